import type { ReactNode } from 'react';
import type { Plan } from '#shared/billing/plan';
import type { PaymentStatus } from '#shared/billing/schema';

/** How plans and payments look everywhere in the app. */
export interface BillingLooks {
  renderPlan: (plan: Plan) => ReactNode;
  renderPaymentStatus: (status: PaymentStatus) => ReactNode;
}
