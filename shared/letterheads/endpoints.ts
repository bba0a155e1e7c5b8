import { z } from 'zod';
import { defineEndpoint } from '#shared/http/endpoint';
import { pathText } from '#shared/http/path-text';
import { letterhead, letterheadDetails } from './schema';

const byOrganization = z.strictObject({ organizationId: pathText });

export const getLetterhead = defineEndpoint({
  method: 'GET',
  path: '/api/organizations/:organizationId/letterhead',
  permission: 'readOrganization',
  rateLimit: 'read',
  summary: 'The letterhead of a team: logo, color, lines and the recruiter’s contact details',
  params: byOrganization,
  response: letterhead,
});

export const saveLetterhead = defineEndpoint({
  method: 'PUT',
  path: '/api/organizations/:organizationId/letterhead',
  permission: 'manageBranding',
  rateLimit: 'save',
  summary: 'Change the letterhead of a team; the logo stays',
  params: byOrganization,
  body: letterheadDetails,
  response: letterhead,
});

export const uploadLogo = defineEndpoint({
  method: 'POST',
  path: '/api/organizations/:organizationId/logo',
  permission: 'manageBranding',
  rateLimit: 'upload',
  summary: 'Give a team a logo: PNG, JPG or SVG up to 2 MB, which is drawn anew and never kept itself',
  params: byOrganization,
  upload: 'file',
  response: letterhead,
});

export const deleteLogo = defineEndpoint({
  method: 'DELETE',
  path: '/api/organizations/:organizationId/logo',
  permission: 'manageBranding',
  rateLimit: 'save',
  summary: 'Remove the logo of a team',
  params: byOrganization,
  response: letterhead,
});
