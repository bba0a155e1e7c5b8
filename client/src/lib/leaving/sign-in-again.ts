import { reauthenticationPath } from '#shared/accounts/endpoints';
import { ApiError } from '../api/api-error';
import { leavePage } from './leave-page';
import { markLeaving } from './leaving';

/** Whether the call is a sensitive one and the sign-in too long ago for it (shared/http/sensitive-calls.ts). */
export const mustSignInAgain = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'REAUTHENTICATION_REQUIRED';

/** Redirects to sign-in, which requires credentials and returns to this screen. */
export const signInAgain = () => {
  markLeaving();
  leavePage(reauthenticationPath(window.location.pathname + window.location.search));
};
