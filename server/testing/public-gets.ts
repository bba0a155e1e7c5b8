/** What the addresses of the bench lead to. */
export interface PublicWorld {
  /** Of a public profile with a photo and public credentials. */
  username: string;
  credentialId: string;
  photoId: string;
}

/** A GET that anyone may call, with an address whose cost `npm run bench calls` measures. */
interface PublicGet {
  /** As Express has it. */
  route: string;
  address: (world: PublicWorld) => string;
  /** 200 unless it says otherwise. */
  status?: number;
}

const fixed = (route: string, status = 200): PublicGet => ({ route, address: () => route, status });

/** Every GET that anyone may call (server/http/limits/every-route.test.ts). */
export const publicGets: readonly PublicGet[] = [
  fixed('/'),
  fixed('/privacy'),
  fixed('/terms'),
  fixed('/talk-to-us'),
  fixed('/example'),
  { route: '/profile/:username', address: ({ username }) => `/profile/${username}` },
  {
    route: '/profile/:username/credentials/:id',
    address: ({ username, credentialId }) => `/profile/${username}/credentials/${credentialId}`,
  },
  { route: '/profile/:username/picture.jpg', address: ({ username }) => `/profile/${username}/picture.jpg` },
  { route: '/api/profile/:username', address: ({ username }) => `/api/profile/${username}` },
  { route: '/api/profile/:username/vcard', address: ({ username }) => `/api/profile/${username}/vcard` },
  {
    route: '/api/profile/:username/credentials/:id',
    address: ({ username, credentialId }) => `/api/profile/${username}/credentials/${credentialId}`,
  },
  { route: '/api/pdf-data/public/:username', address: ({ username }) => `/api/pdf-data/public/${username}` },
  {
    route: '/api/credentials/:id/file',
    address: ({ credentialId }) => `/api/credentials/${credentialId}/file`,
  },
  {
    route: '/api/credentials/:id/thumbnail',
    address: ({ credentialId }) => `/api/credentials/${credentialId}/thumbnail`,
  },
  { route: '/api/photos/:id', address: ({ photoId }) => `/api/photos/${photoId}` },
  fixed('/api/notice'),
  fixed('/api/openapi.json'),
  fixed('/api/docs'),
  fixed('/robots.txt'),
  fixed('/sitemap.xml'),
  { route: '/sitemap-:number.xml', address: () => '/sitemap-1.xml' },
  fixed('/healthz'),
  fixed('/readyz'),
];

/** What has no row there, and why. */
export const notMeasured: Readonly<Record<string, string>> = {
  '/api/login': 'waits for the identity provider',
  '/api/callback': 'waits for the identity provider',
  '/api/logout': 'waits for the identity provider',
  '/profile/:username/for/:token': 'needs a link that its owner made, and is rendered as the profile is',
  '/join/:token': 'is the app’s empty page, as every page of users is',
  '/candidate/:token': 'is the app’s empty page, as every page of users is',
  '/consent/:token': 'is the app’s empty page, as every page of users is',
  '/presented/:token': 'needs a link that an agency made',
  '/presented/:token/:position.pdf': 'needs a link that an agency made',
  '/agency/:slug': 'needs an agency that shows its page',
  '/reminders/stop/:token': 'needs a signature that only an e-mail holds',
  '/api/applications/calendar/:token.ics':
    'needs a link that its owner made, and reads what the calendar on the page reads',
  '/metrics': 'is for the operator alone, with a token',
};
