import { z } from 'zod';
import { defineEndpoint } from '#shared/http/endpoint';
import { pathText } from '#shared/http/path-text';
import { credential, credentialChanges, credentialUpload } from './schema';

const byId = z.object({ id: pathText });

export const listCredentials = defineEndpoint({
  method: 'GET',
  path: '/api/credentials',
  rateLimit: 'read',
  summary: 'Your credentials, newest first',
  response: z.array(credential),
});

export const uploadCredential = defineEndpoint({
  method: 'POST',
  path: '/api/credentials/upload',
  rateLimit: 'upload',
  summary: 'Upload a credential (PDF, JPG or PNG, at most 10 MB); 402 PLAN_LIMIT when the plan has no room',
  upload: 'file',
  body: credentialUpload,
  response: credential,
});

export const updateCredential = defineEndpoint({
  method: 'PUT',
  path: '/api/credentials/:id',
  rateLimit: 'save',
  summary: "Change your credential's details; omitted fields stay unchanged",
  params: byId,
  body: credentialChanges,
  response: credential,
});

export const deleteCredential = defineEndpoint({
  method: 'DELETE',
  path: '/api/credentials/:id',
  rateLimit: 'save',
  summary: 'Delete your credential and its file',
  params: byId,
});

/** The path of a credential's file, with range requests. Bytes, not JSON, so it is not an endpoint. */
export const credentialFilePath = (id: string) => `/api/credentials/${id}/file`;

/** A small picture (WebP) of an image credential. */
export const credentialThumbnailPath = (id: string) => `/api/credentials/${id}/thumbnail`;

/** The public page of one credential. */
export const credentialPagePath = (username: string, id: string) =>
  `/profile/${encodeURIComponent(username)}/credentials/${encodeURIComponent(id)}`;
