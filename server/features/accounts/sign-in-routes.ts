import { Router, type Request, type RequestHandler, type Response } from 'express';
import type { IdentityProvider, SignedInIdentity } from '../../integrations/identity/identity-provider';
import { sessionCookieName, type Sessions } from '../../http/session';
import { safeReturnTo } from './return-to';
import { signIn, type AccountsParts } from './service';
import { signInFailedPage } from './sign-in-failed-page';

declare module 'express-session' {
  interface SessionData {
    returnTo?: string;
    /** Proof for the provider when its session is to end as well. */
    idToken?: string;
  }
}

interface SignInParts extends AccountsParts {
  identity: IdentityProvider;
  authenticator: Sessions['authenticator'];
  publicUrl: string;
}

// Anyone may begin to sign in, and each beginning is kept; who finishes gets a session of full length.
const unfinishedSignInMs = 60 * 60 * 1000;

/** What browsers open themselves, and people therefore read the problems of. */
export const signInPaths = ['/api/login', '/api/callback', '/api/logout'];

/** Browser navigations: out to the provider, back from it, and out for good. */
export const signInRoutes = (parts: SignInParts) => {
  const router = Router();

  router.get('/api/login', async (req, res, next) => {
    const returnTo = safeReturnTo(req.query.returnTo, parts.publicUrl);
    if (req.user) {
      res.redirect(returnTo);
      return;
    }
    const strategy = await reach(parts.identity, req, res);
    if (!strategy) return;
    req.session.returnTo = returnTo;
    req.session.cookie.maxAge = unfinishedSignInMs;
    const goThere = parts.authenticator.authenticate(strategy) as RequestHandler;
    goThere(req, res, next);
  });

  router.get('/api/callback', async (req, res, next) => {
    const cameBack = 'code' in req.query || 'error' in req.query;
    if (!cameBack) {
      failed(res, 'The address you came by is only for the way back from the sign-in page.');
      return;
    }
    const returnTo = safeReturnTo(req.session.returnTo, parts.publicUrl);
    const strategy = await reach(parts.identity, req, res);
    if (!strategy) return;

    const finish = async (error: unknown, signedIn: SignedInIdentity | false | null | undefined) => {
      if (error || !signedIn) {
        req.log.warn({ err: error }, 'sign-in failed');
        // Another tab finished signing in meanwhile, and this one's answer is of no use any more.
        if (req.user) {
          res.redirect(returnTo);
          return;
        }
        failed(
          res,
          'The sign-in page sent you back without a valid answer. It may have been open for too long.',
        );
        return;
      }
      const user = await signIn(parts, signedIn.identity);
      // Logging in starts a new session, so that nobody can plant one before.
      await new Promise<void>((resolve, reject) =>
        req.logIn(user, (problem: unknown) => (problem ? reject(problem) : resolve())),
      );
      req.session.idToken = signedIn.idToken;
      await saveSession(req);
      res.redirect(returnTo);
    };
    const takeAnswer = parts.authenticator.authenticate(
      strategy,
      (error: unknown, signedIn: SignedInIdentity | false | null) => {
        finish(error, signedIn).catch(next);
      },
    ) as RequestHandler;
    takeAnswer(req, res, next);
  });

  router.get('/api/logout', async (req, res) => {
    // Another site's link or image must not sign people out.
    if (req.get('sec-fetch-site') === 'cross-site') {
      res.redirect('/');
      return;
    }
    const { idToken } = req.session;
    await new Promise<void>((resolve, reject) =>
      req.session.destroy((problem: unknown) => (problem ? reject(problem) : resolve())),
    );
    res.clearCookie(sessionCookieName);
    const elsewhere = idToken ? await parts.identity.signOutUrl(idToken).catch(() => null) : null;
    res.redirect(elsewhere ?? '/');
  });

  return router;
};

const reach = async (identity: IdentityProvider, req: Request, res: Response) => {
  try {
    return await identity.strategy();
  } catch (error) {
    req.log.error({ err: error }, 'the identity provider cannot be reached');
    failed(res, 'The sign-in service does not answer just now. Please try again in a minute.', 503);
    return null;
  }
};

const failed = (res: Response, reason: string, status = 400) => {
  res.status(status).type('html').send(signInFailedPage(reason));
};

const saveSession = (req: Request) =>
  new Promise<void>((resolve, reject) =>
    req.session.save((problem: unknown) => (problem ? reject(problem) : resolve())),
  );
