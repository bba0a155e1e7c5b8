import { createPublicKey } from 'node:crypto';
import { isIP } from 'node:net';
import { z } from 'zod';
import { product } from '#shared/product';

const flag = z
  .enum(['true', 'false', ''])
  .default('')
  .transform((value) => value === 'true');

const emails = z
  .string()
  .default('')
  .transform((value) =>
    value
      .split(',')
      .map((email) => email.trim().toLowerCase())
      .filter(Boolean),
  );

const webUrl = z.url({ protocol: /^https?$/, error: 'must be a web address such as https://example.com' });

const isOrigin = (value: string) => new URL(value).href === `${new URL(value).origin}/`;

/** A web address of a whole server: cookies, redirects and links know no folder below it. */
const webOrigin = webUrl.refine(isOrigin, {
  // What is no web address at all has been said to be none.
  when: ({ issues }) => issues.length === 0,
  error: 'must be only scheme, host and port, such as https://example.com',
});
const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

/** An empty setting counts as none, as copied from .env.example. */
const orElse = <T extends z.ZodType>(schema: T, value: z.output<T>) =>
  optional(schema).transform((given) => given ?? value);

/** Addresses of computers, separated by commas. */
const ipAddresses = z
  .string()
  .default('')
  .transform((value) =>
    value
      .split(',')
      .map((address) => address.trim())
      .filter(Boolean),
  )
  .refine((addresses) => addresses.every((address) => isIP(address) !== 0), {
    error: 'must be IP addresses, separated by commas',
  });

/** As Node spells them: in small letters. */
const headerName = optional(
  z
    .string()
    .regex(/^[\w-]+$/, 'must be the name of a header')
    .toLowerCase(),
);

const isRsaKey = (pem: string) => {
  try {
    return createPublicKey(pem).asymmetricKeyType === 'rsa';
  } catch {
    return false;
  }
};

/** RSA public keys as PEM, one after the other; a line break may be written as \n, as a setting is one line. */
const publicKeys = z
  .string()
  .default('')
  .transform((value) => value.replaceAll('\\n', '\n').trim())
  .transform((value) => (value ? value.split(/(?<=-----END PUBLIC KEY-----)\s*/).filter(Boolean) : []))
  .refine((pems) => pems.every(isRsaKey), { error: 'must be RSA public keys in PEM form' });

