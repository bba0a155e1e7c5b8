import { z } from 'zod';
import { defineEndpoint } from '#shared/http/endpoint';
import { templateId } from '#shared/document/template-id';
import { draftRevision, draftSave, maxDraftBytes, resumeDraft } from './draft';
import { maxResumeBytes, pageChoice, resume, resumeSave } from './schema';

/** Of a resume, programs get no particulars, since a token is handed to others; those that they send are saved. */
const tokenResponse = resume.omit({ particulars: true });

export const getResume = defineEndpoint({
  method: 'GET',
  path: '/api/resume',
  rateLimit: 'read',
  summary: 'Your own resume; empty with version 0 before the first save',
  token: 'read',
  response: resume,
  tokenResponse,
});

export const saveResume = defineEndpoint({
  method: 'POST',
  path: '/api/resume',
  rateLimit: 'save',
  token: 'write',
  summary:
    'Save your resume. Omitted fields stay unchanged; with `version`, 409 RESUME_CHANGED when it was saved elsewhere since that version',
  body: resumeSave,
  maxBodyBytes: maxResumeBytes,
  response: resume,
  tokenResponse,
});

export const getDraft = defineEndpoint({
  method: 'GET',
  path: '/api/resume/draft',
  rateLimit: 'read',
  summary:
    'What was typed and not saved yet, on any device; null without a draft. Only its owner ever sees it',
  response: z.object({ draft: resumeDraft.nullable() }),
});

export const saveDraft = defineEndpoint({
  method: 'PUT',
  path: '/api/resume/draft',
  rateLimit: 'draft',
  summary:
    'Keep what is typed, valid or not, without publishing it; 409 DRAFT_CHANGED when another device typed meanwhile',
  body: draftSave,
  maxBodyBytes: maxDraftBytes,
  response: resumeDraft.pick({ revision: true, savedAt: true }),
});

export const discardDraft = defineEndpoint({
  method: 'DELETE',
  path: '/api/resume/draft',
  rateLimit: 'draft',
  summary: 'Remove the draft of this revision; 409 DRAFT_CHANGED when another device typed meanwhile',
  query: z.strictObject({ revision: draftRevision }),
});

export const chooseTemplate = defineEndpoint({
  method: 'PUT',
  path: '/api/resume/template',
  rateLimit: 'save',
  summary: "Keep the chosen template with the resume, for visitors' downloads; its version stays",
  body: z.strictObject({ templateId }),
});

/** All settings of the pages, the template among them. Pages of earlier releases send that to the call above. */
export const choosePage = defineEndpoint({
  method: 'PUT',
  path: '/api/resume/page',
  rateLimit: 'save',
  summary:
    'Keep template, paper, density, accent color, typefaces, size of headings, margins, shape of the photo, style of months, QR code and attached data with the resume; omitted fields and the version stay unchanged',
  body: pageChoice,
});

export const uploadPhoto = defineEndpoint({
  method: 'POST',
  path: '/api/upload/photo',
  rateLimit: 'upload',
  summary: 'Upload a profile photo (JPG or PNG, at most 5 MB)',
  upload: 'file',
  response: z.object({ url: z.string() }),
});

/** Where a photo is read: an image, not JSON, so it is no endpoint. */
export const photoPath = (id: string) => `/api/photos/${id}`;

export const photoLimits = { bytes: 5 * 1024 * 1024 } as const;
