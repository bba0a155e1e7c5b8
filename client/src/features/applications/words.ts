import type { PostProposals } from '#shared/applications/post/proposals';
import { closedReasons } from '#shared/applications/stages';
import { isolated } from '#shared/text/invisible';

const workModes = { '': 'Not said', 'on-site': 'On-site', hybrid: 'Hybrid', remote: 'Remote' };

/** The texts of the list and the board. */
export const applicationsWords = {
  list: 'Your applications',
  loading: 'Loading your applications',
  failed: 'Your applications could not be loaded',
  search: 'Search applications',
  searchHint: 'Company, job title, place, notes or tag',
  layouts: { table: 'Table', board: 'Board', calendar: 'Calendar', insights: 'Insights' },
  layout: 'How to show your applications',
  stage: 'Stage',
  filters: 'Filters',
  allStages: 'All stages',
  goneStage: 'A stage that is gone',
  stageOf: (card: string) => `Stage of ${card}`,
  unnamedStage: 'Loading…',
  open: 'All open',
  tag: 'Tag',
  allTags: 'All tags',
  source: 'Source',
  allSources: 'All sources',
  showAll: 'Show all applications',
  emptyTitle: 'No applications yet',
  empty:
    'Keep every job you apply for in one place: the post, the dates, the people, and what came of it. Add the first one, or import the spreadsheet that you have as CSV.',
  noneTitle: 'No application matches',
  none: 'Try another search or filter.',
  add: 'Add application',
  company: 'Company',
  jobTitle: 'Job title',
  applied: 'Applied',
  deadline: 'Deadline',
  nextStep: 'Next step',
  changed: 'Changed',
  closed: (reason: keyof typeof closedReasons) => `Closed: ${closedReasons[reason].toLowerCase()}`,
  pages: 'Pages',
  shown: (from: number, to: number, total: number) => `${from}–${to} of ${total.toLocaleString('en-US')}`,
  previous: 'Previous',
  next: 'Next',
  more: (count: number) => `${count.toLocaleString('en-US')} more in the table`,
  boardLabel: 'Applications by stage',
  card: (company: string, jobTitle: string) => `${isolated(jobTitle)} at ${isolated(company)}`,
  moved: 'Application moved',
  movedTo: (stage: string) => `It is in ${stage} now.`,
  error: 'Error',
  notMoved: 'The application could not be moved. Please try again.',
};

export const closeWords = {
  title: (name: string) => `Close “${name}”`,
  description: 'Why did it end? You can open it again at any time.',
  reason: 'Reason',
  submit: 'Close application',
  cancel: 'Cancel',
};

/** The texts about a pasted post. */
export const postWords = {
  found: 'Found in the post',
  use: 'Use',
  useOne: (label: string) => `Use ${label.toLowerCase()} from the post`,
  useAll: 'Use all',
  used: 'Used',
  salary: 'Salary',
  salaryOf: ({ salaryFrom, salaryTo, salaryCurrency = 'PHP', salaryPeriod = 'month' }: PostProposals) => {
    const [from, to] = [salaryFrom, salaryTo].map((amount) => amount?.toLocaleString('en-US'));
    const range = from && to ? `${from} to ${to}` : from ? `from ${from}` : `up to ${to}`;
    return `${salaryCurrency} ${range} a ${salaryPeriod}`;
  },
  terms: 'Terms of the post',
  termsAbout: 'What the post asks for, compared with your own words. Say only what is true of you.',
  compareWith: 'Compare with',
  mainResume: 'Main resume',
  loadingResume: 'Loading your resume',
  resumeFailed: 'Your resume could not be loaded',
  noTerms: 'No terms to compare: the post names no skill or qualification that we could tell apart.',
  missing: 'Not in your resume',
  present: 'In your resume',
  leadsTo: (section: string) => `→ ${section}`,
};

/** The texts about saved filters. */
export const filtersWords = {
  label: 'Saved filters',
  none: 'Choose a saved filter',
  save: 'Save this filter',
  name: 'Name of the filter',
  submit: 'Save',
  remove: 'Delete this filter',
  failed: 'Your filters could not be changed. Please try again.',
};

