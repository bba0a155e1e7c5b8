import { reauthenticationPath } from '#shared/accounts/endpoints';
import { leavePage } from '../../lib/leaving/leave-page';
import { markLeaving } from '../../lib/leaving/leaving';

/** The error code that requires a fresh sign-in. */
export const reauthenticationRequired = 'REAUTHENTICATION_REQUIRED';

/** Redirects to sign-in, which requires credentials and returns to this screen. */
export const signInAgain = () => {
  markLeaving();
  leavePage(reauthenticationPath(window.location.pathname + window.location.search));
};
