import type { Accent } from '#shared/document/accents';
import type {
  Density,
  HeadingSize,
  MarginWidth,
  PhotoShape,
  TypefaceChoice,
} from '#shared/document/page-settings';
import type { MonthStyle } from '#shared/text/partial-date';
import { isolated } from '#shared/text/invisible';

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
  preview: 'Preview',
  skip: { toPreview: 'Skip to preview', toSave: 'Skip to save' },
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
    ofVersion:
      'Your draft is kept and will be here when you come back. Downloads have your changes once you press Save Changes.',
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
  design: 'Design',
  download: 'Download',
  preview: 'Preview',
  check: 'Check',
  import: 'Import',
  export: 'Export',
  exportFailed: { title: 'Export failed', description: 'Please check your connection and try again.' },
};

/** The texts about changes that are taken back. */
export const historyWords = {
  group: 'Changes',
  undo: 'Undo last change',
  redo: 'Redo last change',
  undone: (parts: string) => `Undone: ${parts}`,
  redone: (parts: string) => `Redone: ${parts}`,
  design: 'Design',
  several: (count: number) => `changes in ${count} places`,
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
  particulars: 'Personal particulars',
  printed: (line: string) => `${line} (printed in Bio-data)`,
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
    conflicting: 'You also typed in another tab or on another device.',
  },
  offer: {
    label: 'Unsaved changes',
    title: (time: string) => `You have unsaved changes from ${time}.`,
    older: 'The resume has been saved since. Restoring puts them in the form; saving will ask which to keep.',
    current: 'Restoring puts them in the form; visitors see them once you press Save Changes.',
    ofVersion: 'Restoring puts them in the form; downloads have them once you press Save Changes.',
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
  color: 'Color',
  colors: {
    automatic: 'As in the template',
    ocean: 'Ocean',
    forest: 'Forest',
    wine: 'Wine',
    plum: 'Plum',
    rust: 'Rust',
    graphite: 'Graphite',
  } satisfies Record<Accent, string>,
  typeface: 'Type',
  typefaces: {
    automatic: 'As in the template',
    sans: 'Plain letters',
    serif: 'Book letters',
    'serif-headings': 'Book letters for headings',
    'sans-headings': 'Plain letters for headings',
  } satisfies Record<TypefaceChoice, string>,
  headingSize: 'Headings',
  headingSizes: { small: 'Small', automatic: 'Normal', large: 'Large' } satisfies Record<HeadingSize, string>,
  margins: 'Margins',
  marginWidths: { narrow: 'Narrow', automatic: 'Normal', wide: 'Wide' } satisfies Record<MarginWidth, string>,
  paper: 'Paper',
  spacing: 'Spacing',
  densities: {
    automatic: 'Automatic',
    comfortable: 'Comfortable',
    compact: 'Compact',
  } satisfies Record<Density, string>,
  months: 'Months',
  monthStyles: {
    'as-typed': 'As typed',
    short: 'Jun 2021',
    long: 'June 2021',
    numeric: '06/2021',
  } satisfies Record<MonthStyle, string>,
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
  stored: {
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
  ready: 'Your resume is ready',
  page: 'Preview',
  wholeForm: 'Fill in the whole form instead',
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
    summaryHint: (min: number) => `Who you are and what you do best. ${min} characters recommended`,
    locationHint: 'E.g., Cebu City, Philippines',
  },
  work: {
    noJob: 'No job yet? Add your OJT, internship or clinical duty as work, and your seminars as trainings.',
    atSea: 'Add each contract under Sea Service, and what you did on board or ashore as work.',
  },
  skills: {
    ideas: 'Skills to add',
    add: (skill: string) => `Add the skill ${isolated(skill)}`,
    added: (skill: string) => `Added: ${isolated(skill)}`,
  },
  fromExample: (parts: number) =>
    `Still from the example: ${parts} ${parts === 1 ? 'part' : 'parts'}. Replace names, places, dates and numbers with your own before you send it.`,
  /** Some parts by name, and how many more there are. */
  parts: (named: string, others: number) => (others > 0 ? `${named} and ${others} more` : named),
};

/** The texts of lists that are put in order. */
export const orderWords = {
  reorder: (entry: string) => `Reorder ${isolated(entry)}`,
  moveUp: (entry: string) => `Move ${isolated(entry)} up`,
  moveDown: (entry: string) => `Move ${isolated(entry)} down`,
  keys: {
    handle:
      'Drag it, or press the up and down arrow keys, to move the entry. Left and right go to its other buttons.',
    others: 'The up and down arrow keys go to the other entries, left and right to the buttons of this one.',
    hint: 'Arrow keys go to other entries. On the handle, they move the entry.',
  },
  moved: (entry: string, place: number, all: number) =>
    `${isolated(entry)} moved to position ${place} of ${all}`,
  pickedUp: (entry: string) => `Picked up ${isolated(entry)}`,
  over: (place: number, all: number) => `Over position ${place} of ${all}`,
  stays: (entry: string) => `${isolated(entry)} stays where it was`,
};

