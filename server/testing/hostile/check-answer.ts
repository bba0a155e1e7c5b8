import { errorBody, errorStatus } from '#shared/http/errors';
import type { Canary } from './seed';
import type { Answer, HostileRequest } from './send';
import { hostileTag } from './values';

/** 'token' is a program with an API token of the user that can write. */
export type Role = 'visitor' | 'user' | 'admin' | 'token';

const internals: [string, RegExp][] = [
  ['a stack trace', /\n\s+at .{1,200}:\d+:\d+|\(node:internal|&nbsp;at |node_modules/],
  ['a path of the server', /\/(?:home|work|tmp|root|usr|var)\/[\w.-]+\/[\w./-]+\.[jt]sx?\b|file:\/\/\//],
  [
    'SQL',
    /"(?:users|resumes|credentials|payments|sessions)"\."|syntax error at or near|violates (?:unique|foreign|check|not-null)|Failed query/,
  ],
  [
    'the name of an error class',
    /\b(?:Drizzle\w*Error|PostgresError|DatabaseError|ZodError|TypeError|ReferenceError|RangeError|SyntaxError|MulterError|AppError)\b/,
  ],
  ['a secret setting', /SESSION_SECRET|MAYA_SECRET|DATABASE_URL/],
];

/** Where a dependency that is busy or away may be answered with 503. */
const mayBeUnavailable =
  /^\/(?:api\/(?:webhooks\/|create-checkout-session|payments\/|upload|credentials\/upload|test\/|account|login|callback|resume\.pdf)|readyz)/;
/** Read by people: their refusals are pages. */
const isPage = (path: string) =>
  !/^\/api\//i.test(path) || /^\/api\/(?:login|callback|logout|docs)\b/i.test(path);
/** The embedded identity provider answers as its own standard says. */
const isProvider = (path: string) => /^\/(?:oidc|maya-sandbox|maya)\b/i.test(path);

/** Why an answer must not be given; undefined where it may. */
export const problemWith = (
  request: HostileRequest,
  answer: Answer,
  { role, origin, canaries }: { role: Role; origin: string; canaries: readonly Canary[] },
): string | undefined => {
  const path = request.path.split('?')[0] ?? '';
  const { status, text, headers } = answer;
  if (status >= 500) {
    const isKnown =
      (status === 503 && mayBeUnavailable.test(path)) || (status === 502 && text.includes('PAYMENT_REFUSED'));
    if (!isKnown) return `it is a ${status}: ${text.slice(0, 300)}`;
  }
  for (const [what, pattern] of internals) {
    const found = pattern.exec(text);
    if (found) return `it holds ${what}: ${found[0].slice(0, 100)}`;
  }
  const leaked = canaries.find(
    (canary) => text.includes(canary.text) && !(role === 'admin' && canary.forAdmin),
  );
  if (leaked) return `it holds ${leaked.what}`;
  if ('x-injected' in headers) return 'a header was injected';
  const type = String(headers['content-type'] ?? '');
  if (type.includes('html') && new RegExp(`<${hostileTag}`, 'i').test(text))
    return 'a tag was injected into the page';
  // U+202A to U+202E, U+2066 and U+2067 in UTF-8, read byte by byte.
  if (type.includes('html') && !isProvider(path) && /\xe2\x80[\xaa-\xae]|\xe2\x81[\xa6\xa7]/.test(text))
    return 'a sign on the page turns the direction of its text';
  const { location } = headers;
  if (location && new URL(String(location), origin).origin !== origin)
    return `it leads to ${String(location).slice(0, 200)}`;
  if (status >= 400 && text !== '' && !isPage(path) && !isProvider(path))
    return problemWithRefusal(answer, type);
  return undefined;
};

const problemWithRefusal = ({ status, text }: Answer, type: string): string | undefined => {
  if (!type.startsWith('application/json')) return `its refusal is ${type || 'of no type'}`;
  const body = errorBody.safeParse(JSON.parse(Buffer.from(text, 'latin1').toString()));
  if (!body.success) return `its refusal is no error body: ${text.slice(0, 200)}`;
  const { code } = body.data;
  if (!(code in errorStatus)) return `its code is not known: ${code}`;
  return errorStatus[code as keyof typeof errorStatus] === status ? undefined : `${code} is not ${status}`;
};
