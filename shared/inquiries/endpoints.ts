import { z } from 'zod';
import { defineEndpoint } from '#shared/http/endpoint';
import { pathText } from '#shared/http/path-text';
import { inquiryDetails, inquiryList, inquiryQuery } from './schema';

const byId = z.strictObject({ id: pathText });

export const sendInquiry = defineEndpoint({
  method: 'POST',
  path: '/api/inquiries',
  rateLimit: 'inquiry',
  summary: 'Ask about the Agency plan; anyone may',
  body: inquiryDetails,
});

export const listInquiries = defineEndpoint({
  method: 'GET',
  path: '/api/admin/inquiries',
  rateLimit: 'search',
  summary: 'Inquiries about the Agency plan, newest first; for administrators',
  query: inquiryQuery,
  response: inquiryList,
});

export const markInquiry = defineEndpoint({
  method: 'PUT',
  path: '/api/admin/inquiries/:id',
  rateLimit: 'save',
  summary: 'Mark an inquiry as answered, or as open again; for administrators',
  params: byId,
  body: z.strictObject({ isAnswered: z.boolean() }),
});

export const deleteInquiry = defineEndpoint({
  method: 'DELETE',
  path: '/api/admin/inquiries/:id',
  rateLimit: 'save',
  summary: 'Remove an inquiry for good; for administrators',
  params: byId,
});
