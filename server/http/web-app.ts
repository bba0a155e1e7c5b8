import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import express, { type RequestHandler } from 'express';
import { readPreloads, type HintedPage } from './preloads';

/** What the server adds to the app's page before it leaves. */
export interface PageContent {
  /** Replaces the default title and description; already escaped. */
  head?: string;
  /** What the app would ask for first, so that it paints without a second request. */
  initialData: Record<string, unknown>;
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

/** The built app in `folder`. Files with a hash in their name may be kept for ever, the page never. */
export const builtWebApp = async (folder: string): Promise<WebApp> => {
  const template = await readFile(join(folder, 'index.html'), 'utf8');
  const preloads = await readPreloads(folder);
  const hashedFiles = join(resolve(folder), 'assets');
  const files = express.static(folder, {
    index: false,
    redirect: false,
    setHeaders: (res, path) => {
      const forever = path.startsWith(hashedFiles);
      res.setHeader(
        'Cache-Control',
        forever ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      );
    },
  });
  return {
    // The page is no file: raw it lacks its data, and would be kept when it must not.
    assets: (req, res, next) => {
      if (req.path === '/index.html') next();
      else void files(req, res, next);
    },
    page: (_path, content) =>
      Promise.resolve(fillPage(template, content, content.hint && preloads[content.hint])),
    injectsScripts: false,
  };
};

/** Puts head tags and the initial data where index.html leaves room for them. */
export const fillPage = (template: string, { head, initialData }: PageContent, preloads = ''): string => {
  const data = `<script type="application/json" id="initial-data">${scriptSafeJson(initialData)}</script>`;
  const page = template.replace('<!--head-->', () => preloads + data);
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
