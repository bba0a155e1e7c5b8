import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import type { PageRenderer } from './page-renderer';
import { codeAfterPaint, readPreloads, type HintedPage } from './preloads';
import { staticFiles } from './static-files';

/** What the server adds to the app's page before it leaves. */
export interface PageContent {
  /** Replaces the default title and description; already escaped. */
  head?: string;
  /** What the app would ask for first, so that it paints without a second request. */
  initialData: Record<string, unknown>;
  /** Lets the page insert style elements (see security-headers.ts). */
  styleNonce: string;
  /** The page that will be drawn, where its parts are worth fetching early. */
  hint?: HintedPage;
}

/** The browser's app as a part: its files, and its one page. */
export interface WebApp {
  assets: RequestHandler;
  page(path: string, content: PageContent): Promise<string>;
  /** Hot reload injects scripts into the page, which the content policy must then allow. */
  injectsScripts: boolean;
}

interface BuiltWebApp {
  folder: string;
  /** Without it every page is drawn by the browser. */
  render: PageRenderer | undefined;
  logger: Logger;
}

// client/src/app/router.tsx has the parts that each of them waits for. Strangers open these first; the others are behind a sign-in, where the app is already in the browser's cache.
const drawnPages: readonly (HintedPage | undefined)[] = [
  'landing',
  'privacy',
  'terms',
  'example',
  'profile',
  'credential',
];

/** The built app in `folder`. Its page is no file: raw it lacks its data, and would be kept when it must not. */
export const builtWebApp = async ({ folder, render, logger }: BuiltWebApp): Promise<WebApp> => {
  const template = await readFile(join(folder, 'index.html'), 'utf8');
  const drawnTemplate = codeAfterPaint(template);
  const preloads = await readPreloads(folder);
  const draw = async (path: string, { hint, initialData }: PageContent) => {
    if (!render || !drawnPages.includes(hint)) return '';
    try {
      return await render(path, initialData);
    } catch (error) {
      logger.error({ err: error, path }, 'this page could not be drawn here, so the browser draws it');
      return '';
    }
  };
  return {
    assets: await staticFiles(folder),
    async page(path, content) {
      const whose = content.initialData.currentUser ? preloads.signedIn : preloads.visitor;
      const hints = content.hint ? whose[content.hint] : '';
      const markup = await draw(path, content);
      return markup === ''
        ? fillPage(template, content, { hints })
        : fillPage(drawnTemplate, content, { hints: codeAfterPaint(hints), markup });
    },
    injectsScripts: false,
  };
};

/** Puts head tags, the initial data and what is drawn already where index.html leaves room for them. */
export const fillPage = (
  template: string,
  { head, initialData, styleNonce }: PageContent,
  { hints = '', markup = '' } = {},
): string => {
  const data = `<script type="application/json" id="initial-data" nonce="${escapeHtml(styleNonce)}">${scriptSafeJson(initialData)}</script>`;
  const page = template
    .replace('<!--head-->', () => hints + data)
    .replace('<div id="root"></div>', () => `<div id="root">${markup}</div>`);
  return head === undefined
    ? page
    : page.replace(/<!--default-head-->[\s\S]*?<!--\/default-head-->/, () => head);
};

/** JSON that cannot end the script element it stands in. */
export const scriptSafeJson = (value: unknown): string =>
  JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');

export const escapeHtml = (text: string): string =>
  text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;')
    .replace(/'/g, '&#39;');
