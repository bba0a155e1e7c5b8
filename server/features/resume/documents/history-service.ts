import { maxSnapshots, type ResumeDocument, type SnapshotContent } from '#shared/resume/documents/schema';
import { completeContent } from '#shared/resume/stored-content';
import type { Db } from '../../../db/client';
import type { ResumeRow } from '../../../db/schema/resumes';
import type { User, UserId } from '../../../db/schema/users';
import { AppError, notFound } from '../../../http/errors/app-error';
import type { ResumeDeps } from '../photo/photo-service';
import { lockOwnedCredentials, lockResume } from '../repository';
import { saveResume } from '../service';
import { loadDocument, requireDocument, requireEditable } from './document-service';
import * as repository from './history-repository';

type DocumentId = ResumeRow['id'];
type HistoryDeps = Pick<ResumeDeps, 'db' | 'clock'>;

const toList = async (db: Db, owner: UserId, id: DocumentId) => ({
  snapshots: (await repository.listSnapshots(db, owner, id)).map(({ createdAt, ...snapshot }) => ({
    ...snapshot,
    createdAt: createdAt.toISOString(),
  })),
});

export const listHistory = async ({ db }: Pick<HistoryDeps, 'db'>, owner: UserId, id: DocumentId) => {
  await requireDocument({ db }, owner, id);
  return toList(db, owner, id);
};

export const getSnapshot = async (
  { db }: Pick<HistoryDeps, 'db'>,
  owner: UserId,
  { id, snapshotId }: { id: DocumentId; snapshotId: string },
): Promise<SnapshotContent> => {
  const found = await repository.findSnapshot(db, owner, id, snapshotId);
  if (!found) throw notFound('This version');
  const { content, createdAt, version, name } = found;
  return { id: found.id, version, name, createdAt: createdAt.toISOString(), content: complete(content) };
};

/** As it was stored, whose sections are fields like the others. */
const complete = (content: object) =>
  completeContent({ ...content, sections: content as Record<string, unknown> });

export const nameVersion = async ({ db, clock }: HistoryDeps, user: User, id: DocumentId, name: string) => {
  await requireEditable({ db, clock }, user, id);
  await db.transaction(async (tx) => {
    const row = await lockResume(tx, { owner: user.id, id });
    if ((await repository.countNamed(tx, id)) >= maxSnapshots.named)
      throw new AppError(
        'CONFLICT',
        `This document has ${maxSnapshots.named} named versions, which is all there is room for. Make a new version of it on Documents, and go on there.`,
      );
    await repository.nameSnapshot(tx, row, name, clock.now());
  });
  return toList(db, user.id, id);
};

/** A save like any other: what the document says now is in its history, as is what it says from then on. */
export const restoreSnapshot = async (
  deps: ResumeDeps,
  user: User,
  { id, snapshotId }: { id: DocumentId; snapshotId: string },
  version: number,
): Promise<ResumeDocument> => {
  await requireEditable(deps, user, id);
  const found = await getSnapshot(deps, user.id, { id, snapshotId });
  const linked = found.content.licenses.map(({ credentialId }) => credentialId).filter((one) => one !== '');
  const owned = await lockOwnedCredentials(deps.db, user.id, linked);
  // A credential may be gone by now.
  const licenses = found.content.licenses.map((license) => ({
    ...license,
    credentialId: owned.has(license.credentialId) ? license.credentialId : '',
  }));
  const { profilePhotoUrl: _photo, particulars: _own, ...content } = complete(found.content);
  await saveResume(deps, { owner: user.id, id }, { ...content, licenses, version });
  return loadDocument(deps, user, id);
};
