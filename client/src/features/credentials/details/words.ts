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
    askDiscard: (credential: string) => `Discard your changes to “${credential}”?`,
    notSaved: 'They are not saved yet.',
    discard: 'Discard',
    keepEditing: 'Keep Editing',
  },
};
