/** What a credential's file may be. Apart from the schemas, so that the upload dialog loads no schema library. */
export const credentialFile = {
  maxBytes: 10 * 1024 * 1024,
  extensions: ['.pdf', '.jpg', '.jpeg', '.png'],
} as const;

/** Whether the name ends as an accepted file does; what the bytes are, only the server finds out. */
export const hasAcceptedExtension = (fileName: string) =>
  credentialFile.extensions.some((extension) => fileName.toLowerCase().endsWith(extension));

/** What is said of a file that will not do; the first three as the specification words them. */
export const fileMessages = {
  missing: 'Please select a file to upload.',
  tooLarge: 'Please select a file smaller than 10MB.',
  titleMissing: 'Please provide a title for your credential.',
  wrongType: 'Please select a PDF, JPG or PNG file.',
  empty: 'This file is empty. Please select another one.',
} as const;