/** The texts of the calendar. */
export const calendarWords = {
  loading: 'Loading the calendar',
  failed: 'The calendar could not be loaded',
  previous: 'Previous month',
  next: 'Next month',
  today: 'Today',
  days: 'Days of this month',
  empty: 'No deadline, interview or next step of an open application is in this month.',
  of: (jobTitle: string, company: string) => `${isolated(jobTitle)}, ${isolated(company)}`,
};

/** The texts of the link for calendar apps. */
export const calendarLinkWords = {
  title: 'Add it to your calendar app',
  description:
    'A secret link for Google Calendar, Apple Calendar, Outlook and others. Anyone with the link sees employers, job titles and times, and nothing else of your applications.',
  loading: 'Loading the link',
  failed: 'The link could not be loaded',
  make: 'Make a link',
  notMade: 'The link could not be made',
  made: 'Copy the link now',
  madeAbout:
    'In your calendar app, choose to subscribe or to add a calendar by URL, and paste it there. We do not keep the link and cannot show it again.',
  address: 'The link',
  copy: 'Copy link',
  copied: 'Link copied',
  since: (day: string) => `Your link works since ${day}.`,
  renew: 'Renew',
  askRenew: 'Make a new link?',
  renewConsequence: 'The old one ends at once. Add the new one to your calendar app in its place.',
  end: 'Turn off',
  askEnd: 'Turn off the link?',
  endConsequence:
    'Calendar apps that have it get nothing new from now on. What they loaded before may stay there until you remove it.',
  ended: 'Link turned off',
  notEnded: 'The link could not be turned off',
};

/** The texts of what asks for attention. */
export const remindersWords = {
  title: 'Needs your attention',
  nothing: 'Nothing today.',
  all: (count: number) => `Show all ${count}`,
  fewer: 'Show fewer',
  failed: 'Your reminders could not be loaded',
  quiet: (since: string) => `No word since ${since}:`,
  mute: 'Stop reminding',
  muteOf: (name: string) => `Stop reminding of ${name}`,
  notMuted: 'The reminder could not be stopped. Please try again.',
};

/** The texts of the reminders by e-mail. */
export const digestWords = {
  title: 'Email me this each morning',
  notVerified: 'To get this by email, verify your account email where you sign in, then sign in here again.',
  failed: 'The emails could not be switched. Please try again.',
};

/** The texts of the insights. */
export const insightsWords = {
  loading: 'Loading your insights',
  failed: 'Your insights could not be loaded',
  emptyTitle: 'Nothing to tell yet',
  empty: 'Add the jobs that you apply for. What becomes of them is counted here.',
  few: (applied: number) =>
    `You have applied ${applied === 1 ? 'once' : `${applied} times`}. Numbers this small say little: take them as counts, not as chances.`,
  funnel: 'How far they came',
  funnelAbout: (total: number) =>
    `All ${total.toLocaleString('en-US')} of your applications, each counted where it came furthest.`,
  reached: (count: number, stopped: number) =>
    `${count.toLocaleString('en-US')} came this far, ${stopped.toLocaleString('en-US')} no further`,
  answers: 'Answers',
  answersOf: (answered: number, applied: number) =>
    `${answered.toLocaleString('en-US')} of ${applied.toLocaleString('en-US')} were answered`,
  median: (days: number, of: number) =>
    `Half of the first answers came within ${days} ${days === 1 ? 'day' : 'days'} (${of} ${of === 1 ? 'answer' : 'answers'} with both dates).`,
  noMedian: 'No answer has both its dates yet, so there is no time to an answer.',
  bySource: 'By source',
  byVersion: 'By what you sent',
  noVersion: 'Mark what you send in the application, and its answers are counted here.',
  noSource: 'No source',
  ofGroup: (answered: number, applied: number) =>
    `${answered.toLocaleString('en-US')} of ${applied.toLocaleString('en-US')} answered`,
  moreGroups: (count: number) => `And ${count.toLocaleString('en-US')} more with fewer applications.`,
  weeks: 'By week',
  week: (from: string) => `Week of ${from}`,
  applied: 'Applied',
  answered: 'First answers',
};

