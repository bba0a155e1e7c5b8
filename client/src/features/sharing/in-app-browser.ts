/** Apps that open links in a browser of their own, by what they add to its user agent; the first match counts. */
const apps = [
  // Facebook's own tokens are in Messenger's and Instagram's, too.
  ['Messenger', /FBAN\/Messenger|FB_IAB\/(Orca|MESSENGER)|FBAN\/Orca/i],
  ['Instagram', /Instagram/],
  ['Facebook', /FBAN|FBAV|FB_IAB/],
  ['TikTok', /TikTok|musical_ly|BytedanceWebview/i],
  ['LinkedIn', /LinkedInApp/],
  ['LINE', /\bLine\//],
] as const;

/** The app in whose browser the page is open; null in a real browser. */
export const appOfBrowser = (userAgent: string): string | null =>
  apps.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? null;

/**
 * Opens an https page in the default browser of an Android phone, where the browser of an app passes intents on; elsewhere
 * in the app's browser again (https://developer.chrome.com/docs/android/intents).
 */
export const browserIntent = (address: string): string => {
  const { protocol, host, pathname, search } = new URL(address);
  return [
    `intent://${host}${pathname}${search}#Intent`,
    `scheme=${protocol.slice(0, -1)}`,
    'action=android.intent.action.VIEW',
    'category=android.intent.category.BROWSABLE',
    `S.browser_fallback_url=${encodeURIComponent(address)}`,
    'end',
  ].join(';');
};
