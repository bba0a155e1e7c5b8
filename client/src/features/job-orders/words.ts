import { jobStageNames, type JobOrderStatus, type JobStage } from '#shared/job-orders/schema';
import { isolated } from '#shared/text/invisible';
import { formatDay } from '../../lib/format';

const many = (count: number, one: string, others = `${one}s`) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : others}`;

export const statusNames: Record<JobOrderStatus, string> = {
  open: 'Open',
  filled: 'Filled',
  cancelled: 'Cancelled',
};

/** Of a job order, in a sentence. */
const orderName = ({ position, client }: { position: string; client: string }) =>
  `${isolated(position)} for ${isolated(client)}`;

const tryAgain = 'Check your connection and try again.';

/** The texts of the list. */
export const jobOrdersWords = {
  title: 'Job orders',
  list: 'Job orders',
  add: 'Add job order',
  search: 'Search job orders',
  searchHint: 'Client, position or place',
  status: 'Status',
  anyStatus: 'Any status',
  loading: 'Loading job orders',
  failed: 'The job orders could not be loaded',
  emptyTitle: 'No open job orders',
  empty:
    'Add what a client asks you for: the position, the place, how many people and by when. Then put candidates into it and move them from the long list to deployment.',
  noneTitle: 'No job order fits',
  none: 'Try fewer words or another status.',
  showAll: 'Show all job orders',
  total: (count: number) => many(count, 'job order'),
  columns: {
    position: 'Position',
    place: 'Place',
    deadline: 'Deadline',
    filled: 'Filled',
    stages: 'Candidates',
    status: 'Status',
  },
  filled: (filled: number, people: number) =>
    `${filled.toLocaleString('en-US')} of ${people.toLocaleString('en-US')}`,
  stages: (stages: Readonly<Record<JobStage, number>>, names: readonly JobStage[], none = 'None yet') =>
    names
      .filter((stage) => stages[stage] > 0)
      .map((stage) => `${jobStageNames[stage]} ${stages[stage].toLocaleString('en-US')}`)
      .join(' · ') || none,
  deadline: {
    none: 'No deadline',
    past: (day: string) => `Was due ${formatDay(day)}`,
    today: 'Today',
    soon: (day: string, days: number) => `${formatDay(day)}, in ${many(days, 'day')}`,
    later: formatDay,
  },
};

/** The form of a new one and of changes. */
export const jobOrderFormWords = {
  addTitle: 'Add job order',
  editTitle: 'Edit job order',
  description: 'What your client asks you for. Only your team sees it.',
  client: 'Client',
  position: 'Position',
  people: 'People wanted',
  place: 'Place',
  placeHint: 'City and country',
  deadline: 'Deadline',
  requirements: 'Requirements',
  requirementsHint: 'Licenses, years of work, languages, what the client pays',
  status: 'Status',
  add: 'Add job order',
  save: 'Save changes',
  cancel: 'Cancel',
  added: 'The job order is added',
  saved: 'The job order is saved',
  failed: `The job order was not saved. ${tryAgain}`,
};

/** The page of one. */
export const jobOrderWords = {
  title: 'Job order',
  back: 'Job orders',
  backFromComparison: 'Back to the job order',
  loading: 'Loading the job order',
  loadFailed: 'The job order could not be loaded',
  about: orderName,
  facts: 'What the client wants',
  edit: 'Edit',
  requirements: 'Requirements',
  delete: 'Delete',
  askDelete: (name: string) => `Delete ${name}?`,
  deleteConsequence:
    'The job order goes with its stages and their history. Its candidates stay in the roster.',
  deleted: 'The job order is deleted',
  error: 'That did not work',
  notDeleted: `The job order was not deleted. ${tryAgain}`,
  layout: 'How to show the candidates',
  layouts: { board: 'Board', table: 'Table' },
  candidates: 'Candidates',
  board: 'Candidates by stage',
  emptyTitle: 'No candidates yet',
  empty: 'Select people in the roster, then choose “Add to a job order”.',
  emptyReader: 'Recruiters put people from the roster here.',
  toRoster: 'Choose from the roster',
  columns: {
    name: 'Candidate',
    work: 'Title and place',
    years: 'Years',
    stage: 'Stage',
    since: 'Since',
  },
  objected: 'Objected',
  select: (name: string) => `Select ${isolated(name)}`,
  selectAll: 'Select all',
  stageOf: (name: string) => `Stage of ${isolated(name)}`,
  selected: (count: number) => `${many(count, 'candidate')} selected`,
  moved: (name: string, stage: JobStage) => `${isolated(name)} is in “${jobStageNames[stage]}” now`,
  notMoved: 'Not moved',
  notMovedText: `The candidate stays where they were. ${tryAgain}`,
  takeOff: 'Take off',
  askTakeOff: (count: number) => `Take ${many(count, 'candidate')} off this job order?`,
  takeOffConsequence: 'They stay in the roster, and the history keeps that they were here.',
  takenOff: (count: number) => `${many(count, 'candidate')} taken off`,
  notTakenOff: `Not all of them were taken off. ${tryAgain}`,
  history: {
    title: 'History',
    loading: 'Loading the history',
    failed: 'The history could not be loaded',
    none: 'Who moved whom, and when, is kept here.',
    by: (member: string) => member || 'A former member',
    move: (name: string, from: JobStage | null, to: JobStage | null) =>
      to === null
        ? `${isolated(name)} taken off`
        : from === null
          ? `${isolated(name)} added to “${jobStageNames[to]}”`
          : `${isolated(name)} from “${jobStageNames[from]}” to “${jobStageNames[to]}”`,
  },
};

/** Where candidates are put into a job order, on the roster and on their page. */
export const addToJobOrderWords = {
  open: 'Add to a job order',
  title: 'Add to a job order',
  description: (count: number) => `Choose the job order for ${many(count, 'candidate')}.`,
  orders: 'Open job orders',
  stage: 'Stage',
  none: 'There is no open job order',
  noneText: 'Add what your client asks for under “Job orders”. Then come back here.',
  noneFits: 'No open job order fits. Try fewer words.',
  toJobOrders: 'Go to the job orders',
  more: (count: number) => `${many(count, 'more job order')}: search to find them.`,
  choose: 'Choose a job order',
  submit: 'Add',
  cancel: 'Cancel',
  added: (count: number) => `${many(count, 'candidate is', 'candidates are')} in the job order`,
  show: 'Show it',
  failed: `No one was added. ${tryAgain}`,
};

/** The job orders of one candidate, and the ones with the nearest deadlines. */
export const jobOrderCardWords = {
  ofCandidate: 'Job orders',
  noneOfCandidate: 'In no job order yet.',
  open: 'Open job orders',
  noCandidates: 'No candidates yet',
  noneOpen: 'No open job orders',
  noneOpenText: 'Add what a client asks you for, and move candidates through its stages.',
  all: 'All job orders',
  more: (count: number) => many(count, 'more job order'),
  filled: (filled: number, people: number) => `${filled} of ${people} filled`,
};
