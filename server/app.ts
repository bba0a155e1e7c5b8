import compression from 'compression';
import express from 'express';
import { accountRoutes } from './features/accounts/routes';
import { findUser } from './features/accounts/repository';
import { toCurrentUser } from './features/accounts/service';
import { signInPaths, signInRoutes } from './features/accounts/sign-in-routes';
import { billingPartsOf } from './features/billing/billing-parts';
import { billingRoutes } from './features/billing/routes';
import { settleNews } from './features/billing/settle-news';
import { ownFileRoutes, publicFileRoutes } from './features/credentials/file-routes';
import { credentialRoutes } from './features/credentials/routes';
import { findPublicCredential, listPublicCredentials } from './features/credentials/service';
import { profilePageRoutes } from './features/public-profile/page-routes';
import { publicProfileRoutes } from './features/public-profile/routes';
import type { PublicProfileParts } from './features/public-profile/service';
import { photoRoutes } from './features/resume/photo-routes';
import { resumeRoutes } from './features/resume/routes';
import { webhookRoutes } from './features/webhooks/routes';
import { requireActingUser } from './http/acting-user';
import { apiDescriptionRoutes } from './http/api-description';
import { errorHandler, pageErrorHandler, unknownPath } from './http/error-handler';
import { healthRoutes } from './http/health-routes';
import { requireOwnOrigin } from './http/own-origin';
import { pageRoutes } from './http/page-routes';
import { requestLog } from './http/request-log';
import { securityHeaders } from './http/security-headers';
import { createSessions } from './http/session';
import { signatureCheck } from './integrations/maya/signature';
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
  const files = { db, clock, logger, storage: parts.storage };
  app.use(photoRoutes(files));
  app.use(publicFileRoutes(files));
  const billing = billingPartsOf(parts);
  app.use(
    webhookRoutes({
      ...{ db, clock, logger },
      settleNews: (news) => settleNews(billing, news),
      isSigned: signatureCheck({
        publicKeys: config.MAYA_WEBHOOK_PUBLIC_KEYS,
        required: config.MAYA_WEBHOOK_SIGNATURE === 'required',
      }),
      addresses: config.MAYA_WEBHOOK_ADDRESSES,
    }),
  );

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
  app.use(resumeRoutes(files));
  app.use(credentialRoutes(files));
  app.use(ownFileRoutes(files));
  app.use(billingRoutes(billing));
  const profiles: PublicProfileParts = {
    db,
    clock,
    publicCredentialsOf: (owner) => listPublicCredentials(files, owner),
    publicCredentialOf: (owner, id) => findPublicCredential(files, owner, id),
  };
  app.use(publicProfileRoutes(profiles));
  app.use(apiDescriptionRoutes());
  app.use(signInPaths, pageErrorHandler);
  app.use('/api', unknownPath, errorHandler);

  if (webApp) {
    const currentUserOf = (req: express.Request) => (req.user ? toCurrentUser(req.user, clock.now()) : null);
    app.use(profilePageRoutes({ ...profiles, webApp, publicUrl: config.publicUrl, currentUserOf }));
    app.use(pageRoutes(webApp, currentUserOf));
  }
  app.use(unknownPath, pageErrorHandler);
  return app;
};
