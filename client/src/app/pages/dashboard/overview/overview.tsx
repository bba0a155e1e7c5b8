import type { CurrentUser } from '#shared/accounts/schema';
import { PlanBanner } from './plan-banner';
import { StatCards } from './stat-cards';

/** The plan's notice and the four figures. In a chunk of their own: for a new user the way to a resume comes before them. */
export const Overview = ({ user }: { user: CurrentUser }) => (
  <>
    <PlanBanner user={user} />
    <StatCards user={user} />
  </>
);
