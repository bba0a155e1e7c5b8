import { Router } from 'express';
import { z } from 'zod';
import * as api from '#shared/billing/endpoints';
import { notFound } from '../../http/app-error';
import { requireUser, type SignedInUser } from '../../http/guards';
import { route } from '../../http/route';
import type { BillingParts } from './billing-parts';
import { cancelPayment } from './cancel-payment';
import { beginCheckout } from './checkout';
import { checkPayments, subscriptionOverview, subscriptionStatus } from './subscription-service';

/** Whose subscription may be read: one's own, and any by an administrator. To others it does not exist. */
const readable = (id: string, reader: SignedInUser) => {
  const mayRead = id === reader.id || reader.userType === 'admin';
  if (!mayRead || !z.uuid().safeParse(id).success) throw notFound();
  return id;
};

export const billingRoutes = (parts: BillingParts) => {
  const router = Router();
  route(router, api.createCheckoutSession, requireUser, (_input, { user }) => beginCheckout(parts, user));
  route(router, api.checkPayments, requireUser, (_input, { user }) => checkPayments(parts, user.id));
  route(router, api.cancelPayment, requireUser, ({ body }, { user }) => cancelPayment(parts, user.id, body));
  route(router, api.getSubscription, requireUser, ({ params }, { user }) =>
    subscriptionOverview(parts, readable(params.id, user)),
  );
  route(router, api.getSubscriptionStatus, requireUser, ({ params }, { user }) =>
    subscriptionStatus(parts, readable(params.id, user)),
  );
  return router;
};
