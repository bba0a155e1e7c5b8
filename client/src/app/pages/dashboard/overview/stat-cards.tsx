import { useQuery } from '@tanstack/react-query';
import { Award, CreditCard, Download, Eye, type LucideIcon } from 'lucide-react';
import type { CurrentUser } from '#shared/accounts/schema';
import type { AnalyticsSummary } from '#shared/analytics/schema';
import { plans } from '#shared/billing/plans';
import { endsWithTrial } from '#shared/billing/trial';
import type { Credential } from '#shared/credentials/schema';
import type { ProfileVisibility } from '#shared/public-profile/visibility';
import { summaryQuery } from '../../../../features/analytics/api';
import { formatCount } from '../../../../features/analytics/format-count';
import { credentialsQuery } from '../../../../features/credentials/api';
import { visibilityQuery } from '../../../../features/public-profile/visibility/visibility-api';
import { formatDate } from '../../../../lib/format';
import { Stat } from '../../../../ui/layout/stat';
import { statWords as words } from '../words';

/** Four figures at a glance. Loading and failed figures show their state instead of a number. */
export const StatCards = ({ user }: { user: CurrentUser }) => {
  const plan = plans[user.plan];
  return (
    <dl className="grid grid-cols-4 gap-1.5 sm:gap-2 lg:flex-[1_1_0] lg:gap-3">
      <CountStat icon={Eye} label={words.views} of="profileViews" />
      <CountStat icon={Download} label={words.downloads} of="downloads" />
      <CredentialsStat limit={plan.credentials} />
      <Stat isCompact icon={CreditCard} label={words.plan} value={plan.name} caption={planCaption(user)} />
    </dl>
  );
};

interface CountStatProps {
  icon: LucideIcon;
  label: string;
  of: keyof Pick<AnalyticsSummary, 'profileViews' | 'downloads'>;
}

const CountStat = ({ of, ...named }: CountStatProps) => {
  const { data: summary, isError } = useQuery(summaryQuery());
  if (summary) {
    const count = summary[of];
    return (
      <Stat
        isCompact
        {...named}
        value={formatCount(count)}
        caption={count === 0 ? words.noneYet : words.byVisitors}
      />
    );
  }
  const hasFailed = isError || summary === null;
  return <Stat isCompact {...named} value="–" caption={hasFailed ? words.failed : words.loading} />;
};

const CredentialsStat = ({ limit }: { limit: number }) => {
  const { data: credentials, isError } = useQuery(credentialsQuery());
  const hasPublic = credentials?.some(({ isPublic }) => isPublic) ?? false;
  const { data: profile } = useQuery({ ...visibilityQuery(), enabled: hasPublic });
  const used = credentials?.length ?? '–';
  const caption = isError && !credentials ? words.failed : credentialsCaption(credentials, limit, profile);
  return (
    <Stat isCompact icon={Award} label={words.credentials} value={`${used} / ${limit}`} caption={caption} />
  );
};

const credentialsCaption = (
  credentials: Credential[] | null | undefined,
  limit: number,
  profile: ProfileVisibility | null | undefined,
) => {
  if (!credentials) return words.loading;
  if (credentials.length >= limit) return words.limitReached;
  const shown = credentials.filter(({ isPublic }) => isPublic).length;
  if (shown > 0) return words.shown(shown, whereShown(profile));
  return credentials.length === 0 ? words.nothingUploaded : words.noneShown;
};

/** Where public credentials are shown. */
const whereShown = (profile: ProfileVisibility | null | undefined) => {
  const { where } = words;
  if (!profile) return where.unknown;
  if (profile.visibility === 'private') return where.private;
  if (!profile.hasSavedResume) return where.unsaved;
  return profile.visibility === 'public' ? where.public : where.linked;
};

const planCaption = ({ plan, subscriptionExpiresAt, trial }: CurrentUser) => {
  if (plan === 'free') return words.free;
  if (subscriptionExpiresAt === null) return words.noEnd;
  const isTrial = endsWithTrial({ plan, subscriptionExpiresAt, trial });
  const end = formatDate(subscriptionExpiresAt);
  return isTrial ? words.trialUntil(end) : words.until(end);
};
