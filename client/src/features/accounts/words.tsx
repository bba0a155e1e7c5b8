import type { ReactNode } from 'react';
import { usernameLimits } from '#shared/accounts/usernames';

/** The texts of the Profile tab's forms. */
export const accountWords = {
  profile: {
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email',
    emailUse: 'For your resume and profile.',
    noticesGoTo: (email: string) => `Notices about your account go to ${email}.`,
    restored: 'What you typed before is back. It is not saved yet.',
    save: 'Save Profile',
    saving: 'Saving...',
    savedTitle: 'Profile Updated',
    saved: 'Your profile has been updated successfully!',
    error: 'Error',
    notSaved: 'Failed to update profile.',
  },
  username: {
    label: 'Username',
    locked: 'On the free plan we choose it for you. With Pro you can choose your own.',
    limits: `${usernameLimits.min} to ${usernameLimits.max} letters, digits and single hyphens.`,
    address: 'Your address:',
    oldLinkStays:
      'After a change your old link keeps leading to the new one, so nothing that you have shared breaks.',
    change: 'Change Link',
    changing: 'Changing...',
    changedTitle: 'Profile Link Changed',
    changed: (username: string) =>
      `Your profile is at /profile/${username} now. Your old link leads there too.`,
    same: 'This is your link already. Please type another one.',
    notChanged: 'Your link could not be changed. Please try again.',
  },
};

/** In the first load of every page for users: the texts of a session that has ended. The specification's words. */
export const sessionWords = {
  ended: 'Unauthorized',
  signingIn: 'You are logged out. Logging in again...',
};

/** The texts about an account email that is not confirmed. */
export const unverifiedWords = {
  title: 'Your account email is not confirmed.',
  why: (email: ReactNode) => (
    <>
      The service that you sign in with has not confirmed that {email} is yours, so we do not send reminders
      about your plan there. Confirm the address with that service, then sign in again.
    </>
  ),
  missingTitle: 'Your account has no email address.',
  missing:
    'The service that you sign in with gave us none, so we cannot send you reminders about your plan. Add and confirm an address there, then sign in again.',
  signInAgain: 'Sign In Again',
};
