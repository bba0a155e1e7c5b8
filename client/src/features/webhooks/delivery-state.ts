import type { WebhookLog } from '#shared/webhooks/schema';
import type { BadgeTone } from '../../ui/layout/badge';
import { webhookWords } from './words';

const { states } = webhookWords.delivery;

export interface DeliveryState {
  word: string;
  tone: BadgeTone;
}

/** A delivery without an end after this long has failed: its process died. */
const maxProcessingMs = 60_000;

type Outcome = Pick<WebhookLog, 'success' | 'upgradeResult' | 'processingTimeMs' | 'timestamp'>;

/** A delivery's badge at `nowMs` (milliseconds since 1970). */
export const deliveryState = (outcome: Outcome, nowMs: number): DeliveryState => {
  const { success, upgradeResult, processingTimeMs, timestamp } = outcome;
  if (success)
    return upgradeResult === 'success'
      ? { word: states.success, tone: 'success' }
      : { word: states.processed, tone: 'primary' };
  const isUnderWay = processingTimeMs === null && nowMs - new Date(timestamp).getTime() < maxProcessingMs;
  return isUnderWay ? { word: states.underWay, tone: 'neutral' } : { word: states.failed, tone: 'danger' };
};
