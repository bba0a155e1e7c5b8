import { effectivePlan, plans } from '#shared/billing/plans';
import {
  maxTrashed,
  type DocumentDetails,
  type DocumentQuery,
  type DocumentSummary,
  type GivenWordings,
  type Leaving,
  type LeftOutList,
  type ResumeDocument,
  type SourceAnswers,
  type SourceChangeList,
} from '#shared/resume/documents/schema';
import {
  withItemBack,
  withoutItem,
  withoutLines,
  wholeOf,
  type Whole,
} from '#shared/resume/documents/left-out';
import {
  agreement,
  asVersion,
  changesByKey,
  ownChangesByKey,
  withAnswers,
  type SourceChange,
} from '#shared/resume/documents/source-changes';
import { nameOf, type Version } from '#shared/resume/documents/version';
import { emptyResume } from '#shared/resume/empty-resume';
import { resumeContent, type Resume, type ResumeContent, type ResumeSave } from '#shared/resume/schema';
import { completeContent } from '#shared/resume/stored-content';
import type { Db } from '../../../db/client';
import { lockOwner } from '../../../db/lock-owner';
import type { ResumeDocumentRow, ResumeRow } from '../../../db/schema/resumes';
import type { User, UserId } from '../../../db/schema/users';
import { AppError, notFound } from '../../../http/errors/app-error';
import type { ResumeDeps } from '../photo/photo-service';
import { columnsOf, saveResume, toResume } from '../service';
import { findResume, lockResume, updateResume } from '../repository';
import * as repository from './document-repository';
import { addSnapshot } from './history-repository';

type DocumentDeps = Pick<ResumeDeps, 'db' | 'clock'>;
type DocumentId = ResumeRow['id'];

const missing = () => notFound('This document');

/** How much the sources say otherwise, by document. Contents are looked at only where one was saved or answered since. */
const countChanges = async (db: Db, owner: UserId, rows: repository.CardRow[]) => {
  const differing = rows.filter(
    ({ source, document }) => source && source.version !== document?.sourceVersion,
  );
  const known = differing.flatMap(({ id, version, source, document }) => {
    const counted = document?.counted;
    const isCurrent = counted?.version === version && counted.sourceVersion === source?.version;
    return isCurrent ? [[id, counted.changes] as const] : [];
  });
  const counts = new Map(known);
  const ids = differing.filter(({ id }) => !counts.has(id)).map(({ id }) => id);
  if (ids.length === 0) return counts;
  const found = (await repository.findWithSources(db, owner, ids)).map(({ row, origin, source, state }) => ({
    ...compared(row, origin, source),
    state,
  }));
  for (const { row, changes } of found) counts.set(row.id, changes.size);
  // What says the same need not be compared again before its source is saved anew.
  for (const { row, origin, source, version, changes } of found)
    if (changes.size === 0)
      await repository.agree(db, row.id, origin.sourceVersion, {
        ...agreement(version, withoutParticulars(completeContent(source))),
        sourceVersion: source.version,
      });
  await repository.keepCounts(
    db,
    found
      .filter(({ changes }) => changes.size > 0)
      .map(({ row, source, changes, state }) => ({
        id: row.id,
        state,
        counted: { version: row.version, sourceVersion: source.version, changes: changes.size },
      })),
  );
  return counts;
};

const toSummaries = async (db: Db, user: User, now: Date, rows: repository.CardRow[]) => {
  const changes = await countChanges(db, user.id, rows);
  const firstAbove = await repository.findFirstAbove(db, user.id, limitOf(user, now));
  return rows.map((row) => toSummary(row, changes.get(row.id) ?? 0, readOnlyReason(row, firstAbove)));
};

const limitOf = (user: User, now: Date) => plans[effectivePlan(user, now)].documents;

/** How many documents there are, letters included, and how many the plan has room for. */
export const readRoom = async (db: Db, user: User, now: Date) => ({
  used: (await repository.countDocuments(db, user.id)).used,
  limit: limitOf(user, now),
});

/** Why a document is read, downloaded and deleted only. What was made first has room first. */
const readOnlyReason = (
  { document }: { document: { createdAt: Date; trashedAt: Date | null } | null },
  firstAbove: Date | undefined,
): DocumentSummary['readOnly'] => {
  if (!document) return null;
  if (document.trashedAt) return 'trash';
  return firstAbove && document.createdAt >= firstAbove ? 'plan' : null;
};

