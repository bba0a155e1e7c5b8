import { isolated } from '#shared/text/invisible';
import type { ReactNode } from 'react';

/** The texts of the toasts about credentials. */
export const toastWords = {
  uploaded: {
    title: 'Credential Uploaded',
    description: 'Your credential has been uploaded successfully!',
  },
  canceled: { title: 'Upload Canceled', description: 'The file and what you typed are still here.' },
  onlyFirst: {
    title: 'One File at a Time',
    description: (file: string) => `${isolated(file)} was chosen. Upload the others one by one.`,
  },
  updated: { title: 'Credential Updated', description: 'Your changes have been saved.' },
  signedOut: { title: 'Unauthorized', description: 'Please log in to continue.' },
  notUpdated: { title: 'Error', description: 'Failed to update credential. Please try again.' },
  deleted: { title: 'Credential Deleted', description: 'Its file is gone for good.' },
  notDeleted: { title: 'Delete Failed', description: 'Failed to delete credential. Please try again.' },
  full: { title: 'Upload limit reached', description: 'Delete a credential first.' },
};

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
  proves: (license: string) =>
    license === '' ? 'Proves a license on your resume' : `Proves your license: ${isolated(license)}`,
  uploaded: (date: ReactNode) => <>Uploaded {date}</>,
  open: 'Open',
  openOf: (title: string) => `Open ${isolated(title)} (opens in a new tab)`,
  findings: {
    script: 'This PDF contains a script.',
    launch: 'This PDF can start programs or send data.',
    attachment: 'This PDF has other files attached.',
    unreadable: 'We could not look into all parts of this PDF.',
  },
  isDownload:
    'For safety, it opens as a download only. Print it to a new PDF and upload that one to show it.',
  share: 'Share',
  shareOf: (title: string) => `Share ${isolated(title)}`,
  edit: 'Edit',
  editOf: (title: string) => `Edit ${isolated(title)}`,
  delete: 'Delete',
  deleteOf: (title: string) => `Delete ${isolated(title)}`,
  publicOf: (title: string) => `Public: ${isolated(title)}`,
  public: 'Public',
  private: 'Private',
  deletion: {
    ask: (title = '') => `Delete “${isolated(title)}”?`,
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

/** In the first load of the dashboard, unlike the list's other texts. */
export const skeletonWords = { loading: 'Loading your credentials' };

/** The texts of a credential's details. */
export const detailsWords = {
  title: 'Title',
  issuer: 'Issuer',
  issuerHint: 'e.g., Professional Regulation Commission (PRC)',
  issued: 'Date issued',
  description: 'Description',
  show: 'Show on my public profile',
  anyone: 'Anyone can open the file.',
  onlyYou: 'Only you can open the file.',
  edit: {
    title: 'Edit Credential',
    cancel: 'Cancel',
    save: 'Save Changes',
    saving: 'Saving...',
    askDiscard: (credential: string) => `Discard your changes to “${isolated(credential)}”?`,
    notSaved: 'They are not saved yet.',
    discard: 'Discard',
    keepEditing: 'Keep Editing',
  },
};

/** The texts of an upload. */
export const uploadWords = {
  title: 'Upload Credential',
  what: 'A license, certificate or diploma that shows what you can do.',
  cancel: 'Cancel',
  upload: 'Upload',
  sending: 'Uploading...',
  upgrade: 'Upgrade to Pro',
  askCancel: (file: string | undefined) =>
    `Cancel the upload of ${file === undefined ? 'this file' : isolated(file)}?`,
  notArrived: 'It has not arrived yet. The file and what you typed stay here.',
  confirmCancel: 'Cancel Upload',
  keepUploading: 'Keep Uploading',
  progress: { label: 'Upload', uploading: 'Uploading…', checking: 'Checking the file…' },
  restored: 'What you typed before is back.',
  chooseAgain: 'Please choose the file again.',
  file: {
    label: 'Credential file',
    choose: 'Choose File',
    drop: 'or drop it here:',
    accepted: 'PDF, JPG or PNG, at most 10MB',
    another: 'Choose Another File',
    picture: 'Location and camera details are removed from the image.',
    pdf: 'Document properties stay in a PDF. Anyone who opens it can see them.',
    author: 'Author',
    titleInside: 'Title in the file',
  },
  // The specification's words.
  problems: {
    noFile: 'No File Selected',
    noTitle: 'Title Required',
    tooLarge: 'File Too Large',
    wrongType: 'Invalid File Type',
    empty: 'Empty File',
    failed: 'Upload Failed',
    notUploaded: 'Failed to upload credential. Please try again.',
  },
};
