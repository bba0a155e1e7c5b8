import { isolated } from '#shared/text/invisible';

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