const settings = z.object({
  NODE_ENV: orElse(z.enum(['development', 'test', 'production']), 'development'),
  PORT: orElse(
    z.coerce.number('must be a port number').int('must be a whole number').min(0).max(65535),
    3000,
  ),
  HOST: optional(z.string()),
  PUBLIC_URL: optional(webOrigin),
  DATA_DIR: orElse(z.string(), '.data'),
  DATABASE_URL: optional(
    z.url({
      protocol: /^postgres(ql)?$/,
      error: 'must be a Postgres address: postgres://user:password@host/name',
    }),
  ),
  OIDC_ISSUER_URL: optional(webUrl),
  OIDC_CLIENT_ID: optional(z.string()),
  OIDC_CLIENT_SECRET: optional(z.string()),
  SESSION_SECRET: optional(z.string().min(32, 'must have at least 32 characters')),
  ADMIN_EMAILS: emails,
  MAYA_PUBLIC_KEY: optional(z.string()),
  MAYA_SECRET_KEY: optional(z.string()),
  MAYA_BASE_URL: optional(webOrigin),
  MAYA_WEBHOOK_PATH: orElse(
    z.enum(['/payments/v1/webhooks', '/checkout/v1/webhooks']),
    '/payments/v1/webhooks',
  ),
  MAYA_WEBHOOK_SIGNATURE: orElse(z.enum(['optional', 'required']), 'optional'),
  MAYA_WEBHOOK_PUBLIC_KEYS: publicKeys,
  MAYA_WEBHOOK_ADDRESSES: ipAddresses,
  S3_BUCKET: optional(
    z.string().regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket, not its address'),
  ),
  S3_ACCESS_KEY_ID: optional(z.string()),
  S3_SECRET_ACCESS_KEY: optional(z.string()),
  S3_ENDPOINT: optional(webUrl),
  S3_REGION: orElse(z.string(), 'us-east-1'),
  S3_FORCE_PATH_STYLE: optional(
    z.enum(['true', 'false'], 'must be true or false').transform((value) => value === 'true'),
  ),
  SMTP_URL: optional(
    z.url({ protocol: /^smtps?$/, error: 'must be a mail server: smtp://user:password@host:587' }),
  ),
  MAIL_FROM: orElse(z.string(), `${product.name} <${product.supportEmail}>`),
  OPERATOR_NAME: optional(z.string().max(200, 'must have at most 200 characters')),
  DPO_NAME: optional(z.string().max(200, 'must have at most 200 characters')),
  DPO_EMAIL: optional(z.email('must be an email address')),
  ALLOW_EMBEDDED: flag,
  ENABLE_TEST_TOOLS: flag,
  WEBHOOK_LOG_DAYS: orElse(z.coerce.number('must be a number of days').int().min(1), 90),
  GEOIP_DATABASE: optional(z.string()),
  GEO_COUNTRY_HEADER: headerName,
  GEO_CITY_HEADER: headerName,
  METRICS_TOKEN: optional(z.string().min(16, 'must have at least 16 characters')),
  TRUST_PROXY: optional(z.coerce.number('must be how many proxies stand in front').int().min(0)),
  LOG_LEVEL: orElse(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']), 'info'),
});

const neededInProduction = {
  PUBLIC_URL: 'the address people open',
  DATABASE_URL: 'a real Postgres',
  OIDC_ISSUER_URL: 'the OpenID Connect provider',
  SESSION_SECRET: 'a long random string that signs session cookies',
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

/** What fits no safe use; like the missing, asked of the raw settings. */
const unsafeSettings = (environment: NodeJS.ProcessEnv): string[] =>
  environment.ALLOW_EMBEDDED === 'true'
    ? []
    : [...unsafeListening(environment), ...unsafePublicUrl(environment)];

const unsafeListening = ({ HOST, NODE_ENV, OIDC_ISSUER_URL }: NodeJS.ProcessEnv): string[] => {
  if (NODE_ENV === 'production' || OIDC_ISSUER_URL || !HOST || isLoopback(HOST)) return [];
  return [
    'HOST lets other computers reach the built-in sign-in, which asks for no password: leave HOST empty, set OIDC_ISSUER_URL for a real sign-in, or ALLOW_EMBEDDED=true for a demonstration in which anyone may sign in as anyone',
  ];
};

const unsafePublicUrl = ({ PUBLIC_URL, NODE_ENV }: NodeJS.ProcessEnv): string[] => {
  if (!PUBLIC_URL || !URL.canParse(PUBLIC_URL)) return [];
  if (isThisComputer(PUBLIC_URL)) return [];
  if (NODE_ENV !== 'production') {
    return [
      'PUBLIC_URL is open to others: set NODE_ENV=production, which checks that every real part is there, or ALLOW_EMBEDDED=true for a demonstration in which anyone may sign in as anyone',
    ];
  }
  return PUBLIC_URL.startsWith('http:')
    ? ['PUBLIC_URL must begin with https: in production, or sessions can be stolen on the way']
    : [];
};

/** What is missing beside what is there; asked of the raw settings, so that a wrong one elsewhere hides none of it. */
const missingSettings = (environment: NodeJS.ProcessEnv): string[] => {
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

export type Config = z.output<typeof settings> & {
  /** The address people open, without a trailing slash; sign-in and links are built from it. */
  publicUrl: string;
  /** Where Maya is, without a trailing slash; null where the embedded sandbox stands in for it. */
  mayaBaseUrl: string | null;
  /** Who answers for the users' data, as the privacy notice says. */
  operator: { name: string; dpoName: string; dpoEmail: string };
};

const mayaProduction = 'https://pg.maya.ph';
const mayaSandbox = 'https://pg-sandbox.paymaya.com';

/** Only a demonstration lacks the settings; its notice says that it is one. */
const operatorOf = ({ OPERATOR_NAME, DPO_NAME, DPO_EMAIL }: z.output<typeof settings>) => ({
  name: OPERATOR_NAME ?? 'the operator of this demonstration',
  dpoName: DPO_NAME ?? 'the operator of this demonstration',
  dpoEmail: DPO_EMAIL ?? product.supportEmail,
});

const withoutSlash = (url: string) => url.replace(/\/+$/, '');

/** Keys fit only one of Maya's two, so that a wrong guess is refused by Maya and grants nothing. */
const chooseMaya = ({ MAYA_PUBLIC_KEY, MAYA_BASE_URL, NODE_ENV }: z.output<typeof settings>) =>
  MAYA_PUBLIC_KEY
    ? withoutSlash(MAYA_BASE_URL ?? (NODE_ENV === 'production' ? mayaProduction : mayaSandbox))
    : null;

/** Every problem of the environment at once, in one message that names each setting. */
export class ConfigError extends Error {
  constructor(problems: string[]) {
    super(
      [
        'Husay cannot start with these settings:',
        ...problems.map((problem) => `  - ${problem}`),
        'See .env.example for what each setting means. ALLOW_EMBEDDED=true runs a demonstration without the missing parts.',
      ].join('\n'),
    );
    this.name = 'ConfigError';
  }
}

/** Reads the settings, or throws a ConfigError that names all that is wrong. Nothing else reads the environment. */
export const readConfig = (environment: NodeJS.ProcessEnv = process.env): Config => {
  const result = settings.safeParse(environment);
  const wrong = result.error?.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`) ?? [];
  const problems = [...wrong, ...missingSettings(environment), ...unsafeSettings(environment)];
  if (!result.success || problems.length > 0) throw new ConfigError(problems);
  const config = result.data;
  return {
    ...config,
    // A sign-in without passwords, or a configuration for trying things out, is for this computer unless HOST says otherwise.
    HOST:
      config.HOST ?? (config.OIDC_ISSUER_URL && config.NODE_ENV === 'production' ? undefined : '127.0.0.1'),
    publicUrl: withoutSlash(config.PUBLIC_URL ?? `http://localhost:${config.PORT}`),
    mayaBaseUrl: chooseMaya(config),
    operator: operatorOf(config),
  };
};
