/** The rules for a credential's file. */
export const credentialFile = {
  maxBytes: 10 * 1024 * 1024,
  extensions: ['.pdf', '.jpg', '.jpeg', '.png'],
} as const;

/** Whether the name has an accepted extension. Only the server checks the content. */
export const hasAcceptedExtension = (fileName: string) =>
  credentialFile.extensions.some((extension) => fileName.toLowerCase().endsWith(extension));

/** Messages for a refused file; the first three are the specification's. */
export const fileMessages = {
  missing: 'Please select a file to upload.',
  tooLarge: 'Please select a file smaller than 10MB.',
  titleMissing: 'Please provide a title for your credential.',
  wrongType: 'Please select a PDF, JPG or PNG file.',
  otherContent:
    'This file is not what its name says. Please save it as a PDF, JPG or PNG and select the new file.',
  empty: 'This file is empty. Please select another one.',
} as const;
