/** The texts of what a version leaves out. */
export const leftOutWords = {
  title: 'What this version leaves out',
  description:
    'What you leave out is on no page and in no file of this version. It is not deleted, and your main resume keeps it.',
  leaveOut: 'Leave out',
  putBack: 'Put back',
  isOut: 'Left out',
  of: (action: string, entry: string) => `${action}: ${entry}`,
  lineOf: (line: string, entry: string) => `${line} (${entry})`,
  untitled: 'Without a name',
  notSaved: 'This was not saved. Please try again.',
  loading: 'Loading the entries',
  failed: 'The entries could not be loaded',
  tryAgain: 'Please check your connection and try again.',
  done: 'Done',
};
