/** The texts of the components themselves; a feature's come with it. */
export const uiWords = {
  close: 'Close',
  cancel: 'Cancel',
  dismiss: 'Dismiss',
  discard: 'Discard',
  discardTyped: {
    title: 'Discard what you typed?',
    about: 'It is not saved yet.',
    keep: 'Keep editing',
  },
  loading: 'Loading',
  notification: 'Notification',
  tryAgain: 'Try Again',
  checkConnection: 'Please check your connection and try again.',
  outOfDate: 'This may be out of date: it could not be refreshed.',
  previousPage: 'Previous',
  nextPage: 'Next',
  page: (page: number, of: number) => `Page ${page} of ${of}`,
  clearSelection: 'Clear selection',
  tooLong: (over: number) =>
    `Please shorten it by ${over === 1 ? '1 character' : `${over.toLocaleString('en-US')} characters`}.`,
  charactersUsed: 'Characters used:',
  theme: {
    names: { system: 'as the device', light: 'light', dark: 'dark' },
    button: (current: string, next: string) => `Colors: ${current}. Switch to ${next}`,
  },
  unprintable: (signs: string) => `The PDF can’t print ${signs}. It shows □ instead.`,
  didNotFit: (rest: string, limit: string) => `“${rest}” did not fit. ${limit}`,
};
