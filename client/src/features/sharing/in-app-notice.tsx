import ExternalLink from 'lucide-react/icons/external-link';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { Button, buttonClass } from '../../ui/button';
import { useCopied } from '../../ui/feedback/copy-button';
import { copyText } from './copy-text';
import { inAppWords } from './words';

const dismissedKey = 'husay:in-app-notice-dismissed';

// Private windows and some apps refuse storage.
const wasDismissed = () => {
  try {
    return sessionStorage.getItem(dismissedKey) !== null;
  } catch {
    return false;
  }
};
const rememberDismissal = () => {
  try {
    sessionStorage.setItem(dismissedKey, '1');
  } catch {
    // The notice comes back on the next page.
  }
};

/** In the browser of an app such as Messenger: how to open the page in a real one. */
export const InAppNotice = () => {
  const [dismissed, setDismissed] = useState(wasDismissed);
  const [copied, setCopied] = useCopied();
  const app = appOfBrowser(navigator.userAgent);
  if (!app || dismissed) return null;
  const address = location.href;
  const isAndroid = /Android/i.test(navigator.userAgent);
  return (
    <section
      aria-label={inAppWords.label}
      className="border-b border-accent-line bg-accent-soft px-4 py-3 text-sm sm:px-6 print:hidden"
    >
      <div className="mx-auto flex max-w-page flex-wrap items-center gap-x-4 gap-y-2">
        <div className="flex w-full items-start gap-2 sm:w-auto sm:flex-1">
          <p className="min-w-0 flex-1">
            <span className="block font-semibold">{inAppWords.title(app)}</span>
            {inAppWords.why} {!isAndroid && inAppWords.howOnIphone}
          </p>
          <Button
            variant="ghost"
            size="icon"
            aria-label={inAppWords.close}
            className="-mt-2 -mr-2"
            onClick={() => {
              rememberDismissal();
              setDismissed(true);
            }}
          >
            <X aria-hidden />
          </Button>
        </div>
        <div className="flex w-full gap-2 sm:w-auto">
          {isAndroid && (
            <a href={browserIntent(address)} className={`${buttonClass()} max-sm:grow`}>
              <ExternalLink aria-hidden /> {inAppWords.open}
            </a>
          )}
          <Button
            variant="secondary"
            className="max-sm:grow"
            onClick={() => void copyText(address).then(setCopied)}
          >
            {copied ? inAppWords.copied : inAppWords.copy}
          </Button>
          <span role="status" className="sr-only">
            {copied && inAppWords.announced}
          </span>
        </div>
      </div>
    </section>
  );
};

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
