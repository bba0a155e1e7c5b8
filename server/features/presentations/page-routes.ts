import { create as contentDisposition } from 'content-disposition';
import express, { Router, type Request, type RequestHandler, type Response } from 'express';
import { agencyPath } from '#shared/organizations/endpoints';
import { presentedFilePath, presentedPath } from '#shared/presentations/endpoints';
import { presentationLimits } from '#shared/presentations/schema';
import type { OrganizationRow } from '../../db/schema/organizations';
import { AppError } from '../../http/errors/app-error';
import { isLinkToken, linkTokenHash } from '../../http/link-token';
import { messagePage } from '../../http/pages/message-page';
import { filePolicy } from '../../http/files/file-policy';
import { findMembership, findState } from '../../organizations/membership-repository';
import { agencyPage, passwordPage, presentedPage } from './pages';
import { isPassword, unlocking } from './password';
import type { PagesDeps } from './presentations-deps';
import * as repository from './repository';

interface Limits {
  page: RequestHandler;
  file: RequestHandler;
}

const send = (res: Response, status: number, html: string) => void res.status(status).type('html').send(html);

const endedPage = messagePage({
  title: 'This link does not work',
  text: 'It may be cut off, or the agency ended it, or its time is over. Ask the recruiter who sent it to you for a new link.',
  links: [],
});

const noAgencyPage = messagePage({
  title: 'There is no such page',
  text: 'The address may be mistyped, or the agency does not show a page here any more. Ask the agency for its address.',
  links: [{ label: 'Go to the start page', to: '/' }],
});

/** The pages for clients, by a secret link, and the public page of an agency. The server draws them; they need no session. */
export const presentedPageRoutes = (deps: PagesDeps, limits: Limits) => {
  const { db, clock, letterheadOf } = deps;
  const router = Router({ caseSensitive: true, strict: true });
  const { isUnlocked, unlock } = unlocking(deps);

  /** What a token opens now; undefined where it is unknown, ended, or of an agency whose plan has ended. */
  const open = async (req: Request) => {
    const token = String(req.params['token']);
    const found = isLinkToken(token)
      ? await repository.findOpen(db, linkTokenHash(token), clock.now())
      : undefined;
    const isOpen = found && (await findState(db, found.organization.id, clock.now())) === 'active';
    if (!isOpen) await deps.countUnknown(req);
    return isOpen ? { token, ...found } : undefined;
  };

  const agencyOf = async (organization: OrganizationRow) => ({
    organization,
    letterhead: await letterheadOf(db, organization.id),
  });

  /** The visitor to count: a person who is no member of the agency. */
  const counted = async (req: Request, { id }: OrganizationRow): Promise<string | null> => {
    const visitor = req.method === 'GET' ? deps.visitorOf(req) : null;
    const isMember =
      req.user && (await findMembership(db, { organizationId: id, userId: req.user.id, now: clock.now() }));
    return isMember ? null : visitor;
  };

  const secret: RequestHandler = (_req, res, next) => {
    res.set({ 'X-Robots-Tag': 'noindex', 'Referrer-Policy': 'no-referrer', 'Cache-Control': 'no-store' });
    next();
  };

  router.get(presentedPath(':token'), limits.page, secret, async (req, res) => {
    const found = await open(req);
    if (!found) return send(res, 404, endedPage);
    const { token, presentation, organization } = found;
    const now = clock.now();
    const agency = await agencyOf(organization);
    if (!isUnlocked(req, presentation, now)) return send(res, 200, passwordPage(agency));
    const visitor = await counted(req, organization);
    // A browser says that it opens a page; what fetches one for a preview does not.
    if (visitor !== null && req.get('sec-fetch-dest') === 'document')
      await db.transaction((tx) => repository.countView(tx, presentation.id, visitor, now));
    const rows = await repository.listRows(db, presentation.id, now);
    send(res, 200, presentedPage(agency, { token, presentation, rows }));
  });

  const readForm = express.urlencoded({ extended: false, limit: '4kb', parameterLimit: 5 });
  router.post(presentedPath(':token'), limits.page, secret, readForm, async (req, res) => {
    const found = await open(req);
    if (!found) return send(res, 404, endedPage);
    const { token, presentation, organization } = found;
    if (presentation.passwordHash !== null) {
      const { passwordHash } = presentation;
      const { password } = (req.body ?? {}) as { password?: unknown };
      const refuse = async (status: number, problem: string) =>
        send(res, status, passwordPage(await agencyOf(organization), problem));
      try {
        const isRight = await deps.limitWrongPasswords(
          req,
          presentation.id,
          async () =>
            typeof password === 'string' &&
            password.length <= presentationLimits.password.max &&
            (await isPassword(password, passwordHash)),
        );
        if (!isRight)
          return await refuse(
            403,
            'This password is not right. Check capitals and spaces, or ask the recruiter.',
          );
      } catch (error) {
        if (!(error instanceof AppError) || error.code !== 'TOO_MANY') throw error;
        res.set('Retry-After', String(error.retryAfterSeconds));
        return refuse(429, error.message);
      }
      unlock(res, presentation, token, clock.now());
    }
    res.redirect(303, presentedPath(token));
  });

  router.get(presentedFilePath(':token', ':position'), limits.file, secret, async (req, res) => {
    const found = await open(req);
    if (!found) return send(res, 404, endedPage);
    const { token, presentation, organization } = found;
    if (!isUnlocked(req, presentation, clock.now())) return res.redirect(303, presentedPath(token));
    const position = Number(req.params['position']);
    const isPosition =
      Number.isInteger(position) && position >= 0 && position < presentationLimits.candidates;
    const file = isPosition && (await repository.findFile(db, presentation.id, position, clock.now()));
    if (!file) {
      const text = 'This candidate is no longer available. The list shows who is.';
      const links = [{ label: 'Back to the list', to: presentedPath(token) }];
      return send(res, 404, messagePage({ title: 'This document is gone', text, links }));
    }
    if ((await counted(req, organization)) !== null) await repository.countDownload(db, presentation.id);
    res.set({
      'Content-Type': 'application/pdf',
      'Content-Disposition': contentDisposition(file.fileName, { type: 'inline' }),
      'Content-Length': String(file.bytes.length),
      'Content-Security-Policy': filePolicy,
    });
    res.end(file.bytes);
  });

  router.get(agencyPath(':slug'), limits.page, async (req, res) => {
    const slug = req.params['slug'];
    const organization = await repository.findBySlug(db, String(slug).toLowerCase());
    const agency = organization && (await agencyOf(organization));
    const isShown =
      agency &&
      agency.letterhead.publicPage !== 'off' &&
      (await findState(db, agency.organization.id, clock.now())) === 'active';
    res.set({ 'Cache-Control': 'no-store' });
    if (agency?.letterhead.publicPage !== 'listed' || !isShown) res.set({ 'X-Robots-Tag': 'noindex' });
    if (!isShown) {
      await deps.countUnknown(req);
      return send(res, 404, noAgencyPage);
    }
    if (agency.organization.slug !== slug) return res.redirect(302, agencyPath(agency.organization.slug));
    send(res, 200, agencyPage(agency));
  });

  return router;
};
