/** The texts of the comparison of two versions. */
export const conflictWords = {
  on: (time: string) => ` on ${time}`,
  keepMine: 'Keep Mine',
  differs: 'What differs:',
  differences: 'What differs',
  mine: 'Mine',
  absent: 'Not there',
  reordered: 'In another order',
  saved: {
    title: 'This resume was changed elsewhere',
    description: (at: string) =>
      `It was saved in another tab or on another device${at}, after you opened it here.`,
    other: 'The newer one',
    takeLabel: 'Take the Newer One',
    keep: 'Saves what you see here over the newer one.',
    take: 'Shows the newer one here. Your unsaved text is set aside and offered back above the form.',
  },
  draft: {
    title: 'You typed elsewhere too',
    description: (at: string) => `The other draft was typed in another tab or on another device${at}.`,
    other: 'The other one',
    takeLabel: 'Take the Other One',
    keep: 'Goes on with what you see here. The other draft is set aside and offered above the form.',
    take: 'Shows the other draft here. What you typed here is set aside and offered back above the form.',
  },
};

/** What users call the parts of a resume that are no section of their own, and how their choices read. */
export const partWords = {
  arrangement: 'Arrangement of sections',
  customSections: 'Your own sections',
  referencesOnRequest: { on: 'Available on request', off: 'Listed' },
  referencesArePublic: { on: 'Shown to visitors', off: 'Hidden from visitors' },
};