const toSummary = (
  row: repository.CardRow,
  changesInSource: number,
  readOnly: DocumentSummary['readOnly'],
): DocumentSummary => ({
  id: row.id,
  name: row.name,
  forJob: row.document?.forJob ?? '',
  tags: row.document?.tags ?? [],
  isMain: row.isMain,
  title: row.title,
  templateId: row.templateId,
  source: row.source && { id: row.source.id, name: row.source.name, isMain: row.source.isMain },
  changesInSource,
  createdAt: row.document?.createdAt.toISOString() ?? null,
  updatedAt: row.updatedAt?.toISOString() ?? null,
  trashedAt: row.document?.trashedAt?.toISOString() ?? null,
  readOnly,
});

export const listDocuments = async ({ db, clock }: DocumentDeps, user: User, query: DocumentQuery) => {
  const cards = await repository.listCards(db, user.id, query);
  return {
    documents: await toSummaries(db, user, clock.now(), cards),
    total: await repository.countCards(db, user.id, query),
    tags: await repository.listTags(db, user.id),
    ...(await readRoom(db, user, clock.now())),
  };
};

const loadSummary = async (
  { db, clock }: DocumentDeps,
  user: User,
  id: DocumentId,
): Promise<DocumentSummary> => {
  const row = await repository.findCard(db, user.id, id);
  const [summary] = row ? await toSummaries(db, user, clock.now(), [row]) : [];
  if (!summary) throw missing();
  return summary;
};

/** Other users' documents are as unknown as those that never were. */
export const requireDocument = async ({ db }: Pick<DocumentDeps, 'db'>, owner: UserId, id: DocumentId) => {
  const card = await repository.findCard(db, owner, id);
  if (!card) throw missing();
  return card;
};

/** Refuses to change what is in the trash, or above what the plan that counts now has room for. */
export const requireEditable = async (
  { db, clock }: DocumentDeps,
  user: User,
  id: DocumentId,
): Promise<void> => {
  const { document } = await requireDocument({ db }, user.id, id);
  if (document) await requireWithinLimit(db, user, clock.now(), document);
};

/** The same for any document that counts for the plan: a letter, too. */
export const requireWithinLimit = async (
  db: Db,
  user: User,
  now: Date,
  document: { createdAt: Date; trashedAt: Date | null },
): Promise<void> => {
  const limit = limitOf(user, now);
  const reason = readOnlyReason({ document }, await repository.findFirstAbove(db, user.id, limit));
  if (reason === 'trash')
    throw new AppError('CONFLICT', 'This document is in the trash. Restore it to change it.');
  if (reason === 'plan')
    throw new AppError(
      'PLAN_LIMIT',
      `Your plan has room for ${limit} documents in addition to your main resume, and this one was made after them. You can read, download and delete it; to change it, upgrade or move an older one to the trash.`,
    );
};

/** Refuses one more document where the plan that counts now has no room for it. Locks the owner. */
export const requireRoom = async (tx: Db, owner: UserId, now: Date) => {
  const user = await lockOwner(tx, owner);
  if (!user) throw new AppError('UNAUTHORIZED', 'Unauthorized');
  const plan = effectivePlan(user, now);
  const { name, documents: limit } = plans[plan];
  if ((await repository.countDocuments(tx, owner)).used < limit) return;
  const wayOut =
    plan === 'free'
      ? `Move one to the trash, or upgrade to ${plans.pro.name} for ${plans.pro.documents}.`
      : 'Move one to the trash to make another.';
  throw new AppError(
    'PLAN_LIMIT',
    `Your ${name} plan has room for ${limit} documents in addition to your main resume. ${wayOut}`,
  );
};

/** A document with the content of its source, which it agrees with in everything. */
export const makeDocument = async (
  deps: DocumentDeps,
  user: User,
  { from, name, forJob = '', tags = [] }: Partial<DocumentDetails> & { from?: DocumentId | undefined },
): Promise<DocumentSummary> => {
  const owner = user.id;
  const id = await deps.db.transaction(async (tx) => {
    const now = deps.clock.now();
    // The resume before the owner, as the deletion of an account locks them.
    const source = await lockResume(tx, from === undefined ? { owner } : { owner, id: from });
    await requireRoom(tx, owner, now);
    const { id: sourceId, version, ...content } = source;
    return repository.insertDocument(
      tx,
      {
        ...content,
        // A photo belongs to the person: documents show that of the main resume.
        profilePhotoUrl: '',
        name: (name ?? forJob.slice(0, 100)) || `Version of ${source.name}`.slice(0, 100),
        isPrimary: false,
        version: 1,
        updatedAt: now,
      },
      {
        forJob,
        tags,
        createdAt: now,
        sourceId,
        sourceVersion: version,
        base: withoutParticulars(completeContent(source)),
      },
    );
  });
  return loadSummary(deps, user, id);
};

