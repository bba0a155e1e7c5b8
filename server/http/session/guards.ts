import type { Request, RequestHandler } from 'express';
import { sensitiveCallOf } from '#shared/http/sensitive-calls';
import { freshSignInMinutes } from '../../sessions/session-limits';
import type { SessionUser, SignedIn } from '../../sessions/session-store';
import { AppError } from '../errors/app-error';

declare global {
  namespace Express {
    interface Request {
      /** The signed-in user, read from the database anew for each request. */
      user?: SignedInUser;
    }
  }
}

export type SignedInUser = SessionUser;

/** Says who may call, by throwing for everyone else, and what the handler learns of the caller. */
export type Guard<Context> = (req: Request) => Context;

/** The same with a look into the database. */
export type AsyncGuard<Context> = (req: Request) => Promise<Context>;

export const anyone: Guard<{ user: SignedInUser | null }> = (req) => ({ user: req.user ?? null });

export const requireUser: Guard<{ user: SignedInUser }> = (req) => {
  if (!req.user) throw new AppError('UNAUTHORIZED', 'Unauthorized');
  return { user: req.user };
};

export const requireAdmin: Guard<{ user: SignedInUser }> = (req) => {
  const context = requireUser(req);
  if (context.user.userType !== 'admin') {
    throw new AppError('FORBIDDEN', 'This is for administrators only.');
  }
  return context;
};

/** For calls that are about the session itself. */
export const requireSession: Guard<{ signedIn: SignedIn }> = (req) => {
  const { signedIn } = req;
  if (!signedIn) throw new AppError('UNAUTHORIZED', 'Unauthorized');
  return { signedIn };
};

/**
 * A page says with each write who it was loaded for. When another user has signed in since, in another tab, the page
 * is signed out as far as it is concerned: its text must not end in the other person's account.
 */
export const requireActingUser: RequestHandler = (req, _res, next) => {
  const actingUser = req.get('x-acting-user');
  if (actingUser !== undefined && actingUser !== req.user?.id) {
    throw new AppError('UNAUTHORIZED', 'Unauthorized');
  }
  next();
};

/**
 * Throws where the call is sensitive and the user entered no credentials recently: a stolen session must not be enough for
 * it. For calls after their guard; `route` does it for its own.
 */
export const requireFreshSignIn = (req: Request, call: { method: string; path: string }): void => {
  const sensitive = sensitiveCallOf(call);
  if (!sensitive) return;
  requireSession(req);
  if (!req.isSignInFresh) {
    throw new AppError(
      'REAUTHENTICATION_REQUIRED',
      `For safety, ${sensitive.what} only within ${freshSignInMinutes} minutes of signing in. Please sign in again, then repeat this.`,
    );
  }
};
