import { ExternalLink, Mail, MessageCircle, Phone, Send, Share } from 'lucide-react';
import { useState } from 'react';
import { Button, buttonClass } from '../../ui/button';
import { copyText } from './copy-text';
import {
  emailLink,
  isPhone,
  messengerAppLink,
  messengerWebLink,
  viberAppLink,
  whatsAppLink,
} from './share-links';
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
