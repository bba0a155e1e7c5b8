import { z } from 'zod';
import { defineEndpoint } from '#shared/http/endpoint';
import { draftRevision, draftSave, maxDraftBytes, resumeDraft } from '../draft';
import { maxResumeBytes, pageChoice, resumeSave } from '../schema';
import {
  documentDetails,
  documentList,
  documentQuery,
  documentSummary,
  leaving,
  leftOutList,
  givenWordings,
  resumeDocument,
  snapshotContent,
  snapshotList,
  snapshotName,
  sourceAnswers,
  sourceChangeList,
  trashDays,
} from './schema';

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
  summary:
    'Make a version of your main resume, or of the document `from`; 402 PLAN_LIMIT without room for it',
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

export const chooseDocumentPage = defineEndpoint({
  method: 'PUT',
  path: '/api/documents/:id/page',
  rateLimit: 'save',
  summary: 'Keep settings of the pages with a document, as PUT /api/resume/page does with the main resume',
  params: byId,
  body: pageChoice,
});

export const getDocumentDraft = defineEndpoint({
  method: 'GET',
  path: '/api/documents/:id/draft',
  rateLimit: 'read',
  summary: 'What was typed in a document and not saved yet, on any device',
  params: byId,
  response: z.object({ draft: resumeDraft.nullable() }),
});

export const saveDocumentDraft = defineEndpoint({
  method: 'PUT',
  path: '/api/documents/:id/draft',
  rateLimit: 'draft',
  summary: 'Keep what is typed in a document; 409 DRAFT_CHANGED when another device typed meanwhile',
  params: byId,
  body: draftSave,
  maxBodyBytes: maxDraftBytes,
  response: resumeDraft.pick({ revision: true, savedAt: true }),
});

export const discardDocumentDraft = defineEndpoint({
  method: 'DELETE',
  path: '/api/documents/:id/draft',
  rateLimit: 'draft',
  summary: 'Remove the draft of this revision; 409 DRAFT_CHANGED when another device typed meanwhile',
  params: byId,
  query: z.strictObject({ revision: draftRevision }),
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

export const trashDocument = defineEndpoint({
  method: 'DELETE',
  path: '/api/documents/:id',
  rateLimit: 'save',
  summary: `Move a document to the trash, where it stays for ${trashDays} days`,
  params: byId,
});

export const restoreDocument = defineEndpoint({
  method: 'POST',
  path: '/api/documents/:id/restore',
  rateLimit: 'save',
  summary: 'Take a document out of the trash; 402 PLAN_LIMIT without room for it',
  params: byId,
  response: documentSummary,
});

export const deleteDocument = defineEndpoint({
  method: 'DELETE',
  path: '/api/documents/:id/forever',
  rateLimit: 'save',
  summary: 'Remove a document of the trash for good',
  params: byId,
});

export const getSourceChanges = defineEndpoint({
  method: 'GET',
  path: '/api/documents/:id/changes',
  rateLimit: 'read',
  summary: 'What the source of a document says otherwise since they last agreed',
  params: byId,
  response: sourceChangeList,
});

export const answerSourceChanges = defineEndpoint({
  method: 'POST',
  path: '/api/documents/:id/changes',
  rateLimit: 'save',
  summary:
    'Take a change of the source, keep your own wording, or always keep it; 409 RESUME_CHANGED when document or source were saved since',
  params: byId,
  body: sourceAnswers,
  maxBodyBytes: maxResumeBytes,
  response: sourceChangeList,
});

export const giveWordings = defineEndpoint({
  method: 'POST',
  path: '/api/documents/:id/wordings',
  rateLimit: 'save',
  summary:
    'Put wordings of a document into its source; 409 RESUME_CHANGED when document or source were saved since',
  params: byId,
  body: givenWordings,
  maxBodyBytes: maxResumeBytes,
  response: sourceChangeList,
});

const bySnapshot = byId.extend({ snapshotId: z.uuid() });

export const listHistory = defineEndpoint({
  method: 'GET',
  path: '/api/documents/:id/history',
  rateLimit: 'read',
  summary: 'What a document said after its last saves and in its named versions, without the content',
  params: byId,
  response: snapshotList,
});

export const getSnapshot = defineEndpoint({
  method: 'GET',
  path: '/api/documents/:id/history/:snapshotId',
  rateLimit: 'read',
  summary: 'What a document said at a time',
  params: bySnapshot,
  response: snapshotContent,
});

export const nameVersion = defineEndpoint({
  method: 'POST',
  path: '/api/documents/:id/history',
  rateLimit: 'save',
  summary: 'Name the saved version of a document, which is kept from then on',
  params: byId,
  body: snapshotName,
  response: snapshotList,
});

export const restoreSnapshot = defineEndpoint({
  method: 'POST',
  path: '/api/documents/:id/history/:snapshotId/restore',
  rateLimit: 'save',
  summary:
    'Save a document as it was at a time, over `version`; what it says now stays in its history; 409 RESUME_CHANGED',
  params: bySnapshot,
  body: z.strictObject({ version: z.int().nonnegative() }),
  response: resumeDocument,
});

export const getLeftOut = defineEndpoint({
  method: 'GET',
  path: '/api/documents/:id/left-out',
  rateLimit: 'read',
  summary: 'What a version has and does not print',
  params: byId,
  response: leftOutList,
});

export const leaveOut = defineEndpoint({
  method: 'POST',
  path: '/api/documents/:id/left-out',
  rateLimit: 'save',
  summary:
    'Leave an entry or a skill of a version out without deleting it, or put it back; 409 RESUME_CHANGED when it was saved since',
  params: byId,
  body: leaving,
  response: leftOutList,
});
