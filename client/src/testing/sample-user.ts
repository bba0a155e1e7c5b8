import type { CurrentUser } from '#shared/accounts/schema';

/** A signed-in user on the free plan; pass what matters to the test. */
export const sampleUser = (changes: Partial<CurrentUser> = {}): CurrentUser => ({
  id: 'a3f1c6de-53a8-4c1e-9a2b-1f0e5b7c9d01',
  username: 'juan-dela-cruz',
  email: 'juan@example.com',
  emailVerified: true,
  contactEmail: 'juan@example.com',
  firstName: 'Juan',
  lastName: 'dela Cruz',
  profileImageUrl: null,
  plan: 'free',
  userType: 'user',
  subscriptionExpiresAt: null,
  trial: null,
  noticeChanged: false,
  isTeamMember: false,
  ...changes,
});