/** They are never compared, and what was removed must be gone. */
const withoutParticulars = (content: ResumeContent): ResumeContent => ({
  ...content,
  particulars: emptyResume.particulars,
});

const withMainPhoto = async (db: Db, owner: UserId, resume: Resume): Promise<Resume> => ({
  ...resume,
  profilePhotoUrl: (await findResume(db, { owner }))?.profilePhotoUrl ?? '',
});

export const loadDocument = async (
  deps: DocumentDeps,
  user: User,
  id: DocumentId,
): Promise<ResumeDocument> => {
  const row = await findResume(deps.db, { owner: user.id, id });
  if (!row) throw missing();
  return {
    ...(await withMainPhoto(deps.db, user.id, toResume(row))),
    document: await loadSummary(deps, user, id),
  };
};

export const saveDocument = async (
  deps: ResumeDeps,
  user: User,
  id: DocumentId,
  { profilePhotoUrl: _main, ...save }: ResumeSave,
): Promise<ResumeDocument> => {
  await requireEditable(deps, user, id);
  await saveResume(deps, { owner: user.id, id }, save);
  return loadDocument(deps, user, id);
};

export const describeDocument = async (
  deps: DocumentDeps,
  user: User,
  id: DocumentId,
  { name, ...details }: Partial<DocumentDetails>,
): Promise<DocumentSummary> => {
  const owner = user.id;
  await requireEditable(deps, user, id);
  await deps.db.transaction(async (tx) => {
    const { isPrimary } = await lockResume(tx, { owner, id });
    if (isPrimary && Object.keys(details).length > 0)
      throw new AppError('CONFLICT', 'Your main resume is for every job: job and tags are for its versions.');
    if (name !== undefined) await updateResume(tx, { owner, id }, { name });
    if (Object.keys(details).length > 0) await repository.updateOrigin(tx, id, details);
  });
  return loadSummary(deps, user, id);
};

export const trashDocument = ({ db, clock }: DocumentDeps, owner: UserId, id: DocumentId): Promise<void> =>
  db.transaction(async (tx) => {
    const { isPrimary } = await lockResume(tx, { owner, id });
    if (isPrimary) throw new AppError('CONFLICT', 'Your main resume cannot go to the trash.');
    // Its 30 days do not begin again.
    if ((await repository.findOrigin(tx, owner, id))?.trashedAt) return;
    await lockOwner(tx, owner);
    if ((await repository.countDocuments(tx, owner)).trashed >= maxTrashed) {
      throw new AppError(
        'CONFLICT',
        `Your trash is full: it has room for ${maxTrashed} documents. Delete some of them for good first.`,
      );
    }
    await repository.updateOrigin(tx, id, { trashedAt: clock.now() });
  });

export const restoreDocument = async (
  deps: DocumentDeps,
  user: User,
  id: DocumentId,
): Promise<DocumentSummary> => {
  const owner = user.id;
  await deps.db.transaction(async (tx) => {
    const origin = await repository.findOrigin(tx, owner, id);
    if (!origin) throw missing();
    if (origin.trashedAt === null) return;
    await requireRoom(tx, owner, deps.clock.now());
    await repository.updateOrigin(tx, id, { trashedAt: null });
  });
  return loadSummary(deps, user, id);
};

export const deleteDocument = async (
  { db }: Pick<DocumentDeps, 'db'>,
  owner: UserId,
  id: DocumentId,
): Promise<void> => {
  if (!(await repository.deleteTrashed(db, owner, id))) throw missing();
};

interface Compared {
  row: ResumeRow;
  origin: ResumeDocumentRow;
  source: ResumeRow;
  /** With the lines that it leaves out. */
  version: Version;
  lines: Whole['lines'];
  changes: Map<string, SourceChange>;
}

/** The base is stored as content, whose sections are fields like the others. */
const completeBase = (base: ResumeContent): ResumeContent => completeContent({ ...base, sections: base });

const compared = (row: ResumeRow, origin: ResumeDocumentRow, source: ResumeRow): Compared => {
  const { base, leftOut, alwaysMine } = origin;
  const printed = { content: completeContent(row), base: completeBase(base), leftOut, alwaysMine };
  const { version, lines } = wholeOf(printed);
  return { row, origin, source, version, lines, changes: changesByKey(version, completeContent(source)) };
};

