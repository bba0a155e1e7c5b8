import type { Clock } from '../../clock';
import type { Db } from '../../db/client';
import { recordSecurityEvent, type SecurityEvent } from '../../db/security-events';
import { callLimit } from '../limits/call-limit';

interface LookUp {
  actorId: string;
  /** Whose data was opened or found, where that is one user. */
  userId: string | null;
  details: NonNullable<SecurityEvent['details']>;
}

export type RecordLookUp = (lookUp: LookUp) => Promise<void>;

/**
 * Records which users an administrator searched for or opened. The same look-up counts once a minute in each process: a
 * list that refreshes itself is one look-up.
 */
export const lookUpRecorder = ({ db, clock }: { db: Db; clock: Clock }): RecordLookUp => {
  const isRecorded = callLimit({ max: 1, windowMs: 60_000, clock });
  return async ({ actorId, userId, details }) => {
    if (isRecorded(JSON.stringify([actorId, userId, details]))) return;
    await recordSecurityEvent(db, {
      kind: 'user_looked_up',
      userId,
      actorId,
      details,
      createdAt: clock.now(),
    });
  };
};
