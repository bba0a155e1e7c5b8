import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import type { InitialData } from '#shared/pages/initial-data';
import { pageOf, type PageName } from '#shared/pages/page-table';
import { withoutSecrets } from '../../logging/without-secrets';
import { readClientManifest } from './client-manifest';
import type { PageRenderer } from './page-renderer';
import { codeAfterPaint, pageTags } from './page-tags';
import { staticFiles } from './static-files';

/** What the server adds to the app's HTML before it is sent. */
export interface PageContent {
  /** The page that the app will show; null for the 404 screen and the way to sign-in. */
  page: PageName | null;
  /** Replaces the default title and description; already escaped. */
  head?: string;
  initialData: InitialData;
}

export interface Page {
  html: string;
  /** Whether the same content makes the same page again: not where rendering failed, nor in development. */
  isReusable: boolean;
}

/** The browser's app: its files, and its HTML. */
export interface WebApp {
  assets: RequestHandler;
  page(path: string, content: PageContent): Promise<Page>;
  /** Hot reload injects scripts into the page, which the content policy must then allow. */
  injectsScripts: boolean;
}

interface BuiltWebApp {
  folder: string;
  /** The build of the previous release, whose assets pages that are still open may ask for. */
  previousFolder?: string | undefined;
  /** Without it every page is rendered by the browser. */
  render: PageRenderer | undefined;
  logger: Logger;
}

/** The built app in `folder`. Its index.html is never served as a file: it lacks its data, and would be cached. */
export const builtWebApp = async ({
  folder,
  previousFolder,
  render,
  logger,
}: BuiltWebApp): Promise<WebApp> => {
  const template = await readFile(join(folder, 'index.html'), 'utf8');
  const renderedTemplate = codeAfterPaint(template);
  const manifest = await readClientManifest(folder);
  const renderMarkup = async (path: string, { page, initialData }: PageContent) => {
    if (!render || page === null || !pageOf(page).serverRendered) return '';
    try {
      return await render(path, initialData);
    } catch (error) {
      logger.error(
        { err: error, path: withoutSecrets(path) },
        'this page could not be rendered here, so the browser renders it',
      );
      return null;
    }
  };
  return {
    assets: await staticFiles(folder, previousFolder),
    async page(path, content) {
      const tags = content.page
        ? pageTags(manifest, content.page, content.initialData.currentUser !== null)
        : '';
      const markup = await renderMarkup(path, content);
      const html = markup
        ? fillPage(renderedTemplate, content, { tags: codeAfterPaint(tags), markup })
        : fillPage(template, content, { tags });
      return { html, isReusable: markup !== null };
    },
    injectsScripts: false,
  };
};

/** Puts head tags, the initial data and the rendered markup into their places in index.html. */
export const fillPage = (
  template: string,
  { head, initialData }: PageContent,
  { tags = '', markup = '' } = {},
): string => {
  const data = `<script type="application/json" id="initial-data">${scriptSafeJson(initialData)}</script>`;
  const page = template
    .replace('<!--head-->', () => tags + data)
    .replace('<div id="root"></div>', () => `<div id="root">${markup}</div>`);
  return head === undefined
    ? page
    : page.replace(/<!--default-head-->[\s\S]*?<!--\/default-head-->/, () => head);
};

/** JSON that cannot end its script element, nor turn the direction of the page's source. */
export const scriptSafeJson = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[<\u2028-\u202e\u2066-\u2069]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

export const escapeHtml = (text: string): string =>
  text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;')
    .replace(/'/g, '&#39;');
