import { shareWords } from './words';

const { message: words } = shareWords;

interface Shared {
  /** The profile's owner, as used in a sentence. */
  name: string;
  url: string;
}

const sentence = ({ name, url }: Shared) => words.sentence(name, url);

/** A mailto: URL with subject and body. Line breaks are CRLF (RFC 6068). */
export const emailLink = ({ name, url }: Shared) =>
  `mailto:?subject=${encodeURIComponent(words.subject(name))}&body=${encodeURIComponent(
    `${words.greeting}\r\n\r\n${sentence({ name, url })}\r\n`,
  )}`;

/** WhatsApp's universal link, which opens the app if installed, else WhatsApp Web. */
export const whatsAppLink = (shared: Shared) => `https://wa.me/?text=${encodeURIComponent(sentence(shared))}`;

/** Opens the Viber app's recipient picker. Only phones have it as a rule (https://developers.viber.com/docs/tools/share-button). */
export const viberAppLink = (shared: Shared) =>
  `viber://forward?text=${encodeURIComponent(sentence(shared))}`;

/** Opens the Messenger app's recipient picker. Only phones support this scheme. */
export const messengerAppLink = ({ url }: Pick<Shared, 'url'>) =>
  `fb-messenger://share/?link=${encodeURIComponent(url)}`;

/**
 * A new Messenger chat in the browser. The web has no way to hand it a link without a registered Facebook app, so the
 * link is copied first and the user pastes it.
 */
export const messengerWebLink = 'https://www.messenger.com/new';

/** Detects a phone or tablet by user agent; an iPad identifies itself as a Mac with touch. */
export const isPhone = ({ userAgent, maxTouchPoints }: { userAgent: string; maxTouchPoints: number }) =>
  /Android|iPhone|iPad|iPod/i.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
