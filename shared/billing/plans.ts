import { z } from 'zod';

export const plan = z.enum(['free', 'pro', 'agency']);
export type Plan = z.infer<typeof plan>;

export interface PlanTerms {
  name: string;
  /** Per month; null for a plan that is listed but not sold. */
  priceCentavos: number | null;
  credentials: number;
  /** Resumes and letters beside the main resume. */
  documents: number;
  /** Room for files that were sent with applications, in bytes. */
  sentBytes: number;
  templates: 'default' | 'all';
  watermark: boolean;
  ownProfileLink: boolean;
  trends: boolean;
  /** The mark in the subject of this plan's support messages, for priority; null for none. */
  supportMark: string | null;
  teamManagement: boolean;
  customBranding: boolean;
  /** The lines of the pricing card, from the specification. */
  features: readonly string[];
}

const megabyte = 1024 * 1024;

/** Price and limits of each plan, for the server's checks, the client's gates and the pricing cards. */
export const plans: Record<Plan, PlanTerms> = {
  free: {
    name: 'Free',
    priceCentavos: 0,
    credentials: 3,
    documents: 2,
    sentBytes: 25 * megabyte,
    templates: 'default',
    watermark: true,
    ownProfileLink: false,
    trends: false,
    supportMark: null,
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
    documents: 100,
    sentBytes: 500 * megabyte,
    templates: 'all',
    watermark: false,
    ownProfileLink: true,
    trends: true,
    supportMark: 'Pro',
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
    documents: 500,
    sentBytes: 5000 * megabyte,
    templates: 'all',
    watermark: false,
    ownProfileLink: true,
    trends: true,
    supportMark: 'Agency',
    teamManagement: true,
    customBranding: true,
    features: ['Everything in Pro', '100 credential uploads', 'Team management', 'Custom branding'],
  },
};

/** What Pro adds for a free user; editing is unlimited on both. */
export const proUpgrades: readonly string[] = [
  `${plans.pro.credentials} credential uploads instead of ${plans.free.credentials}`,
  'Every PDF template, without a watermark',
  'A profile link of your own',
  'Analytics with trends, places and referrers',
  'Support messages marked as Pro',
];

/** For users whose Agency plan has ended: what Pro includes of it. */
export const whatProKeeps = `Pro keeps every template, PDFs without a watermark, your own profile link and room for ${plans.pro.credentials} credentials.`;

/**
 * The effective plan at `now`: a paid plan whose end has passed is free at once, before the expiry job records it. No end
 * means no expiry.
 */
export const effectivePlan = (holder: { plan: Plan; subscriptionExpiresAt: Date | null }, now: Date): Plan =>
  holder.subscriptionExpiresAt !== null && holder.subscriptionExpiresAt <= now ? 'free' : holder.plan;

/** The same for the signed-in user as the browser has them, who may have been loaded before the end. */
export const planNow = (user: { plan: Plan; subscriptionExpiresAt: string | null }): Plan =>
  effectivePlan(
    {
      plan: user.plan,
      subscriptionExpiresAt:
        user.subscriptionExpiresAt === null ? null : new Date(user.subscriptionExpiresAt),
    },
    new Date(),
  );
