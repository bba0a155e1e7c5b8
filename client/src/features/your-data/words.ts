/** The texts about taking one's data along and leaving. */
export const yourDataWords = {
  download: {
    title: 'Download everything',
    what: 'One zip archive with your account, resume and its draft, credentials, payments, statistics, API tokens and security events. A README inside says what each file is.',
    action: 'Download everything',
    size: (megabytes: number) => `About ${megabytes} MB, mostly the files of your credentials.`,
    progress: 'Your browser shows the progress with its other downloads. You can leave this page meanwhile.',
  },
  retained: {
    title: 'What we keep, and why',
    lines: [
      'Your account, resume, photo and credentials, to build your resume and show your profile. Until you delete them.',
      'What you type in your resume and have not saved yet, so that you can go on later or on another device. Only you see it. Until you save or discard it.',
      'Payments and receipts, because tax law requires it. After you delete your account they no longer name you.',
      'Views and downloads of your profile, with country and city, so that you can see who is interested.',
      'API tokens that you create, for your own programs: their names, dates and last four characters, and a scrambled code, never the token itself. Until you revoke them.',
      'Sign-ins and other security events, so that misuse of your account can be found.',
    ],
    /** Around the link to the notice. */
    details: { before: 'The', notice: 'Privacy Notice', after: 'has every detail.' },
  },
  deletion: {
    title: 'Delete your account?',
    warning: 'This cannot be undone.',
    keep: 'Keep My Account',
    confirm: 'Delete Account',
    signInAgain: 'Sign In Again',
    typeToConfirm: (username: string) => `Type ${username} to confirm`,
    unknown:
      'We could not tell whether your account was deleted. Please check your connection and try again.',
  },
};
