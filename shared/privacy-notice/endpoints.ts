import { defineEndpoint } from '#shared/http/endpoint';
import { noticeFacts, noticeSeen } from './schema';

export const getNotice = defineEndpoint({
  method: 'GET',
  path: '/api/notice',
  summary: 'Who runs this service, and how long records are kept: the changing part of the privacy notice',
  response: noticeFacts,
});

export const acknowledgeNotice = defineEndpoint({
  method: 'PUT',
  path: '/api/account/notice',
  summary: 'Record that you have seen the present privacy notice; 409 when the version is another one',
  body: noticeSeen,
  rateLimit: 'save',
});
