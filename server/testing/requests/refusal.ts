import { expect } from 'vitest';
import { errorBody, type ErrorBody } from '#shared/http/errors';

/** The body of a refusal, which is always ours: JSON, never kept, with the request's id. */
export const refusal = async (response: Response): Promise<ErrorBody & { status: number }> => {
  expect(response.headers.get('content-type')).toMatch(/^application\/json/);
  const body = errorBody.strict().parse(await response.json());
  expect(body.requestId).toBe(response.headers.get('x-request-id'));
  expect(response.headers.get('cache-control')).toBe('no-store');
  return { ...body, status: response.status };
};
