import { isDatabaseOutage } from '../../db/query-errors';
import { DeadlineExceeded } from '../../integrations/deadline';
import { StorageUnavailable } from '../../integrations/storage/storage';

/** Something that the server depends on is out of order: nothing is wrong with the request, nor with the program. */
export interface Outage {
  system: 'database' | 'storage' | 'disk' | 'network';
  /** For the user. */
  message: string;
  retryAfterSeconds: number;
}

const outages = {
  database: {
    system: 'database',
    message: 'We cannot reach our database right now. Please try again in a moment.',
    retryAfterSeconds: 5,
  },
  storage: {
    system: 'storage',
    message: 'We cannot reach our file storage right now. Please try again in a moment.',
    retryAfterSeconds: 10,
  },
  disk: {
    system: 'disk',
    message: 'Our server has no space left at the moment. Please try again in a few minutes.',
    retryAfterSeconds: 60,
  },
  network: {
    system: 'network',
    message: 'A service that we depend on does not respond right now. Please try again in a moment.',
    retryAfterSeconds: 10,
  },
} as const satisfies Record<string, Outage>;

const diskFullCodes = new Set(['ENOSPC', 'EDQUOT', '53100']);

/** Of files: the folder's disk is broken, read-only or not ours, or the process has no descriptors left. */
const fileCodes = new Set(['EIO', 'EROFS', 'EACCES', 'EPERM', 'ESTALE', 'EMFILE', 'ENFILE']);

const connectionCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EAI_AGAIN',
  'ENOTFOUND',
  'EPIPE',
  'OAUTH_TIMEOUT',
]);

// An error may be its own cause.
const maxDepth = 5;

/** The outage behind an error, found among its causes too; null for a defect of the program. */
export const outageOf = (error: unknown): Outage | null => {
  const causes: Error[] = [];
  for (let cause = error; cause instanceof Error && causes.length < maxDepth; cause = cause.cause) {
    causes.push(cause);
  }
  const codes = causes.map((cause) => (cause as NodeJS.ErrnoException).code ?? '');
  if (codes.some((code) => diskFullCodes.has(code))) return outages.disk;
  if (causes.some((cause) => cause instanceof StorageUnavailable)) return outages.storage;
  if (causes.some(isDatabaseOutage)) return outages.database;
  // Drizzle wraps what its driver throws, and only drizzle's errors have params.
  const isQuery = causes.some((cause) => 'params' in cause);
  if (codes.some((code) => connectionCodes.has(code))) return isQuery ? outages.database : outages.network;
  if (codes.some((code) => fileCodes.has(code))) return outages.storage;
  return causes.some((cause) => cause instanceof DeadlineExceeded) ? outages.network : null;
};
