import { ExternalLink, X } from 'lucide-react';
import { useState } from 'react';
import { Button, buttonClass } from '../../ui/button';
import { useCopied } from '../../ui/feedback/use-copied';
import { copyText } from './copy-text';
import { appOfBrowser, browserIntent } from './in-app-browser';
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
