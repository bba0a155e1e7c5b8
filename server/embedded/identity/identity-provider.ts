import { createHash, randomBytes, randomUUID } from 'node:crypto';
import express, { Router } from 'express';
import type { Configuration, Interaction } from 'oidc-provider';
import { z } from 'zod';
import { openIdConnect } from '../../integrations/identity/openid-connect';
import type { IdentityProvider } from '../../integrations/identity/identity-provider';
import { embeddedPolicy } from '../embedded-page';
import { errors, Provider } from './oidc-provider';
import { providerMemory } from './provider-memory';
import { signInPage, signInProblemPage, signOutPage, type SamplePerson } from './sign-in-page';

interface Settings {
  publicUrl: string;
  /** Where this process itself reaches its own server: the public address may lead through a proxy, or nowhere from here. */
  ownAddress: () => string;
  cookieSecret: string;
  signingKeys: { keys: Record<string, unknown>[] };
  people: readonly SamplePerson[];
  /** For tests. By default the provider vouches for every email, as anyone may use it anyway. */
  isEmailVerified?: (email: string) => boolean;
}

interface Account {
  email: string;
  firstName: string;
  lastName: string;
}

const mountPath = '/oidc';

/** What people's records call this provider: its address changes with PORT, and they must not become others by that. */
export const embeddedIssuer = 'embedded';

/** The embedded provider knows people by their email alone, so that signing in again finds the same person. */
export const embeddedSubject = (email: string) =>
  createHash('sha256').update(email.trim().toLowerCase()).digest('hex').slice(0, 32);

const signInForm = z.object({
  email: z
    .string()
    .trim()
    .max(254, 'This email address is too long.')
    .pipe(z.email('Please enter a valid email address, such as ana@example.com.')),
  firstName: z.string().trim().max(50, 'First name must be less than 50 characters').default(''),
  lastName: z.string().trim().max(50, 'Last name must be less than 50 characters').default(''),
});

/**
 * A real OpenID Connect provider in this process. The application talks to it over http as to any other; `routes` must
 * be mounted before body parsers and the content policy.
 */
export const embeddedIdentityProvider = (
  settings: Settings,
): { routes: Router; identity: IdentityProvider } => {
  const client = { id: 'husay', secret: randomBytes(24).toString('hex') };
  const accounts = new Map<string, Account>(
    settings.people.map((person) => [embeddedSubject(person.email), person]),
  );
  const issuerUrl = `${settings.publicUrl}${mountPath}`;
  const provider = new Provider(
    issuerUrl,
    configuration(settings, client, (subject) => accounts.get(subject)),
  );
  // Its URLs derive from the public one only, whatever address the request used.
  provider.proxy = true;
  const { protocol, host } = new URL(settings.publicUrl);

  const routes = Router();
  routes.use(mountPath, (req, res, next) => {
    res.setHeader('Content-Security-Policy', embeddedPolicy());
    req.headers['x-forwarded-proto'] = protocol.slice(0, -1);
    req.headers['x-forwarded-host'] = host;
    next();
  });
  const interactionPath = `${mountPath}/interaction/:uid`;
  const pageHeaders = { 'Cache-Control': 'no-store' };

  // The page people see when they took too long, or came back to an old tab.
  const open = async (req: express.Request, res: express.Response): Promise<Interaction | null> => {
    try {
      return await provider.interactionDetails(req, res);
    } catch {
      res.status(400).set(pageHeaders).type('html');
      res.send(signInProblemPage('This sign-in page has been open for too long.'));
      return null;
    }
  };

  routes.get(interactionPath, async (req, res) => {
    const interaction = await open(req, res);
    if (!interaction) return;
    res.set(pageHeaders).type('html');
    res.send(signInPage({ action: req.originalUrl, people: settings.people }));
  });

  routes.post(interactionPath, express.urlencoded({ extended: false, limit: '10kb' }), async (req, res) => {
    const interaction = await open(req, res);
    if (!interaction) return;
    const form = signInForm.safeParse(req.body ?? {});
    if (!form.success) {
      const values = z.record(z.string(), z.string()).catch({}).parse(req.body);
      const problem = form.error.issues[0]?.message ?? 'Please check the form.';
      res.status(400).set(pageHeaders).type('html');
      res.send(signInPage({ action: req.originalUrl, people: settings.people, values, problem }));
      return;
    }
    const accountId = embeddedSubject(form.data.email);
    const known = accounts.get(accountId);
    accounts.set(accountId, {
      email: form.data.email,
      firstName: form.data.firstName || (known?.firstName ?? ''),
      lastName: form.data.lastName || (known?.lastName ?? ''),
    });
    await provider.interactionFinished(
      req,
      res,
      { login: { accountId } },
      { mergeWithLastSubmission: false },
    );
  });

  routes.use(mountPath, provider.callback());
  const problem: express.ErrorRequestHandler = (_error, _req, res, _next) => {
    res.status(400).set(pageHeaders).type('html');
    res.send(signInProblemPage('This form could not be read.'));
  };
  routes.use(mountPath, problem);

  const identity = openIdConnect({
    issuerUrl,
    recordedIssuer: embeddedIssuer,
    clientId: client.id,
    clientSecret: client.secret,
    publicUrl: settings.publicUrl,
    fetch: (url, options) => {
      const { pathname, search } = new URL(url);
      return fetch(settings.ownAddress() + pathname + search, options as RequestInit);
    },
  });
  return { routes, identity };
};

