/** The texts of the photo's card. */
export const photoWords = {
  title: 'Profile Photo',
  picture: 'Your profile photo',
  file: 'Profile photo file',
  hint: 'JPG or PNG, at most 5MB; a larger one is made smaller. Saves automatically.',
  upload: 'Upload Photo',
  change: 'Change Photo',
  tryAgain: 'Try Again',
  crop: 'Crop or Rotate',
  remove: 'Remove Photo',
  undo: 'Undo',
  uploading: 'Uploading photo',
  uploaded: { title: 'Photo uploaded', description: 'Your profile photo has been updated successfully!' },
  removeTitle: 'Remove your profile photo?',
  removeDescription: 'It disappears from your resume and your public profile at once.',
};
