import type { Request } from 'express';
import { AppError } from './app-error';
import type { User } from '../db/schema/users';

declare global {
  namespace Express {
    interface Request {
      /** The signed-in user, read from the database anew for each request. */
      user?: SignedInUser;
    }
  }
}

export type SignedInUser = User;

/** Says who may call, by throwing for everyone else, and what the handler learns of the caller. */
export type Guard<Context> = (req: Request) => Context;

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
