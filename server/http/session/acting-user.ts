import type { RequestHandler } from 'express';
import { AppError } from '../errors/app-error';

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
