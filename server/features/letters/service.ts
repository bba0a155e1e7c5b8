import type { Letter, LetterDetails, LetterQuery, LetterSummary } from '#shared/letters/schema';
import { maxTrashed } from '#shared/resume/documents/schema';
import type { Clock } from '../../clock';
import type { Db } from '../../db/client';
import type { LetterRow } from '../../db/schema/letters';
import type { User, UserId } from '../../db/schema/users';
import type { ImageWork } from '../../files/image-work';
import { AppError, notFound } from '../../http/errors/app-error';
import * as repository from './repository';
import { cleanSignature } from './signature-picture';

export interface LettersDeps {
  db: Db;
  clock: Clock;
  imageWork: ImageWork;
  /** Locks the owner, and throws PLAN_LIMIT where their plan has no room for another document. */
  requireRoom: (tx: Db, owner: UserId, now: Date) => Promise<void>;
  readRoom: (db: Db, user: User, now: Date) => Promise<{ used: number; limit: number }>;
  /** Throws where a letter is in the trash, or above what their plan has room for: it is read and deleted only then. */
  requireWithinLimit: (
    db: Db,
    user: User,
    now: Date,
    letter: Pick<LetterRow, 'createdAt' | 'trashedAt'>,
  ) => Promise<void>;
}

const missing = () => notFound('This letter');

const toSummary = (row: repository.SummaryRow): LetterSummary => ({
  id: row.id,
  name: row.name,
  tags: row.tags,
  kind: row.kind,
  applicationId: row.applicationId,
  version: row.version,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  trashedAt: row.trashedAt?.toISOString() ?? null,
});

const toLetter = (row: LetterRow): Letter => ({ ...toSummary(row), content: row.content });

export const listLetters = async (
  { db, clock, readRoom }: Pick<LettersDeps, 'db' | 'clock' | 'readRoom'>,
  user: User,
  query: LetterQuery,
) => ({
  letters: (await repository.listPage(db, user.id, query)).map(({ letter, application }) => ({
    ...toSummary(letter),
    application,
  })),
  total: await repository.countMatching(db, user.id, query),
  tags: await repository.listTags(db, user.id),
  ...(await readRoom(db, user, clock.now())),
});

export const getLetter = async (
  { db }: Pick<LettersDeps, 'db'>,
  owner: UserId,
  id: string,
): Promise<Letter> => {
  const row = await repository.findLetter(db, owner, id);
  if (!row) throw missing();
  return toLetter(row);
};

/** Other users' applications are as unknown as those that never were. */
const requireApplication = async (db: Db, owner: UserId, id: string | null) => {
  if (id === null || (await repository.ownsApplication(db, owner, id))) return;
  const message = 'This application is gone. Please choose another one, or none.';
  throw new AppError('VALIDATION_FAILED', message, { fields: { applicationId: message } });
};

/** The content with its signature as it may be stored; one that `stored` has already is left as it is. */
const withCleanSignature = async (
  { imageWork }: Pick<LettersDeps, 'imageWork'>,
  owner: UserId,
  content: LetterDetails['content'],
  stored = '',
) => {
  const { signaturePicture: given } = content;
  if (given === '' || given === stored) return content;
  return { ...content, signaturePicture: await cleanSignature(imageWork, owner, given) };
};

export const createLetter = async (
  { db, clock, imageWork, requireRoom }: LettersDeps,
  owner: UserId,
  given: LetterDetails,
) => {
  const now = clock.now();
  const { tags = [] } = given;
  const content = await withCleanSignature({ imageWork }, owner, given.content);
  const details = { ...given, tags, content };
  return db.transaction(async (tx) => {
    await requireRoom(tx, owner, now);
    await requireApplication(tx, owner, details.applicationId);
    const { kind } = details.content;
    return toLetter(
      await repository.insertLetter(tx, { ...details, kind, userId: owner, createdAt: now, updatedAt: now }),
    );
  });
};

export const saveLetter = async (
  { db, clock, imageWork, requireWithinLimit }: Omit<LettersDeps, 'requireRoom'>,
  user: User,
  id: string,
  { version, ...given }: LetterDetails & { version: number },
): Promise<Letter> => {
  const owner = user.id;
  const stored = await repository.findLetter(db, owner, id);
  if (!stored) throw missing();
  await requireWithinLimit(db, user, clock.now(), stored);
  await requireApplication(db, owner, given.applicationId);
  const { signaturePicture } = stored.content;
  const content = await withCleanSignature({ imageWork }, owner, given.content, signaturePicture);
  const details = { ...given, tags: given.tags ?? stored.tags, content };
  const { kind } = content;
  const row = await repository.updateVersion(db, owner, id, version, {
    ...details,
    kind,
    updatedAt: clock.now(),
  });
  if (row) return toLetter(row);
  throw new AppError(
    'CONFLICT',
    'This letter was saved on another device or tab. Nothing was overwritten: load the newer version, then repeat your change.',
  );
};

export const trashLetter = async (
  { db, clock }: Pick<LettersDeps, 'db' | 'clock'>,
  owner: UserId,
  id: string,
): Promise<void> => {
  if ((await repository.countTrashed(db, owner)) >= maxTrashed)
    throw new AppError(
      'CONFLICT',
      `Your trash is full: it has room for ${maxTrashed} letters. Delete some of them for good first.`,
    );
  if (!(await repository.setTrashed(db, owner, id, clock.now()))) throw missing();
};

export const restoreLetter = ({ db, clock, requireRoom }: LettersDeps, owner: UserId, id: string) =>
  db.transaction(async (tx): Promise<LetterSummary> => {
    const row = await repository.findLetter(tx, owner, id);
    if (!row) throw missing();
    if (row.trashedAt === null) return toSummary(row);
    await requireRoom(tx, owner, clock.now());
    const restored = await repository.setTrashed(tx, owner, id, null);
    if (!restored) throw missing();
    return toSummary(restored);
  });

export const deleteLetter = async (
  { db }: Pick<LettersDeps, 'db'>,
  owner: UserId,
  id: string,
): Promise<void> => {
  if (!(await repository.deleteTrashed(db, owner, id))) throw missing();
};
