import { plan } from '#shared/billing/plans';
import { trialPeriod } from '#shared/billing/schema';
import { line } from '#shared/text/schema';
import { withoutInvisible } from '#shared/text/invisible';
import { isUsername, usernameLimits, usernameRule } from './usernames';
import { z } from 'zod';

/** The URL of our copy of the identity provider's picture. Anything else counts as none. */
export const accountPicture = z
  .string()
  .regex(/^\/api\/photos\/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
  .nullable()
  .catch(null);

/** The signed-in user as the browser receives them. `plan` is the effective plan. */
export const currentUser = z.object({
  id: z.uuid(),
  username: z.string(),
  /** The account email, from the identity provider, for notices and administrators. */
  email: z.string(),
  /** Whether the identity provider vouches for the account email. Without that it receives no notices. */
  emailVerified: z.boolean(),
  /** Shown on resume, profile and PDF; the account email until the user chooses another. */
  contactEmail: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  profileImageUrl: accountPicture,
  plan,
  userType: z.enum(['user', 'admin']),
  subscriptionExpiresAt: z.iso.datetime().nullable(),
  /** The account's one free trial of Pro, running or ended; null if it was never started. */
  trial: trialPeriod.nullable(),
  /** Whether the privacy notice has changed since the user saw it. */
  noticeChanged: z.boolean(),
  /** Whether they are a member of any organization. */
  isTeamMember: z.boolean(),
});
export type CurrentUser = z.infer<typeof currentUser>;

/** The profile form. `email` is the contact email; the account's cannot be changed. */
export const profileDetails = z.strictObject({
  firstName: line({ max: 50, message: 'First name must be less than 50 characters' }).min(
    1,
    'First name is required',
  ),
  lastName: line({ max: 50, message: 'Last name must be less than 50 characters' }).min(
    1,
    'Last name is required',
  ),
  email: line({ max: 254, message: 'Invalid email address' }).pipe(z.email('Invalid email address')),
});
export type ProfileDetails = z.infer<typeof profileDetails>;

/** The last path segment of the profile's URL. Capitals become lowercase. */
export const usernameChange = z.strictObject({
  username: line({ max: usernameLimits.max, message: usernameRule })
    .toLowerCase()
    .refine(isUsername, usernameRule),
});
export type UsernameChange = z.infer<typeof usernameChange>;

/** The email on resume, profile and PDF: the user's choice, else the account's. */
export const contactEmailOf = (user: { email: string; contactEmail: string | null }): string =>
  user.contactEmail ?? user.email;

/** First and last name if there is a first name, else the email, else 'User'. */
export const displayName = (person: { firstName?: string; lastName?: string; email?: string }) => {
  const [firstName, lastName, email] = [person.firstName, person.lastName, person.email].map((text = '') =>
    withoutInvisible(text),
  );
  return firstName ? [firstName, lastName].filter(Boolean).join(' ') : email || 'User';
};
