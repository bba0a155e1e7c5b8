import type { Density, PhotoShape } from '#shared/document/page-settings';

/** The texts of the builder before it is open. */
export const builderWords = {
  loading: 'Loading your resume',
  failed: 'Your resume could not be loaded',
};

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

/** The texts of the row above the builder's cards. */
export const toolbarWords = {
  view: 'View',
  edit: 'Edit',
  preview: 'Preview',
  check: 'Check',
  import: 'Import',
  export: 'Export',
  exportFailed: { title: 'Export failed', description: 'Please check your connection and try again.' },
};

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

/** The texts about typing that is not saved. */
export const draftWords = {
  status: {
    saved: (time: string) => `Draft saved ${time}`,
    offline: 'Saved on this device. Sends when you are online.',
    later: 'Saved on this device. Sends again in a moment.',
    signedOut: 'Saved on this device. Sign in again to go on.',
    refused: 'Saved on this device only, until you press Save Changes.',
    nowhere: 'Not saved yet. Keep this page open.',
    rivaled: 'You also typed in another tab or on another device.',
  },
  offer: {
    label: 'Unsaved changes',
    title: (time: string) => `You have unsaved changes from ${time}.`,
    older: 'The resume has been saved since. Restoring puts them in the form; saving will ask which to keep.',
    current: 'Restoring puts them in the form; visitors see them once you press Save Changes.',
    restore: 'Restore',
    discard: 'Discard',
  },
  discarded: {
    title: 'Changes discarded',
    description: 'Your resume is as it was last saved.',
    undo: 'Undo',
  },
};

/** The texts of the choices about the pages. */
export const pageChoiceWords = {
  group: 'Page',
  paper: 'Paper',
  spacing: 'Spacing',
  densities: {
    automatic: 'Automatic',
    comfortable: 'Comfortable',
    compact: 'Compact',
  } satisfies Record<Density, string>,
  photo: 'Photo',
  photos: {
    automatic: 'As in the template',
    round: 'Round',
    square: 'Square',
    none: 'No photo',
  } satisfies Record<PhotoShape, string>,
  qrCode: 'QR code of your profile',
  qrCodeHint: 'Printed beside your contact details. It opens your public profile.',
  attachData: 'Attach data for re-import',
  attachDataHint:
    'Your PDF carries the text it prints, and nothing hidden. Import the PDF to get everything back.',
  on: 'On',
  off: 'Off',
};

/** The texts about how the pages are drawn. */
export const pageWords = {
  kept: {
    title: 'Page settings saved on this device',
    description: 'They are sent when you are online.',
  },
  notSaved: {
    title: 'Page settings not saved',
    description: 'Please check your connection and try again.',
  },
};

/** The texts of the steps. Their titles are in step-list.ts. */
export const stepWords = {
  number: (step: number, of: number) => `Step ${step} of ${of}`,
  examplesFor: 'Examples for',
  links: {
    label: 'Steps',
    step: (step: number, title: string, isFilled: boolean) =>
      `Step ${step}, ${title}${isFilled ? ', filled in' : ''}`,
  },
  back: { action: 'Back', to: (step: string) => `Back to ${step}`, toStart: 'Back to the start' },
  next: 'Next',
  skip: 'Skip for now',
  example: { see: 'See an example', use: 'Use This Example' },
  about: {
    titleHint: (title: string) => `Your profession, e.g., ${title}`,
    summaryHint: 'Who you are and what you do best',
    locationHint: 'E.g., Cebu City, Philippines',
  },
  work: {
    noJob: 'No job yet? Add your OJT, internship or clinical duty as work, and your seminars as trainings.',
  },
  skills: {
    ideas: 'Skills to add',
    add: (skill: string) => `Add the skill ${skill}`,
    added: (skill: string) => `Added: ${skill}`,
  },
  fromExample: (parts: number) =>
    `Still from the example: ${parts} ${parts === 1 ? 'part' : 'parts'}. Replace names, places, dates and numbers with your own before you send it.`,
  /** Some parts by name, and how many more there are. */
  parts: (named: string, others: number) => (others > 0 ? `${named} and ${others} more` : named),
};

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
    hint: 'PDF, Word (.docx), OpenDocument (.odt), text, JSON Resume, or the data archive of LinkedIn (.zip).',
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
    confirm: 'Looks right',
    confirmLabel: (field: string) => `${field} looks right`,
    count: (count: number) =>
      count === 1
        ? '1 field may be wrong. Please check it.'
        : `${count} fields may be wrong. Please check them.`,
    next: 'Go to the next one',
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
    about: (name: string) => `What to do with ${name}`,
    add: 'Add as a new entry',
    use: 'Use',
    replace: (name: string) => `Replace ${name}`,
    skip: 'Skip',
    keepMine: (text: string) => `Keep mine: ${text}`,
    useThis: 'Use the one above',
  },
  look: (name: string) => `Use its look too: ${name}`,
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
    label: (text: string) => `Move “${text}” to`,
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
