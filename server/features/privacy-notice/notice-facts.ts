import { noticeVersion } from '#shared/privacy-notice/version';
import type { NoticeFacts } from '#shared/privacy-notice/schema';
import { inquiryDays } from '#shared/inquiries/schema';
import { trashDays } from '#shared/resume/documents/schema';
import type { Config } from '../../config/config';
import { securityLogDays } from '../../db/security-events';
import { usedTrialDays } from '../../db/used-trials';
import { sessionDays } from '../../sessions/session-limits';

/** Constants of other features that the notice tells. */
type OfOthers = Pick<NoticeFacts, 'signInCookieHours'> & { visitDays: number };

/** What the notice says about this installation, from its settings and from the constants that jobs and sessions obey. */
export const noticeFactsOf = (
  config: Pick<Config, 'operator' | 'WEBHOOK_LOG_DAYS' | 'REQUEST_LOG_DAYS' | 'BACKUP_DAYS' | 'SMTP_URL'>,
  { signInCookieHours, visitDays }: OfOthers,
): NoticeFacts => ({
  version: noticeVersion,
  operatorName: config.operator.name,
  dpoName: config.operator.dpoName,
  dpoEmail: config.operator.dpoEmail,
  retention: {
    visits: visitDays,
    securityLog: securityLogDays,
    paymentMessages: config.WEBHOOK_LOG_DAYS,
    idleSession: sessionDays.idle,
    session: sessionDays.absolute,
    usedTrial: usedTrialDays,
    trash: trashDays,
    inquiries: inquiryDays,
    requestLog: config.REQUEST_LOG_DAYS,
    backups: config.BACKUP_DAYS,
  },
  signInCookieHours,
  sendsEmail: config.SMTP_URL !== undefined,
});
