import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { contentHash } from './building/content-hash.mjs';
import { ensureInstalled } from './system/install.mjs';
import { precompress } from './building/precompress.mjs';
import { quietVite } from './building/quiet-vite.mjs';
import { installed, projectFolder, run, runOrExit } from './system/run-command.mjs';

const parts = [
  {
    name: 'client',
    from: ['client', 'shared', 'vite.config.ts', 'tailwind.config.ts', 'tsconfig.json'],
    makes: 'dist/client/index.html',
    command: () => [installed('vite'), ['build', '--logLevel', 'warn']],
    after: () => precompress('dist/client'),
  },
  {
    name: 'page renderer',
    from: ['client', 'shared', 'tsconfig.json'],
    makes: 'dist/server-render/server-entry.js',
    command: () => [
      installed('vite'),
      ['build', '--config', 'client/build/server-render.config.ts', '--logLevel', 'warn'],
    ],
  },
  {
    name: 'server',
    from: ['server', 'shared', 'tsconfig.json'],
    makes: 'dist/server/main.js',
    command: () => [
      installed('esbuild'),
      [
        'server/main.ts',
        'server/commands/admin-cli.ts',
        'server/commands/maya-cli.ts',
        '--bundle',
        '--platform=node',
        '--format=esm',
        '--target=node20',
        '--packages=external',
        '--sourcemap',
        // What is imported on demand stays in files of its own: a configured server never loads the embedded parts.
        '--splitting',
        '--outdir=dist/server',
        '--entry-names=[name]',
        '--chunk-names=chunks/[name]-[hash]',
        '--log-level=warning',
      ],
    ],
  },
  {
    name: 'PDF worker',
    from: ['server/features/document', 'shared', 'tsconfig.json'],
    makes: 'dist/server/pdf-worker.js',
    // Whole, for production installs without the packages that draw; and for a browser, for a package may have another build
    // there and browser and server must make the same bytes.
    command: () => [
      installed('esbuild'),
      [
        'server/features/document/drawing/pdf-worker.ts',
        '--bundle',
        '--platform=browser',
        '--external:node:*',
        // What jsPDF would load to draw web pages and SVG.
        '--external:html2canvas',
        '--external:canvg',
        '--external:dompurify',
        '--format=esm',
        '--target=node20',
        '--loader:.ttf=base64',
        '--outfile=dist/server/pdf-worker.js',
        '--log-level=warning',
      ],
    ],
  },
];

const build = async ({ name, from, makes, command, after }) => {
  const stamp = `dist/.stamp-${name.replace(' ', '-')}`;
  const hash = contentHash([
    ...from,
    'package.json',
    'package-lock.json',
    'scripts/build.mjs',
    'scripts/building/precompress.mjs',
  ]);
  if (existsSync(makes) && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  console.log(`Building the ${name} …`);
  await runOrExit(...command(), { env: { ...process.env, ...quietVite } });
  await after?.();
  mkdirSync('dist', { recursive: true });
  writeFileSync(stamp, hash);
};

/**
 * Names the release for logs and figures: package.json's version, and RELEASE (where the repository's history is absent, as in an
 * image) or the commit.
 */
const writeRelease = async () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  const commit = process.env.RELEASE
    ? { code: 0, output: process.env.RELEASE }
    : await run('git', ['describe', '--always', '--dirty', '--exclude=*', '--abbrev=12'], { quiet: true });
  writeFileSync('dist/release.txt', `${version}${commit.code === 0 ? `+${commit.output.trim()}` : ''}\n`);
};

/** Builds the web app, its renderer and the server where their sources changed since the last time. */
export const ensureBuilt = async () => {
  process.chdir(projectFolder);
  await Promise.all(parts.map(build));
  await writeRelease();
};

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  await ensureInstalled();
  await ensureBuilt();
}
