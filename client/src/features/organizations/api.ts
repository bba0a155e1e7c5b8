import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  createOrganization,
  getOrganization,
  listOrganizations,
  updateOrganization,
} from '#shared/organizations/endpoints';
import type { Organization, OrganizationDetails } from '#shared/organizations/schema';
import { apiQuery, freshFor } from '../../lib/api/api-query';
import { callApi } from '../../lib/api/call-api';

/** Others change it too: queried anew at each visit. */
const fresh = freshFor(0);

/** The user's teams. */
export const membershipsQuery = () => apiQuery(listOrganizations, fresh);

export const organizationQuery = (organizationId: string) =>
  apiQuery(getOrganization, { params: { organizationId }, ...fresh });

/**
 * Puts a stored team into the queries that show it, also at its new address. To be called right before going there: with the
 * answer alone, the page at the old address would lose its team first.
 */
export const useRememberOrganization = () => {
  const queryClient = useQueryClient();
  return (stored: Organization) => {
    queryClient.setQueryData(organizationQuery(stored.id).queryKey, stored);
    queryClient.setQueryData(membershipsQuery().queryKey, (known) => {
      if (!known) return known;
      const others = known.organizations.filter(({ id }) => id !== stored.id);
      return { ...known, organizations: [...others, stored] };
    });
  };
};

export const useCreateOrganization = () =>
  useMutation({ mutationFn: (body: OrganizationDetails) => callApi(createOrganization, { body }) });

export const useUpdateOrganization = (organizationId: string) =>
  useMutation({
    mutationFn: (body: OrganizationDetails) =>
      callApi(updateOrganization, { params: { organizationId }, body }),
  });
