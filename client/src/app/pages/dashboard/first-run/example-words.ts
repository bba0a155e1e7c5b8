/** The texts of a sample person's resume. */
export const exampleWords = {
  title: (profession: string) => `Example: ${profession}`,
  description: (person: string) =>
    `${person} is a sample person. Copy what fits you, or start with all of it.`,
  loading: 'A sample person’s resume.',
  failed: 'The example could not be loaded',
  close: 'Close',
  use: 'Use This as a Start',
  replace: {
    title: 'Replace what is in the form with this example?',
    description: 'Your photo stays. Text that is not saved yet is set aside and offered back above the form.',
    confirm: 'Replace',
  },
};
