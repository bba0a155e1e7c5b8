import { z } from 'zod';
import { fullMonthNames, pointOf } from '#shared/text/partial-date';
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

export const letterContent = z.strictObject({
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
