import { and, eq, inArray, sql, type Placeholder } from 'drizzle-orm';
import { specifiedFields, type ResumeContent } from '#shared/resume/schema';
import type { SectionsContent } from '#shared/resume/sections/schema';
import type { Db } from '../../db/client';
import { directStatement } from '../../db/direct-statement';
import { prepareOnce } from '../../db/prepare-once';
import { credentials, type CredentialRow } from '../../db/schema/credentials';
import { resumes, type ResumeRow } from '../../db/schema/resumes';
import type { UserId } from '../../db/schema/users';
import { AppError } from '../../http/errors/app-error';

/** The transaction that wrote the row last. */
const rowVersion = sql<string>`${resumes}.xmin::text`;

/** Which of the resumes is the one that the API means. */
export const primaryOf = (owner: UserId | Placeholder) => and(eq(resumes.userId, owner), resumes.isPrimary);

const resumeOf = prepareOnce((db) =>
  db
    .select({ resume: resumes, rowVersion })
    .from(resumes)
    .where(primaryOf(sql.placeholder('owner')))
    .prepare('resume_of'),
);

/** The row, and the transaction that wrote it last: any change of it is another version. */
export const findResumeVersion = async (
  db: Db,
  owner: UserId,
): Promise<{ resume: ResumeRow; rowVersion: string } | undefined> =>
  (await resumeOf(db).execute({ owner }))[0];

export const findResume = async (db: Db, owner: UserId): Promise<ResumeRow | undefined> =>
  (await findResumeVersion(db, owner))?.resume;

/** How often the owner has saved; undefined without a row. */
export const findResumeSaves = async (db: Db, owner: UserId): Promise<number | undefined> =>
  (await db.select({ version: resumes.version }).from(resumes).where(primaryOf(owner)))[0]?.version;

/** Makes the owner's row, of version 0, unless there is one. */
export const insertMissingResume = async (db: Db, owner: UserId): Promise<void> => {
  await db.insert(resumes).values({ userId: owner }).onConflictDoNothing();
};

/** The owner's row, made when missing, and locked until the transaction ends: saves come one after the other. */
export const lockResume = async (tx: Db, owner: UserId): Promise<ResumeRow> => {
  await insertMissingResume(tx, owner);
  const [row] = await tx.select().from(resumes).where(primaryOf(owner)).for('update');
  // It goes only with the account, which was deleted while this waited.
  if (!row) throw new AppError('UNAUTHORIZED', 'Unauthorized');
  return row;
};

export const updateResume = async (
  db: Db,
  owner: UserId,
  changes: Partial<Omit<ResumeRow, 'userId'>>,
): Promise<ResumeRow | undefined> =>
  (await db.update(resumes).set(changes).where(primaryOf(owner)).returning())[0];

/** Those of these credentials that the owner has, locked against deletion until the transaction ends. */
export const lockOwnedCredentials = async (
  tx: Db,
  owner: UserId,
  ids: CredentialRow['id'][],
): Promise<Set<CredentialRow['id']>> => {
  const rows = await tx
    .select({ id: credentials.id })
    .from(credentials)
    .where(and(eq(credentials.userId, owner), inArray(credentials.id, ids)))
    .for('key share');
  return new Set(rows.map(({ id }) => id));
};

/**
 * Removes a credential that is about to be deleted from the owner's licenses. Locks the resumes first, as a save does, so
 * that no save under way brings the id back.
 */
export const unlinkCredential = async (tx: Db, owner: UserId, id: CredentialRow['id']): Promise<void> => {
  await tx.select({ id: resumes.id }).from(resumes).where(eq(resumes.userId, owner)).for('update');
  const licenses = sql`${resumes.sections}->'licenses'`;
  await tx
    .update(resumes)
    .set({
      sections: sql`jsonb_set(${resumes.sections}, '{licenses}', (
        select jsonb_agg(
          case when license->>'credentialId' = ${id} then license || '{"credentialId": ""}' else license end
          order by place)
        from jsonb_array_elements(${licenses}) with ordinality as entries(license, place)))`,
    })
    .where(
      and(eq(resumes.userId, owner), sql`${licenses} @> ${JSON.stringify([{ credentialId: id }])}::jsonb`),
    );
};

