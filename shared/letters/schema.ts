import { z } from 'zod';
import { fullMonthNames, pointOf } from '#shared/text/partial-date';
import {
  documentDetails,
  documentLimits,
  documentQuery,
  documentRoom,
} from '#shared/resume/documents/schema';
import { line, lines, optionalText } from '#shared/text/schema';

export const letterKinds = ['cover', 'resignation', 'certificate', 'thank-you'] as const;
export type LetterKind = (typeof letterKinds)[number];

export const letterKindNames: Record<LetterKind, string> = {
  cover: 'Cover letter',
  resignation: 'Resignation letter',
  certificate: 'Request for a certificate of employment',
  'thank-you': 'Thank-you note',
};

/** The texts of a letter in the order of the page. */
export const letterFields = {
  recipientName: { label: 'Name', max: 100 },
  recipientTitle: { label: 'Position', max: 100 },
  company: { label: 'Company', max: 100 },
  address: { label: 'Address', max: 300 },
  subject: { label: 'Subject', max: 150 },
  body: { label: 'Letter', max: 5000 },
  closing: { label: 'Closing', max: 60 },
  signature: { label: 'Signature', max: 100 },
} as const;

/**
 * A signature as a picture: a JPEG in a data URL, which the server has made anew. In pixels it fits 60 × 20 mm at 254 dpi; in
 * characters it has room for the ink of one.
 */
export const signaturePicture = { width: 600, height: 200, characters: 40_000 } as const;

const prefix = 'data:image/jpeg;base64,';

const signatureData = z.union([
  z.literal(''),
  z
    .string()
    .max(signaturePicture.characters, 'This signature has too many details. Please use a simpler picture.')
    .regex(/^data:image\/jpeg;base64,[A-Za-z0-9+/]+={0,2}$/, 'Please add the signature again.'),
]);

/** The bytes of a signature's picture; undefined without one. */
export const signatureBytes = (picture: string): Uint8Array<ArrayBuffer> | undefined =>
  picture.startsWith(prefix)
    ? Uint8Array.from(atob(picture.slice(prefix.length)), (character) => character.charCodeAt(0))
    : undefined;

export const signatureOf = (base64: string) => `${prefix}${base64}`;

const letterContent = z.strictObject({
  kind: z.enum(letterKinds),
  /** Empty: the letter has no date. */
  date: z.union([z.literal(''), z.iso.date('Please choose a date')]),
  recipientName: optionalText(line, letterFields.recipientName),
  recipientTitle: optionalText(line, letterFields.recipientTitle),
  company: optionalText(line, letterFields.company),
  address: optionalText(lines, letterFields.address),
  subject: optionalText(line, letterFields.subject),
  body: optionalText(lines, letterFields.body),
  closing: optionalText(line, letterFields.closing),
  /** Empty: the sender's name. */
  signature: optionalText(line, letterFields.signature),
  /** Empty without a picture: above the name. */
  signaturePicture: signatureData,
});
export type LetterContent = z.infer<typeof letterContent>;

/** Who is addressed where no name is known. */
const unknownRecipient: Record<LetterKind, string> = {
  cover: 'Hiring Manager',
  resignation: 'Manager',
  certificate: 'HR Manager',
  'thank-you': 'Hiring Manager',
};

export const greetingOf = ({ kind, recipientName }: Pick<LetterContent, 'kind' | 'recipientName'>) =>
  `Dear ${recipientName.trim() || unknownRecipient[kind]},`;

/** 'November 26, 2026' of an ISO date, as letters in the Philippines have it; '' of none. */
export const writtenLetterDate = (date: string): string => {
  const { year, month, day } = pointOf(date) ?? {};
  return year && month && day ? `${fullMonthNames[month - 1]} ${day}, ${year}` : '';
};

/** What a save carries. `applicationId` is the application that fills the placeholders; null of a letter for none. */
export const letterDetails = z.strictObject({
  name: line({
    max: documentLimits.name,
    message: `Name must be less than ${documentLimits.name} characters`,
  }).min(1, 'Please name the letter'),
  /** Without them they stay as they are. */
  tags: documentDetails.shape.tags.optional(),
  applicationId: z.uuid().nullable(),
  content: letterContent,
});
export type LetterDetails = z.infer<typeof letterDetails>;

export const letterSummary = z.object({
  id: z.uuid(),
  name: z.string(),
  tags: z.array(z.string()),
  kind: z.enum(letterKinds),
  applicationId: z.uuid().nullable(),
  version: z.int().positive(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  trashedAt: z.iso.datetime().nullable(),
});
export type LetterSummary = z.infer<typeof letterSummary>;

/** With its content as it is stored, which may be older than a rule. */
export const letter = letterSummary.extend({
  content: z.object({
    ...letterContent.shape,
    // Letters of an earlier release have none.
    signaturePicture: z.string().default(''),
    ...(Object.fromEntries(Object.keys(letterFields).map((name) => [name, z.string()])) as Record<
      keyof typeof letterFields,
      z.ZodString
    >),
  }),
});
export type Letter = z.infer<typeof letter>;

/** Selected and sorted as the resumes beside them. */
export const letterQuery = documentQuery;
export type LetterQuery = z.infer<typeof letterQuery>;

/** With the job that it is for, if it is for one. */
const listedLetter = letterSummary.extend({
  application: z.object({ company: z.string(), jobTitle: z.string() }).nullable(),
});
export type ListedLetter = z.infer<typeof listedLetter>;

export const letterList = z.object({
  letters: z.array(listedLetter),
  total: z.int().nonnegative(),
  /** Of all letters outside the trash. */
  tags: z.array(z.string()),
  ...documentRoom.shape,
});
