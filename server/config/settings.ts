import { createPublicKey } from 'node:crypto';
import { isIP } from 'node:net';
import { z } from 'zod';
import { product } from '#shared/product/product';

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

const webUrl = z.url({
  protocol: /^https?$/,
  error: 'must be a web address such as https://example.com',
});

const isOrigin = (value: string) => new URL(value).href === `${new URL(value).origin}/`;

/** A web address of a whole server: cookies, redirects and links know no folder below it. */
const webOrigin = webUrl.refine(isOrigin, {
  // Skip: URL validation already failed.
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

/** Every environment variable that the server reads. .env.example explains them. */
export const settings = z.object({
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
  DATABASE_POOL_SIZE: orElse(z.coerce.number('must be a number of connections').int().min(2).max(200), 10),
  OIDC_ISSUER_URL: optional(webUrl),
  OIDC_CLIENT_ID: optional(z.string()),
  OIDC_CLIENT_SECRET: optional(z.string()),
  SESSION_SECRET: optional(z.string().min(32, 'must have at least 32 characters')),
  PSEUDONYM_KEY: optional(z.string().min(32, 'must have at least 32 characters')),
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
  BACKUP_DIR: optional(z.string()),
  ALLOW_EMBEDDED: flag,
  ENABLE_TEST_TOOLS: flag,
  WEBHOOK_LOG_DAYS: orElse(z.coerce.number('must be a number of days').int().min(1), 90),
  GEOIP_DATABASE: optional(z.string()),
  GEO_COUNTRY_HEADER: headerName,
  GEO_CITY_HEADER: headerName,
  METRICS_TOKEN: optional(z.string().min(16, 'must have at least 16 characters')),
  TRUST_PROXY: optional(z.coerce.number('must be how many proxies stand in front').int().min(0)),
  SHUTDOWN_DELAY_SECONDS: optional(z.coerce.number('must be a number of seconds').int().min(0).max(60)),
  PREVIOUS_ASSETS_DIR: optional(z.string()),
  REQUEST_LOG_DAYS: orElse(z.coerce.number('must be a number of days').int().min(1), 30),
  BACKUP_DAYS: orElse(z.coerce.number('must be a number of days').int().min(1), 30),
  ERROR_TRACKING: optional(z.string()),
  LOG_LEVEL: orElse(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']), 'info'),
});

export type Settings = z.output<typeof settings>;
