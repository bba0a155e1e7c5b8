import type { IRouter, Request, Router } from 'express';
import type { AppDeps } from '../app-deps';
import { bulkDepsOf, presentationsDepsOf } from '../bulk-deps';
import type { UserId } from '../db/schema/users';
import { signInCookieHours } from '../features/accounts/sign-in/sign-in-cookies';
import { toCurrentUser } from '../features/accounts/service';
import { addActivityMetrics } from '../features/analytics/recording/activity-queue';
import { visitorsOf } from '../features/analytics/recording/beacon/beacon-fields';
import { isPersons, isVisitors } from '../features/analytics/recording/beacon/beacon-routes';
import { activityRowDays } from '../features/analytics/recording/retention';
import { addPaymentMetrics } from '../features/billing/payment-metrics';
import { billingDepsOf } from '../features/billing/billing-deps';
import { findReference, settleNews } from '../features/billing/settling/settle-news';
import { toPublicCredential } from '../features/credentials/service';
import type { OrganizationsDeps } from '../features/organizations/organizations-deps';
import { noticeFactsOf } from '../features/privacy-notice/notice-facts';
import { prepareFindByUsername } from '../features/public-profile/repository';
import type { PublicProfileRouteDeps } from '../features/public-profile/routes';
import { documentData, versionForVisitors } from '../features/public-profile/service';
import { findExposure, loadVisibility } from '../features/public-profile/visibility';
import { findLetterhead } from '../features/letterheads/repository';
import type { PagesDeps } from '../features/presentations/presentations-deps';
import { findSavedResume } from '../features/resume/documents/document-repository';
import { readPhoto } from '../features/resume/photo/photo-service';
import type { LinkDeps } from '../features/sent/links';
import type { ResumeDocumentDeps } from '../features/document/service';
import { addWebhookMetrics } from '../features/webhooks/open-webhooks';
import type { WebhooksDeps } from '../features/webhooks/receive';
import { createContentCache } from '../http/cache/content-cache';
import { createUploadSlots } from '../http/files/upload-slots';
import { countUnknownUsernames, limitWrongPasswords } from '../http/limits/limit-calls';
import { addReadinessMetric, addStorageMetric } from '../http/monitoring/health-routes';
import { addPoolMetric, createMetrics } from '../http/monitoring/metrics';
import { lookUpRecorder } from '../http/monitoring/record-look-ups';
import type { SignedInUser } from '../http/session/guards';
import { addJobMetrics } from '../jobs/job-figures';
import { addSweepMetrics } from '../files/sweep-figures';
import { signatureCheck } from '../integrations/maya/signature';
import { addClockMetric } from '../db/database-clock';
import { addOutgoingMetric } from '../integrations/outgoing-hold';
import { addOutsideErrorMetric } from '../integrations/outside-errors';
import { addBackupMetric } from '../process/newest-backup';
import { addFreeSpaceMetric } from '../process/free-space';
import { organizationParts } from '../organization-parts';
import { openSessionStore } from '../sessions/sessions';

/**
 * Adds middleware and routes that share what has been done for a request before it reaches them. To the application
 * itself: an error in one stage skips a later stage's router, and with it the error handlers in there.
 */
export type Stage = (app: IRouter, wiring: Wiring) => void;

/** What several stages need, built once. Features never import each other: what one needs of another is passed in here. */
export const wire = (deps: AppDeps, providers: readonly Router[]) => {
  const { config, clock, database, logger } = deps;
  const { db } = database;
  const files = {
    db,
    clock,
    logger,
    storage: deps.storage,
    imageWork: deps.imageWork,
    uploadSlots: createUploadSlots(),
  };
  const billing = billingDepsOf(deps);
  const recordLookUp = lookUpRecorder({ db, clock });
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
  const profiles: PublicProfileRouteDeps = {
    db,
    findByUsername: prepareFindByUsername(db),
    clock,
    toPublicCredential,
    countUnknownUsername: countUnknownUsernames(deps.rateLimiter),
    publicUrl: config.publicUrl,
  };
  const resumeDocument: ResumeDocumentDeps = {
    logger,
    publicUrl: config.publicUrl,
    loadPdfData: (owner) => documentData(profiles, owner),
    readPhoto: (url) => readPhoto(files, url),
    drawing: deps.pdfDrawing,
  };
  const organizations: OrganizationsDeps = {
    ...files,
    mail: deps.mail,
    publicUrl: config.publicUrl,
    parts: organizationParts,
    countUnknown: profiles.countUnknownUsername,
  };
  const bulkFiles = bulkDepsOf(deps);
  const presentations = presentationsDepsOf(deps, bulkFiles);
  const visitorKey = visitorsOf(config.sessionSecret);
  const visitorOf = (req: Request) => visitorKey(req.ip ?? '', req.get('user-agent') ?? '', clock.now());
  const presentedPages: PagesDeps = {
    db,
    clock,
    publicUrl: config.publicUrl,
    secret: config.sessionSecret,
    letterheadOf: findLetterhead,
    visitorOf: (req) => (isPersons(req) ? visitorOf(req) : null),
    countUnknown: profiles.countUnknownUsername,
    limitWrongPasswords: limitWrongPasswords(deps.rateLimiter),
  };
  const links: LinkDeps = {
    db,
    clock,
    countUnknown: profiles.countUnknownUsername,
    isHidden: async (owner) => (await loadVisibility({ db }, owner)).visibility === 'private',
    nameOfResume: async (owner, id) => (await findSavedResume(db, owner, id))?.name ?? '',
    versionForVisitors: async (owner, id) => {
      const row = await findSavedResume(db, owner, id);
      return row ? versionForVisitors(profiles, owner, row) : null;
    },
    visitorOf: (req) => {
      if (!isVisitors(req, config.publicUrl)) return null;
      return { visitor: visitorOf(req), ...deps.places.placeOf({ address: req.ip, headers: req.headers }) };
    },
  };
  const metrics = createMetrics();
  addActivityMetrics(metrics.registry, deps.activity);
  addBackupMetric(metrics.registry, config.BACKUP_DIR);
  addClockMetric(metrics.registry, deps.clockCheck);
  addOutgoingMetric(metrics.registry, deps.outgoing);
  addFreeSpaceMetric(metrics.registry, config.DATA_DIR);
  addJobMetrics(metrics.registry);
  addOutsideErrorMetric(metrics.registry);
  addPaymentMetrics(metrics.registry, deps);
  addPoolMetric(metrics.registry, deps.database);
  addReadinessMetric(metrics.registry, deps);
  addStorageMetric(metrics.registry, deps.storage);
  addSweepMetrics(metrics.registry, deps.sweepFigures);
  addWebhookMetrics(metrics.registry, config, webhooks.counts);
  return {
    deps,
    db,
    /** The embedded identity provider and payment sandbox, where there are any. */
    providers,
    metrics,
    files,
    billing,
    webhooks,
    profiles,
    links,
    organizations,
    resumeDocument,
    bulkFiles,
    presentations,
    presentedPages,
    sessions: openSessionStore(config, { db, clock }),
    /** What visitors get, as it was made before. */
    cache: createContentCache({ clock }),
    recordLookUp,
    exposureOf: (owner: UserId) => findExposure({ db }, owner),
    currentUserOf: ({ user }: { user?: SignedInUser }) => (user ? toCurrentUser(user, clock.now()) : null),
    notice: noticeFactsOf(config, { visitDays: activityRowDays, signInCookieHours }),
  };
};

export type Wiring = ReturnType<typeof wire>;