const toList = ({ row, source, version, changes }: Compared): SourceChangeList => {
  const content = completeContent(source);
  const ownOnes = ownChangesByKey(version, content);
  return {
    version: row.version,
    sourceVersion: source.version,
    changes: [...changes].map(([key, change]) => toChange(key, change, version)),
    own: [...ownOnes].map(([key, change]) => toChange(key, change, asVersion(version, content))),
  };
};

const toChange = (key: string, change: SourceChange, version: Version) => ({
  key,
  kind: change.kind,
  part: change.part,
  field: change.kind === 'field' ? change.field : null,
  entry:
    change.kind === 'text' ? '' : nameOf(change.kind === 'field' ? entryOf(change, version) : change.item),
  was: change.kind === 'added' ? null : change.kind === 'removed' ? change.item : change.was,
  now: change.kind === 'removed' ? null : change.kind === 'added' ? change.item : change.now,
  mine: change.kind === 'text' || change.kind === 'field' ? change.mine : null,
});

/** A document that holds too much could not be saved any more. */
const requireSavable = (content: ResumeContent) => {
  const { error } = resumeContent.safeParse(content);
  if (!error) return;
  const reason = error.issues[0]?.message ?? '';
  throw new AppError(
    'CONFLICT',
    `There is no room for this change (${reason}). Remove something of the kind from this document first, or keep yours.`,
  );
};

const entryOf = (change: Extract<SourceChange, { kind: 'field' }>, { content, leftOut }: Version) => {
  const { at, part } = change;
  return (at.in === 'leftOut' ? leftOut[at.index]?.item : content[part][at.index]) ?? '';
};

const requireSource = async (tx: Db, owner: UserId, origin: ResumeDocumentRow | undefined) => {
  if (!origin) throw missing();
  const source = origin.sourceId && (await findResume(tx, { owner, id: origin.sourceId }));
  if (!source) throw notFound('What this document was made from');
  return { origin, source };
};

export const listSourceChanges = async (
  { db }: Pick<DocumentDeps, 'db'>,
  owner: UserId,
  id: DocumentId,
): Promise<SourceChangeList> => {
  const row = await findResume(db, { owner, id });
  const origin = await repository.findOrigin(db, owner, id);
  if (!row) throw missing();
  // The main resume, or a document of its own since its source was deleted.
  if (!origin?.sourceId) return { version: row.version, sourceVersion: 0, changes: [], own: [] };
  const { source } = await requireSource(db, owner, origin);
  return toList(compared(row, origin, source));
};

/** Nothing but what was answered changes; answers to what is no longer a question are refused. */
export const answerSourceChanges = async (
  { db, clock }: DocumentDeps,
  user: User,
  id: DocumentId,
  given: SourceAnswers,
) => {
  const owner = user.id;
  await requireEditable({ db, clock }, user, id);
  return db.transaction(async (tx): Promise<SourceChangeList> => {
    const row = await lockResume(tx, { owner, id });
    const { origin, source } = await requireSource(tx, owner, await repository.findOrigin(tx, owner, id));
    requireSame(given, row, source);
    const before = completeContent(row);
    const content = completeContent(source);
    const asked = compared(row, origin, source);
    const answers = given.answers.map(({ key, answer }) => {
      const change = asked.changes.get(key);
      if (!change) throw differenceGone();
      return { change, answer };
    });
    const version = withoutLines({
      version: withAnswers(asked.version, content, answers),
      lines: asked.lines,
    });
    requireSavable(version.content);
    const isEdited = JSON.stringify(before) !== JSON.stringify(version.content);
    const { specified, sections } = columnsOf(version.content);
    const { profilePhotoUrl: _main, ...texts } = specified;
    const changes = isEdited ? { ...texts, sections, version: row.version + 1, updatedAt: clock.now() } : {};
    if (isEdited) {
      await updateResume(tx, { owner, id }, changes);
      await addSnapshot(tx, row, { ...row, ...changes }, clock.now());
    }
    const { base, leftOut, alwaysMine } = version;
    const agreed = changesByKey(version, content).size === 0 ? { sourceVersion: source.version } : {};
    await repository.updateOrigin(tx, id, { base, leftOut, alwaysMine, ...agreed });
    return toList(compared({ ...row, ...changes }, { ...origin, base, leftOut, alwaysMine }, source));
  });
};

const differenceGone = () =>
  new AppError('CONFLICT', 'One of these differences is gone. Look at the differences again.');

