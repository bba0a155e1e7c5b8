import type { ReactNode } from 'react';

/** The texts of the user's credentials. Dates are formatted. */
export const credentialWords = {
  title: 'Credentials',
  used: (count: number, limit: number) =>
    `${count} of ${limit} used. Public credentials appear on your profile.`,
  failed: 'Your credentials could not be loaded',
  upload: 'Upload Credential',
  emptyTitle: 'Your licenses and certificates live here',
  empty: 'Upload PDF, JPG or PNG files, and choose which of them visitors may open.',
  issued: (date: ReactNode) => <>Issued {date}</>,
  uploaded: (date: ReactNode) => <>Uploaded {date}</>,
  open: 'Open',
  openOf: (title: string) => `Open ${title} (opens in a new tab)`,
  share: 'Share',
  shareOf: (title: string) => `Share ${title}`,
  edit: 'Edit',
  editOf: (title: string) => `Edit ${title}`,
  delete: 'Delete',
  deleteOf: (title: string) => `Delete ${title}`,
  publicOf: (title: string) => `Public: ${title}`,
  public: 'Public',
  private: 'Private',
  deletion: {
    ask: (title: string | undefined) => `Delete “${title}”?`,
    public: 'Its file is removed for good, and visitors of your profile can no longer open it.',
    private: 'Its file is removed for good. This cannot be undone.',
    confirm: 'Delete',
  },
  limit: {
    title: 'Upload limit reached',
    reached: (plan: string, limit: number, count: number) =>
      `The ${plan} plan has room for ${limit} credentials, and you have ${count}.`,
    upgradeFor: (limit: number) => `Upgrade to Pro for ${limit}, or delete one to upload another.`,
    deleteOne: 'Delete one to upload another.',
    deleteSome: 'Delete some to upload another.',
    upgrade: 'Upgrade to Pro',
  },
};
