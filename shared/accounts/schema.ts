import { z } from 'zod';
import { plan } from '#shared/billing/plan';
import { line } from '#shared/text';
import { isUsername, usernameRule } from './usernames';

/** The signed-in person as the browser knows them. `plan` is the effective plan. */
export const currentUser = z.object({
  id: z.uuid(),
  username: z.string(),
  /** The account email: verified by the identity provider, for notices and administrators. */
  email: z.string(),
  /** What resume, profile and PDF show; the account email until the user chooses another. */
  contactEmail: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  profileImageUrl: z.string().nullable(),
  plan,
  userType: z.enum(['user', 'admin']),
  subscriptionExpiresAt: z.iso.datetime().nullable(),
});
export type CurrentUser = z.infer<typeof currentUser>;

/** The profile form: what users may change about themselves. `email` is the contact email; the account's stays. */
export const profileDetails = z.strictObject({
  firstName: line().min(1, 'First name is required').max(50, 'First name must be less than 50 characters'),
  lastName: line().min(1, 'Last name is required').max(50, 'Last name must be less than 50 characters'),
  email: line().max(254, 'Invalid email address').pipe(z.email('Invalid email address')),
});
export type ProfileDetails = z.infer<typeof profileDetails>;

/** The last part of one's public address. Capitals are taken as small letters. */
export const usernameChange = z.strictObject({
  username: line().toLowerCase().refine(isUsername, usernameRule),
});
export type UsernameChange = z.infer<typeof usernameChange>;
