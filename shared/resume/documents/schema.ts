import { z } from 'zod';
import { line } from '#shared/text/schema';
import { templateId } from '#shared/document/template-id';
import { resume, storedResumeContent } from '../schema';

export const documentLimits = { name: 100, forJob: 200, tags: 10, tag: 30, search: 100 } as const;

/** Documents on a page of the list. */
export const documentsPerPage = 24;

/** How long the trash keeps a document. */
export const trashDays = 30;

/** Documents that the trash has room for, on every plan: they do not count for the plan's limit. */
export const maxTrashed = 200;

const tag = line({
  max: documentLimits.tag,
  message: `Tag must be less than ${documentLimits.tag} characters`,
}).min(1, 'Tag cannot be empty');

/** What the owner says of a document. Only they see it. */
export const documentDetails = z.strictObject({
  name: line({
    max: documentLimits.name,
    message: `Name must be less than ${documentLimits.name} characters`,
  }).min(1, 'Please name the document'),
  forJob: line({
    max: documentLimits.forJob,
    message: `Job must be less than ${documentLimits.forJob} characters`,
  }),
  tags: z.array(tag).max(documentLimits.tags, `Maximum ${documentLimits.tags} tags allowed`),
});
export type DocumentDetails = z.infer<typeof documentDetails>;

/** A document as its card shows it. `changesInSource` counts what its source says otherwise since they last agreed. */
export const documentSummary = z.object({
  id: z.uuid(),
  name: z.string(),
  forJob: z.string(),
  tags: z.array(z.string()),
  isMain: z.boolean(),
  title: z.string(),
  templateId,
  source: z.object({ id: z.uuid(), name: z.string(), isMain: z.boolean() }).nullable(),
  changesInSource: z.int().nonnegative(),
  createdAt: z.iso.datetime().nullable(),
  updatedAt: z.iso.datetime().nullable(),
  trashedAt: z.iso.datetime().nullable(),
  /** Why it can be read, downloaded and deleted only: it is in the trash, or above what the plan has room for. */
  readOnly: z.enum(['trash', 'plan']).nullable(),
});
export type DocumentSummary = z.infer<typeof documentSummary>;

export const documentSorts = ['changed', 'created', 'name'] as const;

export const documentQuery = z.strictObject({
  search: line({ max: documentLimits.search, message: 'Please search for fewer words' }).default(''),
  tag: line({ max: documentLimits.tag, message: 'This tag is not known' }).default(''),
  sort: z.enum(documentSorts).default('changed'),
  trash: z.enum(['true', 'false']).default('false'),
  page: z.coerce.number<string>().int().min(1).max(1000).default(1),
});
export type DocumentQuery = z.infer<typeof documentQuery>;

/** `used` of `limit` documents count for the plan: resumes and letters, but neither the main resume nor those in the trash. */
export const documentRoom = z.object({ used: z.int().nonnegative(), limit: z.int().nonnegative() });

export const documentList = z.object({
  documents: z.array(documentSummary),
  total: z.int().nonnegative(),
  tags: z.array(z.string()),
  ...documentRoom.shape,
});

/** A document that opens in the builder. */
export const resumeDocument = resume.extend({ document: documentSummary });
export type ResumeDocument = z.infer<typeof resumeDocument>;

/** A difference as the owner reads it: texts as they were, are in the source, and are in the version. */
const sourceChange = z.object({
  key: z.string(),
  kind: z.enum(['text', 'field', 'added', 'removed']),
  part: z.string(),
  field: z.string().nullable(),
  /** The entry that it is about, in short; empty for a text of the resume itself. */
  entry: z.string(),
  was: z.unknown(),
  now: z.unknown(),
  mine: z.unknown(),
});

export const sourceChangeList = z.object({
  changes: z.array(sourceChange),
  /** What the document says otherwise than its source since they last agreed, and could be put there: `mine` is the source's. */
  own: z.array(sourceChange),
  version: z.int().nonnegative(),
  sourceVersion: z.int().nonnegative(),
});
export type SourceChangeList = z.infer<typeof sourceChangeList>;

export const sourceAnswers = z.strictObject({
  version: z.int().nonnegative(),
  sourceVersion: z.int().nonnegative(),
  answers: z
    .array(z.strictObject({ key: z.string().max(500), answer: z.enum(['take', 'keep', 'always']) }))
    .min(1)
    .max(200),
});
/** Puts wordings of the document into its source, by the keys of `own`. */
export const givenWordings = z.strictObject({
  version: z.int().nonnegative(),
  sourceVersion: z.int().nonnegative(),
  keys: z.array(z.string().max(500)).min(1).max(200),
});
export type GivenWordings = z.infer<typeof givenWordings>;

export type SourceAnswers = z.infer<typeof sourceAnswers>;

/** Snapshots of a document that are kept without a name, and those with one. */
export const maxSnapshots = { unnamed: 50, named: 100 } as const;

export const snapshotName = z.strictObject({ name: documentDetails.shape.name });

const snapshot = z.object({
  id: z.uuid(),
  version: z.int().nonnegative(),
  /** Empty without one. */
  name: z.string(),
  createdAt: z.iso.datetime(),
});
export type Snapshot = z.infer<typeof snapshot>;

/** Newest first. */
export const snapshotList = z.object({ snapshots: z.array(snapshot) });

/** Without photo and particulars, which are as they are now. */
export const snapshotContent = snapshot.extend({
  content: storedResumeContent.omit({ profilePhotoUrl: true, particulars: true }),
});
export type SnapshotContent = z.infer<typeof snapshotContent>;

/** What a document has and does not print, in the order in which it was left out. */
export const leftOutList = z.object({
  version: z.int().nonnegative(),
  leftOut: z.array(
    z.object({
      part: z.string(),
      item: z.unknown(),
      /** Of a line: the entry's text that it belongs to, and the entry as it was. */
      of: z.object({ field: z.string(), entry: z.record(z.string(), z.unknown()) }).optional(),
    }),
  ),
});
export type LeftOutList = z.infer<typeof leftOutList>;

/**
 * Leaves the item at this place of a list out, or with `line` a line of one of its texts; or puts back what is at this place of
 * those left out.
 */
export const leaving = z.strictObject({
  version: z.int().nonnegative(),
  do: z.enum(['leave-out', 'put-back']),
  /** Of the item, such as `experience`. */
  part: z.string().max(50),
  index: z.int().nonnegative().max(1000),
  line: z.strictObject({ field: z.string().max(50), index: z.int().nonnegative().max(1000) }).optional(),
});
export type Leaving = z.infer<typeof leaving>;
