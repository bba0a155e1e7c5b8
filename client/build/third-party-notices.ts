import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/** A package that is part of the built app, and what its license asks to be passed on. */
interface Notice {
  name: string;
  version: string;
  license: string;
  text: string;
}

/** What the app ships of packages without being a module of theirs. */
const shippedOtherwise = [
  // The style sheet begins with its reset.
  'tailwindcss',
  // The resume's fonts are subsets, made by `npm run fonts`.
  '@expo-google-fonts/source-sans-3',
  '@expo-google-fonts/source-serif-4',
  // Part of the build of pdfjs-dist for older browsers.
  'core-js',
];

const mit = `Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation files (the "Software"), to deal in the Software without restriction, including without limitation the rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`;

const isc = `Permission to use, copy, modify, and/or distribute this software for any purpose with or without fee is hereby granted, provided that the above copyright notice and this permission notice appear in all copies.

THE SOFTWARE IS PROVIDED "AS IS" AND THE AUTHOR DISCLAIMS ALL WARRANTIES WITH REGARD TO THIS SOFTWARE INCLUDING ALL IMPLIED WARRANTIES OF MERCHANTABILITY AND FITNESS. IN NO EVENT SHALL THE AUTHOR BE LIABLE FOR ANY SPECIAL, DIRECT, INDIRECT, OR CONSEQUENTIAL DAMAGES OR ANY DAMAGES WHATSOEVER RESULTING FROM LOSS OF USE, DATA OR PROFITS, WHETHER IN AN ACTION OF CONTRACT, NEGLIGENCE OR OTHER TORTIOUS ACTION, ARISING OUT OF OR IN CONNECTION WITH THE USE OR PERFORMANCE OF THIS SOFTWARE.`;

/** The texts of licenses, for packages that name theirs without adding it. The last one asks for nothing. */
const standardTexts: Readonly<Record<string, string>> = {
  MIT: mit,
  ISC: isc,
  Unlicense: 'Released into the public domain: https://unlicense.org',
};

interface PackageJson {
  name?: string;
  version?: string;
  license?: string;
  author?: string | { name?: string };
}

/** The folder of the package that a file is part of. Packages have nested package.json files without a name or version. */
const packageFolder = (file: string): string => {
  const folder = dirname(file);
  if (folder === dirname(folder)) throw new Error(`${file} is part of no package.`);
  const manifest = join(folder, 'package.json');
  if (existsSync(manifest)) {
    const { name, version } = JSON.parse(readFileSync(manifest, 'utf8')) as PackageJson;
    if (name && version) return folder;
  }
  return packageFolder(folder);
};

const noticeOf = (folder: string): Notice => {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as PackageJson;
  const { name = '', version = '', license = '', author = '' } = manifest;
  const files = readdirSync(folder).filter((file) => /^(licen[sc]e|copying|notice)/i.test(file));
  const texts = files.map((file) => readFileSync(join(folder, file), 'utf8').trim());
  const holder = typeof author === 'string' ? author : (author.name ?? '');
  const standard = standardTexts[license];
  if (texts.length === 0 && standard)
    texts.push(`Copyright ${holder || `the authors of ${name}`}\n\n${standard}`);
  if (texts.length === 0)
    throw new Error(`${name} (${license}) has no license text: add one to ${import.meta.url}.`);
  return { name, version, license, text: texts.join('\n\n') };
};

const written = (notices: readonly Notice[]) =>
  `# Licenses\n\nThe app contains these packages:\n\n${notices
    .map(({ name, version, license, text }) => `## ${name} - ${version} (${license})\n\n${text}\n`)
    .join('\n')}`;

/**
 * Plugins that list every package in the app's files with its license: `collect` belongs to each build of a worker, which Vite
 * bundles by itself, `write` to the app's.
 */
export const thirdPartyNotices = (fileName: string, root: string): { collect: Plugin; write: Plugin } => {
  const folders = new Set<string>();
  const add = (file: string) => {
    const path = file.replace(/^\0|\?.*$/g, '');
    if (path.includes('/node_modules/') && existsSync(path)) folders.add(packageFolder(path));
  };
  const collectFrom = (bundle: Rolldown.OutputBundle) => {
    for (const output of Object.values(bundle))
      if (output.type === 'chunk') output.moduleIds.forEach(add);
      else output.originalFileNames.forEach((name) => add(join(root, 'client', name)));
  };
  return {
    collect: {
      name: 'third-party-notices:collect',
      generateBundle: (_options, bundle) => collectFrom(bundle),
    },
    write: {
      name: 'third-party-notices:write',
      enforce: 'post',
      generateBundle(_options, bundle) {
        collectFrom(bundle);
        for (const name of shippedOtherwise) folders.add(join(root, 'node_modules', name));
        const notices = [...folders].map(noticeOf);
        const listed = new Map(notices.map((notice) => [`${notice.name}@${notice.version}`, notice]));
        const sorted = [...listed.values()].sort((one, other) => (one.name < other.name ? -1 : 1));
        this.emitFile({ type: 'asset', fileName, source: written(sorted) });
      },
    },
  };
};
