// Fails when a package in a file that the build makes is missing from the notices that it serves. Another bundler says what the
// files consist of, so that what the build overlooks (a worker, an asset) is noticed. Run `npm run build` first.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const project = fileURLToPath(new URL('..', import.meta.url));
process.chdir(project);

const entryPoints = [
  'client/src/app/main.tsx',
  'client/src/app/server-entry.tsx',
  'server/features/document/drawing/pdf-worker.ts',
  ...readdirSync('client/src', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('-worker.ts'))
    .map((file) => `client/src/${file}`),
];
const { metafile } = await build({
  entryPoints,
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'browser',
  outdir: 'dist/unused',
  write: false,
  metafile: true,
  jsx: 'automatic',
  // As in vite.config.ts.
  alias: { 'react-style-singleton': './client/src/ui/adopted-style-singleton.ts' },
  external: ['node:*', 'html2canvas', 'canvg', 'dompurify', '*?url', '*?raw'],
  loader: Object.fromEntries(
    ['.css', '.woff2', '.ttf', '.avif', '.webp', '.png', '.svg', '.jpg'].map((type) => [type, 'empty']),
  ),
  logLevel: 'error',
});

const packageOf = (file: string) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1];
const used = new Set(
  Object.values(metafile.outputs).flatMap(({ inputs }) =>
    Object.entries(inputs).flatMap(([file, { bytesInOutput }]) =>
      bytesInOutput > 0 ? (packageOf(file) ?? []) : [],
    ),
  ),
);
const listed = new Set(
  [...readFileSync('dist/client/third-party-notices.txt', 'utf8').matchAll(/^## (\S+) - /gm)].map(
    ([, name]) => name,
  ),
);
const missing = [...used].filter((name) => !listed.has(name)).sort();
console.log(`${used.size} packages in ${entryPoints.length} bundles, ${listed.size} listed.`);
if (missing.length > 0) {
  process.exitCode = 1;
  console.log(`Missing in third-party-notices.txt: ${missing.join(', ')}`);
}
