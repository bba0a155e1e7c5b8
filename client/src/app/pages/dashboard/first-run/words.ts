/** The texts of the last step, and of what ends or refuses it. */
export const lookWords = {
  saved: 'Your resume is saved. You can send it now.',
  unsaved: 'Save your resume, then download it and share it.',
  download: 'Download PDF',
  preparing: 'Preparing PDF…',
  template: 'Template',
  pro: 'Pro',
  finish: 'Finish',
  save: 'Save Changes',
  saving: 'Saving Changes...',
  toCorrect: 'Some fields need a correction before you can save.',
  correct: (step: string) => `Correct: ${step}`,
  wholeForm: 'Show the whole form',
};

/** Says that an example fills the form now. */
export const exampleUsed = {
  title: 'The example is in your form',
  description: 'Replace the names, dates and numbers with your own. Nothing is saved yet.',
};
