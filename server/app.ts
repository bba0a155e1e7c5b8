import type { RequestListener } from 'node:http';
import compression from 'compression';
import express, { type Router } from 'express';
import { exportDownloadsPath, exportViewsPath } from '#shared/analytics/endpoints';
import { pages } from '#shared/pages';
import { securityLogDays } from './db/security-events';
import type { UserId } from './db/schema/users';
import { accountRoutes } from './features/accounts/routes';
import { toCurrentUser } from './features/accounts/service';
import { signInPaths, signInRoutes } from './features/accounts/sign-in-routes';
import { adminBillingRoutes } from './features/admin-billing/routes';
import { addActivityMetrics } from './features/analytics/recording/activity-metrics';
import { answerFloods } from './features/analytics/recording/beacon-limit';
import { beaconRoutes } from './features/analytics/recording/beacon-routes';
import { exportRoutes } from './features/analytics/reading/export-routes';
import { analyticsFiles } from './features/analytics/reading/account-files';
import { activityRowDays } from './features/analytics/recording/retention';
import { analyticsRoutes } from './features/analytics/reading/routes';
import { abandon } from './features/billing/checkout/abandon';
import { billingDepsOf } from './features/billing/billing-deps';
import { beginCheckout } from './features/billing/checkout/checkout';
import { cleanUpPending } from './features/billing/checkout/clean-up';
import { closePending } from './features/billing/checkout/close-pending';
import { expireSubscriptions } from './features/billing/subscriptions/expire';
import { billingRoutes } from './features/billing/routes';
import { settle } from './features/billing/settling/settle';
import { findReference, settleNews } from './features/billing/settling/settle-news';
import { ownFileRoutes, publicFileRoutes } from './features/credentials/files/file-routes';
import { credentialRoutes } from './features/credentials/routes';
import { findPublicCredential, listPublicCredentials } from './features/credentials/service';
import { deviceRoutes } from './features/devices/routes';
import { noticeFactsOf } from './features/privacy-notice/notice-facts';
import { privacyNoticeRoutes } from './features/privacy-notice/routes';
import { profilePageRoutes } from './features/public-profile/page-routes';
import { publicProfileRoutes, type PublicProfileRouteDeps } from './features/public-profile/routes';
import { searchRoutes } from './features/public-profile/search-routes';
import { findExposure } from './features/public-profile/visibility';
import { ownPhotoRoutes, publicPhotoRoutes } from './features/resume/photo/photo-routes';
import { keepProviderPicture } from './features/resume/photo/provider-picture';
import { resumeRoutes } from './features/resume/routes';
import { expiryRoutes, testToolRoutes } from './features/test-tools/routes';
import { webhookMonitorRoutes, webhookTestRoutes } from './features/webhooks/monitor-routes';
import { addWebhookMetrics } from './features/webhooks/open-webhooks';
import type { WebhooksDeps } from './features/webhooks/receive';
import { webhookRoutes } from './features/webhooks/routes';
import { yourDataRoutes } from './features/your-data/routes';
import { requireActingUser } from './http/session/acting-user';
import { allEndpoints, apiDescriptionRoutes } from './http/api-description';
import { errorHandler, pageErrorHandler, unknownPath } from './http/errors/error-handler';
import { healthRoutes } from './http/monitoring/health-routes';
import { createMetrics } from './http/monitoring/metrics';
import { countUnknownUsernames, limitCall, limitEndpoints } from './http/limits/limit-calls';
import { metricsRoutes } from './http/monitoring/metrics-routes';
import { endSlowBodies } from './http/limits/slow-bodies';
import { requireOwnOrigin } from './http/session/own-origin';
import { pageRoutes } from './http/pages/page-routes';
import { lookUpRecorder } from './http/monitoring/record-look-ups';
import { recordRefusals } from './http/monitoring/record-refusals';
import { requestLog } from './http/monitoring/request-log';
import { commonHeaders, contentPolicy } from './http/security-headers';
import { warnOfUnknownProxy } from './http/limits/unknown-proxy';
import { signatureCheck } from './integrations/maya/signature';
import type { AppDeps } from './app-deps';
import { sessionDays } from './sessions/session-limits';
import { sessionMiddleware } from './sessions/sessions';

/**
 * The whole HTTP application, built from its dependencies. It listens nowhere by itself. The embedded providers, where there are any,
 * come before its body parsers and content policy, which are not theirs.
 */