/** What the line of a folded card says about what is in it. */
export const foldWords = {
  nothing: 'Nothing yet',
  entries: (count: number) => (count === 1 ? '1 entry' : `${count} entries`),
  filled: 'Filled in',
  toCorrect: 'To correct',
  missing: {
    title: 'Add your title',
    summary: 'Add a summary',
    phone: 'Add a phone number',
    location: 'Add your location',
  },
};

/** The texts of lists of entries. */
export const entryWords = {
  add: (noun: string) => `Add ${noun}`,
  nameless: (noun: string, number: number) => `${noun} ${number}`,
  remove: (entry: string) => `Remove ${isolated(entry)}`,
  removed: (entry: string) => `${isolated(entry)} removed`,
  undo: {
    title: (name: string) => `${isolated(name)} removed`,
    several: (count: number) => `${count} removals can be undone, the last one first.`,
    action: 'Undo',
  },
};

/** What the specified lists are called. */
export const listTexts = {
  experience: {
    titleId: 'resume-experience',
    title: 'Work Experience',
    description: 'Most recent first. An internship or a part-time job counts too.',
    noun: 'Experience',
  },
  education: {
    titleId: 'resume-education',
    title: 'Education',
    description: 'Degrees, courses and training, most recent first.',
    noun: 'Education',
  },
};

/** The texts of the fields of work and education, and of those that other sections have too. */
export const fieldWords = {
  example: (text: string) => `E.g., ${text}`,
  /** Labels of fields that may stay empty. */
  location: 'Location (optional)',
  website: 'Website (optional)',
  description: 'Description (optional)',
  durationHint: 'Such as Jun 2021 – Present',
  yearsHint: 'Such as 2020 or 2020-2024. Still studying? Enter the year you expect to finish.',
  placeHint: 'City, or Remote',
  pointsHint: 'Start a line with - to make it a point',
  ideas: 'Ideas',
  ideasFor: (entry: string) => `Ideas for ${isolated(entry)}`,
};

/** The texts of the skills' card. */
export const skillWords = {
  title: 'Skills',
  label: 'New skill',
  add: 'Add Skill',
  count: (skills: number, max: number) => `${skills} of ${max}`,
  full: (max: number) => `Maximum ${max} skills allowed`,
  limits: (min: number, max: number) => `${min} to ${max} characters each; commas separate several`,
  tooLong: (max: number) => `A skill has at most ${max} characters.`,
  list: 'Your skills',
  remove: (skill: string) => `Remove ${isolated(skill)}`,
  keys: {
    handle:
      'Drag it, or press the left and right arrow keys, to move the skill. Up and down go to its other button.',
    others:
      'The left and right arrow keys go to the other skills, up and down to the button that moves this one.',
    hint: 'Arrow keys go to other skills. On the handle, they move the skill.',
  },
  refused: {
    title: (count: number) => `${count} skills were not added`,
    reason: (skill: string, reason: string) => `“${isolated(skill)}”: ${reason}`,
    description: (reasons: string[], others: number) =>
      `${reasons.join('. ')}.${others > 0 ? ` And ${others} more.` : ''} They are still in the field.`,
  },
};

/** The texts of the sample sentences. */
export const ideaWords = {
  title: 'Ideas for your description',
  close: 'Close',
  what: 'Add what is true for you, then replace the words in [brackets] with your own.',
  for: 'For',
  anyJob: 'Any job',
  sentences: 'Sentences',
  verbs: 'Verbs to begin a sentence',
  added: (text: string) => `Added: ${text}`,
  tooLong: (text: string, max: number) =>
    `“${text}” does not fit: a description has at most ${max} characters.`,
};

/** The texts of the additional sections. */
export const sectionWords = {
  /** Marks of a section that is not printed. */
  hidden: 'Hidden',
  hiddenSection: (section: string) => `${section} hidden`,
  add: {
    title: 'Add a section',
    description: 'Only what you fill in is printed.',
    choose: 'Add a Section',
    action: (section: string) => `Add ${section}`,
    arrange: 'Arrange Sections',
    credentials: 'Credentials',
  },
  own: {
    name: 'Your Own Section',
    removed: 'Your section',
    remove: (section: string) => `Remove ${section}`,
    headingHint: 'Such as Board Examinations or Seminars Led',
  },
  interests: {
    explanation: 'Hobbies that say something about you',
    count: (interests: number, max: number) => `${interests} of ${max}`,
    label: 'Your interests',
    hint: 'One on each line',
  },
  references: {
    onRequest: 'Print “Available on request” instead of names',
    isOnRequest: 'On request',
    public: 'Show them on my public profile',
    privacy:
      'References are private on your profile unless you show them. Ask each person before you print a phone number.',
  },
};

