/** The texts of the toasts about credentials. */
export const toastWords = {
  uploaded: {
    title: 'Credential Uploaded',
    description: 'Your credential has been uploaded successfully!',
  },
  canceled: { title: 'Upload Canceled', description: 'The file and what you typed are still here.' },
  onlyFirst: {
    title: 'One File at a Time',
    description: (file: string) => `${file} was chosen. Upload the others one by one.`,
  },
  updated: { title: 'Credential Updated', description: 'Your changes have been saved.' },
  signedOut: { title: 'Unauthorized', description: 'Please log in to continue.' },
  notUpdated: { title: 'Error', description: 'Failed to update credential. Please try again.' },
  deleted: { title: 'Credential Deleted', description: 'Its file is gone for good.' },
  notDeleted: { title: 'Delete Failed', description: 'Failed to delete credential. Please try again.' },
  full: { title: 'Upload limit reached', description: 'Delete a credential first.' },
};
