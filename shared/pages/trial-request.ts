import { pages } from './page-table';

/** How the landing page's trial button reaches the dashboard through sign-in. Opening it starts nothing: it only asks. */
export const trialRequest = {
  parameter: 'trial',
  path: `${pages.dashboard}?trial=start`,
} as const;