/** The texts about the user's own stages. */
export const stagesWords = {
  open: 'Stages',
  title: 'Stages',
  about: 'Stages of your own are between the fixed ones, and count as the one above them.',
  close: 'Done',
  loading: 'Loading your stages',
  loadFailed: 'Your stages could not be loaded',
  failed: 'Your stages could not be changed. Please try again.',
  nameOf: (name: string) => `Name of ${isolated(name)}`,
  up: (name: string) => `Move ${isolated(name)} up`,
  down: (name: string) => `Move ${isolated(name)} down`,
  remove: (name: string) => `Delete ${isolated(name)}`,
  where: (count: number) =>
    count === 1 ? 'Where does its application go?' : `Where do its ${count} applications go?`,
  keep: 'Keep the stage',
  moveAndDelete: 'Move and delete',
  newName: 'New stage',
  example: 'Final interview',
  after: 'After',
  add: 'Add stage',
  full: (max: number) => `You have ${max} stages of your own, the most that a board can hold.`,
};

/** The texts about files of applications. */
export const importWords = {
  open: 'Import CSV',
  exported: 'Export CSV',
  title: 'Import applications',
  about:
    'From a CSV file of a spreadsheet or another tracker. You see what is read before anything is added.',
  choose: 'Choose a CSV file',
  chooseHint:
    'Up to 10,000 rows. In Excel or Google Sheets, save or download the sheet as CSV. The first row holds the names of the columns.',
  tooLarge: 'This file is larger than 20 MB. Please divide it, or leave out columns.',
  empty: 'There are no rows under the first one. The first row holds the names of the columns.',
  unreadable: 'This file could not be read as CSV. In your spreadsheet, save it as CSV and try again.',
  columns: 'What the columns hold',
  unnamed: (number: number) => `Column ${number}`,
  holds: (column: string) => `${isolated(column)} holds`,
  leftOut: 'Leave out',
  order: 'How are the dates written?',
  orderHint: (example: string) => `${isolated(example.slice(0, 30))} could be two days.`,
  chooseOrder: 'Choose',
  monthFirst: 'Month first: 12/31/2026',
  dayFirst: 'Day first: 31/12/2026',
  needs: (labels: string[]) => `Choose the column that holds: ${labels.join(', ')}.`,
  needsOrder: 'Choose how the dates are written.',
  ready: (good: number, all: number) =>
    `${good.toLocaleString('en-US')} of ${all.toLocaleString('en-US')} rows can be added.`,
  cut: 'The file has more than 10,000 rows. What follows was left out: put it into another file.',
  overLimit: 'An account can hold 2,000 applications. Rows beyond that are offered to you as a file.',
  noRoom:
    'An account can hold 2,000 applications. Delete some that you no longer need, then import this row.',
  refused: 'Rows that cannot be added',
  notAddedRows: (count: number) =>
    count === 1 ? '1 row is not added' : `${count.toLocaleString('en-US')} rows are not added`,
  saveRefused: 'Save them as a file',
  reasonColumn: 'Why it was not added',
  refusedFile: 'husay-rows-not-added.csv',
  add: (count: number) =>
    count === 1 ? 'Add 1 application' : `Add ${count.toLocaleString('en-US')} applications`,
  listed: (count: number) =>
    count === 1
      ? '1 row is in your list already and is left out.'
      : `${count.toLocaleString('en-US')} rows are in your list already and are left out.`,
  addListed: 'Add what is in my list already, too',
  notCompared:
    'Your list could not be loaded, so rows that are in it already are added again. Close this and try again to avoid that.',
  history: (count: number) =>
    `${count === 1 ? '1 application comes' : `${count.toLocaleString('en-US')} applications come`} with the history of stages.`,
  historyInNotes: (count: number) =>
    `${count === 1 ? 'The history of 1 row has' : `The history of ${count.toLocaleString('en-US')} rows has`} stages or dates that could not be read. It is kept in the notes as it is written.`,
  undated: (count: number) =>
    `${count === 1 ? 'One row has' : `${count.toLocaleString('en-US')} rows have`} no day of applying: today is taken for it. To keep the right one, fill in the column in your file first.`,
  adding: (added: number, of: number) =>
    `Adding: ${added.toLocaleString('en-US')} of ${of.toLocaleString('en-US')} so far. Please keep this page open.`,
  added: (count: number) =>
    count === 1 ? '1 application was added.' : `${count.toLocaleString('en-US')} applications were added.`,
  notAdded: 'The server could not be reached. Import the file of these rows to try again.',
  signedOut: 'You were signed out. Sign in again, then import the file of these rows.',
  maybeAdded:
    'The connection broke off: this row may have been added. Look for it in your list before you import it again.',
  cancel: 'Cancel',
  close: 'Close',
};

