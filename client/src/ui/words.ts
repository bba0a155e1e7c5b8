import { isolated } from '#shared/text/invisible';

/** The texts of the components themselves; a feature's come with it. */
export const uiWords = {
  close: 'Close',
  cancel: 'Cancel',
  dismiss: 'Dismiss',
  discard: 'Discard',
  loading: 'Loading',
  notification: 'Notification',
  tryAgain: 'Try Again',
  checkConnection: 'Please check your connection and try again.',
  outOfDate: 'This may be out of date: it could not be refreshed.',
  previousPage: 'Previous',
  nextPage: 'Next',
  page: (page: number, of: number) => `Page ${page} of ${of}`,
  clearSelection: 'Clear selection',
  charactersUsed: 'Characters used:',
  board: {
    columnEmpty: 'Drop a card here',
    nothing: 'Empty',
    drag: (name: string) => `Move ${isolated(name)}`,
    pickedUp: (name: string) =>
      `Picked up ${name}. Use the left and right arrow keys to choose a stage, Space to drop, Escape to cancel.`,
    over: (stage: string) => `Over ${stage}.`,
    dropped: (name: string, stage: string) => `${name} moved to ${stage}.`,
    stays: (name: string) => `${name} stays where it was.`,
    instructions:
      'Press Space to pick up the card, then use the left and right arrow keys to choose a stage.',
  },
  theme: {
    names: { system: 'as the device', light: 'light', dark: 'dark' },
    button: (current: string, next: string) => `Colors: ${current}. Switch to ${next}`,
  },
  unprintable: (signs: string) => `The PDF can’t print ${signs}. It shows □ instead.`,
  didNotFit: (rest: string, limit: string) => `“${rest}” did not fit. ${limit}`,
};
