import { z } from 'zod';
import { defineEndpoint } from '#shared/http/endpoint';
import { pathText } from '#shared/http/path-text';
import { membershipList, organization, organizationDetails } from './schema';

const byOrganization = z.strictObject({ organizationId: pathText });

export const listOrganizations = defineEndpoint({
  method: 'GET',
  path: '/api/organizations',
  rateLimit: 'read',
  summary: 'Teams that you are a member of',
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
