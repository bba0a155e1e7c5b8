import { reauthenticationPath } from '#shared/accounts/endpoints';
import { leavePage } from '../../lib/leaving/leave-page';
import { markLeaving } from '../../lib/leaving/leaving';

/** The code of a refusal that a fresh sign-in lifts. */
export const reauthenticationRequired = 'REAUTHENTICATION_REQUIRED';

/** Leaves for the sign-in page, which asks for credentials, and comes back to this screen. */
export const signInAgain = () => {
  markLeaving();
  leavePage(reauthenticationPath(window.location.pathname + window.location.search));
};
