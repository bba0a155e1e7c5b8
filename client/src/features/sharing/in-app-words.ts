/** The texts for the browsers of apps such as Messenger, on every page there. */
export const inAppWords = {
  label: 'Your browser',
  title: (app: string) => `You are in ${app}’s browser`,
  why: 'Signing in and downloading a PDF may not work here.',
  howOnIphone: 'Tap ••• or the share icon of this window, then “Open in browser” or “Open in Safari”.',
  close: 'Close this notice',
  open: 'Open in My Browser',
  copy: 'Copy Link',
  copied: 'Link Copied',
  announced: 'Link copied',
};
