import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { landingPicture } from '#shared/landing-picture';
import firstParts from '../../../shared/first-parts.json';

/** The pages whose first paint is worth a hint: visitors come to them from outside, often on a phone. */
export type HintedPage = keyof typeof firstParts;

/** The parts of Vite's manifest that matter here (https://vite.dev/guide/backend-integration). */
type Manifest = Record<string, { file: string; imports?: string[]; css?: string[]; assets?: string[] }>;

// The bar of somebody signed in. Visitors have a smaller one, which is part of every page.
const signedInBar = 'src/app/layout/signed-in-navigation.tsx';

type Preloads = Record<'visitor' | 'signedIn', Record<HintedPage, string>>;

/**
 * For each page the head tags that let the browser fetch its code, its letters and its picture at once, instead of
 * finding them one after the other. `folder` holds the built app.
 */
export const readPreloads = async (folder: string): Promise<Preloads> => {
  const manifest = JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest;
  const entry = filesOf(manifest, 'index.html');
  const letters = manifest['index.html']?.assets?.find((file) => file.includes('inter-latin-wght'));
  const tags = (page: HintedPage, isSignedIn: boolean) => {
    const parts = [...firstParts[page], ...(isSignedIn ? [signedInBar] : [])];
    const files = new Set(parts.flatMap((part) => [...filesOf(manifest, part)]));
    return [
      page === 'landing' &&
        `<link rel="preload" as="image" fetchpriority="high" href="${landingPicture.src}" imagesrcset="${landingPicture.srcSet}" imagesizes="${landingPicture.sizes}">`,
      letters && `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${letters}">`,
      // The entry's own files are hinted at by the build. A page's style sheet is no hint: drawn here, it needs it.
      ...[...files]
        .filter((file) => !entry.has(file))
        .map((file) =>
          file.endsWith('.css')
            ? `<link rel="stylesheet" crossorigin href="/${file}">`
            : `<link rel="modulepreload" crossorigin href="/${file}">`,
        ),
    ]
      .filter(Boolean)
      .join('\n');
  };
  const tagsFor = (isSignedIn: boolean) => ({
    landing: tags('landing', isSignedIn),
    privacy: tags('privacy', isSignedIn),
    terms: tags('terms', isSignedIn),
    example: tags('example', isSignedIn),
    profile: tags('profile', isSignedIn),
    credential: tags('credential', isSignedIn),
    dashboard: tags('dashboard', isSignedIn),
  });
  return { visitor: tagsFor(false), signedIn: tagsFor(true) };
};

/** A chunk's file and style sheets, and those of everything it imports at once. */
const filesOf = (manifest: Manifest, key: string, files = new Set<string>()): Set<string> => {
  const chunk = manifest[key];
  if (!chunk || files.has(chunk.file)) return files;
  files.add(chunk.file);
  for (const styles of chunk.css ?? []) files.add(styles);
  for (const imported of chunk.imports ?? []) filesOf(manifest, imported, files);
  return files;
};

/**
 * The same tags for a page that is drawn already: its picture and its look come first, and the code, which only makes
 * it answer, takes what is left of a slow line.
 */
export const codeAfterPaint = (tags: string): string =>
  tags.replace(
    /<(?:link rel="(?:modulepreload|preload" as="font)"|script type="module")/g,
    '$& fetchpriority="low"',
  );
