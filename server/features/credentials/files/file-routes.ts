import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { Router, type Request, type Response } from 'express';
import { parseId } from '#shared/http/path-text';
import { credentialFilePath, credentialThumbnailPath } from '#shared/credentials/endpoints';
import { withoutInvisible } from '#shared/text/invisible';
import type { CredentialRow } from '../../../db/schema/credentials';
import type { UserId } from '../../../db/schema/users';
import { notFound } from '../../../http/errors/app-error';
import { sendFile, type SentFile } from '../../../http/files/send-file';
import type { Storage } from '../../../integrations/storage/storage';
import type { CredentialsDeps } from '../credentials-deps';
import { canVisitorsSee } from '../policy';
import { inspectionVersion } from './pdf-findings';
import { findOwned, findPublic } from '../repository';

type Kind = 'file' | 'thumbnail';

const paths: [Kind, string][] = [
  ['file', credentialFilePath(':id')],
  ['thumbnail', credentialThumbnailPath(':id')],
];

interface PublicFileDeps extends CredentialsDeps {
  /** How far the owner's profile is exposed: hidden, its files are too. */
  exposureOf: (owner: UserId) => Promise<'indexed' | 'unlisted' | 'hidden'>;
}

/**
 * The files of public credentials of profiles that visitors can open. Caches may keep them, so they are mounted before
 * sessions: no cookie is set on them. Caches revalidate each time, so that one made private is gone at once.
 */
export const publicFileRoutes = (deps: PublicFileDeps) => {
  const router = Router();
  for (const [kind, path] of paths) {
    router.get(path, async (req, res, next) => {
      const id = parseId(req.params['id']);
      const row = id && (await findPublic(deps.db, id));
      const exposure = row ? await deps.exposureOf(row.userId) : 'hidden';
      if (!row || !canVisitorsSee(row, exposure)) return next();
      if (exposure === 'unlisted') res.set('X-Robots-Tag', 'noindex');
      await send(deps, req, res, row, kind, 'public, no-cache');
    });
  }
  return router;
};

/** The files of the owner's credentials, not cached. For others they do not exist. */
export const ownFileRoutes = (deps: CredentialsDeps) => {
  const router = Router();
  for (const [kind, path] of paths) {
    router.get(path, async (req, res) => {
      const id = parseId(req.params['id']);
      const row = id && req.user && (await findOwned(deps.db, req.user.id, id));
      if (!row) throw fileNotFound();
      await send(deps, req, res, row, kind, 'private, no-store');
    });
  }
  return router;
};

const fileNotFound = () => notFound('This file');

type CacheControl = 'public, no-cache' | 'private, no-store';

const send = async (
  { storage, logger }: CredentialsDeps,
  req: Request,
  res: Response,
  row: CredentialRow,
  kind: Kind,
  cacheControl: CacheControl,
) => {
  const file = kind === 'file' ? fileOf(row, storage) : await thumbnailOf(row, storage);
  if (!file) throw fileNotFound();
  const etag =
    cacheControl === 'public, no-cache' ? `"${row.sha256}${kind === 'file' ? '' : '-small'}"` : null;
  if (await sendFile(req, res, { ...file, cacheControl, etag })) return;
  logger.error({ credential: row.id }, 'the file of a credential is not in storage');
  throw fileNotFound();
};

type Content = Pick<SentFile, 'contentType' | 'sizeBytes' | 'fileName' | 'read' | 'isDownload'>;

const fileOf = (
  { storageKey, contentType, sizeBytes, fileName, finding, inspectionVersion: version }: CredentialRow,
  storage: Storage,
): Content => ({
  contentType,
  sizeBytes,
  // Names from before they were taken out may still have such characters.
  fileName: withoutInvisible(fileName),
  // Not inspected yet: it may do anything.
  isDownload: contentType === 'application/pdf' && (finding !== null || version < inspectionVersion),
  read: (range) => storage.read(storageKey, range),
});

/** A few kilobytes, so that it may be in memory whole. */
const thumbnailOf = async ({ thumbnailKey }: CredentialRow, storage: Storage): Promise<Content | null> => {
  const stream = thumbnailKey && (await storage.read(thumbnailKey));
  if (!stream) return null;
  const bytes = await buffer(stream);
  return {
    contentType: 'image/webp',
    sizeBytes: bytes.length,
    fileName: 'thumbnail.webp',
    isDownload: false,
    read: (range) =>
      Promise.resolve(Readable.from([range ? bytes.subarray(range.start, range.end + 1) : bytes])),
  };
};