const requireSame = (
  given: Pick<SourceAnswers, 'version' | 'sourceVersion'>,
  row: Pick<ResumeRow, 'version'>,
  source: Pick<ResumeRow, 'version'>,
) => {
  if (row.version === given.version && source.version === given.sourceVersion) return;
  throw new AppError(
    'RESUME_CHANGED',
    'This document or its source was saved since you opened the comparison. Look at the differences again.',
  );
};

/** Puts wordings of a document into its source, which is saved with them; both agree on them from then on. */
export const giveWordings = async (
  deps: ResumeDeps,
  user: User,
  id: DocumentId,
  given: GivenWordings,
): Promise<SourceChangeList> => {
  const owner = user.id;
  const origin = await repository.findOrigin(deps.db, owner, id);
  const sourceId = (await requireSource(deps.db, owner, origin)).source.id;
  await requireEditable(deps, user, sourceId);
  return deps.db.transaction(async (tx): Promise<SourceChangeList> => {
    const source = await lockResume(tx, { owner, id: sourceId });
    const row = await lockResume(tx, { owner, id });
    const stored = await repository.findOrigin(tx, owner, id);
    if (stored?.sourceId !== sourceId) throw missing();
    requireSame(given, row, source);
    const before = completeContent(source);
    const { version } = compared(row, stored, source);
    const offered = ownChangesByKey(version, before);
    const answers = given.keys.map((key) => {
      const change = offered.get(key);
      if (!change) throw differenceGone();
      return { change, answer: 'take' as const };
    });
    const { content, base } = withAnswers(asVersion(version, before), version.content, answers);
    requireSavable(content);
    const { specified, sections } = columnsOf(content);
    const { profilePhotoUrl: _own, ...texts } = specified;
    const changes = {
      ...texts,
      sections: { ...source.sections, ...sections },
      version: source.version + 1,
      updatedAt: deps.clock.now(),
    };
    await updateResume(tx, { owner, id: sourceId }, changes);
    await addSnapshot(tx, source, { ...source, ...changes }, changes.updatedAt);
    await repository.updateOrigin(tx, id, { base });
    return toList(compared(row, { ...stored, base }, { ...source, ...changes }));
  });
};

const requireOrigin = async (tx: Db, owner: UserId, id: DocumentId) => {
  const origin = await repository.findOrigin(tx, owner, id);
  if (!origin)
    throw new AppError('CONFLICT', 'Your main resume has everything. Leave things out in a version of it.');
  return origin;
};

export const listLeftOut = async (
  { db }: Pick<DocumentDeps, 'db'>,
  owner: UserId,
  id: DocumentId,
): Promise<LeftOutList> => {
  const { version } = await requireDocument({ db }, owner, id);
  return { version, leftOut: (await repository.findOrigin(db, owner, id))?.leftOut ?? [] };
};

/** Moves an item between a version's content and what it leaves out; nothing of it is lost. */
export const leaveOut = async (
  deps: DocumentDeps,
  user: User,
  id: DocumentId,
  given: Leaving,
): Promise<LeftOutList> => {
  const owner = user.id;
  await requireEditable(deps, user, id);
  return deps.db.transaction(async (tx): Promise<LeftOutList> => {
    const row = await lockResume(tx, { owner, id });
    const { base, leftOut, alwaysMine } = await requireOrigin(tx, owner, id);
    if (row.version !== given.version)
      throw new AppError('RESUME_CHANGED', 'This document was saved since you opened it. Look at it again.');
    const before = { content: completeContent(row), base: completeBase(base), leftOut, alwaysMine };
    const after =
      given.do === 'leave-out' ? withoutItem(before, given) : withItemBack(before, given.part, given.index);
    if (!after)
      throw new AppError(
        'CONFLICT',
        leftOut[given.index]?.of && given.do === 'put-back'
          ? 'The entry that this line belongs to is not in this version any more. Put the entry back first.'
          : 'This is not there any more. Look at the document again.',
      );
    requireSavable(after.content);
    const { specified, sections } = columnsOf(after.content);
    const { profilePhotoUrl: _main, ...texts } = specified;
    const changes = {
      ...texts,
      sections: { ...row.sections, ...sections },
      version: row.version + 1,
      updatedAt: deps.clock.now(),
    };
    await updateResume(tx, { owner, id }, changes);
    await addSnapshot(tx, row, { ...row, ...changes }, changes.updatedAt);
    await repository.updateOrigin(tx, id, { leftOut: after.leftOut });
    return { version: changes.version, leftOut: after.leftOut };
  });
};
