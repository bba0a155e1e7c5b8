import { ApiError } from './api-error';

/** The message where a server has no `/api/test/*`. */
export const testToolsOff =
  'Test tools are off on this server. Its operator can turn them on with the setting ENABLE_TEST_TOOLS=true.';

/** Whether a call failed because the server has no such endpoint, and not because the user does not exist. */
export const areTestToolsOff = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.status === 404 &&
  (error.serverMessage === undefined || error.serverMessage.startsWith('There is no POST /api/test/'));
