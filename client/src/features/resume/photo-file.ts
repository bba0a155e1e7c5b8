import { photoLimits } from '#shared/resume/endpoints';

/** What the file chooser offers; the server looks at the bytes. */
export const photoTypes = ['image/jpeg', 'image/png'];

/** Why a file cannot be the photo, worded for a toast, or null when it can. */
export const photoProblem = (file: Pick<File, 'type' | 'size'>) => {
  if (!photoTypes.includes(file.type))
    return { title: 'Invalid file type', description: 'Please upload a JPG or PNG image.' };
  if (file.size > photoLimits.bytes)
    return { title: 'File too large', description: 'Please upload an image smaller than 5MB.' };
  return null;
};
