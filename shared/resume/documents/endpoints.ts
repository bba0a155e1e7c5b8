import { z } from 'zod';
import { defineEndpoint } from '#shared/http/endpoint';
import { maxResumeBytes, resumeSave } from '../schema';
import { documentDetails, documentList, documentQuery, documentSummary, resumeDocument } from './schema';

const byId = z.strictObject({ id: z.uuid() });

export const listDocuments = defineEndpoint({
  method: 'GET',
  path: '/api/documents',
  rateLimit: 'read',
  summary: 'Your documents, a page of them, and how many your plan still has room for',
  query: documentQuery,
  response: documentList,
});

export const makeDocument = defineEndpoint({
  method: 'POST',
  path: '/api/documents',
  rateLimit: 'save',
  summary: 'Make a version of your main resume, or of the document `from`; 402 PLAN_LIMIT without room for it',
  body: documentDetails.partial().extend({ from: z.uuid().optional() }),
  response: documentSummary,
});

export const getDocument = defineEndpoint({
  method: 'GET',
  path: '/api/documents/:id',
  rateLimit: 'read',
  summary: 'A document with its content',
  params: byId,
  response: resumeDocument,
});

export const saveDocument = defineEndpoint({
  method: 'POST',
  path: '/api/documents/:id',
  rateLimit: 'save',
  summary: 'Save a document as POST /api/resume saves the main resume',
  params: byId,
  body: resumeSave,
  maxBodyBytes: maxResumeBytes,
  response: resumeDocument,
});

export const describeDocument = defineEndpoint({
  method: 'PUT',
  path: '/api/documents/:id/details',
  rateLimit: 'save',
  summary: 'Rename a document, and say for which job it is',
  params: byId,
  body: documentDetails.partial(),
  response: documentSummary,
});
