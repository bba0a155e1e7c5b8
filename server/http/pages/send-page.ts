import type { Request, Response } from 'express';
import type { CurrentUser } from '#shared/accounts/schema';
import { initialData } from '#shared/initial-data';
import type { DataOf, PageName } from '#shared/pages';
import { styleNonceOf } from '../security-headers';
import type { WebApp } from './web-app';

export interface PageDeps {
  webApp: WebApp;
  currentUserOf: (req: Request) => CurrentUser | null;
}

interface PageToSend<Name extends PageName> {
  /** Null where the app shows its 404 screen, or leads to sign-in. */
  page: Name | null;
  status: 200 | 404;
  /** Replaces the default title and description; already escaped. */
  head?: string;
  data: DataOf<Name>;
}

/** Sends the app's HTML with the initial data of the page, parsed by the schema that the browser knows it by. */
export const sendPage = async <Name extends PageName>(
  { webApp, currentUserOf }: PageDeps,
  req: Request,
  res: Response,
  { page, status, head, data }: PageToSend<Name>,
) => {
  const html = await webApp.page(req.originalUrl, {
    page,
    initialData: initialData.parse({ currentUser: currentUserOf(req), ...data }),
    styleNonce: styleNonceOf(res),
    ...(head !== undefined && { head }),
  });
  res.setHeader('Cache-Control', 'no-store');
  res.status(status).type('html').send(html);
};