/** The texts of one application, new or stored. */
export const applicationWords = {
  newTitle: 'Add application',
  newAbout: 'Company and job title are enough to start. You can add the rest later.',
  create: 'Add application',
  cancel: 'Cancel',
  failed: 'The application could not be saved. Please try again.',
  loadFailed: 'This application could not be loaded',
  loading: 'Loading the application',
  back: 'All applications',
  already: (when: string) => `Already applied here in ${when}`,
  alreadySaved: (when: string) => `Already in your list since ${when}`,
  cut: (max: number) =>
    `The post is longer than ${max.toLocaleString('en-US')} characters. What follows was cut.`,
  isReminded: 'You are reminded of the deadline, and after 14 days without a word.',
  isMuted: 'No reminders of the deadline or of silence.',
  sections: {
    job: 'The job',
    dates: 'Dates and next step',
    post: 'The post',
    people: 'Contacts',
    interviews: 'Interviews',
    offers: 'Offers',
    notes: 'Notes',
    history: 'History',
  },
  fields: {
    company: 'Company',
    jobTitle: 'Job title',
    link: 'Link to the post',
    post: 'Text of the post',
    postHint:
      'Posts vanish. Paste the text, or the page’s HTML, to keep it and to fill in what it says. Nothing is fetched.',
    place: 'Place',
    workMode: 'Work mode',
    salaryFrom: 'Salary from',
    salaryTo: 'Salary to',
    currency: 'Currency',
    period: 'Per',
    source: 'Source',
    sourceHint: 'Where you found it, such as JobStreet or a friend',
    tags: 'Tags',
    tagsHint: 'Separated by commas',
    foundOn: 'Found on',
    appliedOn: 'Applied on',
    deadlineOn: 'Deadline',
    nextStep: 'Next step',
    nextStepOn: 'Next step on',
    reminders: 'Reminders of the deadline and of silence',
    notes: 'Notes',
    name: 'Name',
    role: 'Role',
    phone: 'Phone',
    email: 'Email',
    at: 'Date and time',
    where: 'Place or link',
    amount: 'Amount',
    receivedOn: 'Received on',
    answerBy: 'Answer by',
    stage: 'Stage',
  },
  workModes,
  periods: { month: 'month', year: 'year' },
  addContact: 'Add contact',
  addInterview: 'Add interview',
  addOffer: 'Add offer',
  contact: (index: number) => `Contact ${index + 1}`,
  interview: (index: number) => `Interview ${index + 1}`,
  offer: (index: number) => `Offer ${index + 1}`,
  remove: (what: string) => `Remove ${what.toLowerCase()}`,
  save: 'Save changes',
  saved: 'Application saved',
  isSaved: (name: string) => `${name} is up to date.`,
  unsaved: 'You have unsaved changes.',
  takeNewer: 'Load the newer version',
  keepMine: 'Keep mine instead',
  delete: 'Delete',
  askDelete: (name: string) => `Delete “${name}”?`,
  deleteConsequence: 'The application, its notes and its history are deleted for good.',
  deleted: 'Application deleted',
  notDeleted: 'The application could not be deleted. Please try again.',
  began: (stage: string) => `Added in ${stage}`,
  change: (from: string, to: string) => `${from} → ${to}`,
};
