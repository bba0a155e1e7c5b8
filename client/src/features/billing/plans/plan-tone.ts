import type { Plan } from '#shared/billing/plans';
import type { BadgeTone } from '../../../ui/layout/badge';

const tones: Record<Plan, BadgeTone> = { free: 'neutral', pro: 'success', agency: 'purple' };

/** The color of a plan's badge. */
export const planTone = (plan: Plan): BadgeTone => tones[plan];
