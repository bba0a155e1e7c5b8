/** The texts of the page with what has access to the account. */
export const devicesPageWords = {
  title: 'Your devices',
  description: 'Where you are signed in. Sign out a device that you do not know or no longer use.',
};

/** The texts of the page with the user's own data. */
export const yourDataPageWords = {
  title: 'Your data',
  description: 'See what we keep, take it with you, or leave for good.',
  remove: {
    title: 'Delete account',
    description:
      'Your profile, resume, credentials and statistics are deleted for good, and you are signed out everywhere. Download everything first if you may need it.',
  },
  consequences: {
    profile:
      'Your public profile and every link to it stop working. Your link is never given to anyone else.',
    content:
      'Your resume and its draft, photo, credentials and their files, and your statistics are deleted.',
    programs: 'Programs that use your API tokens no longer reach your resume.',
    plan: (plan: string) =>
      `Your ${plan} plan ends at once, and what you paid is not refunded automatically.`,
    pending: 'A payment in progress is canceled if that is still possible.',
    books: 'Your payments stay in our books without your name, because tax law requires it.',
    administrator:
      'You are an administrator. If you are the last one, only someone with access to the server can appoint another.',
  },
};
