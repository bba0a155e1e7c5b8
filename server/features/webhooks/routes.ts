import express, { Router } from 'express';
import { mayaWebhookPath } from '#shared/billing/endpoints';
import { AppError } from '../../http/app-error';
import { largestDelivery } from './largest-delivery';
import { receiveDelivery, type WebhooksParts } from './receive';

interface RouteParts extends WebhooksParts {
  /** The provider's addresses; empty where any may deliver. */
  addresses: readonly string[];
}

/** Where the payment provider delivers. Mounted before sessions and the API's own body parser: it has neither. */
export const webhookRoutes = (parts: RouteParts) => {
  const router = Router();
  router.post(
    mayaWebhookPath,
    (req, _res, next) => {
      if (parts.addresses.length > 0 && !parts.addresses.includes(plainAddress(req.ip))) {
        throw new AppError('FORBIDDEN', 'Deliveries are taken from the payment provider only.');
      }
      next();
    },
    // Whatever it calls itself: the sender's content type decides nothing.
    express.text({ type: () => true, limit: largestDelivery, defaultCharset: 'utf-8' }),
    async (req, res) => {
      const result = await receiveDelivery(parts, {
        body: typeof req.body === 'string' ? req.body : '',
        headers: req.headers,
        ip: req.ip ?? null,
        userAgent: req.get('user-agent') ?? null,
        contentType: req.get('content-type') ?? null,
        isTest: false,
      });
      res.set('Cache-Control', 'no-store').json({ received: true, result });
    },
  );
  return router;
};

// A server that also listens on IPv6 sees IPv4 visitors in this form.
const plainAddress = (ip: string | undefined) => (ip ?? '').replace(/^::ffff:/, '');
