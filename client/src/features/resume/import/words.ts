import { isolated } from '#shared/text/invisible';

const pastedText = 'Pasted text';

/** A file in a sentence. */
const inSentence = (file: string) => (file === pastedText ? 'the text you pasted' : file);

/** The texts of the import. */
export const importWords = {
  title: 'Import your resume',
  description:
    'Your file is read here, in your browser, and sent nowhere. You check what was found before anything changes.',
  reading: (file: string) => `Reading ${inSentence(file)}…`,
  progress: (file: string) => `Reading ${inSentence(file)}`,
  cancel: 'Cancel',
  notLoaded: 'It could not be read. Please check your connection and choose it again.',
  drop: {
    button: 'Choose a file',
    orDrop: 'or drop it here',
    hint: 'PDF, Word (.docx), OpenDocument (.odt), rich text (.rtf), web page (.html), Markdown or text, JSON Resume, the data archive of LinkedIn (.zip), or data of Europass (.xml), Reactive Resume (.json) or RenderCV (.yaml).',
    label: 'Resume file',
  },
  paste: {
    label: 'Or paste the text of your resume',
    hint: 'With its headings, such as Experience or Education.',
    button: 'Use This Text',
    name: pastedText,
  },
  outcomes: {
    taken: 'Will be imported',
    shortened: 'Shortened',
    'left out': 'Left out',
    counted: (outcome: string, count: number) => `${outcome} (${count})`,
  },
  use: 'Fill in my form',
  another: 'Choose Another File',
  done: { title: 'Resume imported', description: 'Look through it, then press Save Changes.', undo: 'Undo' },
  replace: {
    title: (file: string) => `Replace what is in the form with ${inSentence(file)}?`,
    description: 'Your photo stays. Text that is not saved yet is set aside and offered back above the form.',
    confirm: 'Replace',
  },
  close: {
    title: (file: string) => `Close without using ${inSentence(file)}?`,
    description: 'Your resume stays as it is. You can choose the file again later.',
    pastedTitle: 'Close without using the text you pasted?',
    pastedDescription: 'Your resume stays as it is. You can paste the text again later.',
    confirm: 'Close',
    cancel: 'Keep Looking',
  },
};

/** The texts of the review. */
export const reviewWords = {
  title: 'Check what was found',
  description: (file: string) =>
    `This is what ${inSentence(file)} becomes. Nothing is saved until you press Save Changes.`,
  view: { label: 'View', fields: 'Fields', file: 'Your file' },
  source: (file: string) => `Your file, ${file}`,
  page: (page: number, of: number, file: string) => `Page ${page} of ${of} of ${file}`,
  pageFailed: 'This page cannot be drawn here. Its fields are in the list all the same.',
  unsure: {
    hint: 'Not sure: please check this',
    entryHint: 'Not sure: please check this entry',
    confirm: 'Looks right',
    confirmLabel: (field: string) => `${field} looks right`,
    count: (count: number) =>
      count === 1
        ? '1 spot may be wrong. Please check it.'
        : `${count} spots may be wrong. Please check them, the most doubtful first.`,
    hardToRead: 'This file was hard to read. Please compare everything with it, the most doubtful first.',
    next: 'Go to the next one',
    none: 'Nothing looks doubtful',
    mostChecked: 'You checked the most doubtful entries. Look over the others once before you use them.',
  },
  mode: {
    legend: 'What to do with the resume you have',
    merge: { title: 'Add to my resume', explanation: 'What you have stays. You choose for each entry.' },
    replace: {
      title: 'Replace my resume',
      explanation: 'Everything in the form goes. Your photo stays, and you can undo it.',
    },
  },
  choice: {
    about: (name: string) => `What to do with ${isolated(name)}`,
    add: 'Add as a new entry',
    use: 'Use',
    replace: (name: string) => `Replace ${isolated(name)}`,
    skip: 'Skip',
    keepMine: (text: string) => `Keep mine: ${isolated(text)}`,
    useThis: 'Use the one above',
    leaveOut: 'Leave it out',
  },
  particulars: {
    title: 'Personal particulars',
    explanation: 'Only you see these. None is printed until you switch it on for Bio-data.',
  },
  pageSettings: (name: string) => `Use its design too: ${name}`,
  details: 'Details',
  skills: 'Skills',
  skill: 'Skill',
  interests: 'Interests',
  interest: 'Interest',
  ownSection: 'Your own section',
  items: (count: number) =>
    `Checked ones are added to the ${count} in your resume. Ones you have already are not checked.`,
  useItem: (text: string) => `Use ${text}`,
  unplaced: {
    title: (count: number) => (count > 0 ? `Without a place (${count})` : 'Every text has a place'),
    explanation:
      'These texts are in your file but found no field. Choose a field for those that you need. The rest stays out of your resume.',
    label: (text: string) => `Move “${isolated(text)}” to`,
    choose: 'Move to …',
    fitsBest: (field: string) => `${field} (fits best)`,
    newSkill: 'A new skill',
    newInterest: 'A new interest',
    newSection: 'A section of your own (More)',
    moved: (field: string) => `Moved to ${field}`,
    back: 'Put back',
    show: 'Show in file',
  },
  onRequest: 'Available on request',
  noExpiry: 'No expiry',
  notes: 'Shortened and left out',
  tooMany: (list: string, max: number, beyond: number) =>
    `${list}: a resume has room for ${max}. Skip ${beyond}.`,
};