const configuration = (
  { publicUrl, cookieSecret, signingKeys, isEmailVerified = () => true }: Settings,
  client: { id: string; secret: string },
  findAccount: (subject: string) => Account | undefined,
): Configuration => ({
  adapter: providerMemory(),
  clients: [
    {
      client_id: client.id,
      client_secret: client.secret,
      redirect_uris: [`${publicUrl}/api/callback`],
      post_logout_redirect_uris: [`${publicUrl}/`],
      response_types: ['code'],
      grant_types: ['authorization_code'],
      require_auth_time: true,
    },
  ],
  jwks: signingKeys,
  cookies: { keys: [cookieSecret] },
  pkce: { required: () => true },
  claims: {
    openid: ['sub'],
    email: ['email', 'email_verified'],
    profile: ['name', 'given_name', 'family_name'],
  },
  findAccount: (_ctx, subject) => {
    const account = findAccount(subject);
    if (!account) return undefined;
    const name = [account.firstName, account.lastName].filter(Boolean).join(' ');
    return {
      accountId: subject,
      claims: () => ({
        sub: subject,
        email: account.email,
        email_verified: isEmailVerified(account.email),
        ...(name && { name }),
        ...(account.firstName && { given_name: account.firstName }),
        ...(account.lastName && { family_name: account.lastName }),
      }),
    };
  },
  // The one client is ourselves: there is nothing to consent to.
  loadExistingGrant: async (ctx) => {
    const { client: who, session, provider } = ctx.oidc;
    if (!who || !session?.accountId) return undefined;
    const known = session.grantIdFor(who.clientId);
    const found = known ? await provider.Grant.find(known) : undefined;
    if (found) return found;
    const grant = new provider.Grant({ clientId: who.clientId, accountId: session.accountId });
    grant.addOIDCScope('openid email profile');
    await grant.save();
    return grant;
  },
  interactions: { url: (_ctx, interaction) => `${mountPath}/interaction/${interaction.uid}` },
  features: {
    devInteractions: { enabled: false },
    rpInitiatedLogout: {
      enabled: true,
      logoutSource: (ctx, form) => {
        const nonce = randomUUID();
        ctx.set('Content-Security-Policy', embeddedPolicy({ scriptNonce: nonce }));
        ctx.body = signOutPage(form, nonce);
      },
      postLogoutSuccessSource: (ctx) => ctx.redirect('/'),
    },
  },
  renderError: (ctx, _out, error) => {
    ctx.type = 'html';
    ctx.body = signInProblemPage(
      error instanceof errors.OIDCProviderError && error.error_description
        ? `The sign-in service says: ${error.error_description}.`
        : 'The sign-in service had a problem.',
    );
  },
  ttl: {
    AccessToken: 3600,
    AuthorizationCode: 60,
    Grant: 14 * 24 * 3600,
    IdToken: 3600,
    Interaction: 3600,
    Session: 14 * 24 * 3600,
  },
});
