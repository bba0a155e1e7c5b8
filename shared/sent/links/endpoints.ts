import { z } from 'zod';
import { product } from '#shared/product/product';
import { defineEndpoint } from '#shared/http/endpoint';
import { pages } from '#shared/pages/page-table';
import { pdfData } from '#shared/public-profile/schema';

export const linkDays = [7, 14, 30, 60, 90] as const;
export const defaultLinkDays = 30;

/** Links of one application, those that have ended included. */
export const maxLinks = 10;

const token = z.string().max(100);

export const newLink = z.strictObject({
  applicationId: z.uuid(),
  /** The resume that it shows: the main one or a version. */
  documentId: z.uuid(),
  days: z.union(linkDays.map((days) => z.literal(days))).default(defaultLinkDays),
  /** Whether it works while the profile is private. */
  allowsPrivate: z.boolean().default(false),
});
export type NewLink = z.input<typeof newLink>;

const count = z.int().nonnegative();

export const applicationLink = z.object({
  id: z.uuid(),
  documentName: z.string(),
  /** Its resume is in the trash or deleted: visitors see nothing. */
  isResumeGone: z.boolean(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  revokedAt: z.iso.datetime().nullable(),
  allowsPrivate: z.boolean(),
  views: count,
  downloads: count,
  lastViewedAt: z.iso.datetime().nullable(),
  lastCountry: z.string().nullable(),
  lastCity: z.string().nullable(),
});
export type ApplicationLink = z.infer<typeof applicationLink>;

/** `isHidden`: visitors cannot open the profile, so that only links that allow it work. */
export const applicationLinks = z.object({ links: z.array(applicationLink), isHidden: z.boolean() });

const byId = z.strictObject({ id: z.uuid() });
const byToken = z.strictObject({ token });

export const listLinks = defineEndpoint({
  method: 'GET',
  path: '/api/application-links',
  rateLimit: 'read',
  summary: 'The links that you made for an application, and how often they were opened',
  query: z.strictObject({ applicationId: z.uuid() }),
  response: applicationLinks,
});

export const createLink = defineEndpoint({
  method: 'POST',
  path: '/api/application-links',
  rateLimit: 'save',
  summary:
    'Make a link to one of your resumes for an application; its secret address is only in this answer. 409 CONFLICT while your profile is private and `allowsPrivate` is false',
  body: newLink,
  response: z.object({ link: applicationLink, path: z.string() }),
});

export const allowPrivateLink = defineEndpoint({
  method: 'PUT',
  path: '/api/application-links/:id/private',
  rateLimit: 'save',
  summary: 'Let a link work although your profile is private',
  params: byId,
  response: applicationLink,
});

export const revokeLink = defineEndpoint({
  method: 'DELETE',
  path: '/api/application-links/:id',
  rateLimit: 'save',
  summary: 'End a link at once; what was counted stays',
  params: byId,
});

/** The token is in the body, so that it is in no log of addresses. */
export const openLink = defineEndpoint({
  method: 'POST',
  path: '/api/links/open',
  rateLimit: 'profilePage',
  summary: 'The resume that a link of an application shows, as its visitors see it',
  body: byToken,
  response: pdfData,
});

export const recordLinkView = defineEndpoint({
  method: 'POST',
  path: '/api/links/views',
  rateLimit: 'profilePage',
  summary: 'A visitor opened a link of an application; always 204',
  body: byToken,
});

export const recordLinkDownload = defineEndpoint({
  method: 'POST',
  path: '/api/links/downloads',
  rateLimit: 'profilePage',
  summary: 'A visitor downloaded the PDF of such a link; always 204',
  body: byToken,
});

export const linkPath = (username: string, secret: string) =>
  pages.version
    .replace(':username', () => encodeURIComponent(username))
    .replace(':token', () => encodeURIComponent(secret));

/** The title of the page of a link that has ended, or never was. */
export const linkEndedTitle = `This link does not work any more | ${product.name}`;
