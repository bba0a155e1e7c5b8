import type { ReactNode } from 'react';
import type { Plan } from '#shared/billing/plans';
import type { PaymentStatus } from '#shared/billing/schema';

/** Renders plans and payments as everywhere in the app. */
export interface BillingRenderers {
  renderPlan: (plan: Plan) => ReactNode;
  renderPaymentStatus: (status: PaymentStatus) => ReactNode;
}
