import type { Request } from 'express';
import { maxLinks, type ApplicationLink, type newLink } from '#shared/sent/links/endpoints';
import type { PdfData } from '#shared/public-profile/schema';
import type { z } from 'zod';
import type { Clock } from '../../clock';
import type { Db } from '../../db/client';
import type { UserId } from '../../db/schema/users';
import { recordSecurityEvent } from '../../db/security-events';
import { AppError, notFound } from '../../http/errors/app-error';
import type { CountUnknownUsername } from '../../http/limits/limit-calls';
import { isLinkToken, linkTokenHash, newLinkToken } from '../../http/link-token';
import * as repository from './link-repository';
import { isOwnApplication, lockOwner } from './repository';

/** A visitor whose views count, without a name or an address. */
interface CountedVisitor {
  visitor: string;
  country: string | null;
  city: string | null;
}

export interface LinkDeps {
  db: Db;
  clock: Clock;
  /** A resume of this owner as visitors see it; null for one that is no one's to see, such as one in the trash. */
  versionForVisitors: (owner: UserId, resumeId: string) => Promise<PdfData | null>;
  nameOfResume: (owner: UserId, resumeId: string) => Promise<string>;
  /** Whether the owner's profile is private. */
  isHidden: (owner: UserId) => Promise<boolean>;
  /** The visitor of a request, counted as those of profiles; null for robots, prefetches and other sites' pages. */
  visitorOf: (req: Request) => CountedVisitor | null;
  /** Limits guesses. */
  countUnknown: CountUnknownUsername;
}

/** Every change of who sees what is in the security event log. */
type Change = 'application_link_created' | 'application_link_allowed' | 'application_link_ended';
const record = (
  tx: Db,
  change: { kind: Change; owner: UserId; link: string; now: Date; requestId: string | null },
) =>
  recordSecurityEvent(tx, {
    kind: change.kind,
    userId: change.owner,
    createdAt: change.now,
    details: { link: change.link },
    requestId: change.requestId,
  });

const toLink = ({ link, name, trashedAt }: repository.NamedLink): ApplicationLink => ({
  ...link,
  documentName: name ?? link.resumeName,
  isResumeGone: name === null || trashedAt !== null,
  createdAt: link.createdAt.toISOString(),
  expiresAt: link.expiresAt.toISOString(),
  revokedAt: link.revokedAt?.toISOString() ?? null,
  lastViewedAt: link.lastViewedAt?.toISOString() ?? null,
});

export const listLinks = async ({ db, isHidden }: LinkDeps, owner: UserId, applicationId: string) => {
  if (!(await isOwnApplication(db, owner, applicationId))) throw notFound('This application');
  return {
    links: (await repository.listLinks(db, owner, applicationId)).map(toLink),
    isHidden: await isHidden(owner),
  };
};

const missing = () => notFound('This link');

const linkOf = async (db: Db, owner: UserId, id: string): Promise<ApplicationLink> => {
  const found = await repository.findOwnedLink(db, owner, id);
  if (!found) throw missing();
  return toLink(found);
};

const dayMs = 24 * 60 * 60 * 1000;

/** Makes a link. Its token is returned, and nowhere stored. */
export const createLink = async (
  { db, clock, isHidden, versionForVisitors, nameOfResume }: LinkDeps,
  owner: UserId,
  { applicationId, documentId, days, allowsPrivate }: z.output<typeof newLink>,
  requestId: string | null,
): Promise<{ link: ApplicationLink; token: string; username: string }> => {
  const shown = await versionForVisitors(owner, documentId);
  if (!shown) throw notFound('This resume');
  if (!allowsPrivate && (await isHidden(owner))) {
    throw new AppError(
      'CONFLICT',
      'Your profile is private. Confirm that anyone with this link may see the resume, or change who sees your profile first.',
    );
  }
  const resumeName = await nameOfResume(owner, documentId);
  const token = newLinkToken();
  const now = clock.now();
  const id = await db.transaction(async (tx) => {
    if (!(await lockOwner(tx, owner))) throw new AppError('UNAUTHORIZED', 'Unauthorized');
    if (!(await isOwnApplication(tx, owner, applicationId))) throw notFound('This application');
    const isFull = (await repository.countLinks(tx, owner, applicationId)) >= maxLinks;
    if (isFull && !(await repository.deleteOldestEnded(tx, owner, applicationId, now))) {
      throw new AppError(
        'CONFLICT',
        `This application has ${maxLinks} links that work, the most that it can have. End one to make another.`,
      );
    }
    const link = await repository.insertLink(tx, {
      userId: owner,
      applicationId,
      resumeId: documentId,
      resumeName,
      tokenHash: linkTokenHash(token),
      allowsPrivate,
      createdAt: now,
      expiresAt: new Date(now.getTime() + days * dayMs),
    });
    await record(tx, { kind: 'application_link_created', owner, link, now, requestId });
    return link;
  });
  return { link: await linkOf(db, owner, id), token, username: shown.user.username };
};

