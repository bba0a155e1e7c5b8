/** Why a photo could not be uploaded. */
export const photoProblems = {
  wrongType: { title: 'Invalid file type', description: 'Please upload a JPG or PNG image.' },
  tooLarge: { title: 'File too large', description: 'Please upload an image smaller than 5MB.' },
  failed: { title: 'Upload failed', description: 'Failed to upload photo. Please try again.' },
};