export const createApp = (
  deps: AppDeps,
  providers: readonly (Router | undefined)[] = [],
): RequestListener => {
  const { config, clock, database, logger, webApp } = deps;
  const { db } = database;
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', config.TRUST_PROXY ?? false);

  const visits = {
    clock,
    queue: deps.activity,
    places: deps.places,
    publicUrl: config.publicUrl,
    secret: config.sessionSecret,
  };
  app.use(commonHeaders(config));
  app.use(endSlowBodies(allEndpoints, deps.requestTimeoutMs));
  for (const provider of providers) if (provider) app.use(provider);
  if (config.TRUST_PROXY === undefined) app.use(warnOfUnknownProxy(logger));
  const metrics = createMetrics();
  addActivityMetrics(metrics.registry, deps.activity);
  app.use(metrics.measureRequests);
  app.use(requestLog(logger));
  app.use(contentPolicy(config, webApp));
  app.use(compression());
  app.use(healthRoutes(deps));
  app.use(metricsRoutes(metrics, config));
  // Before sessions: files need none, and what anyone may keep must not carry somebody's cookie.
  if (webApp) app.use(webApp.assets);
  app.use(searchRoutes({ db, publicUrl: config.publicUrl }));
  const files = { db, clock, logger, storage: deps.storage, imageWork: deps.imageWork };
  const exposureOf = (owner: UserId) => findExposure({ db }, owner);
  app.use(publicPhotoRoutes({ ...files, exposureOf }));
  app.use(publicFileRoutes({ ...files, exposureOf }));
  const billing = billingDepsOf(deps);
  const webhooks: WebhooksDeps = {
    db,
    clock,
    logger,
    settleNews: (news) => settleNews(billing, news),
    findReference: (news) => findReference(billing, news),
    counts: { limited: 0 },
    isSigned: signatureCheck({
      publicKeys: config.MAYA_WEBHOOK_PUBLIC_KEYS,
      required: config.MAYA_WEBHOOK_SIGNATURE === 'required',
    }),
  };
  addWebhookMetrics(metrics.registry, config, webhooks.counts);
  app.use(webhookRoutes({ ...webhooks, addresses: config.MAYA_WEBHOOK_ADDRESSES }));

  // Before sessions: telling who looks is left to whoever writes it down.
  app.use(beaconRoutes(visits));

  app.use(sessionMiddleware({ config, database, clock }));

  const accounts = { db, clock, adminEmails: config.ADMIN_EMAILS };
  app.use('/api', requireOwnOrigin(config.publicUrl), requireActingUser);
  app.use(limitEndpoints(deps.rateLimiter, allEndpoints));
  app.use(['/api/login', '/api/callback'], limitCall(deps.rateLimiter, 'signIn'));
  app.use([exportViewsPath, exportDownloadsPath], limitCall(deps.rateLimiter, 'export'));
  app.get([pages.profile, pages.credential], limitCall(deps.rateLimiter, 'profilePage'));
  const withTestTools = config.NODE_ENV !== 'production' || config.ENABLE_TEST_TOOLS;
  app.use('/api', (_req, res, next) => {
    res.setHeader('Cache-Control', 'no-store');
    next();
  });
  app.use(
    signInRoutes({
      ...accounts,
      identity: deps.identity,
      publicUrl: config.publicUrl,
      secret: config.sessionSecret,
      keepPicture: (user, url) =>
        keepProviderPicture({ ...files, fetchPicture: deps.fetchPicture }, user, url),
    }),
  );
  app.use(accountRoutes(accounts));
  const notice = noticeFactsOf(config, {
    visits: activityRowDays,
    securityLog: securityLogDays,
    idleSession: sessionDays.idle,
    session: sessionDays.absolute,
  });
  app.use(privacyNoticeRoutes({ db, clock, facts: notice }));
  app.use(
    yourDataRoutes({
      db,
      clock,
      logger,
      storage: deps.storage,
      publicUrl: config.publicUrl,
      closePendingPayment: (owner) => closePending(billing, owner),
      analyticsFiles: (owner) => analyticsFiles(db, owner),
    }),
  );
  app.use(deviceRoutes({ db, clock, signOutUrl: (idToken) => deps.identity.signOutUrl(idToken) }));
  app.use(resumeRoutes(files));
  app.use(credentialRoutes(files));
  app.use(ownFileRoutes(files));
  app.use(ownPhotoRoutes(files));
  const recordLookUp = lookUpRecorder({ db, clock });
  app.use(billingRoutes({ ...billing, recordLookUp }));
  app.use(analyticsRoutes({ db, clock, queue: deps.activity }));
  app.use(exportRoutes({ db }));
  app.use(
    adminBillingRoutes({
      db,
      clock,
      logger,
      recordLookUp,
      cleanUpPending: (owner, by) => cleanUpPending(billing, owner, by),
    }),
  );
  app.use(webhookMonitorRoutes(webhooks));
  const testTools = { db, clock, logger, expireSubscriptions: () => expireSubscriptions(billing) };
  app.use(expiryRoutes(testTools));
  if (withTestTools) {
    app.use(webhookTestRoutes(webhooks));
    app.use(
      testToolRoutes({
        ...testTools,
        playMoney: deps.playMoney,
        beginCheckout: (user) => beginCheckout(billing, user),
        settle: (payment) => settle(billing, payment),
        abandon: (payment, reason) => abandon(billing, payment, reason),
      }),
    );
  }
  const profiles: PublicProfileRouteDeps = {
    db,
    clock,
    publicCredentialsOf: (owner) => listPublicCredentials(files, owner),
    publicCredentialOf: (owner, id) => findPublicCredential(files, owner, id),
    countUnknownUsername: countUnknownUsernames(deps.rateLimiter),
    recordLookUp,
  };
  app.use(publicProfileRoutes(profiles));
  app.use(apiDescriptionRoutes({ withTestTools }));
  app.use(recordRefusals({ db, clock }));
  app.use(signInPaths, pageErrorHandler);
  app.use('/api', unknownPath, errorHandler);

  if (webApp) {
    const currentUserOf = (req: express.Request) => (req.user ? toCurrentUser(req.user, clock.now()) : null);
    app.use(profilePageRoutes({ ...profiles, webApp, publicUrl: config.publicUrl, currentUserOf }));
    app.use(pageRoutes(webApp, currentUserOf, notice));
  }
  app.use(unknownPath, pageErrorHandler);
  return answerFloods({ clock, queue: deps.activity, proxies: config.TRUST_PROXY ?? 0 }, app);
};
