import { product } from '#shared/product/product';
import { missingSettings, unsafeSettings } from './requirements';
import { settings, type Settings } from './settings';

export type Config = Settings & {
  /** The address people open, without a trailing slash; sign-in and links are built from it. */
  publicUrl: string;
  /** Maya's address without a trailing slash; null when the embedded sandbox replaces it. */
  mayaBaseUrl: string | null;
  /** How long requests are still accepted after SIGTERM. */
  shutdownDelaySeconds: number;
  /** Who answers for the users' data, as the privacy notice says. */
  operator: { name: string; dpoName: string; dpoEmail: string };
};

const mayaProduction = 'https://pg.maya.ph';
const mayaSandbox = 'https://pg-sandbox.paymaya.com';

/** Two checks of a proxy that asks every second, and in all less than the 10 s after which Docker kills. */
const productionDelaySeconds = 3;

/** Only a demonstration lacks the settings; its notice says that it is one. */
const operatorOf = ({ OPERATOR_NAME, DPO_NAME, DPO_EMAIL }: Settings) => ({
  name: OPERATOR_NAME ?? 'the operator of this demonstration',
  dpoName: DPO_NAME ?? 'the operator of this demonstration',
  dpoEmail: DPO_EMAIL ?? product.supportEmail,
});

const withoutSlash = (url: string) => url.replace(/\/+$/, '');

/** Keys fit only one of Maya's two, so that a wrong guess is refused by Maya and grants nothing. */
const chooseMaya = ({ MAYA_PUBLIC_KEY, MAYA_BASE_URL, NODE_ENV }: Settings) =>
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
    shutdownDelaySeconds:
      config.SHUTDOWN_DELAY_SECONDS ?? (config.NODE_ENV === 'production' ? productionDelaySeconds : 0),
    operator: operatorOf(config),
  };
};
