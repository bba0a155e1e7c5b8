import { z } from 'zod';

/** Apart from plans.ts, so that a page which only shows the plans loads no schema library. */
export const plan = z.enum(['free', 'pro', 'agency']);
export type Plan = z.infer<typeof plan>;
