import { defineEndpoint } from '#shared/http/endpoint';
import { noticeFacts, noticeSeen } from './schema';

export const getNotice = defineEndpoint({
  method: 'GET',
  path: '/api/notice',
  rateLimit: 'read',
  summary: 'The operator and the retention of records: the variable part of the privacy notice',
  response: noticeFacts,
});

export const acknowledgeNotice = defineEndpoint({
  method: 'PUT',
  path: '/api/account/notice',
  summary: 'Record that you have seen the current privacy notice; 409 for another version',
  body: noticeSeen,
  rateLimit: 'save',
});
