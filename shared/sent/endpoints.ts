import { z } from 'zod';
import { defineEndpoint } from '#shared/http/endpoint';
import { sentFile, sentList, sentUpload } from './schema';

export const listSent = defineEndpoint({
  method: 'GET',
  path: '/api/sent',
  rateLimit: 'read',
  summary: 'What you sent with an application, and the room that is left for such files',
  query: z.strictObject({ applicationId: z.uuid() }),
  response: sentList,
});

export const storeSent = defineEndpoint({
  method: 'POST',
  path: '/api/sent',
  rateLimit: 'upload',
  summary:
    'Keep a PDF as it was sent with an application, which moves to Applied if it was not there yet; 402 PLAN_LIMIT without room for it',
  upload: 'file',
  body: sentUpload,
  response: sentFile,
});

export const deleteSent = defineEndpoint({
  method: 'DELETE',
  path: '/api/sent/:id',
  rateLimit: 'save',
  summary: 'Delete a file that you sent; the application stays as it is',
  params: z.strictObject({ id: z.uuid() }),
});

/** The path of a sent file's bytes, for its owner alone. */
export const sentFilePath = (id: string) => `/api/sent/${id}/file`;
