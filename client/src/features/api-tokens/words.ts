import { type TokenDays, tokenLimits, type TokenScope } from '#shared/api-tokens/schema';
import { isolated } from '#shared/text/invisible';

/** The interface texts of API tokens. Dates come formatted. */
export const tokenWords = {
  card: {
    title: 'API tokens',
    /** Before and after the link to the API page. */
    about: ['Let a script or a site of yours read or update your resume. The ', ' shows how.'],
    apiPage: 'API page',
    create: 'New token',
    full: `You have ${tokenLimits.perUser} tokens, the most that an account can have. Revoke one to create another.`,
  },
  list: {
    label: 'API tokens',
    loading: 'Loading your API tokens',
    failed: 'Your API tokens could not be loaded',
    empty: 'No API tokens',
    emptyAbout:
      'You only need one to connect a program of your own, such as a site that always shows your latest resume.',
    scope: { read: 'Read only', write: 'Read and update', applications: 'Applications' } satisfies Record<
      TokenScope,
      string
    >,
    expired: 'Expired',
    endsIn: 'Ends in ',
    lastUsed: (time: string) => `last used ${time}`,
    neverUsed: 'never used',
    created: (day: string) => `Created ${day}`,
    expires: (day: string) => `expires ${day}`,
    hasExpired: (day: string) => `expired ${day}`,
    revoke: 'Revoke',
    revokeOf: (name: string) => `Revoke ${isolated(name)}`,
  },
  revoking: {
    title: (name: string) => `Revoke “${isolated(name)}”?`,
    about: 'Whatever uses this token can no longer reach your data. This cannot be undone.',
    confirm: 'Revoke Token',
    done: 'Token revoked',
    doneAbout: (name: string) => `“${isolated(name)}” no longer works.`,
    failed: 'This token could not be revoked. Please try again.',
  },
  form: {
    title: 'New API token',
    about:
      'A token is for your resume or for your applications. It cannot change your account, nor reach your payments and files.',
    name: 'Name',
    nameHint: 'What will use it, such as “My portfolio site”',
    scope: 'What it may do',
    scopes: {
      read: 'Read my resume',
      write: 'Read and update my resume',
      applications: 'List and add my applications',
    } satisfies Record<TokenScope, string>,
    days: 'Valid for',
    daysHint: 'After that, create a new one.',
    daysOf: { 30: '30 days', 90: '90 days', 365: '1 year' } satisfies Record<TokenDays, string>,
    cancel: 'Cancel',
    signInAgain: 'Sign In Again',
    submit: 'Create Token',
    failed: 'The token could not be created. Please check your connection and try again.',
  },
  secret: {
    title: 'Copy your token now',
    about: 'It is shown this once. Store it like a password.',
    copy: 'Copy',
    copyLabel: 'Copy token',
    copied: 'Token copied',
    /** Its name in the message of a clipboard that refuses. */
    what: 'token',
    power: {
      read: (day: string) =>
        `Anyone who has it can read your resume, with every contact detail, until ${day} or until you revoke it.`,
      write: (day: string) =>
        `Anyone who has it can read your resume, with every contact detail, and change it, until ${day} or until you revoke it.`,
      applications: (day: string) =>
        `Anyone who has it can list your applications and add some, until ${day} or until you revoke it.`,
    } satisfies Record<TokenScope, (day: string) => string>,
    missed:
      'You have not copied the token. Once this is closed, it cannot be shown again. Close again to leave it.',
    done: 'Done',
  },
};
