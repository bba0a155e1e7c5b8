import type { SignInProblem } from '../../../integrations/identity/sign-in-failure';
import { messagePage } from '../../../http/pages/message-page';

/** For a browser that comes back from the provider without a sign-in. */
export const signInFailedPage = (reason: string, tryAgain = '/api/login', title = 'Sign-in did not finish') =>
  messagePage({
    title,
    text: reason,
    links: [
      { label: 'Try signing in again', to: tryAgain },
      { label: 'Go to the start page', to: '/' },
    ],
  });

/** What happened and what to do next, for each way in which a sign-in does not finish. */
export const problemWords: Record<
  SignInProblem | 'not-started-here' | 'not-fresh',
  { title?: string; text: string }
> = {
  refused: {
    title: 'Sign-in was not allowed',
    text: 'The sign-in service did not let you in, or you chose not to share your name and email. Try again and allow it, or use another account there.',
  },
  canceled: {
    title: 'Sign-in canceled',
    text: 'You left the sign-in page before you were done. Nothing has changed, and you can sign in whenever you like.',
  },
  expired: {
    title: 'Sign-in took too long',
    text: 'The sign-in page was open for too long and is no longer valid. Start again to get a new one.',
  },
  unavailable: { text: 'The sign-in service has a problem just now. Please try again in a minute.' },
  invalid: {
    text: 'The sign-in page sent you back without a valid answer. Please try again; if it happens again, write to us.',
  },
  'not-started-here': {
    text: 'This sign-in did not begin in this browser, or a day ago or more. Please start again here.',
  },
  'not-fresh': {
    text: 'The sign-in service did not confirm that you have just signed in. Please enter your credentials there again.',
  },
};

/** For a sign-in that would have ended in another account than the one in use: nothing changes by itself. */
export const otherAccountPage = ({ tryAgain, isSignedIn }: { tryAgain: string; isSignedIn: boolean }) =>
  messagePage({
    title: 'That was another account',
    text: isSignedIn
      ? 'You signed in with a different account than the one you are using here, so nothing was changed. Sign in with the same account, or log out first to switch.'
      : 'You signed in with a different account than the one you used before. Sign in with that one to continue, or start over.',
    links: [
      { label: 'Sign in with the same account', to: tryAgain },
      ...(isSignedIn ? [{ label: 'Log out', to: '/api/logout' }] : []),
      { label: 'Go to the start page', to: '/' },
    ],
  });
