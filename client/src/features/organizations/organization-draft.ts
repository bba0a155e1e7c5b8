import type { OrganizationDetails } from '#shared/organizations/schema';
import { tabDraft } from '../../lib/typed-text/tab-draft';

/** What is typed in the form of a team: by user, for the team with this id, '' for a new one. */
export const organizationDraft = tabDraft<{ organizationId: string; details: OrganizationDetails }>(
  'husay.organization',
);