/** The texts at the personal particulars. Hints say who asks for each. */
export const particularWords = {
  title: 'Personal Particulars',
  filled: (count: number) => `${count} filled in`,
  explanation: 'Birth date, civil status, passport: only in Bio-data',
  description:
    'Never on your profile, and in no file that others download. Your own PDF or Word file prints an item only in the Bio-data template, and only when you switch it on.',
  print: (item: string) => `Print ${item} in Bio-data`,
  printed: 'Printed in Bio-data',
  notPrinted: 'Not printed',
  export: 'Export with Particulars',
  exportHint:
    'A JSON Resume file for yourself, with everything on this card. The Export button at the top leaves it out.',
  hints: {
    birthDate:
      'Manning and overseas agencies and government forms ask for it. Other employers may not ask for your age (RA 10911).',
    birthplace: 'For government forms and visa applications',
    sex: 'Agencies and government forms ask for it',
    civilStatus: 'Agencies and government forms ask for it. It is not a reason to refuse you.',
    citizenship: 'For employers abroad, agencies and government forms',
    height: 'For ships, airlines, security and uniformed services',
    weight: 'For ships, airlines, security and uniformed services',
    religion: 'Some employers in the Middle East ask for it. You need not say.',
    streetAddress:
      'House, street and barangay; your city is in Location. Agencies and background checks ask for it.',
    nextOfKin: 'Name, relationship and phone. Manning agencies ask for it; ask the person first.',
    passport: 'Number, place and end of validity. Manning and overseas agencies ask for it.',
    seamansBook: 'Number (SIRB) and end of validity. Manning agencies ask for it.',
    visa: 'Type and end of validity, such as US C1/D. Manning and overseas agencies ask for it.',
  },
};

/** What an additional section is called, and what belongs there, in one line. */
export const sectionTexts = {
  seaService: { noun: 'Contract', explanation: 'Vessels, ranks and dates, with totals' },
  licenses: { noun: 'License', explanation: 'PRC, TESDA NC, BLS, driver’s license' },
  languages: { noun: 'Language', explanation: 'Languages, dialects and your level' },
  trainings: { noun: 'Training', explanation: 'Seminars and workshops you attended' },
  projects: { noun: 'Project', explanation: 'School, community or client projects' },
  awards: { noun: 'Award', explanation: 'Honors, scholarships, recognition' },
  volunteering: { noun: 'Volunteer Role', explanation: 'Outreach and community work' },
  publications: { noun: 'Publication', explanation: 'Theses, articles and papers' },
  links: { noun: 'Link', explanation: 'LinkedIn, GitHub, portfolio' },
  references: { noun: 'Reference', explanation: 'People who can vouch for you' },
};

/** The texts of the fields of the sections other than work and education. */
export const sectionFieldWords = {
  link: 'Link (optional)',
  dateHint: 'Such as May 2024',
  languages: { levelHint: 'In your words, or from A1 to C2' },
  trainings: {
    durationHint: 'Such as March 4–6, 2023 or May 2024',
    hours: 'Hours (optional)',
    hoursHint: 'Such as 24',
  },
  seaService: {
    vesselHint: 'Such as MV Amihan Star',
    tonnageHint: 'Such as 38,000 / 63,500',
    powerHint: 'Of the main engine, such as 8,280',
    dateHint: 'Such as Feb 10, 2023 or Feb 2023',
    signOffHint: 'Leave it empty while you are on board',
    endsFirst: (vessels: string) => `Sign off is before sign on: ${vessels}. Please check the dates.`,
    counting: 'We add up contracts with at least a month and a year in both dates, until today.',
  },
  projects: { role: 'Role (optional)' },
  publications: { publisherHint: 'Journal, conference or school' },
  links: { urlHint: 'Such as linkedin.com/in/ana' },
  references: { quote: 'Recommendation (optional)', quoteHint: 'What this person wrote about you' },
  own: {
    noun: 'Entry',
    explanation: 'Anything else, under your own heading',
    place: 'Place (optional)',
    date: 'Date (optional)',
  },
};

