import { AppError } from '../../../http/errors/app-error';
import { tooLargeMessage } from '../delivery-limits';
import type { WebhooksDeps } from '../receive';
import { insertDelivery } from '../repository';
import { shortSender, type Sender } from '../sender';
import type { StrangerLimit } from './stranger-limit';

type NoteDeps = Pick<WebhooksDeps, 'db' | 'clock' | 'logger'> & { isStrangersTooMuch: StrangerLimit };

/**
 * Records deliveries that are refused before their body is read, without it: otherwise a sender address that is missing in
 * the settings, or an event that has grown too large, would go unnoticed. Never rejects, because the refusal is the response
 * with or without a row. Limited per minute.
 */
export const createRefusalNotes = ({ db, clock, logger, isStrangersTooMuch }: NoteDeps) => {
  return async (sender: Sender, refusal: unknown): Promise<void> => {
    if (isStrangersTooMuch(sender.ip)) return;
    try {
      await insertDelivery(db, {
        ...shortSender(sender),
        receivedAt: clock.now(),
        payload: '',
        upgradeResult: 'refused',
        error: reasonOf(refusal),
        processingTimeMs: 0,
      });
    } catch (error) {
      logger.warn({ err: error }, 'a refused delivery was not recorded');
    }
  };
};

const reasonOf = (refusal: unknown): string => {
  if (refusal instanceof AppError) return refusal.message;
  // body-parser's error types are a short fixed list.
  const { type } = (refusal ?? {}) as { type?: string };
  if (type === 'entity.too.large') return tooLargeMessage;
  return `The body could not be read${type ? ` (${type})` : ''}.`;
};
