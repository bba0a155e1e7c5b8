import compression from 'compression';
import express from 'express';
import { accountRoutes } from './features/accounts/routes';
import { findUser } from './features/accounts/repository';
import { toCurrentUser } from './features/accounts/service';
import { signInPaths, signInRoutes } from './features/accounts/sign-in-routes';
import { profilePageRoutes } from './features/public-profile/page-routes';
import { publicProfileRoutes } from './features/public-profile/routes';
import { photoRoutes } from './features/resume/photo-routes';
import { resumeRoutes } from './features/resume/routes';
import { requireActingUser } from './http/acting-user';
import { apiDescriptionRoutes } from './http/api-description';
import { errorHandler, pageErrorHandler, unknownPath } from './http/error-handler';
import { healthRoutes } from './http/health-routes';
import { requireOwnOrigin } from './http/own-origin';
import { pageRoutes } from './http/page-routes';
import { requestLog } from './http/request-log';
import { securityHeaders } from './http/security-headers';
import { createSessions } from './http/session';
import type { Parts } from './parts';

/** The whole HTTP application, made of its parts. It listens nowhere by itself. */
export const createApp = (parts: Parts) => {
  const { config, clock, database, logger, webApp } = parts;
  const { db } = database;
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', config.TRUST_PROXY ?? false);

  app.use(requestLog(logger));
  app.use(securityHeaders(config, webApp));
  app.use(compression());
  app.use(healthRoutes(parts));
  // Before sessions: files need none, and what anyone may keep must not carry somebody's cookie.
  if (webApp) app.use(webApp.assets);
  const resumes = { db, clock, logger, storage: parts.storage };
  app.use(photoRoutes(resumes));

  const sessions = createSessions({ config, database, findUser: (id) => findUser(db, id) });
  app.use(sessions.middleware);

  const accounts = { db, clock, adminEmails: config.ADMIN_EMAILS };
  app.use('/api', requireOwnOrigin(config.publicUrl), requireActingUser);
  app.use('/api', express.json({ limit: '1mb' }), (_req, res, next) => {
    res.setHeader('Cache-Control', 'no-store');
    next();
  });
  app.use(
    signInRoutes({
      ...accounts,
      identity: parts.identity,
      authenticator: sessions.authenticator,
      publicUrl: config.publicUrl,
    }),
  );
  app.use(accountRoutes(accounts));
  app.use(resumeRoutes(resumes));
  app.use(publicProfileRoutes({ db, clock }));
  app.use(apiDescriptionRoutes());
  app.use(signInPaths, pageErrorHandler);
  app.use('/api', unknownPath, errorHandler);

  if (webApp) {
    const currentUserOf = (req: express.Request) => (req.user ? toCurrentUser(req.user, clock.now()) : null);
    app.use(profilePageRoutes({ db, clock, webApp, publicUrl: config.publicUrl, currentUserOf }));
    app.use(pageRoutes(webApp, currentUserOf));
  }
  app.use(unknownPath, pageErrorHandler);
  return app;
};
