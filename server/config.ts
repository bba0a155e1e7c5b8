import { z } from 'zod';

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
const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

const settings = z
  .object({
    NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
    PORT: z.coerce.number('must be a port number').int().min(0).max(65535).default(3000),
    HOST: optional(z.string()),
    PUBLIC_URL: optional(webUrl),
    DATA_DIR: z.string().default('.data'),
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
    ALLOW_EMBEDDED: flag,
    TRUST_PROXY: optional(z.coerce.number('must be how many proxies stand in front').int().min(0)),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  })
  .superRefine((settings, context) => {
    const missing = (name: string, why: string) =>
      context.addIssue({ code: 'custom', path: [name], message: `is missing: ${why}` });
    if (settings.OIDC_ISSUER_URL) {
      if (!settings.OIDC_CLIENT_ID) missing('OIDC_CLIENT_ID', 'OIDC_ISSUER_URL needs the client it knows');
      if (!settings.OIDC_CLIENT_SECRET) missing('OIDC_CLIENT_SECRET', 'OIDC_ISSUER_URL needs its secret');
    }
    if (settings.NODE_ENV !== 'production' || settings.ALLOW_EMBEDDED) return;
    const needed = {
      PUBLIC_URL: 'the address people open',
      DATABASE_URL: 'a real Postgres',
      OIDC_ISSUER_URL: 'the OpenID Connect provider',
      SESSION_SECRET: 'a long random string that signs session cookies',
      MAYA_PUBLIC_KEY: 'the payment key that creates checkouts',
      MAYA_SECRET_KEY: 'the payment key that verifies payments',
    } as const;
    for (const [name, why] of Object.entries(needed)) {
      if (settings[name as keyof typeof needed] === undefined) missing(name, `production needs ${why}`);
    }
  });

export type Config = z.output<typeof settings> & {
  /** The address people open, without a trailing slash; sign-in and links are built from it. */
  publicUrl: string;
};

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
  if (!result.success) {
    throw new ConfigError(result.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`));
  }
  const config = result.data;
  return {
    ...config,
    publicUrl: (config.PUBLIC_URL ?? `http://localhost:${config.PORT}`).replace(/\/+$/, ''),
  };
};
