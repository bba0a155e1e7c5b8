import { z } from 'zod';
import { defineEndpoint, fileResponse } from '#shared/http/endpoint';
import { paperNames } from './page-settings';
import { templates } from './templates';

export const getResumePdf = defineEndpoint({
  method: 'GET',
  path: '/api/resume.pdf',
  rateLimit: 'resumePdf',
  token: 'read',
  summary:
    'Your saved resume as a PDF, the same file as the download of the app. Template and paper are those you chose unless given; a template that your plan does not include becomes Modern Professional. 503 with Retry-After when many PDFs are being drawn',
  query: z.strictObject({
    template: z.enum(templates.map(({ id }) => id)).optional(),
    paper: z.enum(paperNames).optional(),
  }),
  response: fileResponse,
  produces: 'application/pdf',
});

export const getJsonResume = defineEndpoint({
  method: 'GET',
  path: '/api/resume.json',
  rateLimit: 'read',
  token: 'read',
  summary: 'Your saved resume in the JSON Resume format (https://jsonresume.org), with every contact detail',
  response: z.record(z.string(), z.unknown()),
});
