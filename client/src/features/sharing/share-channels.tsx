import { ExternalLink, Mail, MessageCircle, Phone, Send, Share } from 'lucide-react';
import { useState } from 'react';
import { Button, buttonClass } from '../../ui/button';
import { copyText } from './copy-text';
import { shareWords } from './words';

const { channels: words } = shareWords;

interface ShareChannelsProps {
  name: string;
  url: string;
}

const look = buttonClass({ variant: 'secondary' });

/** Messenger first, then Viber, WhatsApp and email, and the device's own share sheet where there is one. */
export const ShareChannels = ({ name, url }: ShareChannelsProps) => {
  const [messengerStep, setMessengerStep] = useState<'none' | 'copied' | 'not-copied'>('none');

  const copyForMessenger = async () => setMessengerStep((await copyText(url)) ? 'copied' : 'not-copied');

  return (
    <div role="group" aria-label={words.title}>
      <h3 className="mb-1.5 text-sm font-medium">{words.title}</h3>
      <div className="grid grid-cols-2 gap-2 max-sm:[&>:last-child:nth-child(odd)]:col-span-2 sm:grid-cols-3 sm:has-[>:last-child:nth-child(4)]:grid-cols-4">
        {isPhone(navigator) ? (
          <>
            <a className={look} href={messengerAppLink({ url })}>
              <Send aria-hidden /> {words.messenger}
            </a>
            <a className={look} href={viberAppLink({ name, url })}>
              <Phone aria-hidden /> {words.viber}
            </a>
          </>
        ) : (
          <Button variant="secondary" onClick={() => void copyForMessenger()}>
            <Send aria-hidden /> {words.messenger}
          </Button>
        )}
        <a className={look} href={whatsAppLink({ name, url })} target="_blank" rel="noopener noreferrer">
          <MessageCircle aria-hidden /> {words.whatsApp}
        </a>
        <a className={look} href={emailLink({ name, url })}>
          <Mail aria-hidden /> {words.email}
        </a>
        {'share' in navigator && (
          <Button variant="secondary" onClick={() => void shareFromDevice({ name, url })}>
            <Share aria-hidden /> {words.more}
          </Button>
        )}
      </div>
      <div role="status">
        {messengerStep !== 'none' && (
          <p className="mt-3 rounded-control border border-transparent bg-subtle px-3 py-2 text-sm">
            {messengerStep === 'copied' ? words.messengerCopied : words.messengerNotCopied}{' '}
            {words.messengerPaste}{' '}
            <a
              href={messengerWebLink}
              target="_blank"
              rel="noopener noreferrer"
              className="inline-flex items-center gap-1 font-medium text-primary-text underline underline-offset-4"
            >
              {words.openMessenger} <ExternalLink aria-hidden className="size-3.5" />
            </a>
          </p>
        )}
      </div>
    </div>
  );
};

const shareFromDevice = async ({ name, url }: ShareChannelsProps) => {
  try {
    await navigator.share({ title: shareWords.message.subject(name), url });
  } catch (error) {
    // Closing the share sheet is not a failure.
    if (!(error instanceof DOMException && error.name === 'AbortError')) await copyText(url);
  }
};

const { message: messageWords } = shareWords;

interface Shared {
  /** The profile's owner, as used in a sentence. */
  name: string;
  url: string;
}

const sentence = ({ name, url }: Shared) => messageWords.sentence(name, url);

/** A mailto: URL with subject and body. Line breaks are CRLF (RFC 6068). */
export const emailLink = ({ name, url }: Shared) =>
  `mailto:?subject=${encodeURIComponent(messageWords.subject(name))}&body=${encodeURIComponent(
    `${messageWords.greeting}\r\n\r\n${sentence({ name, url })}\r\n`,
  )}`;

/** WhatsApp's universal link, which opens the app if installed, else WhatsApp Web. */
export const whatsAppLink = (shared: Shared) => `https://wa.me/?text=${encodeURIComponent(sentence(shared))}`;

/** Opens the Viber app's recipient picker. Only phones have it as a rule (https://developers.viber.com/docs/tools/share-button). */
const viberAppLink = (shared: Shared) => `viber://forward?text=${encodeURIComponent(sentence(shared))}`;

/** Opens the Messenger app's recipient picker. Only phones support this scheme. */
export const messengerAppLink = ({ url }: Pick<Shared, 'url'>) =>
  `fb-messenger://share/?link=${encodeURIComponent(url)}`;

/**
 * A new Messenger chat in the browser. The web has no way to hand it a link without a registered Facebook app, so the
 * link is copied first and the user pastes it.
 */
const messengerWebLink = 'https://www.messenger.com/new';

/** Detects a phone or tablet by user agent; an iPad identifies itself as a Mac with touch. */
export const isPhone = ({ userAgent, maxTouchPoints }: { userAgent: string; maxTouchPoints: number }) =>
  /Android|iPhone|iPad|iPod/i.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
