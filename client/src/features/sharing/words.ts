/** The texts of the Share Profile dialog. */
export const shareWords = {
  title: 'Share Profile',
  what: (name: string) => `Send the link to ${name}'s profile, or show its QR code.`,
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
    subject: (name: string) => `${name}'s professional profile`,
    greeting: 'Hello,',
    sentence: (name: string, url: string) => `Have a look at ${name}'s profile: ${url}`,
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
    of: (name: string) => `QR code of ${name}'s profile`,
    use: 'For a printed resume, a business card or a screen.',
    generate: 'Generate QR Code',
    download: 'Download QR Code',
    clear: 'Clear QR Code',
    failed: 'Failed to generate QR code',
    tryAgain: 'Please check your connection and try again.',
  },
};
