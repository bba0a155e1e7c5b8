interface Shared {
  /** Whose profile it is, as it reads in a sentence. */
  name: string;
  url: string;
}

const sentence = ({ name, url }: Shared) => `Have a look at ${name}'s profile: ${url}`;

/** A letter with subject and text, in whatever mail program the visitor has. Line breaks are CRLF (RFC 6068). */
export const emailLink = ({ name, url }: Shared) =>
  `mailto:?subject=${encodeURIComponent(`${name}'s professional profile`)}&body=${encodeURIComponent(
    `Hello,\r\n\r\n${sentence({ name, url })}\r\n`,
  )}`;

/** WhatsApp's own address, which opens the app where there is one and WhatsApp Web elsewhere. */
export const whatsAppLink = (shared: Shared) => `https://wa.me/?text=${encodeURIComponent(sentence(shared))}`;

/** Opens the Messenger app on the person to send to. Only phones know this scheme. */
export const messengerAppLink = ({ url }: Pick<Shared, 'url'>) =>
  `fb-messenger://share/?link=${encodeURIComponent(url)}`;

/**
 * A new Messenger chat in the browser. The web has no way to hand it a link without a registered Facebook app, so the
 * link is copied first and the person pastes it.
 */
export const messengerWebLink = 'https://www.messenger.com/new';

/** A phone or tablet by what its browser says of itself; an iPad calls itself a Mac that can be touched. */
export const isPhone = ({ userAgent, maxTouchPoints }: { userAgent: string; maxTouchPoints: number }) =>
  /Android|iPhone|iPad|iPod/i.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
