import { isolated } from '#shared/text/invisible';

/** The texts of the Share Profile dialog. */
export const shareWords = {
  title: 'Share Profile',
  what: (name: string) => `Send the link to ${isolated(name)}'s profile, or show its QR code.`,
  link: {
    label: 'Profile link',
    copyLink: 'Copy link',
    copy: 'Copy',
    copied: 'Copied',
    announced: 'Link copied',
  },
  channels: {
    title: 'Share via',
    messenger: 'Messenger',
    viber: 'Viber',
    whatsApp: 'WhatsApp',
    email: 'Email',
    more: 'More…',
    messengerCopied: 'The link is copied.',
    messengerNotCopied: 'Copy the link above.',
    messengerPaste:
      'Messenger on a computer takes no link from other pages, so paste it into your chat there.',
    openMessenger: 'Open Messenger',
  },
  /** What the user sends. */
  message: {
    subject: (name: string) => `${isolated(name)}'s professional profile`,
    greeting: 'Hello,',
    sentence: (name: string, url: string) => `Have a look at ${isolated(name)}'s profile: ${url}`,
  },
  pdf: {
    title: 'Resume PDF',
    what: 'Send the file itself to a chat in Messenger, Viber or another app.',
    unsaved: 'It has what you saved. What you typed since then is a draft.',
    share: 'Share PDF',
    saveAndShare: 'Save and share',
    shareLastSaved: 'Share the last saved version',
    choose: 'Choose Where to Send It',
    saving: 'Saving Changes...',
    preparing: 'Preparing PDF…',
    ready: 'Your PDF is ready. Press once more to send it.',
    failed: 'The PDF could not be shared. Please try again, or download it and attach it to your message.',
  },
  code: {
    title: 'QR code',
    of: (name: string) => `QR code of ${isolated(name)}'s profile`,
    use: 'For a printed resume, a business card or a screen.',
    generate: 'Generate QR Code',
    download: 'Download QR Code',
    clear: 'Clear QR Code',
    failed: 'Failed to generate QR code',
    tryAgain: 'Please check your connection and try again.',
  },
};

/** In the first load of pages with the button; the dialog's texts come with it. */
export const shareButtonWords = { share: 'Share Profile' };

/** The texts about copying, also of the page of a credential. */
export const copyWords = {
  failed: 'Failed to copy to clipboard',
  copyYourself: (what: string) => `Please select the ${what} and copy it yourself.`,
  /** What `copyYourself` is about. */
  link: 'link',
};

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
