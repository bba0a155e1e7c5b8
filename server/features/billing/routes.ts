import { Router } from 'express';
import * as api from '#shared/billing/endpoints';
import { parseId } from '#shared/http/path-text';
import { notFound } from '../../http/errors/app-error';
import { requireUser, type SignedInUser } from '../../http/session/guards';
import type { RecordLookUp } from '../../http/monitoring/record-look-ups';
import { route } from '../../http/route';
import type { BillingDeps } from './billing-deps';
import { cancelPayment } from './checkout/cancel-payment';
import { beginCheckout } from './checkout/checkout';
import { canReadSubscription } from './policy';
import { checkPayments, subscriptionOverview, subscriptionStatus } from './subscription-service';
import { startTrial } from './subscriptions/start-trial';

const requireReadable = (id: string, reader: SignedInUser) => {
  const owner = parseId(id);
  if (owner === undefined || !canReadSubscription(reader, owner)) throw notFound();
  return owner;
};

export const billingRoutes = (deps: BillingDeps & { recordLookUp: RecordLookUp }) => {
  const router = Router();
  const opened = async (userId: string, reader: SignedInUser) => {
    if (userId === reader.id) return;
    await deps.recordLookUp({ actorId: reader.id, userId, details: { opened: 'subscription' } });
  };
  route(router, api.createCheckoutSession, requireUser, (_input, { user }) => beginCheckout(deps, user));
  route(router, api.startTrial, requireUser, async (_input, { user }) => {
    await startTrial(deps, user.id);
    return subscriptionStatus(deps, user.id);
  });
  route(router, api.checkPayments, requireUser, (_input, { user }) => checkPayments(deps, user.id));
  route(router, api.cancelPayment, requireUser, ({ body }, { user }) => cancelPayment(deps, user.id, body));
  route(router, api.getSubscription, requireUser, async ({ params }, { user }) => {
    const overview = await subscriptionOverview(deps, requireReadable(params.id, user));
    await opened(params.id, user);
    return overview;
  });
  route(router, api.getSubscriptionStatus, requireUser, async ({ params }, { user }) => {
    const status = await subscriptionStatus(deps, requireReadable(params.id, user));
    await opened(params.id, user);
    return status;
  });
  return router;
};
