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
  slug: { label: 'Address', max: usernameLimits.max },
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
  /** As declared; nobody has checked it. */
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

export const membershipList = z.object({ organizations: z.array(membership) });

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
