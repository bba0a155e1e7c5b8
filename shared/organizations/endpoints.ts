import { z } from 'zod';
import { defineEndpoint } from '#shared/http/endpoint';
import { pathText } from '#shared/http/path-text';
import {
  acceptedTerms,
  auditPage,
  auditQuery,
  createdInvitation,
  handOver,
  invitationList,
  invitationToken,
  joined,
  memberList,
  membershipList,
  newInvitation,
  openedInvitation,
  organization,
  organizationDetails,
  organizationEnding,
  roleChange,
} from './schema';

const byOrganization = z.strictObject({ organizationId: pathText });
const byMember = byOrganization.extend({ userId: pathText });
const byInvitation = byOrganization.extend({ invitationId: pathText });

/** The public page of an agency, which the server draws. */
export const agencyPath = (slug: string) => `/agency/${slug}`;

export const listOrganizations = defineEndpoint({
  method: 'GET',
  path: '/api/organizations',
  rateLimit: 'read',
  summary: 'Teams that you are a member of, and invitations to your email',
  response: membershipList,
});

export const createOrganization = defineEndpoint({
  method: 'POST',
  path: '/api/organizations',
  rateLimit: 'save',
  summary: 'Create a team of your own; comes with the Agency plan',
  body: organizationDetails,
  response: organization,
});

export const getOrganization = defineEndpoint({
  method: 'GET',
  path: '/api/organizations/:organizationId',
  permission: 'readOrganization',
  rateLimit: 'read',
  summary: 'A team of yours',
  params: byOrganization,
  response: organization,
});

export const updateOrganization = defineEndpoint({
  method: 'PUT',
  path: '/api/organizations/:organizationId',
  permission: 'manageOrganization',
  rateLimit: 'save',
  summary: 'Change the name, address and contact of a team',
  params: byOrganization,
  body: organizationDetails,
  response: organization,
});

export const endOrganization = defineEndpoint({
  method: 'DELETE',
  path: '/api/organizations/:organizationId',
  permission: 'endOrganization',
  rateLimit: 'save',
  summary: 'End a team for good, with all of its data; the body repeats its address as a confirmation',
  params: byOrganization,
  body: organizationEnding,
});

export const handOverOrganization = defineEndpoint({
  method: 'POST',
  path: '/api/organizations/:organizationId/hand-over',
  permission: 'endOrganization',
  rateLimit: 'save',
  summary: 'Make another member the owner of a team; the Agency plan goes with it',
  params: byOrganization,
  body: handOver,
  response: organization,
});

export const acceptTerms = defineEndpoint({
  method: 'POST',
  path: '/api/organizations/:organizationId/terms',
  permission: 'endOrganization',
  rateLimit: 'save',
  summary: 'Accept the terms of processing candidates’ data on behalf of the agency; for its owner',
  params: byOrganization,
  body: acceptedTerms,
  response: organization,
});

export const exportOrganization = defineEndpoint({
  method: 'GET',
  path: '/api/organizations/:organizationId/export',
  permission: 'exportOrganization',
  rateLimit: 'export',
  summary: 'Everything stored about a team, as one zip archive',
  params: byOrganization,
  produces: 'application/zip',
});

export const listMembers = defineEndpoint({
  method: 'GET',
  path: '/api/organizations/:organizationId/members',
  permission: 'readOrganization',
  rateLimit: 'read',
  summary: 'The members of a team',
  params: byOrganization,
  response: memberList,
});

export const changeRole = defineEndpoint({
  method: 'PUT',
  path: '/api/organizations/:organizationId/members/:userId',
  permission: 'manageMembers',
  rateLimit: 'save',
  summary: 'Change the role of a member',
  params: byMember,
  body: roleChange,
});

export const removeMember = defineEndpoint({
  method: 'DELETE',
  path: '/api/organizations/:organizationId/members/:userId',
  permission: 'manageMembers',
  rateLimit: 'save',
  summary: 'Remove a member, who loses access at once',
  params: byMember,
});

export const leaveOrganization = defineEndpoint({
  method: 'POST',
  path: '/api/organizations/:organizationId/leave',
  permission: 'readOrganization',
  rateLimit: 'save',
  summary: 'Leave a team',
  params: byOrganization,
});

export const listInvitations = defineEndpoint({
  method: 'GET',
  path: '/api/organizations/:organizationId/invitations',
  permission: 'manageMembers',
  rateLimit: 'read',
  summary: 'The open invitations of a team',
  params: byOrganization,
  response: invitationList,
});

export const inviteMember = defineEndpoint({
  method: 'POST',
  path: '/api/organizations/:organizationId/invitations',
  permission: 'manageMembers',
  rateLimit: 'invitation',
  summary: 'Invite a member by email, or by a link that works once',
  params: byOrganization,
  body: newInvitation,
  response: createdInvitation,
});

export const revokeInvitation = defineEndpoint({
  method: 'DELETE',
  path: '/api/organizations/:organizationId/invitations/:invitationId',
  permission: 'manageMembers',
  rateLimit: 'save',
  summary: 'Take an invitation back',
  params: byInvitation,
});

export const listAudit = defineEndpoint({
  method: 'GET',
  path: '/api/organizations/:organizationId/log',
  permission: 'readAudit',
  rateLimit: 'search',
  summary: 'What members did, newest first',
  params: byOrganization,
  query: auditQuery,
  response: auditPage,
});

/** The token is in the body, so that no log has it. */
export const openInvitation = defineEndpoint({
  method: 'POST',
  path: '/api/invitations/open',
  rateLimit: 'read',
  summary: 'What an invitation is for; anyone with its link may ask',
  body: invitationToken,
  response: openedInvitation,
});

export const acceptInvitation = defineEndpoint({
  method: 'POST',
  path: '/api/invitations/accept',
  rateLimit: 'save',
  summary: 'Join a team with the link of an invitation',
  body: invitationToken,
  response: joined,
});

export const acceptReceivedInvitation = defineEndpoint({
  method: 'POST',
  path: '/api/invitations/:invitationId/accept',
  rateLimit: 'save',
  summary: 'Join a team with an invitation to your verified email',
  params: z.strictObject({ invitationId: pathText }),
  response: joined,
});
