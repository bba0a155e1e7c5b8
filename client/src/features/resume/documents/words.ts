import { isolated } from '#shared/text/invisible';
import type { DocumentSummary } from '#shared/resume/documents/schema';

const times = (count: number, one: string, many: string) => (count === 1 ? one : `${count} ${many}`);

/** The texts of the list of documents. */
export const documentsWords = {
  list: 'Your resumes',
  loading: 'Loading your documents',
  failed: 'Your documents could not be loaded',
  searchHint: 'Name, job or title',
  clear: 'Show all documents',
  noneFoundTitle: 'No document matches',
  emptyTitle: 'No resume yet',
  empty: 'Save your resume on the dashboard. Then you can make a version of it for each job.',
  toDashboard: 'Go to the dashboard',
  untitled: 'Untitled resume',
  main: 'Main resume',
  readOnly: 'Read only: above your plan’s limit',
  forJob: (job: string) => `For ${isolated(job)}`,
  of: (source: string) => `Version of ${isolated(source)}`,
  differences: (count: number, isMain: boolean) =>
    `${isMain ? 'Your main resume' : 'Its source'} changed in ${times(count, '1 place', 'places')}`,
  newVersion: 'New version',
  newVersionOf: (name: string) => `New version of ${isolated(name)}`,
  made: 'Version made',
  madeAbout: (name: string) =>
    `“${isolated(name)}” is yours to change. Your other documents stay as they are.`,
  notMade: 'The version was not made',
  details: 'Name, job and tags',
  history: 'History',
  historyOf: (name: string) => `History of ${isolated(name)}`,
  notTrashed: 'The document was not moved to the trash',
  notRestored: 'The document was not restored',
  removeAbout: 'The document and its history are removed. This cannot be undone.',
  notRemoved: 'The document was not deleted',
  hideTrash: 'Back to your documents',
};

/** The texts of the dialog that names a document. */
export const detailsWords = {
  title: 'Name this document',
  description: 'Only you see this. The name is part of the file names of its downloads.',
  forJob: 'For which job',
  forJobHint: 'For example: ICU nurse, Makati Medical Center',
};

/** The texts of the question about changes that are not saved. */
export const unsavedWords = {
  title: 'Your main resume has changes that are not saved',
  about:
    'Save them first, and they are in this version and on your public profile. Without them, the version is made of what you saved last; your changes stay where they are.',
  without: 'Make it without them',
  save: 'Save and make the version',
  open: 'Open the main resume',
  wrong: (message: string) => `They cannot be saved yet: ${message}. Open your main resume to correct it.`,
  changed:
    'Your main resume was saved on another device since you typed them. Open it to choose what to keep.',
  notSaved: 'They were not saved. Please check your connection and try again.',
};

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

/** The texts of a document's history. */
export const historyWords = {
  title: (name: string) => `History of ${name}`,
  description: 'Each save is kept here, the last 50 of them; what you name is kept for good.',
  loading: 'Loading the history',
  failed: 'The history could not be loaded',
  tryAgain: 'Please check your connection and try again.',
  empty: 'Nothing yet. Each Save Changes adds what was saved.',
  name: 'Name this version',
  nameHint: 'Such as “Sent to Makati Med”. It is what is saved now.',
  keep: 'Keep it',
  notNamed: 'The version was not named',
  list: 'Saved versions',
  now: 'As it is saved now',
  at: (when: string) => `As it was on ${when}`,
  compareWith: 'Compare with',
  snapshotFailed: 'This version could not be loaded',
  same: 'Both say the same.',
  choose: 'Choose a version to compare it with what is saved now.',
  restore: 'Restore this version',
  restoreAbout: 'What the document says now stays in the history.',
  restored: 'Restored',
  restoredAbout: 'The document is as it was. What it said before is in its history.',
  notRestored: 'The version was not restored',
  close: 'Close',
};

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

/** What a version was made from, as its owner knows it. */
const sourceName = (isMain: boolean) => (isMain ? 'main resume' : 'source');

/** The texts around a version that is open in the builder. */
export const documentWords = {
  banner: (count: number, isMain: boolean) =>
    `Your ${sourceName(isMain)} changed in ${count === 1 ? '1 place' : `${count} places`}. This version stays as it is until you decide.`,
  see: 'See the differences',
  leaveOut: 'Leave things out',
  compare: (isMain: boolean) => `Compare with your ${sourceName(isMain)}`,
  saveFirst: {
    title: 'Save your changes first?',
    description: 'This works on what is saved.',
    confirm: 'Save and go on',
  },

  tab: 'Version',
  back: 'All documents',
  goneTitle: 'This document is gone',
  gone: 'It was deleted, or it is in the account of another person.',
  readOnly: {
    trash: 'This document is in the trash: you can read and download it. To edit it, restore it.',
    plan: 'This document was made after those that your plan has room for: you can read, download and delete it. To edit it, upgrade or move an older one to the trash.',
  },
  upgrade: 'See the plans',
  about: ({ source, forJob }: Pick<DocumentSummary, 'source' | 'forJob'>) =>
    [
      source
        ? `Version of ${source.isMain ? 'your main resume' : isolated(source.name)}`
        : 'What it was made from was deleted; it is a document of its own now',
      forJob && `for ${isolated(forJob)}`,
    ]
      .filter(Boolean)
      .join(', ') + '. Your main resume and your profile stay as they are.',
};
