import compression from 'compression';
import type { Request, RequestHandler } from 'express';
import { exportBillingLogs, exportPayments, exportUsers } from '#shared/admin-billing/endpoints';
import { exportApplications } from '#shared/applications/endpoints';
import { exportDownloadsPath, exportViewsPath } from '#shared/analytics/endpoints';
import { credentialFilePath, credentialThumbnailPath } from '#shared/credentials/endpoints';
import type { RateLimitClass } from '#shared/http/rate-limits';
import { agencyPath } from '#shared/organizations/endpoints';
import { photoPath } from '#shared/resume/endpoints';
import { stopDigestRoutes } from '../features/applications/digest/routes';
import { calendarFeedRoutes } from '../features/applications/calendar-feed/feed-routes';
import { beaconRoutes } from '../features/analytics/recording/beacon/beacon-routes';
import { publicFileRoutes } from '../features/credentials/files/file-routes';
import { pictureRoutes } from '../features/public-profile/picture/picture-routes';
import { listListed } from '../features/presentations/repository';
import { searchRoutes } from '../features/public-profile/search-routes';
import { publicPhotoRoutes } from '../features/resume/photo/photo-routes';
import { readPhoto } from '../features/resume/photo/photo-service';
import { webhookRoutes } from '../features/webhooks/routes';
import { apiDescriptionPaths } from '../http/api-description';
import { limitCall } from '../http/limits/limit-calls';
import type { Stage } from './wiring';

/** Of a sitemap's 50,000 addresses. */
const maxListedAgencies = 10_000;

const isOfApi = ({ path }: Request) => /^\/api\//i.test(path);

/**
 * What needs no session: static files, public photos and credential files, which caches may keep and which must therefore
 * not carry a cookie; calendars by a secret link; payment webhooks; and beacons, whose visitors are identified later, when the queue is flushed.
 */
export const publicStage: Stage = (app, { deps, db, files, profiles, exposureOf, webhooks }) => {
  const { config, clock, webApp } = deps;
  const compress = compression();
  // JSON of the API is compressed as it is sent (http/send-json.ts); these are the texts that are not.
  const adminFiles = [exportUsers.path, exportPayments.path, exportBillingLogs.path];
  app.use(
    [exportViewsPath, exportDownloadsPath, exportApplications.path, ...adminFiles, ...apiDescriptionPaths],
    compress,
  );
  app.use((req, res, next) => (isOfApi(req) ? next() : compress(req, res, next)));
  const limit = (name: RateLimitClass) => limitCall(deps.rateLimiter, name);
  if (webApp) {
    const limitAsset = limit('asset');
    app.use((req, res, next) => (isOfApi(req) ? next() : limitAsset(req, res, next)));
    app.use(webApp.assets);
    app.use('/assets', unknownAsset);
  }
  app.use(
    pictureRoutes({
      ...profiles,
      imageWork: deps.imageWork,
      readPhoto: (url) => readPhoto(files, url),
      limit: limit('profilePicture'),
    }),
  );
  app.use(
    searchRoutes({
      db,
      clock,
      publicUrl: config.publicUrl,
      listOthers: async () =>
        (await listListed(db, clock.now(), maxListedAgencies)).map(({ slug, updatedAt }) => ({
          path: agencyPath(slug),
          updatedAt,
        })),
      limit: limit('sitemap'),
    }),
  );
  app.get(credentialFilePath(':id'), limit('file'));
  app.get([credentialThumbnailPath(':id'), photoPath(':id')], limit('picture'));
  app.use(calendarFeedRoutes({ db, limit: limit('read'), countUnknown: profiles.countUnknownUsername }));
  app.use(publicPhotoRoutes({ ...files, exposureOf }));
  app.use(publicFileRoutes({ ...files, exposureOf }));
  app.use(stopDigestRoutes({ db, secret: config.sessionSecret, limit: limit('page') }));
  app.use(webhookRoutes({ ...webhooks, addresses: config.MAYA_WEBHOOK_ADDRESSES }));
  app.use(
    beaconRoutes({
      clock,
      queue: deps.activity,
      places: deps.places,
      publicUrl: config.publicUrl,
      secret: config.sessionSecret,
    }),
  );
};

/**
 * An asset of a release that this process does not have: at once, because no session says more, and as text, because a
 * script or a style sheet asks.
 */
const unknownAsset: RequestHandler = (_req, res) => {
  res.status(404).set('Cache-Control', 'no-store').type('text').send('There is no such file.');
};
