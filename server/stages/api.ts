import type { Router } from 'express';
import { exportBillingLogs, exportPayments, exportUsers } from '#shared/admin-billing/endpoints';
import { exportApplications } from '#shared/applications/endpoints';
import { exportDownloadsPath, exportViewsPath } from '#shared/analytics/endpoints';
import { exportOrganization } from '#shared/organizations/endpoints';
import { pages } from '#shared/pages/page-table';
import { getResumePdf } from '#shared/document/endpoints';
import { exportAccount } from '#shared/your-data/endpoints';
import { accountRoutes } from '../features/accounts/routes';
import { signInPaths, signInRoutes } from '../features/accounts/sign-in/sign-in-routes';
import { adminBillingRoutes } from '../features/admin-billing/routes';
import { apiTokenRoutes } from '../features/api-tokens/routes';
import { deleteTokensOf } from '../features/api-tokens/repository';
import { digestRoutes } from '../features/applications/digest/routes';
import { applicationRoutes } from '../features/applications/routes';
import { markApplied } from '../features/applications/service';
import { analyticsFiles } from '../features/analytics/reading/csv';
import { analyticsRoutes, exportRoutes } from '../features/analytics/reading/routes';
import { abandon, closePending } from '../features/billing/checkout/cancel-payment';
import { beginCheckout } from '../features/billing/checkout/checkout';
import { cleanUpPending } from '../features/billing/checkout/clean-up';
import { listPayments } from '../features/billing/payment-repository';
import { billingRoutes } from '../features/billing/routes';
import { checkPayment, mayaReport } from '../features/billing/settling/check-payment';
import { settle } from '../features/billing/settling/settle';
import { expireSubscriptions } from '../features/billing/subscriptions/expire';
import { listOwned } from '../features/credentials/repository';
import { ownFileRoutes } from '../features/credentials/files/file-routes';
import { credentialRoutes } from '../features/credentials/routes';
import { inquiryRoutes } from '../features/inquiries/routes';
import { leaveAgencies } from '../features/candidates/consents';
import { candidateRoutes } from '../features/candidates/routes';
import { adminOrganizationRoutes } from '../features/organizations/admin/admin-routes';
import { jobOrderRoutes } from '../features/job-orders/routes';
import { organizationRoutes } from '../features/organizations/routes';
import { leaveTeams } from '../features/organizations/service';
import { letterheadRoutes } from '../features/letterheads/routes';
import { presentationRoutes } from '../features/presentations/routes';
import { letterRoutes } from '../features/letters/routes';
import { deviceRoutes } from '../features/devices/routes';
import { endAccess, listDevices } from '../features/devices/service';
import { privacyNoticeRoutes } from '../features/privacy-notice/routes';
import { publicProfileRoutes } from '../features/public-profile/routes';
import { ownPhotoRoutes } from '../features/resume/photo/photo-routes';
import { keepProviderPicture } from '../features/resume/photo/provider-picture';
import { keepContent } from '../features/resume/documents/keep-content';
import { listSavedResumes } from '../features/resume/documents/document-repository';
import { readSavedContent } from '../features/resume/documents/saved-content';
import { readRoom, requireRoom, requireWithinLimit } from '../features/resume/documents/document-service';
import { unlinkCredential } from '../features/resume/repository';
import { resumeDocumentRoutes } from '../features/document/routes';
import { resumeRoutes } from '../features/resume/routes';
import { linkRoutes } from '../features/sent/link-routes';
import { sentRoutes } from '../features/sent/routes';
import { deleteSentWith } from '../features/sent/service';
import { expiryRoutes, testToolRoutes } from '../features/test-tools/routes';
import { webhookMonitorRoutes, webhookTestRoutes } from '../features/webhooks/monitor/monitor-routes';
import { yourDataRoutes } from '../features/your-data/routes';
import { apiDescriptionRoutes } from '../http/api-description';
import {
  downloadErrorHandler,
  errorHandler,
  pageErrorHandler,
  unknownPath,
} from '../http/errors/error-handler';
import { recordRefusals } from '../http/monitoring/record-refusals';
import type { Stage, Wiring } from './wiring';

