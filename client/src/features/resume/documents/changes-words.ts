import { sourceName } from './document-words';

/** The texts of what became different between a version and what it was made from. */
export const changesWords = {
  title: (isMain: boolean) => `What differs from your ${sourceName(isMain)}`,
  description: 'Nothing changes until you press a button, and each press changes only what it names.',
  loading: 'Comparing',
  failed: 'The comparison could not be loaded',
  notSaved: 'This was not saved. Please try again.',
  tryAgain: 'Please check your connection and try again.',
  left: (count: number, isMain: boolean) =>
    count === 0
      ? `Nothing to decide: this version knows all that your ${sourceName(isMain)} says.`
      : `${count === 1 ? '1 difference' : `${count} differences`} to decide`,
  kinds: {
    text: (isMain: boolean) => `What your ${sourceName(isMain)} says now, compared with this version:`,
    field: (isMain: boolean) => `What your ${sourceName(isMain)} says now, compared with this version:`,
    added: (isMain: boolean) => `New in your ${sourceName(isMain)}:`,
    removed: (isMain: boolean) => `No longer in your ${sourceName(isMain)}:`,
  },
  answers: {
    text: { take: 'Take it', keep: 'Keep mine', always: 'Always keep mine' },
    field: { take: 'Take it', keep: 'Keep mine', always: 'Always keep mine' },
    added: { take: 'Add it here', keep: 'Leave it out', always: 'Always leave it out' },
    removed: { take: 'Remove it here', keep: 'Keep mine', always: 'Always keep mine' },
  },
  wholeSection: 'Taking it replaces the whole section.',
  answerOf: (answer: string, place: string) => `${answer}: ${place}`,
  takeAll: (count: number) => `Take all ${count}`,
  done: 'Done',
  removed: 'removed:',
  added: 'added:',
  yes: 'Yes',
  no: 'No',
  give: (isMain: boolean) => `Put this wording into my ${sourceName(isMain)}`,
  ownTitle: 'Your wordings in this version',
  ownAbout: (isMain: boolean) =>
    isMain
      ? 'They are in this version alone. What you put into your main resume is saved there, and visitors of your profile see it.'
      : 'They are in this version alone. What you put into its source is saved there.',
};
