import { z } from 'zod';

const days = z.int().positive();

/** The privacy notice's facts that depend on the installation. */
export const noticeFacts = z.object({
  version: z.string(),
  operatorName: z.string(),
  dpoName: z.string(),
  dpoEmail: z.string(),
  /** The retention of each kind of record, in days. */
  retention: z.object({
    visits: days,
    securityLog: days,
    paymentMessages: days,
    idleSession: days,
    session: days,
  }),
});
export type NoticeFacts = z.infer<typeof noticeFacts>;

/** The version that the user has seen. */
export const noticeSeen = z.strictObject({ version: z.string().max(20) });
