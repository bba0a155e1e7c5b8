const neededInProduction = {
  PUBLIC_URL: 'the address people open',
  DATABASE_URL: 'a real Postgres',
  OIDC_ISSUER_URL: 'the OpenID Connect provider',
  SESSION_SECRET: 'a long random string that signs session cookies',
  PSEUDONYM_KEY: 'a long random string, kept for good, that hides the usernames of deleted accounts',
  MAYA_PUBLIC_KEY: 'the payment key that creates checkouts',
  MAYA_SECRET_KEY: 'the payment key that verifies payments',
  OPERATOR_NAME: 'who runs the service, for the privacy notice',
  DPO_NAME: 'the data protection officer, for the privacy notice',
  DPO_EMAIL: 'where the data protection officer is reached',
};

/** Settings of one part: with any of them given, all the needed ones must be. */
const usedTogether: { needed: string[]; optional?: string[] }[] = [
  { needed: ['OIDC_ISSUER_URL', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'] },
  {
    needed: ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
    optional: ['S3_ENDPOINT', 'S3_REGION', 'S3_FORCE_PATH_STYLE'],
  },
  { needed: ['MAYA_PUBLIC_KEY', 'MAYA_SECRET_KEY'], optional: ['MAYA_BASE_URL'] },
  { needed: ['GEO_COUNTRY_HEADER'], optional: ['GEO_CITY_HEADER'] },
];

const isLoopback = (host: string) => /^(localhost|.+\.localhost|127(\.\d+){3}|\[?::1\]?)$/i.test(host);
const isThisComputer = (url: string) => isLoopback(new URL(url).hostname);

/** What no safe use fits; like `missingSettings`, it reads the raw environment. */
export const unsafeSettings = (environment: NodeJS.ProcessEnv): string[] =>
  environment.ALLOW_EMBEDDED === 'true'
    ? []
    : [
        ...unsafeListening(environment),
        ...unsafePublicUrl(environment),
        ...unencrypted(environment),
        ...sharedSecret(environment),
      ];

const unsafeListening = ({ HOST, NODE_ENV, OIDC_ISSUER_URL }: NodeJS.ProcessEnv): string[] => {
  if (NODE_ENV === 'production' || OIDC_ISSUER_URL || !HOST || isLoopback(HOST)) return [];
  return [
    'HOST lets other computers reach the built-in sign-in, which asks for no password: leave HOST empty, set OIDC_ISSUER_URL for a real sign-in, or ALLOW_EMBEDDED=true for a demonstration in which anyone may sign in as anyone',
  ];
};

const sharedSecret = ({ SESSION_SECRET, PSEUDONYM_KEY }: NodeJS.ProcessEnv): string[] =>
  PSEUDONYM_KEY && PSEUDONYM_KEY === SESSION_SECRET
    ? ['PSEUDONYM_KEY must not be SESSION_SECRET: that one may change, and this one is kept for good']
    : [];

const unsafePublicUrl = ({ PUBLIC_URL, NODE_ENV }: NodeJS.ProcessEnv): string[] => {
  if (NODE_ENV === 'production' || !PUBLIC_URL || !URL.canParse(PUBLIC_URL)) return [];
  if (isThisComputer(PUBLIC_URL)) return [];
  return [
    'PUBLIC_URL is open to others: set NODE_ENV=production, which checks that every real part is there, or ALLOW_EMBEDDED=true for a demonstration in which anyone may sign in as anyone',
  ];
};

/** What others on the way could do without https. TLS alone proves that an ID token is the provider's. */
const risksOfHttp = {
  PUBLIC_URL: 'sessions can be stolen on the way',
  OIDC_ISSUER_URL: 'sign-ins can be forged on the way',
  MAYA_BASE_URL: 'payments can be forged on the way',
};

const unencrypted = (environment: NodeJS.ProcessEnv): string[] =>
  environment.NODE_ENV === 'production'
    ? Object.entries(risksOfHttp)
        .filter(([name]) => isPlainHttp(environment[name] ?? ''))
        .map(([name, risk]) => `${name} must begin with https: in production, or ${risk}`)
    : [];

const isPlainHttp = (url: string) =>
  URL.canParse(url) && new URL(url).protocol === 'http:' && !isThisComputer(url);

/** What is missing beside what is given. It reads the raw environment, so that one invalid setting does not hide what is missing. */
export const missingSettings = (environment: NodeJS.ProcessEnv): string[] => {
  const missing = new Map<string, string>();
  const need = (name: string, why: string) => {
    if (!environment[name] && !missing.has(name)) missing.set(name, `${name} is missing: ${why}`);
  };
  if (environment.NODE_ENV === 'production' && environment.ALLOW_EMBEDDED !== 'true') {
    for (const [name, why] of Object.entries(neededInProduction)) need(name, `production needs ${why}`);
  }
  for (const { needed, optional: alsoPossible = [] } of usedTogether) {
    const given = [...needed, ...alsoPossible].find((name) => environment[name]);
    if (given) for (const name of needed) need(name, `${given} is of no use without it`);
  }
  if (environment.MAYA_WEBHOOK_SIGNATURE === 'required') {
    need('MAYA_WEBHOOK_PUBLIC_KEYS', 'MAYA_WEBHOOK_SIGNATURE=required refuses every delivery without it');
  }
  if (environment.GEO_COUNTRY_HEADER) {
    need('TRUST_PROXY', 'GEO_COUNTRY_HEADER is believed of that many proxies only');
  }
  return [...missing.values()];
};
