import { credentialFilePath, credentialThumbnailPath } from '#shared/credentials/endpoints';
import type {
  Credential,
  CredentialChanges,
  CredentialUpload,
  PublicCredential,
} from '#shared/credentials/schema';
import { parseId } from '#shared/http/path-text';
import type { Db } from '../../db/client';
import { recordFileRemovals } from '../../db/file-removals';
import { lockOwner } from '../../db/lock-owner';
import type { CredentialRow } from '../../db/schema/credentials';
import type { User, UserId } from '../../db/schema/users';
import { removeFiles } from '../../files/file-removal';
import { insertWithFiles } from '../../files/new-files';
import { AppError, notFound } from '../../http/errors/app-error';
import type { CredentialsDeps } from './credentials-deps';
import { requireRoom } from './plan-room';
import * as repository from './repository';
import { keysOf, type StoredFile } from './files/stored-file';

/** A credential as visitors see it in a list. */
export const toPublicCredential = (
  row: Omit<
    CredentialRow,
    | 'userId'
    | 'isPublic'
    | 'storageKey'
    | 'fileName'
    | 'sha256'
    | 'uploadedAt'
    | 'finding'
    | 'inspectionVersion'
  >,
): PublicCredential => ({
  id: row.id,
  title: row.title,
  description: row.description,
  issuer: row.issuer,
  issuedDate: row.issuedDate,
  fileUrl: credentialFilePath(row.id),
  fileType: row.contentType,
  fileSize: row.sizeBytes,
  thumbnailUrl: row.thumbnailKey && credentialThumbnailPath(row.id),
});

const toCredential = (row: CredentialRow): Credential => ({
  ...toPublicCredential(row),
  isPublic: row.isPublic,
  fileName: row.fileName,
  sha256: row.sha256,
  uploadedAt: row.uploadedAt.toISOString(),
  finding: row.finding,
});

const credentialNotFound = () => notFound('This credential');

/** An id that no credential can have is not worth a question to the database. */
const requireId = (id: string) => {
  const parsed = parseId(id);
  if (parsed === undefined) throw credentialNotFound();
  return parsed;
};

/** One's own credentials, the last upload first. */
export const listCredentials = async ({ db }: CredentialsDeps, owner: UserId): Promise<Credential[]> =>
  (await repository.listOwned(db, owner)).map(toCredential);

/** The owner's public credentials, the last upload first. */
export const listPublicCredentials = async (
  { db }: CredentialsDeps,
  owner: UserId,
): Promise<PublicCredential[]> => (await repository.listPublic(db, owner)).map(toPublicCredential);

/** Refuses before a byte is read where the plan is full already. */
export const requireRoomNow = async ({ db, clock }: CredentialsDeps, owner: User) =>
  requireRoom(owner, await repository.countOwned(db, owner.id), clock.now());

/**
 * Makes a credential of a file that is in storage. The count is taken with the owner's row locked, so that uploads at the
 * same time do not get past the plan's limit. When this throws, the file is removed, or left to the sweep.
 */
export const addCredential = (
  deps: CredentialsDeps,
  owner: UserId,
  details: CredentialUpload,
  file: StoredFile,
): Promise<Credential> => {
  const insert = async (tx: Db): Promise<Credential> => {
    const now = deps.clock.now();
    const user = await lockOwner(tx, owner);
    if (!user) throw new AppError('UNAUTHORIZED', 'Unauthorized');
    requireRoom(user, await repository.countOwned(tx, owner), now);
    const { type, ...stored } = file;
    const row = await repository.insertCredential(tx, {
      ...details,
      ...stored,
      contentType: type,
      userId: owner,
      uploadedAt: now,
    });
    if (!row) throw new Error('A credential was not inserted');
    return toCredential(row);
  };
  return insertWithFiles(deps, { keys: keysOf(file), known: repository.knownCredentialFiles, insert });
};

export const updateCredential = async (
  { db }: CredentialsDeps,
  owner: UserId,
  id: string,
  changes: CredentialChanges,
): Promise<Credential> => {
  const hasChanges = Object.keys(changes).length > 0;
  const row = hasChanges
    ? await repository.updateOwned(db, owner, requireId(id), changes)
    : await repository.findOwned(db, owner, requireId(id));
  if (!row) throw credentialNotFound();
  return toCredential(row);
};

export interface DeleteDeps extends CredentialsDeps {
  /** Removes the credential from the owner's resume in the same transaction, before it is deleted. */
  unlinkCredential: (tx: Db, owner: UserId, id: CredentialRow['id']) => Promise<void>;
}

export const deleteCredential = async (deps: DeleteDeps, owner: UserId, id: string): Promise<void> => {
  const keys = await deps.db.transaction(async (tx) => {
    await deps.unlinkCredential(tx, owner, requireId(id));
    const row = await repository.deleteOwned(tx, owner, requireId(id));
    if (!row) throw credentialNotFound();
    await recordFileRemovals(tx, keysOf(row), deps.clock.now());
    return keysOf(row);
  });
  await removeFiles(deps, keys);
};
