/** Says that the privacy notice has changed. */
export const noticeWords = {
  label: 'Privacy notice',
  changed: (day: string) => `Our privacy notice changed on ${day}.`,
  notSaved: 'This could not be saved. Please try again.',
  read: 'Read it',
  ok: 'OK',
};
