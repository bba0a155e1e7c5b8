import { besideFrom, pageOf, type PageName } from '#shared/pages/page-table';
import type { ClientManifest } from './client-manifest';

/**
 * The head tags that let the browser fetch a page's code, font and picture at once, instead of finding them one after
 * the other.
 */
export const pageTags = (manifest: ClientManifest, page: PageName, isSignedIn: boolean): string => {
  const { chunk, besideChunk, picture, serverRendered } = pageOf(page);
  // index.html already preloads the entry's own files.
  const ownFiles = filesOf(manifest, chunk, isSignedIn).filter((file) => !manifest.entryFiles.has(file));
  const besideFiles = [...((besideChunk && manifest.filesOf(besideChunk)) || [])].filter(
    (file) => !manifest.entryFiles.has(file) && !ownFiles.includes(file),
  );
  return [
    picture &&
      // Browsers without AVIF skip it.
      `<link rel="preload" as="image" type="image/avif" fetchpriority="high" imagesrcset="${picture.avifSrcSet}" imagesizes="${picture.sizes}">`,
    // Text is readable in the fallback font, whose measures are the same: pictures and code come first. Where the browser
    // renders, there is no text before the code, and the font is fetched with the first.
    serverRendered &&
      manifest.font &&
      `<link rel="preload" as="font" type="font/woff2" fetchpriority="low" crossorigin href="/${manifest.font}">`,
    ...ownFiles.map((file) =>
      // Server-rendered markup needs the style sheet itself, not a preload of it.
      file.endsWith('.css')
        ? `<link rel="stylesheet" crossorigin href="/${file}">`
        : `<link rel="modulepreload" crossorigin href="/${file}">`,
    ),
    // Otherwise it would be asked for only once the page's own code runs, after the font.
    ...besideFiles.map((file) =>
      file.endsWith('.css')
        ? `<link rel="preload" as="style" media="${besideFrom}" crossorigin href="/${file}">`
        : `<link rel="modulepreload" media="${besideFrom}" crossorigin href="/${file}">`,
    ),
  ]
    .filter(Boolean)
    .join('\n');
};

/** The files of a page's first load, without the entry's where the build has no such chunk. */
export const filesOf = (manifest: ClientManifest, chunk: string, isSignedIn: boolean): string[] => {
  const chunks = isSignedIn ? [chunk, 'signed-in-navigation'] : [chunk];
  return [...new Set(chunks.flatMap((name) => [...(manifest.filesOf(name) ?? [])]))];
};

/**
 * The same tags for a server-rendered page: its picture and style sheets come first, and the code, needed only for
 * hydration, has low priority.
 */
export const codeAfterPaint = (tags: string): string =>
  tags.replace(/<(?:link rel="modulepreload"|script type="module")/g, '$& fetchpriority="low"');
