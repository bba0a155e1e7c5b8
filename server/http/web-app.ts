import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import express, { type RequestHandler } from 'express';

/** What the server adds to the app's page before it leaves. */
export interface PageContent {
  /** Replaces the default title and description; already escaped. */
  head?: string;
  /** What the app would ask for first, so that it paints without a second request. */
  initialData: Record<string, unknown>;
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
  return {
    assets: express.static(folder, {
      index: false,
      redirect: false,
      setHeaders: (res, path) => {
        const forever = path.startsWith(join(folder, 'assets'));
        res.setHeader(
          'Cache-Control',
          forever ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
        );
      },
    }),
    page: (_path, content) => Promise.resolve(fillPage(template, content)),
    injectsScripts: false,
  };
};

/** Puts head tags and the initial data where index.html leaves room for them. */
export const fillPage = (template: string, { head, initialData }: PageContent): string => {
  const data = `<script type="application/json" id="initial-data">${scriptSafeJson(initialData)}</script>`;
  const page = template.replace('<!--head-->', () => data);
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
