import type { Request, Response } from 'express';
import type { CurrentUser } from '#shared/accounts/schema';
import { initialData } from '#shared/pages/initial-data';
import type { DataOf, PageName } from '#shared/pages/page-table';
import type { Page, WebApp } from './web-app';

export interface PageDeps {
  webApp: WebApp;
  currentUserOf: (req: Request) => CurrentUser | null;
}

export interface PageToSend<Name extends PageName = PageName> {
  /** Null where the app shows its 404 screen, or leads to sign-in. */
  page: Name | null;
  /** Replaces the default title and description; already escaped. */
  head?: string;
  data: DataOf<Name>;
}

/** The app's HTML with the initial data of the page, parsed by the schema that the browser knows it by. */
export const makePage = <Name extends PageName>(
  webApp: WebApp,
  url: string,
  currentUser: CurrentUser | null,
  { page, head, data }: PageToSend<Name>,
): Promise<Page> =>
  webApp.page(url, {
    page,
    initialData: initialData.parse({ currentUser, ...data }),
    ...(head !== undefined && { head }),
  });

/** Sends a page made for this request, which no cache stores. */
export const sendPage = async <Name extends PageName>(
  { webApp, currentUserOf }: PageDeps,
  req: Request,
  res: Response,
  { status, ...content }: PageToSend<Name> & { status: 200 | 404 },
) => {
  const { html } = await makePage(webApp, req.originalUrl, currentUserOf(req), content);
  res.setHeader('Cache-Control', 'no-store');
  res.status(status).type('html').send(html);
};

/** The query as it was written, with its question mark; '' without one. For redirects, which keep it. */
export const queryOf = ({ originalUrl }: Request) => /\?.*$/s.exec(originalUrl)?.[0] ?? '';
