import { z } from 'zod';
import { defineEndpoint } from '#shared/http/endpoint';
import { pathText } from '#shared/http/path-text';
import { apiToken, createdApiToken, newApiToken } from './schema';

export const listApiTokens = defineEndpoint({
  method: 'GET',
  path: '/api/account/tokens',
  rateLimit: 'read',
  summary: 'Your API tokens, newest first, without their secrets',
  response: z.array(apiToken),
});

export const createApiToken = defineEndpoint({
  method: 'POST',
  path: '/api/account/tokens',
  rateLimit: 'save',
  summary:
    'Create an API token. Its secret is in this response alone; 403 REAUTHENTICATION_REQUIRED if you signed in more than 15 minutes ago',
  body: newApiToken,
  response: createdApiToken,
});

export const revokeApiToken = defineEndpoint({
  method: 'DELETE',
  path: '/api/account/tokens/:id',
  rateLimit: 'save',
  summary: 'Revoke one of your API tokens. It stops working at once',
  params: z.object({ id: pathText }),
});
