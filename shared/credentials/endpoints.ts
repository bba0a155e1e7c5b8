import { z } from 'zod';
import { defineEndpoint } from '#shared/http/endpoint';
import { pathText } from '#shared/http/path-text';
import { credential, credentialChanges, credentialUpload } from './schema';

const byId = z.object({ id: pathText });

export const listCredentials = defineEndpoint({
  method: 'GET',
  path: '/api/credentials',
  summary: "One's own credentials, the newest first",
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
  summary: "Change what is said about one's own credential; what is not named stays",
  params: byId,
  body: credentialChanges,
  response: credential,
});

export const deleteCredential = defineEndpoint({
  method: 'DELETE',
  path: '/api/credentials/:id',
  rateLimit: 'save',
  summary: "Delete one's own credential and its file",
  params: byId,
});

/** Where a credential's file is read, in whole or in ranges: bytes, not JSON, so it is no endpoint. */
export const credentialFilePath = (id: string) => `/api/credentials/${id}/file`;

/** A small picture (WebP) of an image credential. */
export const credentialThumbnailPath = (id: string) => `/api/credentials/${id}/thumbnail`;

/** The page of one credential, which its owner may share. */
export const credentialPagePath = (username: string, id: string) =>
  `/profile/${encodeURIComponent(username)}/credentials/${encodeURIComponent(id)}`;
