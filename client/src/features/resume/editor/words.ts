/** The texts of the form around its cards. */
export const formWords = {
  details: {
    title: 'About You',
    description: 'What a recruiter reads first.',
    summary: 'Summary',
    titleHint: 'Your profession or the job you are after, such as Registered Nurse',
    summaryHint: (min: number) => `${min} characters recommended`,
    locationHint: 'City and country',
    websiteHint: 'Such as facebook.com/ana',
    phoneTooLong: (max: number) => `A phone number has at most ${max} characters.`,
  },
  guided:
    'You are filling in your resume step by step, at the top of this page. What you type is kept here too.',
  preview: 'Preview',
  save: {
    action: 'Save Changes',
    saving: 'Saving Changes...',
    compare: 'Compare',
    discard: 'Discard changes',
    toCorrect: 'Correct the marked fields',
    unsaved: 'Unsaved changes',
    saved: 'No unsaved changes',
    done: { title: 'Resume Saved', description: 'Your resume has been saved successfully!' },
    failed: { title: 'Error', description: 'Failed to save resume. Please try again.' },
  },
  leave: {
    title: 'Leave without saving your resume?',
    description:
      'Your draft is kept and will be here when you come back. Visitors see your changes once you press Save Changes.',
    confirm: 'Leave',
    cancel: 'Stay',
  },
  example: {
    title: 'Save with parts of the example?',
    description: (parts: string) =>
      `These parts are still the example: ${parts}. Replace or remove them before you send your resume. What you typed is kept.`,
    confirm: 'Save Anyway',
  },
};
