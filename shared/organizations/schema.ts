import { z } from 'zod';
import { isUsername, usernameLimits, usernameRule } from '#shared/accounts/usernames';
import { line, optionalText } from '#shared/text/schema';
import { organizationStates, roles } from './policy';

export const organizationKinds = ['recruitment', 'manpower', 'school', 'training'] as const;
export type OrganizationKind = (typeof organizationKinds)[number];

export const organizationKindNames: Record<OrganizationKind, string> = {
  recruitment: 'Recruitment agency',
  manpower: 'Manpower agency',
  school: 'School placement office',
  training: 'Training center',
};

/** Members of an organization, unless an administrator sets another number. */
export const defaultSeats = 20;

export const organizationFields = {
  name: { label: 'Name', min: 2, max: 120 },
  slug: { label: 'Web address', max: usernameLimits.max },
  licenseNumber: { label: 'License number', max: 60 },
} as const;

export const contactFields = {
  email: { label: 'Email', max: 254 },
  phone: { label: 'Phone', max: 30 },
  website: { label: 'Website', max: 200 },
  address: { label: 'Office address', max: 200 },
} as const;

const emptyOr = (pattern: (text: string) => boolean, message: string) => ({
  check: (text: string) => text === '' || pattern(text),
  message,
});
const validEmail = emptyOr((text) => z.email().safeParse(text).success, 'Invalid email address');
const validSite = emptyOr(
  (text) => /^https?:\/\/[^\s/]+\.[^\s]+$/.test(text),
  'Please start with https://, as in https://example.com',
);

const organizationContact = z.strictObject({
  email: optionalText(line, contactFields.email).refine(validEmail.check, validEmail.message),
  phone: optionalText(line, contactFields.phone),
  website: optionalText(line, contactFields.website).refine(validSite.check, validSite.message),
  address: optionalText(line, contactFields.address),
});
export type OrganizationContact = z.infer<typeof organizationContact>;

/** The last path segment of its pages: the rule of usernames. */
const slug = line({ max: usernameLimits.max, message: usernameRule })
  .toLowerCase()
  .refine(isUsername, usernameRule);

export const organizationDetails = z.strictObject({
  name: line({
    max: organizationFields.name.max,
    message: `Name must be at most ${organizationFields.name.max} characters`,
  }).min(organizationFields.name.min, 'Please name your agency or school'),
  slug,
  kind: z.enum(organizationKinds),
  /** As declared, not checked. */
  licenseNumber: optionalText(line, organizationFields.licenseNumber),
  contact: organizationContact,
});
export type OrganizationDetails = z.infer<typeof organizationDetails>;

const role = z.enum(roles);
const state = z.enum(organizationStates);

/** An organization as its member lists it. */
const membership = z.object({
  id: z.uuid(),
  slug: z.string(),
  name: z.string(),
  kind: z.enum(organizationKinds),
  role,
  state,
});
export type Membership = z.infer<typeof membership>;

/** Open invitations to the user's verified e-mail. */
const receivedInvitation = z.object({
  id: z.uuid(),
  organization: z.string(),
  role,
  expiresAt: z.iso.datetime(),
});
export type ReceivedInvitation = z.infer<typeof receivedInvitation>;

export const membershipList = z.object({
  organizations: z.array(membership),
  invitations: z.array(receivedInvitation),
});

export const organization = membership.extend({
  licenseNumber: z.string(),
  contact: organizationContact.extend({
    email: z.string(),
    phone: z.string(),
    website: z.string(),
    address: z.string(),
  }),
  seats: z.int(),
  members: z.int(),
  /** The accepted terms of processing candidates' data; null before. */
  terms: z.object({ version: z.string(), acceptedAt: z.iso.datetime() }).nullable(),
  /** When the plan ended, until when it can be read, and when everything is deleted; null while it is active. */
  ending: z
    .object({ planEndedAt: z.iso.datetime(), closesAt: z.iso.datetime(), deletedAt: z.iso.datetime() })
    .nullable(),
  createdAt: z.iso.datetime(),
});
export type Organization = z.infer<typeof organization>;

const member = z.object({
  userId: z.uuid(),
  name: z.string(),
  /** The account email, which colleagues see. */
  email: z.string(),
  role,
  joinedAt: z.iso.datetime(),
});
export type Member = z.infer<typeof member>;
export const memberList = z.object({ members: z.array(member), seats: z.int() });

/** Owners are made by handing over. */
const assignedRole = z.enum(roles).exclude(['owner']);
export const roleChange = z.strictObject({ role: assignedRole });

/** How long an invitation is open, how many are open at once, and how many go to one address in a day. */
export const invitationLimits = { days: 7, open: 50, perAddress: 3 } as const;

export const newInvitation = z.strictObject({
  role: assignedRole,
  /** Whose verified e-mail it is for; '' for a link that the first to open it uses. */
  email: line({ max: 254, message: 'Invalid email address' })
    .toLowerCase()
    .refine(validEmail.check, validEmail.message),
});
export type NewInvitation = z.infer<typeof newInvitation>;

const invitation = z.object({
  id: z.uuid(),
  role,
  /** '' for a link. */
  email: z.string(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
});
export type Invitation = z.infer<typeof invitation>;
export const invitationList = z.object({ invitations: z.array(invitation) });

/** `path` has the secret, which is not stored; `mailed` is null where nothing was to be mailed. */
export const createdInvitation = z.object({
  invitation,
  path: z.string(),
  mailed: z.boolean().nullable(),
});

/** 128 bits as base64url; other text is the address of nothing. */
export const invitationToken = z.strictObject({ token: z.string().max(100) });

/** An invitation as the invited person sees it. */
export const openedInvitation = z.object({
  organization: z.string(),
  kind: z.enum(organizationKinds),
  role,
  /** Whose it is, shortened: 'l…@example.com'; '' for a link. */
  email: z.string(),
  expiresAt: z.iso.datetime(),
  /** The team's page where the reader is a member already. */
  memberOf: z.string().nullable(),
});
export const joined = z.object({ slug: z.string() });

export const handOver = z.strictObject({ userId: z.uuid() });

/** Its address again, so that a single click cannot end a team. */
export const organizationEnding = z.strictObject({
  slug: line({ max: usernameLimits.max, message: 'This is not the address of the team' }).toLowerCase(),
});

export const acceptedTerms = z.strictObject({ version: z.string().max(20) });

export const auditPerPage = 50;
export const auditQuery = z.strictObject({
  about: z.enum(['everything', 'candidates', 'team']).default('everything'),
  /** The member who did it. */
  actor: z.uuid().optional(),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
});
export type AuditQuery = z.input<typeof auditQuery>;

const auditLine = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  /** Null where no member did it, or their account is deleted. */
  actor: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  action: z.string(),
  candidateId: z.uuid().nullable(),
  /** Null for a candidate who may not be read any more. */
  candidateNumber: z.int().nullable(),
  subject: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
});
export type AuditLine = z.infer<typeof auditLine>;
export const auditPage = z.object({ lines: z.array(auditLine), total: z.int() });