/** What a save writes: the specified fields, and those of the sections that it has. */
export type SavedFields = Pick<ResumeContent, (typeof specifiedFields)[number]> & {
  sections: Partial<SectionsContent>;
};

/** The value that a save gives for this column. */
const given = (column: keyof SavedFields | 'updatedAt') =>
  sql`${sql.param(sql.placeholder(column), resumes[column])}`;
const givenContent = Object.fromEntries(specifiedFields.map((field) => [field, given(field)]));

const fullSave = directStatement<
  [
    templateId: string,
    paper: ResumeRow['paper'],
    density: ResumeRow['density'],
    photo: ResumeRow['photo'],
    qrCode: ResumeRow['qrCode'],
    attachData: ResumeRow['attachData'],
    version: number,
    rowVersion: string,
    sections: ResumeRow['sections'] | null,
  ]
>('full_save', (db) =>
  db
    .update(resumes)
    .set({
      ...givenContent,
      sections: sql`${resumes.sections} || ${given('sections')}::jsonb`,
      version: sql`${resumes.version} + 1`,
      updatedAt: given('updatedAt'),
    })
    .where(
      and(
        primaryOf(sql.placeholder('owner')),
        eq(resumes.profilePhotoUrl, sql.placeholder('profilePhotoUrl')),
        eq(resumes.version, sql`coalesce(${sql.placeholder('version')}::int, ${resumes.version})`),
        // A credential that no license pointed to before is looked up in a transaction.
        sql`coalesce(${resumes.sections}->'licenses', '[]') @> ${sql.param(sql.placeholder('pointers'), resumes.sections)}::jsonb`,
      ),
    )
    .returning({
      templateId: resumes.templateId,
      paper: resumes.paper,
      density: resumes.density,
      photo: resumes.photo,
      qrCode: resumes.qrCode,
      attachData: resumes.attachData,
      version: resumes.version,
      rowVersion,
      // What was given need not come back.
      sections: sql`case when ${sql.placeholder('hasAllSections')}::boolean then null else ${resumes.sections} end`,
    }),
);

/** The credentials that licenses point to. */
export const pointersOf = ({ licenses = [] }: Partial<SectionsContent>): CredentialRow['id'][] => [
  ...new Set(licenses.map(({ credentialId }) => credentialId).filter((id) => id !== '')),
];

/** A resume's row as far as its users see it. */
export type StoredResume = Omit<ResumeRow, 'id' | 'userId' | 'name' | 'isPrimary'>;

/**
 * Saves a whole resume in one statement, if there is one with this photo, with licenses that point to these credentials and,
 * where `version` is given, of this version; else changes nothing and returns undefined. `hasAllSections` says that `sections`
 * is complete.
 */
export const saveWithSamePhoto = async (
  db: Db,
  owner: UserId,
  {
    version = null,
    hasAllSections,
    ...save
  }: SavedFields & { hasAllSections: boolean; version?: number | null; updatedAt: Date },
): Promise<{ row: StoredResume; rowVersion: string } | undefined> => {
  const pointers = pointersOf(save.sections).map((credentialId) => ({ credentialId }));
  const [saved] = await fullSave(db, { ...save, owner, version, hasAllSections, pointers });
  if (!saved) return undefined;
  // The columns that were given need not come back.
  const [templateId, paper, density, photo, qrCode, attachData, savedVersion, savedRowVersion, sections] =
    saved;
  return {
    row: {
      ...save,
      sections: sections ?? save.sections,
      templateId,
      paper,
      density,
      photo,
      qrCode,
      attachData,
      version: savedVersion,
    },
    rowVersion: savedRowVersion,
  };
};