/** The texts at the fields of a license. */
export const licenseWords = {
  name: (example = 'Registered Nurse or Cookery NC II') => `E.g., ${example}`,
  issuer: 'Such as Professional Regulation Commission',
  issued: 'Such as Nov 24, 2017 or 2017',
  validUntil: 'Lifetime or - means no expiry',
  noExpiry: 'No expiry',
  number: 'License number (optional)',
  numberHint: 'Printed in the PDF you download',
  showNumber: 'Show the number on my public profile',
  link: 'Verification link (optional)',
  linkHint: 'The issuer’s page about this license',
  credential: {
    label: 'Your uploaded credential (optional)',
    add: 'Add the certificate',
    another: 'Upload another',
    unlink: 'Unlink',
    open: 'Open',
    openOf: (title: string) => `Open ${isolated(title)} (opens in a new tab)`,
    hint: 'Adds a link to the file, so that an employer can check it',
    isSame: (title: string) =>
      `Shown as one item with “${isolated(title)}”, which you uploaded: name and issuer are the same. Choose it to link them for good.`,
    isPrivate:
      'This credential is private. Make it public in the Credentials tab, so that visitors can open it.',
    none: 'None',
    private: (title: string) => `${title} (private)`,
    deleted: 'A credential that was deleted',
    notLoaded: 'The credential you chose',
  },
};

/** The texts of the dialog that arranges sections. */
export const arrangeWords = {
  title: 'Arrange sections',
  usual: 'Usual Order',
  done: 'Done',
  ownSection: (number: number) => `Your Own Section ${number}`,
  show: (section: string) => `Show ${section}`,
  shown: 'Shown',
  hidden: 'Hidden',
  heading: (section: string) => `Heading of ${section}`,
  headingTooLong: (max: number) => `A heading has at most ${max} characters.`,
  places: {
    contact: 'Contact',
    side: (template: string, sections: string) =>
      `In ${template}, ${sections} are in the sidebar. You can change the order inside the sidebar and inside the main part, but not move a section from one to the other.`,
    lead: (template: string, sections: string, count: number) =>
      `In ${template}, ${sections} ${count === 1 ? 'comes' : 'come'} first; the other sections follow in your order.`,
    free: (template: string) => `In ${template}, the sections follow in your order.`,
    withoutCredentials: (places: string) => `${places} It does not print uploaded credentials.`,
  },
};

/** The texts of dates, and of the choices that write them. */
export const dateWords = {
  /** The buttons that open the choices. */
  choose: { months: 'Choose months', years: 'Choose years', date: 'Choose a date' },
  from: 'From',
  to: 'To',
  units: { month: 'Month', day: 'Day', year: 'Year' },
  ongoing: 'Still ongoing',
  dayOrder: (monthFirst: string, dayFirst: string) => `${monthFirst} or ${dayFirst}?`,
  parts: 'A year is enough; add the month and the day if you know them.',
  replaces: (text: string) => `Your choice replaces “${text}”.`,
  endsBeforeStart: 'This ends before it starts. Please check the dates.',
  missingYear: 'Please choose the year too.',
  missingStartYear: 'Please choose the year of the start too.',
  startAlone:
    'A year alone reads as the year you finished. Please choose that year too, even if it is still ahead.',
};

/** The texts of the photo's card. */
export const photoWords = {
  title: 'Profile Photo',
  picture: 'Your profile photo',
  file: 'Profile photo file',
  hint: 'JPG or PNG, at most 5MB. Saves automatically.',
  upload: 'Upload Photo',
  change: 'Change Photo',
  tryAgain: 'Try Again',
  makeSmaller: 'Make it smaller',
  crop: 'Crop or Rotate',
  remove: 'Remove Photo',
  undo: 'Undo',
  uploading: 'Uploading photo',
  refused: (file: string, why: string) => `${isolated(file)}: ${why}`,
  uploaded: { title: 'Photo uploaded', description: 'Your profile photo has been updated successfully!' },
  removeTitle: 'Remove your profile photo?',
  removeDescription: 'It disappears from your resume and your public profile at once.',
};

/** Why a photo could not be uploaded. */
export const photoProblems = {
  wrongType: { title: 'Invalid file type', description: 'Please upload a JPG or PNG image.' },
  tooLarge: { title: 'File too large', description: 'Please upload an image smaller than 5MB.' },
  failed: { title: 'Upload failed', description: 'Failed to upload photo. Please try again.' },
};

/** The texts of the dialog that crops and turns the photo. */
export const photoEditorWords = {
  title: 'Crop and rotate',
  description: 'Drag the photo, or use the sliders. A 2 × 2 photo shows head and shoulders.',
  cancel: 'Cancel',
  use: 'Use This Photo',
  failed: 'The photo could not be loaded. Please check your connection and try again.',
  notCut: 'This browser could not crop the photo. Please try another one.',
  photo: 'Photo: move it with the arrow keys',
  rotate: 'Rotate',
  zoom: 'Zoom',
  x: 'Left or right',
  y: 'Up or down',
};
