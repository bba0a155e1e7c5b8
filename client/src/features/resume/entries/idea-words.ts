/** The texts of the sample sentences. */
export const ideaWords = {
  title: 'Ideas for your description',
  close: 'Close',
  what: 'Add what is true for you, then replace the words in [brackets] with your own.',
  for: 'For',
  sentences: 'Sentences',
  verbs: 'Verbs to begin a sentence',
  added: (text: string) => `Added: ${text}`,
  tooLong: (text: string, max: number) =>
    `“${text}” does not fit: a description has at most ${max} characters.`,
};
