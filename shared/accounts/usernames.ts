import { composed } from '#shared/text/plain-text';

/** Words that could mislead a visitor, or that we may need ourselves. */
const reserved = new Set([
  'about',
  'account',
  'admin',
  'administrator',
  'agency',
  'analytics',
  'api',
  'app',
  'assets',
  'auth',
  'billing',
  'blog',
  'callback',
  'contact',
  'credentials',
  'dashboard',
  'docs',
  'download',
  'example',
  'examples',
  'faq',
  'free',
  'help',
  'home',
  'husay',
  'jobs',
  'legal',
  'login',
  'logout',
  'mail',
  'maya',
  'me',
  'metrics',
  'moderator',
  'new',
  'news',
  'null',
  'official',
  'oidc',
  'payment',
  'payments',
  'photos',
  'premium',
  'pricing',
  'privacy',
  'pro',
  'profile',
  'profiles',
  'public',
  'register',
  'resume',
  'root',
  'security',
  'settings',
  'share',
  'sign-in',
  'sign-out',
  'sign-up',
  'signin',
  'signup',
  'staff',
  'status',
  'support',
  'system',
  'team',
  'templates',
  'terms',
  'test',
  'undefined',
  'upload',
  'uploads',
  'user',
  'users',
  'verify',
  'www',
]);

export const usernameLimits = { min: 3, max: 30 } as const;

/** The message for an invalid username. */
export const usernameRule = `Please use ${usernameLimits.min} to ${usernameLimits.max} letters, digits and single hyphens, and no word that could mislead`;

/** Limits username changes, because every former username stays reserved for its owner. */
export const usernameChanges = { max: 3, days: 90 } as const;

/** The product's name, 'admin' and 'support', alone or before a hyphen or digit: 'husay-support', but not 'husayn'. */
const misleading = /^(husay|admin|support)(?![a-z])/;

/** The usernames of the embedded sample users. They are reserved: a real Maria Santos is maria-santos-2. */
export const sampleUsernames = {
  maria: 'maria-santos',
  juan: 'juan-dela-cruz',
  admin: 'sample-admin',
} as const;

const isSampleUsername = (text: string) => Object.values<string>(sampleUsernames).includes(text);

const hasUsernameForm = (text: string) =>
  text.length >= usernameLimits.min &&
  text.length <= usernameLimits.max &&
  /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text);

/** Lowercase letters, digits and single inner hyphens, 3 to 30 characters, not reserved. */
export const isUsername = (text: string) =>
  hasUsernameForm(text) && !reserved.has(text) && !misleading.test(text) && !isSampleUsername(text);

/** The first candidate for a new user: from the name, else the email's local part, else 'member'. */
export const proposeUsername = (person: { firstName: string; lastName: string; email: string }): string => {
  const sources = [`${person.firstName} ${person.lastName}`, person.email.split('@')[0] ?? '', 'member'];
  // A sample user's username is allowed with a number added.
  return sources.map(toUsername).find((name) => isUsername(name) || isSampleUsername(name)) ?? 'member';
};

/** The candidate with a number added, within the length limit: maria-santos, maria-santos-2, … */
export const numberedUsername = (proposal: string, number: number): string => {
  if (number < 2) return proposal;
  const suffix = `-${number}`;
  return proposal.slice(0, usernameLimits.max - suffix.length).replace(/-+$/, '') + suffix;
};

/** A name as the last part of an address: 'Bayanihan Manpower' is bayanihan-manpower; not every result is allowed. */
export const toUsername = (text: string) =>
  // ñ and é become n and e; characters of other scripts are dropped.
  composed(text, 'NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, usernameLimits.max)
    .replace(/^-+|-+$/g, '');
