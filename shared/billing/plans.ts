import type { Plan } from './plan';

export type { Plan };

export interface PlanTerms {
  name: string;
  /** Per month; null where the plan is listed but not sold. */
  priceCentavos: number | null;
  credentials: number;
  templates: 'default' | 'all';
  watermark: boolean;
  ownProfileLink: boolean;
  trends: boolean;
  prioritySupport: boolean;
  teamManagement: boolean;
  customBranding: boolean;
  /** What the pricing card promises. */
  features: readonly string[];
}

/** What each plan costs and allows: read by the server's checks, the client's gates and the pricing cards alike. */
export const plans: Record<Plan, PlanTerms> = {
  free: {
    name: 'Free',
    priceCentavos: 0,
    credentials: 3,
    templates: 'default',
    watermark: true,
    ownProfileLink: false,
    trends: false,
    prioritySupport: false,
    teamManagement: false,
    customBranding: false,
    features: [
      '1 resume template',
      'Up to 3 credentials',
      'Public profile with QR code',
      'PDF with a watermark',
    ],
  },
  pro: {
    name: 'Pro',
    priceCentavos: 9900,
    credentials: 20,
    templates: 'all',
    watermark: false,
    ownProfileLink: true,
    trends: true,
    prioritySupport: true,
    teamManagement: false,
    customBranding: false,
    features: [
      'Unlimited resume edits',
      '20 credential uploads',
      'Premium PDF templates',
      'No watermark',
      'Custom profile link',
      'Basic analytics',
      'Priority support',
    ],
  },
  agency: {
    name: 'Agency',
    priceCentavos: null,
    credentials: 100,
    templates: 'all',
    watermark: false,
    ownProfileLink: true,
    trends: true,
    prioritySupport: true,
    teamManagement: true,
    customBranding: true,
    features: ['Everything in Pro', '100 credential uploads', 'Team management', 'Custom branding'],
  },
};

/**
 * The plan that counts at `now`: a paid plan whose end has passed is free at once, whether or not a job has
 * written that down. No end means no expiry.
 */
export const effectivePlan = (holder: { plan: Plan; subscriptionExpiresAt: Date | null }, now: Date): Plan =>
  holder.subscriptionExpiresAt !== null && holder.subscriptionExpiresAt <= now ? 'free' : holder.plan;
