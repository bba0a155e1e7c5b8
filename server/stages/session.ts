import { exportDownloadsPath, exportViewsPath } from '#shared/analytics/endpoints';
import { basisFilePath } from '#shared/candidates/endpoints';
import { pages } from '#shared/pages/page-table';
import { contactCardPattern } from '#shared/public-profile/endpoints';
import { sentFilePath } from '#shared/sent/endpoints';
import { signInPaths } from '../features/accounts/sign-in/sign-in-routes';
import { allEndpoints, apiDescriptionPaths } from '../http/api-description';
import { limitCall, limitEndpoints } from '../http/limits/limit-calls';
import { requireActingUser } from '../http/session/guards';
import { requireOwnOrigin } from '../http/session/own-origin';
import { sessionMiddleware } from '../sessions/sessions';
import type { Stage } from './wiring';

/** Puts the signed-in user on the request, refuses calls of other origins and other users' pages, and counts rate limits. */
export const sessionStage: Stage = (app, { deps: { clock, config, rateLimiter }, sessions }) => {
  app.use(sessionMiddleware({ clock, config, store: sessions }));
  app.use('/api', requireOwnOrigin(config.publicUrl), requireActingUser);
  app.use(limitEndpoints(rateLimiter, allEndpoints));
  app.use(signInPaths, limitCall(rateLimiter, 'signIn'));
  app.use(apiDescriptionPaths, limitCall(rateLimiter, 'read'));
  app.use([exportViewsPath, exportDownloadsPath], limitCall(rateLimiter, 'export'));
  app.get(
    [sentFilePath(':id'), basisFilePath(':organizationId', ':candidateId')],
    limitCall(rateLimiter, 'file'),
  );
  app.get(
    [pages.profile, pages.credential, pages.version, pages.example, contactCardPattern],
    limitCall(rateLimiter, 'profilePage'),
  );
};
