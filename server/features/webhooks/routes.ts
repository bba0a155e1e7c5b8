import express, { Router, type ErrorRequestHandler, type RequestHandler } from 'express';
import { mayaWebhookPath } from '#shared/billing/endpoints';
import { AppError } from '../../http/errors/app-error';
import { createAdmission } from './admit';
import { largestDelivery } from './largest-delivery';
import { createRefusalNotes } from './note-refused';
import { receiveDelivery, type Delivery, type WebhooksDeps } from './receive';
import { senderOf } from './sender';
import { createStrangerLimit } from './stranger-limit';

interface RouteDeps extends WebhooksDeps {
  /** The provider's addresses; empty where any may deliver. */
  addresses: readonly string[];
}

/** Where the payment provider delivers. Mounted before sessions and the API's own body parser: it has neither. */
export const webhookRoutes = (deps: RouteDeps) => {
  const { addresses } = deps;
  const isStrangersTooMuch = createStrangerLimit(deps.clock);
  const noteRefused = createRefusalNotes({ ...deps, isStrangersTooMuch });
  const admit = createAdmission({ ...deps, isStrangersTooMuch });

  const fromProvider: RequestHandler = (req, _res, next) => {
    if (addresses.length > 0 && !addresses.includes(plainAddress(req.ip))) {
      throw new AppError('FORBIDDEN', 'Deliveries are taken from the payment provider only.');
    }
    next();
  };
  // Whatever it calls itself: the sender's content type decides nothing.
  const body = express.text({ type: () => true, limit: largestDelivery, defaultCharset: 'utf-8' });
  const noteRefusal: ErrorRequestHandler = async (error, req, _res, next) => {
    await noteRefused(senderOf(req), error);
    next(error);
  };
  const receive: RequestHandler = async (req, res) => {
    const delivery: Delivery = {
      body: typeof req.body === 'string' ? req.body : '',
      headers: req.headers,
      ...senderOf(req),
      isTest: false,
    };
    await admit(delivery);
    await receiveDelivery(deps, delivery);
    // Anybody may post here, so what was decided is not said: administrators read it in the monitor.
    res.set('Cache-Control', 'no-store').json({ received: true });
  };

  const router = Router();
  // What goes wrong behind the note is written down by receiveDelivery itself.
  router.post(mayaWebhookPath, fromProvider, body, noteRefusal, receive);
  return router;
};

// A server that also listens on IPv6 sees IPv4 visitors in this form.
const plainAddress = (ip: string | undefined) => (ip ?? '').replace(/^::ffff:/, '');
