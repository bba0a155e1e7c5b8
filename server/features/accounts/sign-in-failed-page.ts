import { messagePage } from '../../http/message-page';

/** For the rare moment when the browser comes back from the provider with nothing we can use. */
export const signInFailedPage = (reason: string) =>
  messagePage({
    title: 'Sign-in did not finish',
    text: reason,
    links: [
      { label: 'Try signing in again', to: '/api/login' },
      { label: 'Go to the start page', to: '/' },
    ],
  });
