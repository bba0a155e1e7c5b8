import { z } from 'zod';

const days = z.int().positive();

/** What the privacy notice says that depends on where the product runs. */
export const noticeFacts = z.object({
  version: z.string(),
  operatorName: z.string(),
  dpoName: z.string(),
  dpoEmail: z.string(),
  /** How long each kind of record is kept, in days. */
  retention: z.object({
    visits: days,
    securityLog: days,
    paymentMessages: days,
    idleSession: days,
    session: days,
  }),
});
export type NoticeFacts = z.infer<typeof noticeFacts>;

/** Which notice the user has seen. */
export const noticeSeen = z.strictObject({ version: z.string().max(20) });
