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

/** Four figures at a glance. Loading and failed figures show their state instead of a number. */
export const StatCards = ({ user }: { user: CurrentUser }) => {
  const plan = plans[user.plan];
  return (
    <dl className="grid grid-cols-4 gap-2 sm:grid-cols-2 sm:gap-4 lg:grid-cols-4">
      <CountStat icon={Eye} label="Profile Views" of="profileViews" />
      <CountStat icon={Download} label="Downloads" of="downloads" />
      <CredentialsStat limit={plan.credentials} />
      <Stat isCompact icon={CreditCard} label="Plan" value={plan.name} caption={planCaption(user)} />
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
        caption={count === 0 ? 'None yet' : 'By visitors, all time'}
      />
    );
  }
  const hasFailed = isError || summary === null;
  return <Stat isCompact {...named} value="–" caption={hasFailed ? 'Could not be loaded' : 'Loading…'} />;
};

const CredentialsStat = ({ limit }: { limit: number }) => {
  const { data: credentials, isError } = useQuery(credentialsQuery());
  const hasPublic = credentials?.some(({ isPublic }) => isPublic) ?? false;
  const { data: profile } = useQuery({ ...visibilityQuery(), enabled: hasPublic });
  const used = credentials?.length ?? '–';
  const caption =
    isError && !credentials ? 'Could not be loaded' : credentialsCaption(credentials, limit, profile);
  return <Stat isCompact icon={Award} label="Credentials" value={`${used} / ${limit}`} caption={caption} />;
};

const credentialsCaption = (
  credentials: Credential[] | null | undefined,
  limit: number,
  profile: ProfileVisibility | null | undefined,
) => {
  if (!credentials) return 'Loading…';
  if (credentials.length >= limit) return 'Upload limit reached';
  const shown = credentials.filter(({ isPublic }) => isPublic).length;
  if (shown > 0) return `${shown} ${whereShown(profile)}`;
  return credentials.length === 0 ? 'Nothing uploaded yet' : 'None on your profile';
};

/** Where public credentials are shown; 'public' alone while that is not known. */
const whereShown = (profile: ProfileVisibility | null | undefined) => {
  if (!profile) return 'public';
  if (profile.visibility === 'private') return 'public, but your profile is private';
  if (!profile.hasSavedResume) return 'public, once you save your resume';
  return profile.visibility === 'public' ? 'on your public profile' : 'on your profile';
};

const planCaption = ({ plan, subscriptionExpiresAt, trial }: CurrentUser) => {
  if (plan === 'free') return 'Free for as long as you like';
  if (subscriptionExpiresAt === null) return 'No end date';
  const word = endsWithTrial({ plan, subscriptionExpiresAt, trial }) ? 'Trial until' : 'Until';
  return `${word} ${formatDate(subscriptionExpiresAt)}`;
};
