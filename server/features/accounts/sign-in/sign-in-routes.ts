import { Router, type Request, type Response } from 'express';
import type { User } from '../../../db/schema/users';
import type { SecurityEvent } from '../../../db/security-events';
import { recordSecurityEvent } from '../../../db/security-events';
import { callLimit } from '../../../http/limits/call-limit';
import { noteFailure, requestIdOf } from '../../../http/monitoring/request-log';
import { outageOf } from '../../../http/errors/outages';
import type {
  CodeFlow,
  IdentityProvider,
  SignedInIdentity,
} from '../../../integrations/identity/identity-provider';
import { SignInFailed } from '../../../integrations/identity/sign-in-failure';
import { clearSessionCookie } from '../../../sessions/session-cookie';
import { claimedSessionReader } from '../../../http/session/claimed-session';
import { endSession, startSession } from '../../../sessions/sessions';
import { findByIdentity } from '../repository';
import { safeReturnTo } from './return-to';
import { signIn, type AccountsDeps } from '../service';
import { signInCookies, type StartedSignIn } from './sign-in-cookies';
import { otherAccountPage, problemWords, signInFailedPage } from './sign-in-failed-page';

interface SignInDeps extends AccountsDeps {
  identity: IdentityProvider;
  publicUrl: string;
  secret: string;
  /** Keeps the provider's picture. Waits for a moment at most, and never rejects. */
  keepPicture: (user: User, pictureUrl: string | null) => Promise<void>;
}

/** What browsers open themselves, and people therefore read the problems of. */
export const signInPaths = ['/api/login', '/api/callback', '/api/logout'];

/** Browser navigations: out to the provider, back from it, and out for good. */
export const signInRoutes = (deps: SignInDeps) => {
  const { db, clock, identity, publicUrl } = deps;
  const router = Router();
  const cookies = signInCookies(deps);
  const claimedSession = claimedSessionReader(publicUrl);
  const recordFailure = failureRecorder(deps);

  router.get('/api/login', async (req, res) => {
    const returnTo = safeReturnTo(req.query.returnTo, publicUrl);
    const reauthenticate = req.query.reauthenticate === 'true';
    if (req.user && !reauthenticate) {
      res.redirect(returnTo);
      return;
    }
    const flow = await reach(identity, req, res);
    if (!flow) return;
    // A session that ran out or was signed out elsewhere must not come back just because the provider knows the browser.
    const asksAgain = reauthenticate || claimedSession(req) !== null;
    const { url, checks } = await flow.start({ reauthenticate, asksAgain });
    const reauthenticates = reauthenticate ? (req.user?.id ?? null) : null;
    await cookies.add(req, res, { checks, returnTo, reauthenticates });
    res.redirect(url);
  });

  const notFinished = async (
    req: Request,
    res: Response,
    problem: Problem,
    started: StartedSignIn | null,
  ) => {
    // Another tab finished signing in meanwhile, and this one's answer is of no use any more.
    if (req.user && !started?.checks.max_age) {
      res.redirect(started?.returnTo ?? '/');
      return;
    }
    await recordFailure(req, failureReasons[problem]);
    const { title, text } = problemWords[problem];
    if (problem === 'unavailable') res.status(503).set('Retry-After', providerRetrySeconds);
    else res.status(400);
    res.type('html');
    res.send(signInFailedPage(text, tryAgainPath(started), title));
  };

  router.get('/api/callback', async (req, res) => {
    const cameBack = 'code' in req.query || 'error' in req.query;
    if (!cameBack) {
      failed(res, 'The address you came by is only for the way back from the sign-in page.');
      return;
    }
    // Taken once the provider answers, so that reloading the page tries again.
    const flow = await reach(identity, req, res);
    if (!flow) return;
    const started = await cookies.take(req, res);
    if (!started) {
      await notFinished(req, res, 'not-started-here', null);
      return;
    }
    const signedIn = await finish(flow, req, started);
    if (typeof signedIn === 'string') {
      await notFinished(req, res, signedIn, started);
      return;
    }
    const { issuer, subject } = signedIn.identity;
    const expected = started.reauthenticates ?? req.user?.id;
    if (expected && (await findByIdentity(db, issuer, subject))?.id !== expected) {
      await recordFailure(req, 'OTHER_ACCOUNT', expected);
      const page = { tryAgain: tryAgainPath(started), isSignedIn: req.user !== undefined };
      res.status(409).type('html').send(otherAccountPage(page));
      return;
    }
    const user = await signIn(deps, signedIn.identity);
    await deps.keepPicture(user, signedIn.identity.pictureUrl);
    await startSession(req, {
      user,
      idToken: signedIn.idToken,
      userAgent: (req.get('user-agent') ?? '').slice(0, maxUserAgentLength),
      authenticatedAt: instantOf(signedIn, clock.now()),
    });
    await recordSecurityEvent(
      db,
      eventOf(req, { kind: 'signed_in', userId: user.id, createdAt: clock.now() }),
    );
    res.redirect(started.returnTo);
  });

  router.get('/api/logout', async (req, res) => {
    // Another site's link or image must not sign people out.
    if (req.get('sec-fetch-site') === 'cross-site') {
      res.redirect('/');
      return;
    }
    const { signedIn } = req.session;
    await endSession(req);
    clearSessionCookie(res, publicUrl);
    if (signedIn) {
      const event = { kind: 'signed_out', userId: signedIn.user.id, createdAt: clock.now() } as const;
      await recordSecurityEvent(db, eventOf(req, event));
    }
    const elsewhere = signedIn ? await identity.signOutUrl(signedIn.idToken).catch(() => null) : null;
    res.redirect(elsewhere ?? '/');
  });

  return router;
};

