import type { z } from 'zod';
import { backgroundRefetchHeader, type Endpoint } from '#shared/http/endpoint';
import { actingUserHeaders } from './acting-user';
import { ApiError } from './api-error';

/** What a call needs: exactly the parts that its endpoint has a schema for, before parsing. */
export type CallInput<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType> = Part<'params', P> &
  Part<'query', Q> &
  Part<'body', B> &
  CallOptions;

interface CallOptions {
  signal?: AbortSignal | undefined;
  /** Sent on a timer, without the user doing anything: it does not extend the session. */
  isBackground?: boolean | undefined;
  /** The call outlives the page. */
  keepalive?: boolean | undefined;
}

/** Required exactly when the endpoint has a schema for it. */
export type Part<Name extends string, Schema extends z.ZodType> = Schema extends z.ZodUndefined
  ? { [name in Name]?: undefined }
  : { [name in Name]: z.input<Schema> };

/** One argument, which may be left out when nothing in it is required. */
export type Optionally<T> = Partial<T> extends T ? [input?: T] : [input: T];

/**
 * Calls an endpoint with the session's cookie and returns the response, typed by the endpoint's schema (undefined for 204).
 * Throws {@link ApiError} for any answer that is not a success.
 */
export const callApi = <P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType>(
  endpoint: Endpoint<P, Q, B, R>,
  ...[input]: Optionally<CallInput<P, Q, B>>
): Promise<z.output<R>> => send(endpoint, input ?? {});

interface Sent extends CallOptions {
  params?: unknown;
  query?: unknown;
  body?: unknown;
}

/** callApi for code that is generic over endpoints, where the compiler cannot yet tell which parts are required. */
export const send = async <R extends z.ZodType>(
  endpoint: Endpoint<z.ZodType, z.ZodType, z.ZodType, R>,
  { params, query, body, signal, isBackground, keepalive = false }: Sent,
): Promise<z.output<R>> => {
  const response = await fetch(urlOf(endpoint, { params, query }), {
    method: endpoint.method,
    credentials: 'include',
    keepalive,
    headers: {
      ...actingUserHeaders(endpoint.method),
      ...(isBackground && { [backgroundRefetchHeader]: 'true' }),
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
  });
  if (!response.ok) throw new ApiError(response.status, await response.text(), response.statusText);
  const answer: unknown = response.status === 204 ? undefined : await response.json();
  return answerOf(endpoint, answer);
};

/** The response's data, parsed by the endpoint's schema: see {@link parseAnswer}. */
export const answerOf = <R extends z.ZodType>(
  { method, path, response }: Endpoint<z.ZodType, z.ZodType, z.ZodType, R>,
  data: unknown,
): z.output<R> =>
  response ? parseAnswer(response, data, `The answer of ${method} ${path}`) : (data as z.output<R>);

/** The address of a call: its path with the parameters filled in, and its query. */
export const urlOf = (
  endpoint: Pick<Endpoint, 'path'>,
  { params, query }: { params?: unknown; query?: unknown } = {},
) => {
  const values = (params ?? {}) as Record<string, unknown>;
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(values[name])),
  );
  const given = Object.entries((query ?? {}) as Record<string, unknown>)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]): [string, string] => [name, String(value)]);
  return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path;
};

/**
 * An answer of the server, parsed by the schema that the server made it with. A tab that is open during a deployment may receive
 * fields and enum members that its schema does not know, and goes on without knowing them: the built client logs a
 * mismatch and takes the data as they came. In development and in tests a mismatch throws. `source` names the answer.
 */
const parseAnswer = <Schema extends z.ZodType>(
  schema: Schema,
  data: unknown,
  source: string,
): z.output<Schema> => {
  const parsed = schema.safeParse(data);
  if (parsed.success) return parsed.data;
  if (!import.meta.env.PROD) throw parsed.error;
  console.warn(`${source} does not match its schema`, parsed.error.issues);
  return data as z.output<Schema>;
};
