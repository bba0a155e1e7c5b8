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
    /** Of the trial of a deleted account. */
    usedTrial: days,
    /** Of documents in the trash. */
    trash: days,
    inquiries: days,
    requestLog: days,
    backups: days,
  }),
  /** How long the cookie of a sign-in in progress lives. */
  signInCookieHours: z.number().positive(),
  /** Whether email is sent, and so a provider of email is a recipient. */
  sendsEmail: z.boolean(),
});
export type NoticeFacts = z.infer<typeof noticeFacts>;

/** The version that the user has seen. */
export const noticeSeen = z.strictObject({ version: z.string().max(20) });
