/** What a column of a file can hold, with the names that our export, Reactive Resume's and common spreadsheets have for it. */
export const importFields = {
  company: {
    label: 'Company',
    names: ['company', 'company name', 'employer', 'organization', 'organisation', 'firm', 'kumpanya'],
  },
  jobTitle: {
    label: 'Job title',
    names: [
      'job title',
      'position',
      'role',
      'title',
      'job',
      'job position',
      'position title',
      'designation',
      'position applied for',
    ],
  },
  stage: {
    label: 'Stage',
    names: ['stage', 'status', 'state', 'application status', 'progress', 'current status'],
  },
  reason: {
    label: 'Reason of closing',
    names: ['closed reason', 'reason', 'outcome', 'result', 'archive reason'],
  },
  link: {
    label: 'Link to the post',
    names: [
      'link',
      'url',
      'job url',
      'job link',
      'website',
      'posting',
      'job posting',
      'application url',
      'source url',
      'link to the post',
    ],
  },
  place: { label: 'Place', names: ['place', 'location', 'city', 'job location', 'work location'] },
  workMode: {
    label: 'Work mode',
    names: [
      'work mode',
      'remote',
      'workplace',
      'arrangement',
      'work type',
      'work setup',
      'setup',
      'location type',
      'employment type',
    ],
  },
  salary: {
    label: 'Salary as text',
    names: ['salary', 'pay', 'compensation', 'salary range', 'expected salary', 'offer', 'rate'],
  },
  salaryFrom: { label: 'Salary from', names: ['salary from', 'salary min', 'min salary', 'minimum salary'] },
  salaryTo: { label: 'Salary to', names: ['salary to', 'salary max', 'max salary', 'maximum salary'] },
  salaryCurrency: { label: 'Currency', names: ['currency', 'salary currency'] },
  salaryPeriod: { label: 'Salary per', names: ['per', 'period', 'salary period', 'salary per'] },
  source: {
    label: 'Source',
    names: [
      'source',
      'found via',
      'platform',
      'site',
      'channel',
      'job board',
      'portal',
      'where found',
      'via',
    ],
  },
  foundOn: {
    label: 'Found on',
    names: [
      'found on',
      'date found',
      'found',
      'date added',
      'added',
      'added on',
      'created',
      'created at',
      'saved at',
      'date saved',
    ],
  },
  appliedOn: {
    label: 'Applied on',
    names: [
      'applied on',
      'applied',
      'date applied',
      'applied date',
      'applied at',
      'application date',
      'date of application',
      'date submitted',
      'date',
    ],
  },
  deadlineOn: {
    label: 'Deadline',
    names: ['deadline', 'closing date', 'due', 'due date', 'expires', 'application deadline', 'expires at'],
  },
  nextStep: {
    label: 'Next step',
    names: ['next step', 'next steps', 'next action', 'to do', 'todo', 'action'],
  },
  nextStepOn: {
    label: 'Next step on',
    names: [
      'next step on',
      'next step date',
      'follow up',
      'follow up date',
      'follow up on',
      'followup date',
      'follow up at',
      'reminder',
    ],
  },
  contactName: {
    label: 'Contact’s name',
    names: [
      'contact',
      'contacts',
      'contact name',
      'recruiter',
      'hiring manager',
      'contact person',
      'hr',
      'recruiter name',
    ],
  },
  contactEmail: {
    label: 'Contact’s email',
    names: ['contact email', 'email', 'recruiter email', 'hr email'],
  },
  contactPhone: {
    label: 'Contact’s phone',
    names: ['contact phone', 'phone', 'contact number', 'mobile', 'recruiter phone'],
  },
  stageHistory: {
    label: 'History of stages',
    names: ['stage history', 'history', 'history manila', 'status history'],
  },
  timeline: { label: 'Timeline', names: ['timeline', 'activity', 'activity log'] },
  tags: { label: 'Tags', names: ['tags', 'tag', 'labels', 'label', 'category'] },
  notes: { label: 'Notes', names: ['notes', 'note', 'comments', 'comment', 'remarks', 'remark', 'details'] },
  post: {
    label: 'Text of the post',
    names: ['post', 'job description', 'description', 'text of the post', 'jd'],
  },
} as const satisfies Record<string, { label: string; names: readonly string[] }>;

export type ImportField = keyof typeof importFields;
export const importFieldNames = Object.keys(importFields) as ImportField[];

/** What each column of a file holds; null for a column that is left out. No two columns hold the same. */
export type ColumnMapping = (ImportField | null)[];

export const dayFields = [
  'foundOn',
  'appliedOn',
  'deadlineOn',
  'nextStepOn',
] as const satisfies readonly ImportField[];

/** 'appliedAt', 'Applied_At' and 'APPLIED AT' are 'applied at'. */
const plainName = (name: string) =>
  name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    .trim();

/** What the columns hold, as their names say. Of two that say the same, the first. */
export const guessColumns = (columns: readonly string[]): ColumnMapping => {
  const taken = new Set<ImportField>();
  return columns.map((column) => {
    const name = plainName(column);
    const field = importFieldNames.find(
      (one) => !taken.has(one) && (importFields[one].names as readonly string[]).includes(name),
    );
    if (field) taken.add(field);
    return field ?? null;
  });
};
