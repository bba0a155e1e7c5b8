import { messagePage } from '../../../http/pages/message-page';

/** For the rare moment when the browser comes back from the provider with nothing we can use. */
export const signInFailedPage = (reason: string, tryAgain = '/api/login') =>
  messagePage({
    title: 'Sign-in did not finish',
    text: reason,
    links: [
      { label: 'Try signing in again', to: tryAgain },
      { label: 'Go to the start page', to: '/' },
    ],
  });

/** For a sign-in that would have ended in another account than the one in use: nothing changes by itself. */
export const otherAccountPage = ({ tryAgain, isSignedIn }: { tryAgain: string; isSignedIn: boolean }) =>
  messagePage({
    title: 'That was another account',
    text: isSignedIn
      ? 'You signed in with a different account than the one you are using here, so nothing was changed. Sign in with the same account, or log out first to switch.'
      : 'You signed in with a different account than the one you used before. Sign in with that one to go on, or start anew.',
    links: [
      { label: 'Sign in with the same account', to: tryAgain },
      ...(isSignedIn ? [{ label: 'Log out', to: '/api/logout' }] : []),
      { label: 'Go to the start page', to: '/' },
    ],
  });
