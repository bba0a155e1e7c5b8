/** The texts of sharing one credential. */
export const shareCredentialWords = {
  title: 'Share Credential',
  description: (credential: string) => `Send the link to “${credential}”, or show its QR code.`,
  link: 'Credential link',
  view: 'View Page',
  newTab: '(opens in a new tab)',
  qrCode: (credential: string) => `QR code of ${credential}`,
};
