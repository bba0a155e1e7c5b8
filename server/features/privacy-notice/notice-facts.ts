import { noticeVersion } from '#shared/privacy-notice/version';
import type { NoticeFacts } from '#shared/privacy-notice/schema';
import type { Config } from '../../config/config';

/** What the notice says about this installation, from its settings and from the constants that jobs and sessions obey. */
export const noticeFactsOf = (
  { operator, WEBHOOK_LOG_DAYS }: Pick<Config, 'operator' | 'WEBHOOK_LOG_DAYS'>,
  retention: Omit<NoticeFacts['retention'], 'paymentMessages'>,
): NoticeFacts => ({
  version: noticeVersion,
  operatorName: operator.name,
  dpoName: operator.dpoName,
  dpoEmail: operator.dpoEmail,
  retention: { ...retention, paymentMessages: WEBHOOK_LOG_DAYS },
});
