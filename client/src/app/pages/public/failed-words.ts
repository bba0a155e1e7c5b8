/** What is said where the data of a public page could not be loaded. */
export const publicPageWords = {
  profileFailed: 'This profile could not be loaded',
  credentialFailed: 'This credential could not be loaded',
  privacyFailed: 'The privacy notice could not be loaded',
};
