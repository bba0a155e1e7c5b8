import { z } from 'zod';
import { line, lines } from '#shared/text/schema';
import { fileMessages } from './file-rules';

export const credentialLimits = { title: 100, issuer: 100, description: 500 } as const;

const tooLong = (name: string, max: number) => ({
  max,
  message: `${name} must be at most ${max} characters`,
});

const noSuchDay = 'Please enter a date that exists, such as 2024-05-31';

/** An existing day (YYYY-MM-DD); '' is none. Postgres has no year 0. */
const issuedDate = z
  .union([z.literal(''), z.iso.date(noSuchDay).refine((day) => day >= '0001', noSuchDay)], noSuchDay)
  .nullable()
  .transform((day) => day || null);

/** The details of a credential that its owner enters. */
export const credentialDetails = z.strictObject({
  title: line({
    ...tooLong('Title', credentialLimits.title),
    missing: fileMessages.titleMissing,
  }).min(1, fileMessages.titleMissing),
  description: lines(tooLong('Description', credentialLimits.description)),
  issuer: line(tooLong('Issuer', credentialLimits.issuer)),
  issuedDate,
  isPublic: z.boolean(),
});
export type CredentialDetails = z.infer<typeof credentialDetails>;

/** An omitted field keeps its value. */
export const credentialChanges = credentialDetails.partial();
export type CredentialChanges = z.infer<typeof credentialChanges>;

/** The text fields of an upload. All but the title are optional. */
export const credentialUpload = z.strictObject({
  title: credentialDetails.shape.title,
  description: credentialDetails.shape.description.default(''),
  issuer: credentialDetails.shape.issuer.default(''),
  issuedDate: issuedDate.default(null),
  isPublic: z
    .enum(['true', 'false'], { error: "Please send 'true' or 'false'" })
    .default('false')
    .transform((value) => value === 'true'),
});
export type CredentialUpload = z.infer<typeof credentialUpload>;

/**
 * A credential as visitors see it. `issuedDate` is a day (YYYY-MM-DD); `fileSize` is in bytes; `fileType` is a media
 * type; `thumbnailUrl` is null if the file is not an image.
 */
export const publicCredential = z.object({
  id: z.uuid(),
  title: z.string(),
  description: z.string(),
  issuer: z.string(),
  issuedDate: z.iso.date().nullable(),
  fileUrl: z.string(),
  fileType: z.string(),
  fileSize: z.int().nonnegative(),
  thumbnailUrl: z.string().nullable(),
});
export type PublicCredential = z.infer<typeof publicCredential>;

/** What a PDF does beside showing pages; 'unreadable' where that cannot be told. */
const pdfFinding = z.enum(['script', 'launch', 'attachment', 'unreadable']);
export type PdfFinding = z.infer<typeof pdfFinding>;

/** A credential as its owner sees it. `fileName` is the uploaded file's name, used only as a label. */
export const credential = publicCredential.extend({
  isPublic: z.boolean(),
  fileName: z.string(),
  /** Of the file's bytes, as 64 lowercase hexadecimal digits. */
  sha256: z.string(),
  uploadedAt: z.iso.datetime(),
  /** Why the file is a download only, for visitors and its owner alike; null where browsers show it. */
  finding: pdfFinding.nullable(),
});
export type Credential = z.infer<typeof credential>;

/** The level of verification. Uploads by the owner are self-declared; stronger levels may follow. */
const trustLevel = z.enum(['self-declared']);

/** What the owner's resume says of the license that a credential is the proof of, as visitors see it. */
const credentialLicense = z.object({
  name: z.string(),
  issuer: z.string(),
  number: z.string(),
  validUntil: z.string(),
  noExpiry: z.boolean(),
  link: z.string(),
});

/**
 * The data of a credential's page: the credential, its owner and its trust level. `photoUrl` is '' without a photo;
 * `license` is null if no license of the resume refers to the credential; `today` is the day in Manila (YYYY-MM-DD).
 */
export const credentialRecord = z.object({
  owner: z.object({
    username: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    title: z.string(),
    photoUrl: z.string(),
  }),
  credential: publicCredential.extend({ sha256: z.string(), uploadedAt: z.iso.datetime() }),
  license: credentialLicense.nullable(),
  trust: trustLevel,
  today: z.iso.date(),
});
export type CredentialRecord = z.infer<typeof credentialRecord>;
