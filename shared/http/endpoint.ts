import type { TokenScope } from '#shared/api-tokens/schema';
import type { Permission } from '#shared/organizations/policy';
import type { RateLimitClass } from './rate-limits';
import { z } from 'zod';

/** The maximum size of a JSON body, unless its endpoint declares another. */
export const defaultMaxBodyBytes = 64 * 1024;

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * One call of the API as data. The server's route, the client's typed request and /api/openapi.json all derive from it, so
 * that a path or shape is defined once.
 *
 * `path` names parameters as Express does (`/api/profile/:username`). `upload` is the name of the one file field of a
 * multipart call; such a call has no JSON body. A call without a response body (204) has no `response`. `maxBodyBytes` is
 * for a JSON body that may be larger than `defaultMaxBodyBytes`. `rateLimit` is the class of its rate limit. `produces` is the media type of a call that returns a file instead of JSON. `token` is the scope that a personal
 * API token needs for the call; without it, no token is accepted. `tokenResponse` is what such a call gets, where it is less than `response`.
 */
export interface Endpoint<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Response extends z.ZodType = z.ZodType,
> {
  method: Method;
  path: `/${string}`;
  summary: string;
  params?: Params;
  query?: Query;
  body?: Body;
  upload?: string;
  maxBodyBytes?: number;
  rateLimit: RateLimitClass;
  response?: Response;
  produces?: string;
  token?: TokenScope;
  tokenResponse?: z.ZodType;
  /** What a member of the organization in the path needs for the call. */
  permission?: Permission;
}

export const defineEndpoint = <
  Params extends z.ZodType = z.ZodUndefined,
  Query extends z.ZodType = z.ZodUndefined,
  Body extends z.ZodType = z.ZodUndefined,
  Response extends z.ZodType = z.ZodVoid,
>(
  endpoint: Endpoint<Params, Query, Body, Response>,
) => endpoint;

/** What the handler of a call that returns a file hands over; the endpoint's `produces` is its type. */
export const fileResponse = z.object({ bytes: z.instanceof(Uint8Array), name: z.string() });
export type FileResponse = z.infer<typeof fileResponse>;

/**
 * The header of a call that a page makes on a timer, without its user doing anything. The server does not count such a
 * call as a visit, so that an open page alone keeps no session alive. It changes nothing else.
 */
export const backgroundRefetchHeader = 'X-Background-Refetch';
