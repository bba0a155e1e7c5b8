import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  acceptInvitation,
  acceptReceivedInvitation,
  acceptTerms,
  changeRole,
  createOrganization,
  endOrganization,
  getOrganization,
  handOverOrganization,
  inviteMember,
  leaveOrganization,
  listAudit,
  listInvitations,
  listMembers,
  listOrganizations,
  openInvitation,
  removeMember,
  revokeInvitation,
  updateOrganization,
} from '#shared/organizations/endpoints';
import type { Role } from '#shared/organizations/policy';
import type {
  AuditQuery,
  NewInvitation,
  Organization,
  OrganizationDetails,
} from '#shared/organizations/schema';
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

export const useAcceptTerms = (organizationId: string) =>
  useMutation({
    mutationFn: (version: string) => callApi(acceptTerms, { params: { organizationId }, body: { version } }),
  });

export const membersQuery = (organizationId: string) =>
  apiQuery(listMembers, { params: { organizationId }, ...fresh });

export const invitationsQuery = (organizationId: string) =>
  apiQuery(listInvitations, { params: { organizationId }, ...fresh });

export const auditQueryOf = (organizationId: string, query: AuditQuery) =>
  apiQuery(listAudit, { params: { organizationId }, query, ...fresh });

const useRefresh = () => {
  const queryClient = useQueryClient();
  return () =>
    Promise.all(
      [listMembers, listInvitations, getOrganization, listOrganizations].map(({ path }) =>
        queryClient.invalidateQueries({ queryKey: [path] }),
      ),
    );
};

export const useChangeRole = (organizationId: string) => {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ userId, role }: { userId: string; role: Exclude<Role, 'owner'> }) =>
      callApi(changeRole, { params: { organizationId, userId }, body: { role } }),
    onSettled: refresh,
  });
};

export const useRemoveMember = (organizationId: string) => {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (userId: string) => callApi(removeMember, { params: { organizationId, userId } }),
    // Not awaited: the member's row goes with the fresh list.
    onSettled: () => void refresh(),
  });
};

export const useInvite = (organizationId: string) => {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (body: NewInvitation) => callApi(inviteMember, { params: { organizationId }, body }),
    onSuccess: refresh,
  });
};

export const useRevokeInvitation = (organizationId: string) => {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (invitationId: string) =>
      callApi(revokeInvitation, { params: { organizationId, invitationId } }),
    onSettled: refresh,
  });
};

export const useHandOver = (organizationId: string) => {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (userId: string) =>
      callApi(handOverOrganization, { params: { organizationId }, body: { userId } }),
    // Not awaited: the former owner's card goes with the fresh list.
    onSettled: () => void refresh(),
  });
};

/** Leaving and ending: the page goes elsewhere before the lists forget the team. */
export const useLeave = (organizationId: string) =>
  useMutation({ mutationFn: () => callApi(leaveOrganization, { params: { organizationId } }) });

export const useEnd = (organizationId: string) =>
  useMutation({
    mutationFn: (slug: string) => callApi(endOrganization, { params: { organizationId }, body: { slug } }),
  });

export const useForgetOrganization = () => {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: [listOrganizations.path] });
};

/** A call with the token in its body. Its refusals say what to do. */
export const invitationQuery = (token: string) =>
  queryOptions({
    queryKey: [openInvitation.path, token],
    queryFn: ({ signal }) => callApi(openInvitation, { body: { token }, signal }),
    ...fresh,
  });

export const useAcceptInvitation = () =>
  useMutation({ mutationFn: (token: string) => callApi(acceptInvitation, { body: { token } }) });

export const useAcceptReceived = () =>
  useMutation({
    mutationFn: (invitationId: string) => callApi(acceptReceivedInvitation, { params: { invitationId } }),
  });
