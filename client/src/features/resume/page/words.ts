/** The texts about how the pages are drawn. */
export const pageWords = {
  kept: {
    title: 'Page settings saved on this device',
    description: 'They are sent when you are online.',
  },
  notSaved: {
    title: 'Page settings not saved',
    description: 'Please check your connection and try again.',
  },
};
