import { z } from 'zod';
import { line, lines, optionalText } from '#shared/text/schema';

export const inquirySizes = ['upTo100', 'upTo1000', 'upTo5000', 'over5000'] as const;
export type InquirySize = (typeof inquirySizes)[number];

/** How many candidates the sender has. */
export const inquirySizeNames: Record<InquirySize, string> = {
  upTo100: 'Up to 100',
  upTo1000: '101 to 1,000',
  upTo5000: '1,001 to 5,000',
  over5000: 'More than 5,000',
};

/** The texts of an inquiry in the order of the form, with the most characters that each may have. */
export const inquiryFields = {
  name: { label: 'Your name', max: 100 },
  company: { label: 'Company or school', max: 120 },
  email: { label: 'Email', max: 254 },
  phone: { label: 'Phone', max: 30 },
  licenseNumber: { label: 'License number', max: 60 },
  message: { label: 'Message', max: 2000 },
} as const;

const required = (field: { label: string; max: number }, message: string) =>
  line({ max: field.max, message: `${field.label} must be at most ${field.max} characters` }).min(1, message);

export const inquiryDetails = z.strictObject({
  name: required(inquiryFields.name, 'Please say who you are'),
  company: required(inquiryFields.company, 'Please name your company or school'),
  email: line({ max: inquiryFields.email.max, message: 'Invalid email address' })
    .min(1, 'Please enter the address for our answer')
    .pipe(z.email('Invalid email address')),
  phone: optionalText(line, inquiryFields.phone),
  /** As the sender declares it, for example a license of the Department of Migrant Workers. */
  licenseNumber: optionalText(line, inquiryFields.licenseNumber),
  size: z.enum(inquirySizes),
  message: optionalText(lines, inquiryFields.message),
});
export type InquiryDetails = z.infer<typeof inquiryDetails>;

/** How long an inquiry is kept. */
export const inquiryDays = 730;

export const inquiriesPerPage = 20;

/** The selection of the administrators' list. */
export const inquiryQuery = z.strictObject({
  answered: z.enum(['true', 'false']).default('false'),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
});
export type InquiryQuery = z.infer<typeof inquiryQuery>;

const inquiry = z.object({
  id: z.uuid(),
  ...inquiryDetails.shape,
  email: z.string(),
  /** Whether it was sent by a signed-in user. */
  userId: z.uuid().nullable(),
  createdAt: z.iso.datetime(),
  answeredAt: z.iso.datetime().nullable(),
});
export type Inquiry = z.infer<typeof inquiry>;

export const inquiryList = z.object({
  inquiries: z.array(inquiry),
  /** All that match. */
  total: z.int(),
});
