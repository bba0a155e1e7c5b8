import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { create as contentDisposition } from 'content-disposition';
import type { Request, Response } from 'express';
import { manilaDay, manilaTime } from '#shared/manila-day';
import { product } from '#shared/product/product';
import type { User } from '../../db/schema/users';
import { recordSecurityEvent } from '../../db/security-events';
import { requestIdOf } from '../../http/monitoring/request-log';
import { archiveNames } from '../../files/archive-names';
import {
  applicationsJson,
  exportDocuments,
  resumeDocumentsJson,
  resumeHistoryJson,
  securityEventsJson,
} from './export-documents';
import { listCredentials, listPhotos, listSentFiles } from './export-repository';
import type { YourDataDeps } from './your-data-deps';
import { zipArchive, type ZipArchive } from '../../files/zip-archive';

/** README.txt of an archive. Paths and what each of them is, in the order of the archive. */
const readmeText = (files: readonly { path: string; about: string }[], now: Date): string => {
  const width = Math.max(...files.map(({ path }) => path.length));
  return [
    `Your data from ${product.name}, as it was on ${manilaTime(now)} (Manila time).`,
    '',
    'What is in this archive:',
    '',
    ...files.map(({ path, about }) => `  ${path.padEnd(width)}  ${about}`),
    '',
    'Files that end in .json open in any text editor; files that end in .csv open in a spreadsheet.',
    'If there is a file named missing-files.txt, it lists files that could not be read; please download again later.',
    `Nothing was removed from your account. Questions? Write to ${product.supportEmail}.`,
    '',
  ].join('\n');
};

/** A file of the owner in storage. */
interface OwnFile {
  path: string;
  storageKey: string;
  storedAt: Date;
}

/**
 * Sends everything stored about the user as one zip archive, which is written while it is sent. What fails before the first
 * byte is an error response; a database that fails later breaks the download off, so that it never looks whole. A file that
 * cannot be read is listed in missing-files.txt instead. The work ends when the client disconnects.
 */
export const sendExport = async (deps: YourDataDeps, user: User, req: Request, res: Response) => {
  const now = deps.clock.now();
  const prepared = await prepare(deps, user, now);
  res.set({
    'Content-Type': 'application/zip',
    'Content-Disposition': contentDisposition(
      `${product.name.toLowerCase()}-${user.username}-${manilaDay(now)}.zip`,
    ),
    'Cache-Control': 'private, no-store',
  });
  if (req.method === 'HEAD') {
    res.end();
    return;
  }
  const requestId = requestIdOf(req);
  await recordSecurityEvent(deps.db, { kind: 'data_exported', userId: user.id, createdAt: now, requestId });
  const leaving = new AbortController();
  res.once('close', () => leaving.abort());
  const archive = zipArchive(leaving.signal);
  const sending = pipeline(archive.output, res);
  const writing = write(deps, archive, prepared, now, leaving.signal).catch((error: unknown) => {
    if (!leaving.signal.aborted) req.log.error({ err: error }, 'an export broke off');
    // This closes the connection, too.
    archive.output.destroy(error instanceof Error ? error : new Error('The export broke off'));
  });
  await Promise.allSettled([sending, writing]);
};

type Prepared = Awaited<ReturnType<typeof prepare>>;

const prepare = async ({ db, publicUrl, analyticsFiles }: YourDataDeps, { id }: User, now: Date) => {
  const credentials = await listCredentials(db, id);
  const photos = await listPhotos(db, id);
  const sent = await listSentFiles(db, id);
  const nameOf = archiveNames();
  const credentialFiles = credentials.map(({ fileName, storageKey, uploadedAt }): OwnFile => {
    return { path: nameOf('credentials', fileName), storageKey, storedAt: uploadedAt };
  });
  const photoFiles = photos.map(({ storageKey, createdAt }): OwnFile => {
    return { path: nameOf('photos', 'photo.jpg'), storageKey, storedAt: createdAt };
  });
  const sentFiles = sent.map(({ fileName, storageKey, storedAt }): OwnFile => {
    return { path: nameOf('sent', fileName), storageKey, storedAt };
  });
  const paths = new Map([
    ...credentials.map(({ id: credential }, index) => [credential, credentialFiles[index]!.path] as const),
    ...sent.map(({ id: file }, index) => [file, sentFiles[index]!.path] as const),
  ]);
  return {
    documents: await exportDocuments(db, id, publicUrl, { credentials, sent, paths, now }),
    texts: [
      ...analyticsFiles(id),
      {
        name: 'documents.json',
        about: 'your other resumes, those in the trash too: content, tags, drafts, what each was made from',
        content: resumeDocumentsJson(db, id),
      },
      {
        name: 'history.json',
        about: 'what your resumes said after each of their last saves, and in the versions that you named',
        content: resumeHistoryJson(db, id),
      },
      {
        name: 'applications.json',
        about: 'your job applications, each with its history of stages',
        content: applicationsJson(db, id),
      },
      {
        name: 'security-events.json',
        about: 'sign-ins, exports and other events that concern the security of your account',
        content: securityEventsJson(db, id),
      },
    ],
    files: [...credentialFiles, ...photoFiles, ...sentFiles],
  };
};

const write = async (
  deps: YourDataDeps,
  archive: ZipArchive,
  { documents, texts, files }: Prepared,
  now: Date,
  leaving: AbortSignal,
) => {
  const addText = async (path: string, content: AsyncIterable<string> | Iterable<string>) => {
    const failure = await archive.add({
      path,
      content: Readable.from(content),
      modifiedAt: now,
      compress: true,
    });
    if (failure) throw failure as Error;
  };
  const contents = [
    ...documents,
    ...texts.map(({ name, about }) => ({ path: name, about })),
    { path: 'credentials/', about: 'the files of your credentials, as you uploaded them' },
    { path: 'photos/', about: 'your profile photos' },
    { path: 'sent/', about: 'PDFs as you sent them with applications' },
  ];
  await addText('README.txt', [readmeText(contents, now)]);
  for (const { path, json } of documents) await addText(path, [`${JSON.stringify(json, null, 2)}\n`]);
  for (const { name, content } of texts) await addText(name, content);
  const missing: string[] = [];
  for (const file of files) {
    const problem = await addFile(deps, archive, file, leaving);
    if (problem) missing.push(`${file.path}: ${problem}`);
  }
  if (missing.length > 0) await addText('missing-files.txt', [`${missing.join('\n')}\n`]);
  archive.end();
};

/** Adds a file of the owner; returns what is wrong with it, in plain words, or null. */
const addFile = async (
  { storage, logger }: YourDataDeps,
  archive: ZipArchive,
  { path, storageKey, storedAt }: OwnFile,
  leaving: AbortSignal,
): Promise<string | null> => {
  leaving.throwIfAborted();
  const content = await storage.read(storageKey).catch((error: unknown) => {
    logger.error({ err: error, key: storageKey }, 'a file could not be read for an export');
    return undefined;
  });
  if (content === undefined) return 'could not be read just now, please download again later';
  if (content === null) return 'is not in our storage any more';
  const failure = await archive.add({ path, content, modifiedAt: storedAt, compress: false });
  if (!failure) return null;
  logger.error({ err: failure, key: storageKey }, 'a file broke off in an export');
  return 'is incomplete, please download again later';
};
