import { Router, type Request, type RequestHandler, type Response } from 'express';
import { includesScope, type TokenScope } from '#shared/api-tokens/schema';
import { getCurrentUserRoute } from '../features/accounts/routes';
import { secretPrefix } from '../features/api-tokens/secret';
import { authenticateToken } from '../features/api-tokens/service';
import { addProgramApplicationRoutes } from '../features/applications/routes';
import { resumeDocumentRoutes } from '../features/document/routes';
import { addProgramResumeRoutes } from '../features/resume/routes';
import { deleteSentWith } from '../features/sent/service';
import { allEndpoints } from '../http/api-description';
import { AppError, notFound } from '../http/errors/app-error';
import { countFailedTokens, countTokenCalls, limitEndpoints } from '../http/limits/limit-calls';
import type { Stage, Wiring } from './wiring';

/**
 * Calls with an API token. Only endpoints that declare a scope accept one. Such a call never reaches the stages of sessions:
 * a cookie beside the token counts for nothing, none is set, and the origin does not matter, as no browser adds a token by
 * itself.
 */
export const tokenStage: Stage = (app, wiring) => {
  const authenticate = authenticationOf(wiring);
  const calls = callsOf(wiring);
  app.use(async (req, res, next) => {
    const secret = /^\/api\//i.test(req.path) ? bearerTokenOf(req) : null;
    if (secret === null) return next();
    const scope = scopeOf(req);
    if (scope === undefined) {
      // Another kind of bearer token is not ours to judge: a proxy in front may add one to every request.
      if (!secret.startsWith(secretPrefix)) return next();
      throw new AppError(
        'FORBIDDEN',
        'API tokens are not accepted for this call. /api/docs lists the calls that accept them; for everything else, sign in.',
      );
    }
    res.setHeader('Cache-Control', 'no-store');
    await authenticate(req, res, secret, scope);
    calls(req, res, next);
  });
};

/** What `Authorization: Bearer …` holds (RFC 6750, section 2.1), perhaps nothing; null for a request without it. */
const bearerTokenOf = ({ headers: { authorization } }: Request): string | null => {
  if (authorization === undefined) return null;
  const [scheme = '', ...rest] = authorization.trim().split(/\s+/);
  return scheme.toLowerCase() === 'bearer' ? rest.join(' ') : null;
};

const scopes = new Map<string, TokenScope>(
  allEndpoints.flatMap(({ method, path, token }) => (token ? [[`${method} ${path}`, token] as const] : [])),
);

/** The scope that a call needs; undefined for a call that accepts no token. */
const scopeOf = ({ method, path }: Request): TokenScope | undefined => {
  // As Express matches: without regard to case or to a slash at the end, HEAD as GET.
  const name = `${method === 'HEAD' ? 'GET' : method} ${path.toLowerCase().replace(/\/$/, '')}`;
  return scopes.get(name);
};

/** Puts the token's owner on the request, or throws and says in WWW-Authenticate what is wrong (RFC 6750, section 3). */
const authenticationOf = ({ deps: { clock, rateLimiter }, db }: Wiring) => {
  const countFailure = countFailedTokens(rateLimiter);
  const countCall = countTokenCalls(rateLimiter);
  return async (req: Request, res: Response, secret: string, needed: TokenScope): Promise<void> => {
    const { user, token } = await authenticateToken({ db, clock }, secret).catch(async (error: unknown) => {
      if (error instanceof AppError && error.code === 'INVALID_TOKEN') {
        await countFailure(req);
        res.setHeader('WWW-Authenticate', 'Bearer error="invalid_token"');
      }
      throw error;
    });
    req.user = user;
    await countCall(token.id);
    if (includesScope(token.scope, needed)) return;
    res.setHeader('WWW-Authenticate', `Bearer error="insufficient_scope", scope="${needed}"`);
    throw new AppError('INSUFFICIENT_SCOPE', refusalOf(token.scope, needed));
  };
};

const refusalOf = (scope: TokenScope, needed: TokenScope): string => {
  if (needed === 'applications')
    return 'This API token is for your resume alone. To reach your applications, create one for them.';
  if (scope === 'applications')
    return 'This API token is for your applications alone. To reach your resume, create one for it.';
  return 'This API token can only read. To change your resume, create one that can also write.';
};

/** The routes of the endpoints that accept a token, with the checks that each of them has for a session. */
const callsOf = ({ deps: { clock, rateLimiter }, db, files, resumeDocument }: Wiring): Router => {
  const calls = Router();
  calls.use(
    limitEndpoints(
      rateLimiter,
      allEndpoints.filter(({ token }) => token !== undefined),
    ),
  );
  getCurrentUserRoute(calls, { clock });
  addProgramResumeRoutes(calls, files);
  addProgramApplicationRoutes(calls, { db, clock, deleteSentWith });
  calls.use(resumeDocumentRoutes(resumeDocument));
  calls.use(nothingElse);
  return calls;
};

/** The later stages must not get a request that was admitted by a token. */
const nothingElse: RequestHandler = () => {
  throw notFound();
};
