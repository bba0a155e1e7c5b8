import { z } from 'zod';
import { organizationKinds } from '#shared/organizations/schema';
import { roles } from '#shared/organizations/policy';
import { line } from '#shared/text/schema';
import { requestLimits as limits } from './wording';
import { linkToken } from '../schema';

const noSuchDay = 'Please enter a date that exists, such as 2027-11-20';
const day = z.iso.date(noSuchDay);

const parts = z.strictObject({
  contact: z.boolean(),
  credentials: z.boolean(),
  particulars: z.boolean(),
});

export const newRequest = z.strictObject({
  /** Whose account it is for; '' for a link that the first to open it answers. */
  email: line({ max: 254, message: 'Email must be at most 254 characters' })
    .toLowerCase()
    .refine(
      (text) => text === '' || z.email().safeParse(text).success,
      'Please enter a valid email address, or leave this empty for a link',
    ),
  purpose: line({
    max: limits.purpose,
    message: `Purpose must be at most ${limits.purpose} characters`,
  }).min(10, 'Say for what you need the resume, such as: Proposing me to hospitals in Riyadh as a nurse'),
  asks: parts,
  endsOn: day,
});
export type NewRequest = z.infer<typeof newRequest>;

const request = z.object({
  id: z.uuid(),
  /** '' for a link. */
  email: z.string(),
  purpose: z.string(),
  asks: parts,
  endsOn: z.iso.date(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  /** Null while it waits for an answer. */
  declinedAt: z.iso.datetime().nullable(),
});
export type CandidateRequest = z.infer<typeof request>;

export const requestList = z.object({ requests: z.array(request) });

export const createdRequest = z.object({
  request,
  /** The address of the link, which is only in this answer. */
  path: z.string(),
  /** Whether it was mailed; null where there was no address to mail to. */
  mailed: z.boolean().nullable(),
});

const asking = z.object({
  name: z.string(),
  kind: z.enum(organizationKinds),
  licenseNumber: z.string(),
  contact: z.string(),
});

export type CreatedRequest = z.infer<typeof createdRequest>;

/** What the holder of a link sees. */
export const openedRequest = z.object({
  organization: asking,
  purpose: z.string(),
  asks: parts,
  /** The last day that may be chosen. */
  endsOn: z.iso.date(),
  expiresAt: z.iso.datetime(),
  /** Masked; '' for a link. */
  email: z.string(),
  /** Why the caller cannot answer, as a message; '' where they can, and while signed out. */
  refusal: z.string(),
  /** What the caller may choose from; null while signed out, or where they cannot answer. */
  own: z
    .object({
      resumes: z.array(z.object({ id: z.uuid(), name: z.string(), isMain: z.boolean() })),
      credentials: z.array(z.string()),
      sharesAlready: z.boolean(),
      /** Of a consent in writing, which the caller took over into the account. */
      hasWrittenRecord: z.boolean(),
    })
    .nullable(),
});
export type OpenedRequest = z.infer<typeof openedRequest>;

/** What agencies ask the caller for, by e-mail. Its id opens it in place of the link's token. */
export const requestsToMe = z.object({
  requests: z.array(
    z.object({
      id: z.uuid(),
      organization: asking,
      purpose: z.string(),
      expiresAt: z.iso.datetime(),
    }),
  ),
});

export const givenConsent = z.strictObject({
  token: linkToken,
  resumeId: z.uuid('Choose a resume'),
  parts,
  endsOn: day,
  /** The words as the page showed them: a consent to other words is none. */
  wording: z.string().max(4000),
});
export type GivenConsent = z.infer<typeof givenConsent>;

const consentStates = ['lasts', 'withdrawn', 'ended', 'deleted'] as const;
export type ConsentState = (typeof consentStates)[number];

/** Where the agency's plan has ended: when it can read nothing any more, and when everything is deleted. */
const agencyEnds = z.object({ closesAt: z.iso.datetime(), deletedAt: z.iso.datetime() }).nullable();

const consent = z.object({
  id: z.uuid(),
  organization: asking,
  purpose: z.string(),
  wording: z.string(),
  resume: z.string(),
  parts,
  givenAt: z.iso.datetime(),
  endsOn: z.iso.date(),
  state: z.enum(consentStates),
  withdrawnAt: z.iso.datetime().nullable(),
  agencyEnds,
  /** When the copy was made that the agency has; null once it is gone. */
  copiedAt: z.iso.datetime().nullable(),
  /** Who looked, newest first. A name is '' for a member who is gone, as the role is null. */
  looks: z.array(z.object({ at: z.iso.datetime(), name: z.string(), role: z.enum(roles).nullable() })),
  /** What was sent, newest first, and to whom where the log has it. */
  sent: z.array(z.object({ at: z.iso.datetime(), action: z.string(), to: z.string() })),
});
export type Consent = z.infer<typeof consent>;

/** A record with a consent in writing, which the caller has taken over. Its id opens it in place of a link's token. */
const claimedRecord = z.object({
  id: z.uuid(),
  organization: asking,
  basisDate: z.iso.date(),
  keepUntil: z.iso.date(),
  hasObjected: z.boolean(),
  agencyEnds,
});
export type ClaimedRecord = z.infer<typeof claimedRecord>;

export const consentList = z.object({ consents: z.array(consent), records: z.array(claimedRecord) });
