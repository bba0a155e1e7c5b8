import { z } from 'zod';
import { line, lines } from '#shared/text';
import { fileMessages } from './file-rules';

export const credentialLimits = { title: 100, issuer: 100, description: 500 } as const;

const tooLong = (name: string, max: number) => ({
  max,
  message: `${name} must be at most ${max} characters`,
});

const noSuchDay = 'Please enter a date that exists, such as 2024-05-31';

/** A day (YYYY-MM-DD) that exists; '' is none. There was no year 0, and Postgres knows none. */
const issuedDate = z
  .union([z.literal(''), z.iso.date(noSuchDay).refine((day) => day >= '0001', noSuchDay)], noSuchDay)
  .nullable()
  .transform((day) => day || null);

/** Letters of no width, as some keyboards and web pages add them, leave a title that nobody can see or press. */
const isSeen = (title: string) => /[\p{L}\p{N}\p{P}\p{S}]/u.test(title);

/** What a person says about a credential. */
export const credentialDetails = z.strictObject({
  title: line({
    ...tooLong('Title', credentialLimits.title),
    missing: fileMessages.titleMissing,
  }).refine(isSeen, fileMessages.titleMissing),
  description: lines(tooLong('Description', credentialLimits.description)),
  issuer: line(tooLong('Issuer', credentialLimits.issuer)),
  issuedDate,
  isPublic: z.boolean(),
});
export type CredentialDetails = z.infer<typeof credentialDetails>;

/** A change erases nothing that it does not name. */
export const credentialChanges = credentialDetails.partial();
export type CredentialChanges = z.infer<typeof credentialChanges>;

/** The text fields beside an uploaded file: everything in them is text, and all but the title may be missing. */
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
 * type; `thumbnailUrl` is null where the file is no image.
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

/** A credential as its owner sees it. `fileName` is what the file was called when it came: a label, nothing more. */
export const credential = publicCredential.extend({
  isPublic: z.boolean(),
  fileName: z.string(),
  /** Of the file's bytes, as 64 lower case hexadecimal digits. */
  sha256: z.string(),
  uploadedAt: z.iso.datetime(),
});
export type Credential = z.infer<typeof credential>;

/** How sure a reader may be. Whatever a person uploads about themselves is self-declared; stronger levels may follow. */
export const trustLevel = z.enum(['self-declared']);
export type TrustLevel = z.infer<typeof trustLevel>;

/** What a credential's own page shows: the credential, whose it is, and how far to trust it. */
export const credentialRecord = z.object({
  owner: z.object({ username: z.string(), firstName: z.string(), lastName: z.string(), title: z.string() }),
  credential: publicCredential.extend({ sha256: z.string(), uploadedAt: z.iso.datetime() }),
  trust: trustLevel,
});
export type CredentialRecord = z.infer<typeof credentialRecord>;
