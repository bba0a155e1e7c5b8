/** The texts about copying, also of the page of a credential. */
export const copyWords = {
  failed: 'Failed to copy to clipboard',
  copyYourself: (what: string) => `Please select the ${what} and copy it yourself.`,
  /** What `copyYourself` is about. */
  link: 'link',
};