const providerRetrySeconds = '60';

/** Enough to name the browser by. */
const maxUserAgentLength = 400;

const instantOf = ({ authenticatedSecondsAgo }: SignedInIdentity, now: Date): Date | null =>
  authenticatedSecondsAgo === null ? null : new Date(now.getTime() - authenticatedSecondsAgo * 1000);

const reach = async (identity: IdentityProvider, req: Request, res: Response): Promise<CodeFlow | null> => {
  try {
    return await identity.codeFlow();
  } catch (error) {
    noteFailure(req, { message: 'the identity provider cannot be reached', err: error });
    res.set('Retry-After', providerRetrySeconds);
    failed(res, 'The sign-in service does not answer just now. Please try again in a minute.', 503);
    return null;
  }
};

type Problem = keyof typeof problemWords;

const failureReasons: Record<Problem, string> = {
  refused: 'REFUSED',
  canceled: 'CANCELED',
  expired: 'EXPIRED',
  unavailable: 'PROVIDER_UNAVAILABLE',
  invalid: 'INVALID_ANSWER',
  'not-fresh': 'INVALID_ANSWER',
  'not-started-here': 'NOT_STARTED_HERE',
};

/** Who signed in, or why the sign-in failed. The provider's own reason is logged, in as many words as are not about the person. */
const finish = async (
  flow: CodeFlow,
  req: Request,
  started: StartedSignIn & { isExpired: boolean },
): Promise<SignedInIdentity | Problem> => {
  if (started.isExpired) return 'expired';
  const query = req.originalUrl.slice(req.originalUrl.indexOf('?') + 1);
  return flow.finish(query, started.checks).catch((error: unknown) => {
    if (error instanceof SignInFailed) {
      const { problem, providerError, providerDescription } = error;
      const message = 'sign-in failed at the provider';
      noteFailure(req, { message, problem, providerError, providerDescription });
      return problem;
    }
    noteFailure(req, { message: 'sign-in failed', err: error });
    if (outageOf(error)) return 'unavailable';
    return started.checks.max_age ? 'not-fresh' : 'invalid';
  });
};

const tryAgainPath = (started: StartedSignIn | null) => {
  if (!started) return '/api/login';
  const query = new URLSearchParams({
    ...(started.checks.max_age !== undefined && { reauthenticate: 'true' }),
    ...(started.returnTo !== '/' && { returnTo: started.returnTo }),
  });
  return query.size > 0 ? `/api/login?${query}` : '/api/login';
};

const failed = (res: Response, reason: string, status = 400, tryAgain?: string) => {
  res.status(status).type('html').send(signInFailedPage(reason, tryAgain));
};

const eventOf = (req: Request, event: SecurityEvent): SecurityEvent => ({
  ...event,
  requestId: requestIdOf(req),
});

/** Anyone can make sign-ins fail, so that only so many of each kind are recorded in a minute. */
const maxFailuresPerMinute = 20;

const failureRecorder = ({ db, clock }: AccountsDeps) => {
  const isTooMuch = callLimit({ max: maxFailuresPerMinute, windowMs: 60_000, clock });
  return async (req: Request, reason: string, userId: string | null = null) => {
    if (isTooMuch(reason)) return;
    await recordSecurityEvent(
      db,
      eventOf(req, { kind: 'sign_in_failed', userId, reason, createdAt: clock.now() }),
    );
  };
};
