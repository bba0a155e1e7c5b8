import { candidateNumber } from '#shared/candidates/number';
import { maxCompared } from '#shared/candidates/comparison';
import { endingNoticeDays, maxYearsKept, objectionDays } from '#shared/candidates/retention';
import { candidateLimits, maxCounted, type Availability } from '#shared/candidates/schema';
import type { CandidateAction } from '#shared/organizations/audit-actions';
import { formatDay } from '../../lib/format';

const many = (count: number, one: string, others = `${one}s`) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : others}`;

/** Totals are not counted above a limit. */
const atMostCounted = (count: number, one: string, others: string) =>
  count > maxCounted ? `More than ${many(maxCounted, one, others)}` : many(count, one, others);

export const availabilityText = ({
  availability,
  availableOn,
}: {
  availability: Availability;
  availableOn: string | null;
}) => {
  if (availability === 'from' && availableOn) return `From ${formatDay(availableOn)}`;
  return { unknown: 'Not known', available: 'Available now', from: 'Later', unavailable: 'Not available' }[
    availability
  ];
};

/** The texts of the roster. */
export const rosterWords = {
  title: 'Candidates',
  list: 'Candidates',
  add: 'Add candidate',
  import: 'Import files',
  search: 'Search candidates',
  searchHint: 'Name, title, skill, place …',
  profession: 'Profession',
  anyProfession: 'Any profession',
  licensedOn: 'License valid on',
  minYears: 'Years of work, at least',
  anyYears: 'Any years',
  years: (count: number) => `${count}+ years`,
  availability: 'Availability',
  anyAvailability: 'Any availability',
  availabilities: {
    available: 'Available now',
    soon: 'Within 30 days',
    unavailable: 'Not available',
    unknown: 'Not known',
  },
  tag: 'Tag',
  anyTag: 'Any tag',
  consent: 'Consent',
  anyConsent: 'Any consent',
  consents: {
    written: 'In writing',
    account: 'By their account',
    ending: 'Ends within 14 days',
    objected: 'Objected',
    untold: 'Not told yet',
  },
  mentioned: 'Mentions of me',
  sort: 'Sort by',
  sorts: { changed: 'Last changed', name: 'Name', added: 'Last added' },
  moreFilters: 'More filters',
  filters: 'Filters',
  allFilters: (count: number) => (count === 0 ? 'Filters and order' : `Filters and order (${count} set)`),
  showAll: 'Show all candidates',
  loading: 'Loading candidates',
  failed: 'The candidates could not be loaded',
  emptyTitle: 'No candidates yet',
  empty:
    'Add people who consented in writing, one by one or up to 100 resumes at once. You can search, compare and tag them here.',
  expired: (day: string) => `Expired ${day}`,
  noneTitle: 'No candidate fits',
  none: 'Try fewer words or filters.',
  shown: (from: number, to: number, total: number) =>
    `${from.toLocaleString('en-US')}–${to.toLocaleString('en-US')} of ${total > maxCounted ? `more than ${many(maxCounted, 'candidate')}` : many(total, 'candidate')}`,
  columns: {
    name: 'Candidate',
    work: 'Title and place',
    years: 'Years',
    license: 'License until',
    availability: 'Availability',
    consent: 'Kept until',
  },
  noName: 'No name',
  noExpiry: 'No expiry',
  objected: 'Objected',
  number: candidateNumber,
  select: (name: string) => `Select ${name}`,
  selectPage: 'Select all on this page',
  selected: (count: number) => `${many(count, 'candidate')} selected`,
  tagSelected: 'Tag',
  addTag: 'Add tag',
  removeTag: 'Remove tag',
  tagged: (changed: number, full: number) =>
    full === 0
      ? `${many(changed, 'candidate')} changed`
      : `${many(changed, 'candidate')} changed; ${many(full, 'candidate has', 'candidates have')} ${candidateLimits.tags} tags already`,
  tagFailed: 'The tag was not changed. Check your connection and try again.',
  limit: (count: number, limit: number) =>
    `${many(count, 'candidate')} in the team, which can hold ${limit.toLocaleString('en-US')}`,
  error: 'That did not work',
  saved: {
    label: 'Saved filters',
    none: 'None chosen',
    save: 'Save this filter',
    name: 'Name of the filter',
    submit: 'Save',
    remove: 'Delete this filter',
    failed: 'The filter was not saved. Check your connection and try again.',
  },
};

/** The roster on the team's overview. */
export const overviewWords = {
  candidates: 'Candidates',
  count: (count: number) => many(count, 'candidate'),
  limit: (limit: number) => `of ${limit.toLocaleString('en-US')} that the team can hold`,
  open: 'Open the roster',
  attention: 'Needs attention',
  loading: 'Loading what needs attention',
  failed: 'What needs attention could not be loaded',
  nothing: 'Nothing right now.',
  untold: (count: number) => `${atMostCounted(count, 'person was', 'people were')} not told of their record`,
  objected: (count: number) => `${atMostCounted(count, 'person', 'people')} objected to being kept`,
  ending: (count: number) =>
    `${atMostCounted(count, 'consent ends', 'consents end')} within ${endingNoticeDays} days`,
  mentioned: (count: number) => `${atMostCounted(count, 'candidate has', 'candidates have')} a note for you`,
};

export const compareWords = {
  compare: 'Compare',
  hint: `Select two to ${maxCompared} candidates to compare them.`,
};

/** The consent in writing, wherever it is entered. */
export const basisWords = {
  title: 'Consent and time',
  about: 'You may keep a record only with the person’s consent in writing.',
  basisDate: 'Date of the written consent',
  keepUntil: 'Keep until',
  keepUntilHint: `Deleted after this day. At most ${maxYearsKept} years after the consent.`,
  sensitive: 'The consent covers sensitive particulars',
  sensitiveHint:
    'Birth date, civil status, religion, passport and the like. Without this they are not stored.',
  sensitiveOn: 'Date of that consent',
  noDay: 'Please enter the day',
  dropped: (labels: readonly string[]) =>
    `Not stored, because no consent to sensitive particulars is recorded: ${labels.join(', ')}.`,
};

export const newCandidateWords = {
  title: 'Add candidate',
  description: 'For a person without an account who consented in writing.',
  name: 'Name',
  email: 'Email',
  emailHint: 'They are told of the record here, and can see, correct or delete it.',
  headline: 'Title',
  phone: 'Phone',
  place: 'City and country',
  submit: 'Add candidate',
  cancel: 'Cancel',
  failed: 'The candidate was not added. Check your connection and try again.',
  duplicate: (name: string, number: number, by: 'email' | 'phone') =>
    `${name} (${candidateNumber(number)}) has the same ${by === 'email' ? 'email address' : 'phone and name'}.`,
  openDuplicate: 'Open that record',
  added: 'The candidate is added',
};

export const importWords = {
  title: 'Import files',
  description: `Up to ${candidateLimits.files} resumes at once: PDF, Word, or files exported here. They are read in this browser.`,
  choose: 'Choose files',
  chooseHint: 'You can also drop them here.',
  more: 'Choose more files',
  tooMany: (chosen: number, read: number) =>
    read === 0
      ? `There is room for ${candidateLimits.files} files at once. Add these first, then choose the others.`
      : `You chose ${chosen} files. The first ${read} are read; add them, then choose the others.`,
  reading: (done: number, total: number) => `Reading ${done} of ${total} files`,
  progress: 'Files read',
  found: (good: number, broken: number) =>
    broken === 0
      ? `${many(good, 'file')} read`
      : `${many(good, 'file')} read, ${many(broken, 'file')} could not be`,
  files: 'Chosen files',
  table: 'What was found in the files',
  columns: {
    include: 'Import',
    file: 'File',
    person: 'Name and email',
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    found: 'Found',
  },
  include: (file: string) => `Import ${file}`,
  nameOf: (file: string) => `Name in ${file}`,
  emailOf: (file: string) => `Email in ${file}`,
  phoneOf: (file: string) => `Phone in ${file}`,
  noName: 'Type the name: none was found.',
  doubtful: (count: number) => `${many(count, 'text')} to check after the import`,
  unplaced: (count: number) => `${many(count, 'text has', 'texts have')} no field`,
  summary: (jobs: number, licenses: number, skills: number) =>
    [many(jobs, 'job'), many(licenses, 'license'), many(skills, 'skill')].join(' · '),
  duplicate: (name: string, number: number, by: 'email' | 'phone') =>
    `In the roster: ${name} (${candidateNumber(number)}), same ${by === 'email' ? 'email' : 'phone and name'}`,
  repeated: (file: string) => `Same person as in ${file}`,
  broken: (count: number) => `${many(count, 'file')} could not be read: see why`,
  status: { waiting: 'Waiting', sending: 'Adding …', added: 'Added', failed: 'Not added' },
  add: (count: number) => `Add ${many(count, 'candidate')}`,
  retry: (count: number) => `Try ${count} again`,
  cancel: 'Cancel',
  close: 'Done',
  added: (count: number) => `${many(count, 'candidate')} added`,
  notAdded: (count: number) =>
    `${many(count, 'candidate was', 'candidates were')} not added. Nothing is lost: try again, and no one is added twice.`,
  someDropped: (count: number) =>
    `Sensitive particulars of ${many(count, 'candidate')} were not stored, because no consent to them is recorded.`,
  failed: 'Not added. Check your connection and try again.',
  signedOut: 'You are signed out. Sign in again in another tab, then press Try again.',
  notRead: 'The reader could not be loaded. Check your connection, then try again.',
  readAgain: 'Try again',
  readAgainOf: (file: string) => `Try ${file} again`,
  readAllAgain: (count: number) => `Try all ${count} again`,
  interrupted: 'The page was reloaded before this file was read. Choose it again.',
  noContent: 'No resume was found in this file.',
  duplicatesFailed: 'The roster could not be searched for duplicates. You can import, or try again.',
  tryAgain: 'Search again',
  closeTitle: 'Stop importing?',
  closeText: 'What was read and not added yet is gone; the files stay on your device.',
  closeConfirm: 'Stop importing',
  closeCancel: 'Keep working',
};

export const candidateWords = {
  back: 'Candidates',
  loading: 'Loading the candidate',
  loadFailed: 'This candidate could not be loaded',
  title: 'Candidate',
  preview: 'Preview',
  record: 'Record',
  edit: 'Edit',
  unsaved: 'Unsaved changes',
  takeNewer: 'Take the newer version',
  keepMine: 'Keep mine',
  save: 'Save record',
  saved: 'The record is saved',
  notSaved: 'The record was not saved. Check your connection and try again.',
  ofAccount: 'This record comes from the person’s own account. They alone change it.',
  objected: (day: string, text: string) =>
    `This person objected on ${day}${text ? `: “${text}”` : '.'} The record is in no presentation, and it is deleted within ${objectionDays} days unless they take the objection back.`,
  fields: {
    name: 'Name',
    email: 'Email',
    title: 'Title',
    phone: 'Phone',
    location: 'City and country',
    website: 'Website',
    summary: 'Summary',
    skills: 'Skills',
    skillsHint: 'One on each line',
    noExpiry: 'Does not expire',
  },
  lists: {
    experience: { title: 'Work experience', add: 'Add job', entry: 'Job' },
    licenses: { title: 'Licenses and certificates', add: 'Add license', entry: 'License' },
    seaService: { title: 'Sea service', add: 'Add contract', entry: 'Contract' },
    education: { title: 'Education', add: 'Add school', entry: 'School' },
    trainings: { title: 'Trainings', add: 'Add training', entry: 'Training' },
    languages: { title: 'Languages', add: 'Add language', entry: 'Language' },
  },
  entryName: (kind: string, index: number) => `${kind} ${index + 1}`,
  remove: (name: string) => `Remove ${name.toLowerCase()}`,
  particulars: 'Sensitive particulars',
  particularsText: 'Stored because their consent is recorded below.',
  others:
    'Other sections of the record, such as projects and references, stay as they are and are shown in the preview.',
  facts: {
    title: 'For the roster',
    profession: 'Profession',
    derived: 'From the titles',
    availability: 'Availability',
    availableOn: 'Available from',
    tags: 'Tags',
    tagsHint: 'Commas between them',
    save: 'Save',
    saved: 'Saved',
    failed: 'This was not saved. Check your connection and try again.',
    seaTotals: 'Sea service totals',
  },
  basis: {
    save: 'Save consent',
    saved: 'The consent is saved',
    file: 'Consent as a file',
    noFile: 'No file is attached.',
    fileHint: 'PDF, JPG or PNG up to 10 MB. Optional.',
    attach: 'Attach file',
    replace: 'Replace',
    removeFile: 'Remove',
    askRemoveFile: (name: string) => `Remove “${name}”?`,
    removeFileConsequence: 'The signed consent is deleted here. The day of the consent stays.',
    uploadFailed: 'The file was not attached. Check your connection and try again.',
  },
  person: {
    title: 'The person',
    untold:
      'They have not been told of this record yet. With an email address they are told by mail; otherwise hand over their link.',
    toldByMail: (day: string) => `Told by mail on ${day}.`,
    toldByLink: (day: string) => `A link was made for them on ${day}.`,
    agreed:
      'They agreed in their own account. They see there who looked and what was sent, and can withdraw.',
    hasAccount: 'They took the record over into an account.',
    link: 'Make a link to hand over',
    linkHint: 'Anyone with the link sees the record and can delete it. It is shown once.',
    copy: 'Copy link',
    copied: 'The link is copied',
    linkLabel: 'The person’s link',
  },
  notes: {
    title: 'Notes',
    text: 'New note',
    mention: 'Mention',
    noOne: 'No one',
    add: 'Add note',
    byPerson: 'From the candidate',
    gone: 'A former member',
    mentions: (names: readonly string[]) => `For ${names.join(', ')}`,
    remove: 'Delete note',
    askRemove: 'Delete this note?',
    removeConsequence: 'It is gone for the whole team.',
    none: 'No notes yet.',
    failed: 'The note was not saved. Check your connection and try again.',
    unmention: (name: string) => `Do not mention ${name}`,
  },
  history: {
    title: 'History',
    loading: 'Loading the history',
    failed: 'The history could not be loaded',
  },
  delete: 'Delete candidate',
  askDelete: (name: string) => `Delete ${name}?`,
  deleteConsequence:
    'The record goes at once, with its notes and files. That it was deleted stays in the log, without the name.',
  deleted: 'The candidate is deleted',
  notDeleted: 'The candidate was not deleted. Check your connection and try again.',
};

/** What was done, in the log and to the person. */
const actions: Record<CandidateAction, string> = {
  candidate_added: 'Added to the roster',
  candidate_viewed: 'Looked at',
  candidate_compared: 'Compared with others',
  candidate_changed: 'Record changed',
  candidate_sorted: 'Tags, profession or availability changed',
  candidate_basis_changed: 'Consent or time changed',
  candidate_noted: 'Note added',
  candidate_note_deleted: 'Note deleted',
  candidate_file_added: 'Consent attached as a file',
  candidate_file_opened: 'File with the consent opened',
  candidate_file_removed: 'File with the consent removed',
  candidate_link_made: 'Link for the person made',
  candidate_told: 'Person told by mail',
  candidate_told_of_end: 'Person told by mail that the agency’s plan has ended',
  candidate_moved: 'Stage in a job order changed',
  candidate_corrected_by_person: 'Corrected by the person',
  candidate_objected: 'The person objected',
  candidate_objection_ended: 'The person took the objection back',
  candidate_claimed: 'Taken over into the person’s account',
  candidate_presented: 'Presented to a client',
  candidate_ended: 'Deleted at the end of its time',
  candidate_deleted: 'Deleted by the agency',
  candidate_deleted_by_person: 'Deleted by the person',
  consent_given: 'Consent given by the person',
  consent_copied: 'Current resume sent by the person',
  consent_withdrawn: 'Consent withdrawn by the person',
  document_downloaded: 'Downloaded as a document',
};

/** With the client to whom a record was presented. */
export const actionText = (action: string, client: unknown = ''): string =>
  ((actions as Record<string, string>)[action] ?? action) +
  (typeof client === 'string' && client !== '' ? `: ${client}` : '');

/** The same, to the person whose record it is. */
const toldActions: Partial<Record<CandidateAction, string>> = {
  candidate_link_made: 'Link for you made',
  candidate_told: 'You were told by mail',
  candidate_told_of_end: 'You were told by mail that the agency’s plan has ended',
  candidate_corrected_by_person: 'Corrected by you',
  candidate_objected: 'You objected',
  candidate_objection_ended: 'You took the objection back',
  candidate_claimed: 'Taken over into your account',
};
export const toldAction = (action: string, client?: unknown): string =>
  (toldActions as Record<string, string>)[action] ?? actionText(action, client);

export const comparisonWords = {
  title: 'Comparison',
  back: 'Back to all candidates',
  table: 'Candidates side by side',
  loading: 'Loading the comparison',
  failed: 'The comparison could not be loaded',
  none: 'These candidates are gone',
  noneText: 'They were deleted, or their consent has ended.',
  shared: 'All of them',
  nothing: '–',
};

/** The person’s own page. */
/** How an agency's plan ends for the people in its roster, with days as they are shown. */
interface AgencyEnd {
  closes: string;
  isClosed: boolean;
  deleted: string;
  days: number;
}

export const ownRecordWords = {
  title: 'Your record',
  loading: 'Loading your record',
  failed: 'Your record could not be loaded',
  gone: 'There is no record here',
  goneText:
    'It was deleted, or its time is over. If you expected one, ask the agency that gave you the link.',
  intro: (agency: string) =>
    `${agency} keeps this record to propose you for jobs. You need no account to see it, and it is yours to correct, object to or delete.`,
  agencyEnds: (agency: string, { closes, isClosed, deleted, days }: AgencyEnd) =>
    `The plan of ${agency} here has ended. ${isClosed ? 'It can no longer read your record' : `It can read your record until ${closes}, and shows it to no client`}. On ${deleted}, ${days <= 1 ? 'within a day' : `in ${days} days`}, everything is deleted, unless the agency renews before. You need not do anything, and you can still correct or delete your record now.`,
  facts: {
    basis: 'Basis',
    basisText: (day: string) => `They state that you consented in writing on ${day}`,
    file: 'with a file of that consent',
    keepUntil: 'Deleted after',
    sensitive: 'Sensitive particulars',
    sensitiveText: (day: string) => `Stored with your consent of ${day}`,
    noSensitive: 'None stored',
    notes: 'Notes of the agency',
    notesText: (count: number) =>
      count === 0 ? 'None' : `${many(count, 'note')}, which you can ask the agency for`,
    contact: 'Reach the agency',
  },
  stored: 'What is stored',
  particulars: 'Sensitive particulars',
  events: 'What was done with it',
  correct: {
    title: 'Correct',
    about: 'Your correction counts at once. For anything else, write the agency.',
    message: 'What else is wrong',
    messageHint: 'The agency gets this as a note.',
    submit: 'Save correction',
    saved: 'Your correction is saved',
    failed: 'Your correction was not saved. Check your connection and try again.',
  },
  object: {
    title: 'Object',
    about: `With an objection the agency may not propose you to anyone, and the record is deleted within ${objectionDays} days.`,
    reason: 'Why (optional)',
    submit: 'Object to the use of my record',
    done: (day: string) => `You objected. The record is deleted after ${day}.`,
    undo: 'Take the objection back',
    failed: 'Your objection was not saved. Check your connection and try again.',
  },
  claim: {
    title: 'Take it over',
    about:
      'Make this record the resume of an account of your own. It stays with the agency, too: open “Shared with” in your account to see, correct or delete what they have.',
    submit: 'Take it over into my account',
    signIn: 'Sign in or register to take it over',
    done: 'It is in your account',
    failed: 'It was not taken over. Check your connection and try again.',
  },
  delete: {
    title: 'Delete',
    about:
      'The record goes at once, with notes and files. The agency’s log keeps that it was deleted, with its number and without your name.',
    submit: 'Delete my record',
    ask: 'Delete your record?',
    confirm: 'Delete',
    done: 'Your record is deleted',
    doneText: 'The agency does not have it any more. You can close this page.',
    failed: 'Your record was not deleted. Check your connection and try again.',
  },
};
