import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { landingPicture } from '#shared/landing-picture';
import firstParts from '../../shared/first-parts.json';

/** The pages whose first paint is worth a hint: visitors come to them from outside, often on a phone. */
export type HintedPage = keyof typeof firstParts;

/** The parts of Vite's manifest that matter here (https://vite.dev/guide/backend-integration). */
type Manifest = Record<string, { file: string; imports?: string[]; assets?: string[] }>;

/**
 * For each page the head tags that let the browser fetch its code, its letters and its picture at once, instead of
 * finding them one after the other. `folder` holds the built app.
 */
export const readPreloads = async (folder: string): Promise<Record<HintedPage, string>> => {
  const manifest = JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest;
  const entry = filesOf(manifest, 'index.html');
  const letters = manifest['index.html']?.assets?.find((file) => file.includes('inter-latin-wght'));
  const tags = (page: HintedPage) => {
    const files = new Set(firstParts[page].flatMap((part) => [...filesOf(manifest, part)]));
    return [
      letters && `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${letters}">`,
      // The entry's own files are hinted at by the build.
      ...[...files]
        .filter((file) => !entry.has(file))
        .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
      page === 'landing' &&
        `<link rel="preload" as="image" fetchpriority="high" href="${landingPicture.src}" imagesrcset="${landingPicture.srcSet}" imagesizes="${landingPicture.sizes}">`,
    ]
      .filter(Boolean)
      .join('\n');
  };
  return { landing: tags('landing'), profile: tags('profile'), dashboard: tags('dashboard') };
};

/** A chunk's file and those of everything it imports at once. */
const filesOf = (manifest: Manifest, key: string, files = new Set<string>()): Set<string> => {
  const chunk = manifest[key];
  if (!chunk || files.has(chunk.file)) return files;
  files.add(chunk.file);
  for (const imported of chunk.imports ?? []) filesOf(manifest, imported, files);
  return files;
};
