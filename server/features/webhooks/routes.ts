import express, { Router, type ErrorRequestHandler, type RequestHandler } from 'express';
import { mayaWebhookPath } from '#shared/billing/endpoints';
import { AppError } from '../../http/errors/app-error';
import { createAdmission, createRefusalNotes, createStrangerLimit } from './admission/admit';
import { largestDelivery } from './delivery-limits';
import { receiveDelivery, type Delivery, type WebhooksDeps } from './receive';
import { senderOf } from './sender';

interface RouteDeps extends WebhooksDeps {
  /** The provider's addresses; empty if any may deliver. */
  addresses: readonly string[];
}

/** The webhook route. Mounted before sessions and the API's body parser, because it uses neither. */
export const webhookRoutes = (deps: RouteDeps) => {
  const { addresses } = deps;
  const isStrangersTooMuch = createStrangerLimit(deps.clock);
  const noteRefused = createRefusalNotes({ ...deps, isStrangersTooMuch });
  const admit = createAdmission({ ...deps, isStrangersTooMuch });

  const fromProvider: RequestHandler = (req, _res, next) => {
    if (addresses.length > 0 && !addresses.includes(plainAddress(req.ip))) {
      throw new AppError('FORBIDDEN', 'Deliveries are accepted from the payment provider only.');
    }
    next();
  };
  // For any content type: the sender's claim does not matter.
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
    // Anyone may post here, so the response does not reveal the result: administrators read it in the monitor.
    res.set('Cache-Control', 'no-store').json({ received: true });
  };

  const router = Router();
  // receiveDelivery records later errors itself.
  router.post(mayaWebhookPath, fromProvider, body, noteRefusal, receive);
  return router;
};

// On an IPv6 socket, IPv4 addresses have this form.
const plainAddress = (ip: string | undefined) => (ip ?? '').replace(/^::ffff:/, '');
