/** The texts of the account menu. */
export const menuWords = {
  notConfirmed: 'not confirmed',
  plan: (plan: string) => `${plan} Plan`,
  logOut: 'Log out',
  discard: {
    title: 'Log out and discard unsaved changes?',
    description:
      'This browser keeps changes to your resume that are not saved. Logging out removes them for good.',
    confirm: 'Log Out',
  },
};