/** Every call of the API. Answers all of /api: a request for an unknown path there ends here, with JSON. */
export const apiStage: Stage = (app, wiring) => {
  const { config, clock } = wiring.deps;
  const withTestTools = config.NODE_ENV !== 'production' || config.ENABLE_TEST_TOOLS;
  app.use('/api', (_req, res, next) => {
    res.setHeader('Cache-Control', 'no-store');
    next();
  });
  app.use(accountRouters(wiring));
  app.use(ownContentRouters(wiring));
  app.use(organizationRoutes(wiring.organizations));
  app.use(
    candidateRoutes({
      ...wiring.files,
      countUnknown: wiring.profiles.countUnknownUsername,
      keepAsResume: keepContent,
      mail: wiring.deps.mail,
      publicUrl: config.publicUrl,
      listResumes: listSavedResumes,
      readResume: readSavedContent,
      listCredentials: listOwned,
    }),
  );
  app.use(letterheadRoutes({ ...wiring.bulkFiles, imageWork: wiring.deps.imageWork }));
  app.use(jobOrderRoutes({ db: wiring.db, clock }));
  app.use(presentationRoutes(wiring.presentations));
  app.use(billingRoutes({ ...wiring.billing, recordLookUp: wiring.recordLookUp }));
  app.use(adminRouters(wiring));
  if (withTestTools) app.use(testToolRouters(wiring));
  app.use(inquiryRoutes({ db: wiring.db, clock }));
  app.use(publicProfileRoutes(wiring.profiles));
  app.use(apiDescriptionRoutes({ withTestTools, publicUrl: config.publicUrl }));
  app.use(recordRefusals({ db: wiring.db, clock }));
  app.use(signInPaths, pageErrorHandler);
  app.use(exportAccount.path, downloadErrorHandler({ name: 'your data', path: pages.yourData }));
  app.use(exportOrganization.path, downloadErrorHandler({ name: 'the team’s data', path: pages.teams }));
  app.use(getResumePdf.path, downloadErrorHandler({ name: 'your resume', path: pages.dashboard }));
  app.use(
    exportApplications.path,
    downloadErrorHandler({ name: 'your applications', path: pages.applications }),
  );
  const analyticsPage = { name: 'analytics', path: pages.analytics };
  app.use([exportViewsPath, exportDownloadsPath], downloadErrorHandler(analyticsPage));
  app.use(
    [exportUsers.path, exportPayments.path, exportBillingLogs.path],
    downloadErrorHandler({ name: 'Admin Billing', path: pages.adminBilling }),
  );
  app.use('/api', unknownPath, errorHandler);
};

const accountRouters = ({ deps, db, files, billing, notice }: Wiring): Router[] => {
  const { config, clock, logger, identity, storage, fetchPicture, pseudonyms } = deps;
  const accounts = { db, clock, pseudonyms, adminEmails: config.ADMIN_EMAILS };
  return [
    signInRoutes({
      ...accounts,
      identity,
      publicUrl: config.publicUrl,
      secret: config.sessionSecret,
      keepPicture: (user, url) => keepProviderPicture({ ...files, fetchPicture }, user, url),
    }),
    accountRoutes(accounts),
    privacyNoticeRoutes({ db, clock, facts: notice }),
    yourDataRoutes({
      db,
      clock,
      pseudonyms,
      logger,
      storage,
      publicUrl: config.publicUrl,
      closePendingPayment: (owner) => closePending(billing, owner),
      analyticsFiles: (owner) => analyticsFiles(db, owner),
      leaveTeams: async (tx, user) => {
        await leaveTeams({ clock }, tx, user);
        await leaveAgencies(tx, user, clock.now());
      },
    }),
    deviceRoutes({
      db,
      clock,
      signOutUrl: (idToken) => identity.signOutUrl(idToken),
      revokeApiTokens: deleteTokensOf,
    }),
    apiTokenRoutes({ db, clock }),
  ];
};

const ownContentRouters = ({ deps, db, files, links, resumeDocument, notice }: Wiring): Router[] => [
  resumeRoutes(files),
  digestRoutes({ db, sendsEmail: notice.sendsEmail }),
  applicationRoutes({ db, clock: deps.clock, deleteSentWith }),
  sentRoutes({ ...files, markApplied }),
  linkRoutes(links),
  letterRoutes({
    db,
    clock: deps.clock,
    imageWork: deps.imageWork,
    readRoom,
    requireRoom,
    requireWithinLimit,
  }),
  resumeDocumentRoutes(resumeDocument),
  credentialRoutes({ ...files, unlinkCredential }),
  ownFileRoutes(files),
  ownPhotoRoutes(files),
  analyticsRoutes({ db, clock: deps.clock, queue: deps.activity }),
  exportRoutes({ db }),
];

const adminRouters = ({
  deps: { clock, logger, outgoing },
  db,
  billing,
  webhooks,
  organizations,
  recordLookUp,
}: Wiring): Router[] => [
  adminBillingRoutes({
    db,
    clock,
    logger,
    recordLookUp,
    outgoing,
    cleanUpPending: (owner, by) => cleanUpPending(billing, owner, by),
    listPayments: (owner, limit) => listPayments(db, owner, limit),
    checkPayment: (id) => checkPayment(billing, id),
    mayaReport: (id) => mayaReport(billing, id),
    listSessions: (user) => listDevices({ db, clock }, user, undefined),
    endAccess: (userId, adminId) =>
      endAccess({ db, clock, revokeApiTokens: deleteTokensOf }, userId, adminId),
  }),
  adminOrganizationRoutes(organizations),
  webhookMonitorRoutes(webhooks),
  expiryRoutes({ db, clock, logger, expireSubscriptions: () => expireSubscriptions(billing) }),
];

const testToolRouters = ({ deps: { clock, logger, playMoney }, db, billing, webhooks }: Wiring): Router[] => [
  webhookTestRoutes(webhooks),
  testToolRoutes({
    db,
    clock,
    logger,
    playMoney,
    expireSubscriptions: () => expireSubscriptions(billing),
    beginCheckout: (user) => beginCheckout(billing, user),
    settle: (payment) => settle(billing, payment),
    abandon: (payment, reason) => abandon(billing, payment, reason),
  }),
];
