import type { z } from 'zod';

/** Field names in plain words that differ from the name in code. */
const names = new Map(
  Object.entries({
    newStatus: 'New status',
    newExpiryDate: 'Expiry date',
    issuedDate: 'Date issued',
    isPublic: 'Visibility',
    templateId: 'Template',
    profilePhotoUrl: 'Profile photo',
    userId: 'User ID',
    testUserId: 'Test user ID',
    checkoutId: 'Checkout ID',
    paymentId: 'Payment ID',
    id: 'ID',
    q: 'Search',
  }),
);

// A caller may have chosen the key.
const maxName = 60;

/** 'lastName' becomes 'Last name', an entry of a list 'Skills, entry 4'. */
const nameOf = (path: readonly PropertyKey[]): string => {
  const last = path.at(-1);
  if (last === undefined) return 'This request';
  if (typeof last === 'number') return `${nameOf(path.slice(0, -1))}, entry ${last + 1}`;
  const key = String(last).slice(0, maxName);
  const words = key.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return names.get(key) ?? words.charAt(0).toUpperCase() + words.slice(1);
};

const kinds: Record<string, string> = {
  string: 'must be text',
  number: 'must be a number',
  int: 'must be a whole number',
  boolean: 'must be true or false',
  array: 'must be a list',
  object: 'must be a group of fields',
  record: 'must be a group of fields',
  date: 'must be a date',
};

const formats: Record<string, string> = {
  email: 'must be an email address',
  url: 'must be a web address',
  uuid: 'must be an ID of this product',
  date: 'must be a date such as 2026-11-20',
  datetime: 'must be a date and time such as 2026-11-20T09:00:00Z',
};

const counted = (count: number | bigint, one: string, many: string) =>
  `${count} ${Number(count) === 1 ? one : many}`;

const amount = (origin: string, limit: number | bigint) => {
  if (origin === 'string') return counted(limit, 'character', 'characters');
  return origin === 'array' || origin === 'set' ? counted(limit, 'entry', 'entries') : String(limit);
};

type Issue = z.core.$ZodRawIssue;

const problem = (issue: Issue): string => {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined || issue.input === null
        ? 'is required'
        : (kinds[issue.expected] ?? 'is not valid');
    case 'too_small':
      if (issue.origin === 'string' && issue.minimum === 1) return 'is required';
      return `must be at least ${amount(issue.origin, issue.minimum)}`;
    case 'too_big':
      return `must be at most ${amount(issue.origin, issue.maximum)}`;
    case 'invalid_format':
      return formats[issue.format] ?? 'is not valid';
    case 'invalid_value':
      if (issue.input === undefined || issue.input === null) return 'is required';
      return issue.values.length === 1
        ? `must be ${String(issue.values[0])}`
        : `must be one of: ${issue.values.map(String).join(', ')}`;
    case 'invalid_union':
      return issue.input === undefined ? 'is required' : 'is not valid';
    default:
      return 'is not valid';
  }
};

/**
 * The message for a schema without its own: 'Last name is required'. Zod's defaults are for programmers. Pass it to a parse
 * as `error`.
 */
export const plainMessage = (issue: Issue): string => `${nameOf(issue.path ?? [])} ${problem(issue)}`;
