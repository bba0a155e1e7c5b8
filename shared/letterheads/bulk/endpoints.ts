import { z } from 'zod';
import { defineEndpoint, fileResponse } from '#shared/http/endpoint';
import { pathText } from '#shared/http/path-text';
import { blindCheck, bulkFile, checkedCandidates, newBulkFile } from './schema';

const byOrganization = z.strictObject({ organizationId: pathText });
const byFile = z.strictObject({ organizationId: pathText, bulkFileId: pathText });

export const listBulkFiles = defineEndpoint({
  method: 'GET',
  path: '/api/organizations/:organizationId/bulk-files',
  permission: 'present',
  rateLimit: 'read',
  summary: 'Sets of documents that you started, with what is done and what failed',
  params: byOrganization,
  response: z.object({ files: z.array(bulkFile) }),
});

export const startBulkFile = defineEndpoint({
  method: 'POST',
  path: '/api/organizations/:organizationId/bulk-files',
  permission: 'present',
  rateLimit: 'upload',
  summary: 'Have the documents of up to 100 candidates drawn under the letterhead, full or blind',
  params: byOrganization,
  body: newBulkFile,
  response: bulkFile,
});

export const checkBlind = defineEndpoint({
  method: 'POST',
  path: '/api/organizations/:organizationId/bulk-files/check',
  permission: 'present',
  rateLimit: 'upload',
  summary:
    'What blind documents of these candidates would leave out of their free text, before they are made',
  params: byOrganization,
  body: blindCheck,
  response: checkedCandidates,
});

export const retryBulkFile = defineEndpoint({
  method: 'POST',
  path: '/api/organizations/:organizationId/bulk-files/:bulkFileId/retry',
  permission: 'present',
  rateLimit: 'upload',
  summary: 'Draw the documents of a set again that failed',
  params: byFile,
  response: bulkFile,
});

export const getBulkPdf = defineEndpoint({
  method: 'GET',
  path: '/api/organizations/:organizationId/bulk-files/:bulkFileId/documents.pdf',
  permission: 'present',
  rateLimit: 'upload',
  summary: 'A set of documents as one PDF, for the member who started it, within 24 hours',
  params: byFile,
  response: fileResponse,
  produces: 'application/pdf',
});

export const getBulkZip = defineEndpoint({
  method: 'GET',
  path: '/api/organizations/:organizationId/bulk-files/:bulkFileId/documents.zip',
  permission: 'present',
  rateLimit: 'upload',
  summary: 'A set of documents as one ZIP, for the member who started it, within 24 hours',
  params: byFile,
  response: fileResponse,
  produces: 'application/zip',
});

export const deleteBulkFile = defineEndpoint({
  method: 'DELETE',
  path: '/api/organizations/:organizationId/bulk-files/:bulkFileId',
  permission: 'present',
  rateLimit: 'save',
  summary: 'Delete a set of documents of yours before its 24 hours are over',
  params: byFile,
});
