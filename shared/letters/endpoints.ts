import { z } from 'zod';
import { defineEndpoint } from '#shared/http/endpoint';
import { trashDays } from '#shared/resume/documents/schema';
import { letter, letterDetails, letterList, letterQuery, letterSummary } from './schema';

/** The picture of a signature comes with the text. */
const maxBodyBytes = 384 * 1024;

const byId = z.strictObject({ id: z.uuid() });

export const listLetters = defineEndpoint({
  method: 'GET',
  path: '/api/letters',
  rateLimit: 'read',
  summary: 'Your letters, a page of them, the last changed first',
  query: letterQuery,
  response: letterList,
});

export const createLetter = defineEndpoint({
  method: 'POST',
  path: '/api/letters',
  rateLimit: 'save',
  summary: 'Add a letter; 402 PLAN_LIMIT where your plan has no room for another document',
  body: letterDetails,
  maxBodyBytes,
  response: letter,
});

export const getLetter = defineEndpoint({
  method: 'GET',
  path: '/api/letters/:id',
  rateLimit: 'read',
  summary: 'A letter with its content',
  params: byId,
  response: letter,
});

export const saveLetter = defineEndpoint({
  method: 'PUT',
  path: '/api/letters/:id',
  rateLimit: 'save',
  summary: 'Save a letter; 409 CONFLICT when it was saved elsewhere since this version',
  params: byId,
  body: letterDetails.extend({ version: z.int().positive() }),
  maxBodyBytes,
  response: letter,
});

export const trashLetter = defineEndpoint({
  method: 'DELETE',
  path: '/api/letters/:id',
  rateLimit: 'save',
  summary: `Move a letter to the trash, where it stays for ${trashDays} days`,
  params: byId,
});

export const restoreLetter = defineEndpoint({
  method: 'POST',
  path: '/api/letters/:id/restore',
  rateLimit: 'save',
  summary: 'Take a letter out of the trash; 402 PLAN_LIMIT without room for it',
  params: byId,
  response: letterSummary,
});

export const deleteLetter = defineEndpoint({
  method: 'DELETE',
  path: '/api/letters/:id/forever',
  rateLimit: 'save',
  summary: 'Remove a letter of the trash for good',
  params: byId,
});
