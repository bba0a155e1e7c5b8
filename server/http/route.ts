import express, { type Request, type RequestHandler, type Response, type Router } from 'express';
import { z } from 'zod';
import { defaultMaxBodyBytes, type Endpoint } from '#shared/http/endpoint';
import type { FieldErrors } from '#shared/http/errors';
import { plainMessage } from '#shared/http/plain-message';
import { AppError, notFound } from './errors/app-error';
import { sendJson } from './send-json';
import { requireFreshSignIn, type AsyncGuard, type Guard } from './session/guards';

interface Input<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType> {
  params: z.output<P>;
  query: z.output<Q>;
  body: z.output<B>;
  /** The file of an upload endpoint, once `receive` has taken it into memory. */
  file: Express.Multer.File | undefined;
  /** For what a receiver keeps by request. */
  req: Request;
}

/** Takes the body of a multipart call (see uploads.ts). */
export interface Receiver {
  take: RequestHandler;
  /** Removes what was taken, as the call has failed after all. */
  discard: (req: Request) => Promise<void>;
}

/** Sends the parsed answer; `answer` is what the handler returned. */
export type SendAnswer<Answer> = (
  req: Request,
  res: Response,
  parsed: unknown,
  answer: Answer,
) => void | Promise<void>;

/**
 * Mounts an endpoint: the guard says who may call, a sensitive call needs a fresh sign-in, params, query and body are parsed by the endpoint's schemas, the
 * handler answers, and its answer is parsed too, so that no column leaks by accident. Without a response schema: 204.
 *
 * `receive` takes the body of a multipart call. Bodies are read after the guard, so that a stranger's bytes never are. `send`
 * gets the parsed answer, and what the handler returned.
 */
export const route = <
  P extends z.ZodType,
  Q extends z.ZodType,
  B extends z.ZodType,
  R extends z.ZodType,
  Context,
  Answer extends z.input<R>,
>(
  router: Router,
  endpoint: Endpoint<P, Q, B, R>,
  guard: Guard<Context> | AsyncGuard<Context>,
  handler: (input: Input<P, Q, B>, context: Context) => Answer | Promise<Answer>,
  { receive, send = sendJson }: { receive?: Receiver; send?: SendAnswer<Answer> } = {},
) => {
  const method = endpoint.method.toLowerCase() as 'get' | 'post' | 'put' | 'delete';
  const allowed: RequestHandler = async (req, _res, next) => {
    await guard(req);
    requireFreshSignIn(req, endpoint);
    next();
  };
  const readBody = receive?.take ?? jsonParser(endpoint);
  router[method](endpoint.path, allowed, readBody, async (req, res) => {
    const work = async () => {
      const context = await guard(req);
      const input = {
        params: parseParams(endpoint.params, req.params),
        query: parse(endpoint.query, req.query),
        body: parse(endpoint.body, endpoint.upload ? (req.body ?? {}) : jsonBody(req)),
        file: req.file,
        req,
      };
      return handler(input, context);
    };
    const answer = await work().catch(async (error: unknown) => {
      await receive?.discard(req);
      throw error;
    });
    if (!endpoint.response) {
      res.status(204).end();
      return;
    }
    await send(req, res, endpoint.response.parse(answer), answer);
  });
};

const jsonParser = ({ maxBodyBytes, body }: Endpoint) =>
  express.json({
    limit: maxBodyBytes ?? defaultMaxBodyBytes,
    // Only a schema that takes any JSON takes a bare number or text.
    strict: !(body instanceof z.ZodUnknown),
  });

// Express leaves the body undefined where there is none; schemas then say which fields are missing. A body that was sent
// but is no JSON must not pass for an empty one.
const jsonBody = (req: Request): unknown => {
  const sent = Number(req.get('content-length') ?? 0) > 0 || req.get('transfer-encoding') !== undefined;
  if (req.body === undefined && sent) {
    throw new AppError(
      'MALFORMED_JSON',
      'Please send the body as JSON, with Content-Type: application/json.',
    );
  }
  return req.body ?? {};
};

// A hostile body can break the schema in a million places, or under names as long as itself.
const maxFields = 100;
const maxPathLength = 100;

/** A username or id that is longer than any of ours is the address of nothing, not a mistake in a form. */
const parseParams = <T extends z.ZodType>(schema: T | undefined, params: Request['params']) => {
  const issues = schema?.safeParse(params).error?.issues ?? [];
  if (issues.some((issue) => issue.code === 'too_big' && issue.origin === 'string')) throw notFound('This');
  return parse(schema, params);
};

const parse = <T extends z.ZodType>(schema: T | undefined, value: unknown): z.output<T> => {
  if (!schema) return undefined as z.output<T>;
  const result = schema.safeParse(value, { error: plainMessage });
  if (result.success) return result.data;
  throw new AppError('VALIDATION_FAILED', 'Please check the highlighted fields.', {
    fields: fieldErrors(result.error.issues),
  });
};

const fieldErrors = (issues: z.core.$ZodIssue[]): FieldErrors => {
  const fields = new Map<string, string>();
  for (const issue of issues) {
    const unknown = issue.code === 'unrecognized_keys' ? issue.keys : [undefined];
    for (const key of unknown) {
      const path = [...issue.path, ...(key === undefined ? [] : [key])].map(String).join('.');
      const name = path.slice(0, maxPathLength);
      if (!fields.has(name)) fields.set(name, key === undefined ? issue.message : 'This field is not known');
      if (fields.size === maxFields) return Object.fromEntries(fields);
    }
  }
  return Object.fromEntries(fields);
};
