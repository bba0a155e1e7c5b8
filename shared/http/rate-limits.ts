/** The number of calls that a caller may make in a window of `seconds`. */
export interface RateLimit {
  /** Per signed-in user, in `tokenCall` per token; absent if only the network counts. */
  perUser?: number;
  /** Per network of signed-out callers, or of all callers without `perUser`. */
  perNetwork: number;
  seconds: number;
  /**
   * Whether all processes count together in the database, or each one alone, for calls so frequent that counting them there would
   * cost more than serving them.
   */
  counted: 'together' | 'by process';
  /** Whether calls that succeed are given back. */
  givesBack?: true;
  /** What is limited, for the API description. */
  what: string;
}

/**
 * The rate limits by class of call. docs/security.md gives the reason for each number; all of them are far above what 500
 * people behind one carrier address do (server/http/limits/ordinary-use.test.ts).
 */
export const rateLimits = {
  signIn: { perNetwork: 1500, seconds: 300, counted: 'together', what: 'Sign-in' },
  save: { perUser: 240, perNetwork: 600, seconds: 60, counted: 'together', what: 'Saving' },
  draft: { perUser: 240, perNetwork: 600, seconds: 60, counted: 'by process', what: 'Drafts' },
  upload: { perUser: 120, perNetwork: 600, seconds: 600, counted: 'together', what: 'Uploads' },
  payment: {
    perUser: 30,
    perNetwork: 600,
    seconds: 60,
    counted: 'together',
    what: 'Checkout and payment checks',
  },
  inquiry: { perUser: 5, perNetwork: 20, seconds: 3600, counted: 'together', what: 'Inquiries' },
  invitation: {
    perUser: 30,
    perNetwork: 200,
    seconds: 3600,
    counted: 'together',
    what: 'Invitations to teams',
  },
  presentationPassword: {
    // Of one presentation, from all networks.
    perUser: 200,
    // Of one presentation, from one network.
    perNetwork: 20,
    seconds: 3600,
    counted: 'together',
    givesBack: true,
    what: 'Passwords of presentations',
  },
  // Once all networks together have guessed that often: few tries, but some, for each.
  guessedPresentation: {
    perNetwork: 3,
    seconds: 3600,
    counted: 'together',
    givesBack: true,
    what: 'Passwords of guessed pages',
  },
  profilePage: {
    perUser: 600,
    perNetwork: 2000,
    seconds: 60,
    counted: 'by process',
    what: 'Public profiles and credentials',
  },
  page: { perUser: 600, perNetwork: 3000, seconds: 60, counted: 'by process', what: 'Other pages' },
  read: { perUser: 600, perNetwork: 3000, seconds: 60, counted: 'by process', what: 'Other reads' },
  file: { perNetwork: 2400, seconds: 60, counted: 'by process', what: 'Files of credentials' },
  picture: { perNetwork: 12_000, seconds: 60, counted: 'by process', what: 'Photos and thumbnails' },
  asset: { perNetwork: 30_000, seconds: 60, counted: 'by process', what: 'Files of the app' },
  sitemap: { perNetwork: 60, seconds: 60, counted: 'by process', what: 'Sitemaps and robots.txt' },
  monitor: { perNetwork: 600, seconds: 60, counted: 'by process', what: 'Health checks and metrics' },
  beacon: { perNetwork: 120, seconds: 60, counted: 'by process', what: 'Beacons' },
  delivery: { perNetwork: 30, seconds: 60, counted: 'by process', what: 'Deliveries about no payment' },
  profilePicture: {
    perNetwork: 300,
    seconds: 60,
    counted: 'by process',
    what: 'Pictures of link previews',
  },
  username: {
    perUser: 20,
    perNetwork: 200,
    seconds: 3600,
    counted: 'together',
    what: 'Changes of usernames',
  },
  unknownUsername: { perNetwork: 60, seconds: 60, counted: 'together', what: 'Usernames that do not exist' },
  search: {
    perUser: 240,
    perNetwork: 600,
    seconds: 60,
    counted: 'together',
    what: 'Admin lists and searches',
  },
  tokenCall: {
    perUser: 120,
    perNetwork: 600,
    seconds: 60,
    counted: 'together',
    what: 'Calls with an API token',
  },
  failedToken: { perNetwork: 60, seconds: 60, counted: 'together', what: 'Unknown API tokens' },
  resumePdf: {
    perUser: 30,
    perNetwork: 200,
    seconds: 3600,
    counted: 'together',
    what: 'PDFs drawn by the server',
  },
  export: { perUser: 20, perNetwork: 200, seconds: 3600, counted: 'together', what: 'Exports' },
} as const satisfies Record<string, RateLimit>;

export type RateLimitClass = keyof typeof rateLimits;