export const allowPrivate = async (
  { db, clock }: LinkDeps,
  owner: UserId,
  id: string,
  requestId: string | null,
): Promise<ApplicationLink> => {
  await db.transaction(async (tx) => {
    if (!(await repository.updateLink(tx, owner, id, { allowsPrivate: true }))) throw missing();
    await record(tx, { kind: 'application_link_allowed', owner, link: id, now: clock.now(), requestId });
  });
  return linkOf(db, owner, id);
};

export const revokeLink = (
  { db, clock }: LinkDeps,
  owner: UserId,
  id: string,
  requestId: string | null,
): Promise<void> =>
  db.transaction(async (tx) => {
    const now = clock.now();
    if (!(await repository.revokeLink(tx, owner, id, now))) throw missing();
    await record(tx, { kind: 'application_link_ended', owner, link: id, now, requestId });
  });

/** What a token shows now; null for one that is unknown, has ended, or is for a profile that is private since. */
const findShown = async (deps: LinkDeps, token: string) => {
  const { db, clock, isHidden, versionForVisitors } = deps;
  if (!isLinkToken(token)) return null;
  const link = await repository.findOpen(db, linkTokenHash(token), clock.now());
  if (!link?.resumeId) return null;
  const hidden = await isHidden(link.userId);
  if (hidden && !link.allowsPrivate) return null;
  const shown = await versionForVisitors(link.userId, link.resumeId);
  if (!shown) return null;
  // Photos of private profiles are served to their owners alone.
  const resume = hidden ? { ...shown.resume, profilePhotoUrl: '' } : shown.resume;
  const user = hidden ? { ...shown.user, profileImageUrl: null } : shown.user;
  return { link, shown: { ...shown, user, resume } };
};

/** What a visitor with this token sees; null counts as a guess. */
export const openLink = async (deps: LinkDeps, req: Request, token: string): Promise<PdfData | null> => {
  const found = await findShown(deps, token);
  if (!found) await deps.countUnknown(req);
  return found?.shown ?? null;
};

/** A person who may be counted, and the link that they opened: not its owner. */
const countable = async (deps: LinkDeps, req: Request, token: string) => {
  const visitor = deps.visitorOf(req);
  const found = visitor && (await findShown(deps, token));
  return visitor && found && found.link.userId !== req.user?.id ? { visitor, link: found.link } : null;
};

/** Counts a view: one of each visitor in 30 minutes. The database decides, so that it may come to any process. */
export const recordView = async (deps: LinkDeps, req: Request, token: string): Promise<void> => {
  const counted = await countable(deps, req, token);
  if (!counted) return;
  const { link, visitor } = counted;
  const now = deps.clock.now();
  await deps.db.transaction(async (tx) => {
    const visit = { linkId: link.id, visitor: visitor.visitor, countedAt: now };
    if (!(await repository.countVisit(tx, visit))) return;
    const { country: lastCountry, city: lastCity } = visitor;
    await repository.addView(tx, link.id, { lastViewedAt: now, lastCountry, lastCity });
  });
};

export const recordDownload = async (deps: LinkDeps, req: Request, token: string): Promise<void> => {
  const counted = await countable(deps, req, token);
  if (counted) await repository.addDownload(deps.db, counted.link.id);
};
