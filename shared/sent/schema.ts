import { z } from 'zod';
import { line } from '#shared/text/schema';

export const sentLimits = {
  /** Of one file. */
  fileBytes: 10 * 1024 * 1024,
  /** Files of one application. */
  files: 50,
  label: 120,
  credentials: 100,
  /** Of all names of credentials together, as a field of a form holds 10,000 bytes. */
  credentialText: 3000,
  /** Of a credential's name. */
  credential: 200,
} as const;

const sentKinds = ['resume', 'letter', 'packet'] as const;
export type SentKind = (typeof sentKinds)[number];
export const sentKindNames: Record<SentKind, string> = {
  resume: 'Resume',
  letter: 'Letter',
  packet: 'Packet',
};

export const sentMessages = {
  missing: 'Choose the PDF that you sent.',
  tooLarge: 'This PDF is larger than 10 MB. Make a smaller one and mark that as sent.',
  future: 'Choose a day that has come: today or an earlier one.',
  noPdf: 'Only a whole PDF can be marked as sent. Make the PDF again and try once more.',
} as const;

const noSuchDay = 'Please enter a date that exists, such as 2026-11-20';

/** The text fields beside the file: all are text, as in any form. */
export const sentUpload = z.strictObject({
  applicationId: z.uuid('Choose the application that you sent it with'),
  kind: z.enum(sentKinds),
  /** What the document is called here, such as the version's name. */
  label: line({ max: sentLimits.label, message: `The name must be at most ${sentLimits.label} characters` }),
  /** The resume that it is, or that is in it: what became of it is counted for that one. */
  resumeId: z.union([z.literal(''), z.uuid()]).default(''),
  sentOn: z.iso.date(noSuchDay).refine((day) => day >= '1900', noSuchDay),
  /** The names of the credentials that were sent along, one in each line. */
  credentials: z.string().max(sentLimits.credentialText).default(''),
});
export type SentUpload = z.infer<typeof sentUpload>;

/** A file as it was sent. It is never changed, only deleted. */
export const sentFile = z.object({
  id: z.uuid(),
  kind: z.enum(sentKinds),
  label: z.string(),
  fileName: z.string(),
  sizeBytes: z.int().positive(),
  /** Of its bytes, in hexadecimal digits. */
  sha256: z.string().length(64),
  sentOn: z.iso.date(),
  credentials: z.array(z.string()),
  storedAt: z.iso.datetime(),
});
export type SentFile = z.infer<typeof sentFile>;

/** What was sent with an application, and how much room the files of all applications take. */
export const sentList = z.object({
  files: z.array(sentFile),
  usedBytes: z.int().nonnegative(),
  limitBytes: z.int().nonnegative(),
});
export type SentList = z.infer<typeof sentList>;

/** '0.3 MB'; nothing is 0 MB that is something. */
export const inMegabytes = (bytes: number) => {
  const megabytes = Math.max(bytes / 1024 / 1024, bytes > 0 ? 0.1 : 0);
  return `${megabytes.toLocaleString('en-US', { maximumFractionDigits: 1 })} MB`;
};

/** Whether the room is nearly used, which is said before it is full. */
export const isNearlyFull = ({ usedBytes, limitBytes }: Pick<SentList, 'usedBytes' | 'limitBytes'>) =>
  usedBytes >= 0.8 * limitBytes;
