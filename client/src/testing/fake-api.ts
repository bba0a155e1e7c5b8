import { vi } from 'vitest';
import type { ErrorCode, FieldErrors } from '#shared/http/errors';
import { errorStatus } from '#shared/http/errors';

type Answer = Response | object | null;
type Answers = Record<`${string} /${string}`, Answer | ((body: unknown) => Answer | Promise<Answer>)>;

/** Fakes fetch with the given responses by 'METHOD /path'; anything else is a 404. Returns the calls made. */
export const fakeApi = (answers: Answers) => {
  const calls: { call: string; body: unknown; init: RequestInit }[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const call = `${init.method ?? 'GET'} ${url}` as const;
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    calls.push({ call, body, init });
    const answer = answers[call as keyof Answers];
    if (answer === undefined) return refusal('NOT_FOUND', 'There is nothing here.');
    const given = typeof answer === 'function' ? await answer(body) : answer;
    return given instanceof Response ? given : Response.json(given);
  });
  return calls;
};

/** An error response of the server. */
export const refusal = (code: ErrorCode, message: string, fields?: FieldErrors) =>
  Response.json(
    { code, message, requestId: 'test', ...(fields && { fields }) },
    { status: errorStatus[code] },
  );
