/** The texts beside the fields of a license. */
export const licenseWords = {
  name: (example = 'Registered Nurse or Cookery NC II') => `E.g., ${example}`,
  issuer: 'Such as Professional Regulation Commission',
  issued: 'Such as Nov 24, 2017 or 2017',
  noExpiry: 'No expiry',
  number: 'License number (optional)',
  numberHint: 'Printed in the PDF you download',
  showNumber: 'Show the number on my public profile',
  link: 'Verification link (optional)',
  linkHint: 'The issuer’s page about this license',
  credential: {
    label: 'Your uploaded credential (optional)',
    hint: 'Adds a link to the file, so that an employer can check it',
    isPrivate:
      'This credential is private. Make it public in the Credentials tab, so that visitors can open it.',
    none: 'None',
    private: (title: string) => `${title} (private)`,
    deleted: 'A credential that was deleted',
    notLoaded: 'The credential you chose',
  },
};
