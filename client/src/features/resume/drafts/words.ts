/** The texts about typing that is not saved. */
export const draftWords = {
  status: {
    saved: (time: string) => `Draft saved ${time}`,
    offline: 'Saved on this device. Sends when you are online.',
    later: 'Saved on this device. Sends again in a moment.',
    signedOut: 'Saved on this device. Sign in again to go on.',
    refused: 'Saved on this device only, until you press Save Changes.',
    nowhere: 'Not saved yet. Keep this page open.',
    rivaled: 'You also typed in another tab or on another device.',
  },
  offer: {
    label: 'Unsaved changes',
    title: (time: string) => `You have unsaved changes from ${time}.`,
    older: 'The resume has been saved since. Restoring puts them in the form; saving will ask which to keep.',
    current: 'Restoring puts them in the form; visitors see them once you press Save Changes.',
    restore: 'Restore',
    discard: 'Discard',
  },
  discarded: {
    title: 'Changes discarded',
    description: 'Your resume is as it was last saved.',
    undo: 'Undo',
  },
};
