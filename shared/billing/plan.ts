import { z } from 'zod';

/** Separate from plans.ts, so that a page that only shows the plans does not load zod. */
export const plan = z.enum(['free', 'pro', 'agency']);
export type Plan = z.infer<typeof plan>;
