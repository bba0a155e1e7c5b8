import { plans, type Plan } from '#shared/billing/plans';
import { planTone } from '../../features/billing/plans/plan-tone';
import { Badge } from '../../ui/layout/badge';

/** A plan's name in its color. */
export const PlanBadge = ({ plan }: { plan: Plan }) => (
  <Badge tone={planTone(plan)}>{plans[plan].name}</Badge>
);
