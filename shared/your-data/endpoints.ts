import { defineEndpoint } from '#shared/http/endpoint';
import { accountDeletion } from './schema';

/** A download, not a JSON call: the browser reads it as a stream. */
export const exportAccount = defineEndpoint({
  method: 'GET',
  path: '/api/account/export',
  summary: 'Everything stored about your account, as one zip archive',
  produces: 'application/zip',
  rateLimit: 'export',
});

export const deleteAccount = defineEndpoint({
  method: 'DELETE',
  path: '/api/account',
  summary: 'Delete your account for good; the body repeats your username as a confirmation',
  body: accountDeletion,
  rateLimit: 'save',
});
