import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { vi } from 'vitest';
import { freePort } from './free-port';

const project = new URL('../../../', import.meta.url).pathname;
const endWithParent = new URL('end-with-parent.mjs', import.meta.url).href;

/** A folder that looks to the server like the project after a build, with the smallest web app and data of its own. */
export const makeWorkspace = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'husay-process-'));
  for (const name of ['migrations', 'server', 'deploy', 'node_modules', 'package.json']) {
    await symlink(join(project, name), join(folder, name));
  }
  await mkdir(join(folder, 'dist/client/.vite'), { recursive: true });
  await writeFile(join(folder, 'dist/client/index.html'), '<!doctype html><head><!--head--></head>');
  await writeFile(join(folder, 'dist/client/.vite/manifest.json'), '{}');
  await mkdir(join(folder, 'dist/server-render'));
  await writeFile(
    join(folder, 'dist/server-render/server-entry.js'),
    "export const renderPage = async () => '';",
  );
  await build({
    absWorkingDir: project,
    entryPoints: ['server/main.ts', 'server/commands/admin-cli.ts', 'server/commands/maya-cli.ts'],
    outdir: join(folder, 'dist/server'),
    entryNames: '[name]',
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    sourcemap: true,
  });
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
};

/** Runs one of the server's entries as a process of its own, with these settings and no others. */
export const runEntry = (
  entry: 'main' | 'admin-cli' | 'maya-cli',
  workspace: string,
  settings: Record<string, string> = {},
  args: string[] = [],
  cwd = workspace,
) => {
  const script = join(workspace, `dist/server/${entry}.js`);
  const child = spawn(process.execPath, ['--import', endWithParent, script, ...args], {
    cwd,
    env: settings,
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += String(chunk)));
  child.stderr.on('data', (chunk) => (output += String(chunk)));
  const ended = once(child, 'close').then(([code, signal]) => ({
    code: code as number | null,
    signal: signal as NodeJS.Signals | null,
    output,
  }));
  return {
    ended,
    kill: (signal: NodeJS.Signals) => child.kill(signal),
    /** Resolves once the process has printed this. */
    printed: (text: string) =>
      vi.waitFor(
        () => {
          if (output.includes(text)) return;
          const over = child.exitCode !== null || child.signalCode !== null;
          throw new Error(`${over ? 'It ended' : 'It runs'} without printing "${text}":\n${output}`);
        },
        { timeout: 50_000, interval: 20 },
      ),
  };
};

/**
 * Starts the whole product, on a free port unless one is given, and waits until it serves. With a real database, another port
 * is another public address, for which mail and payments are held.
 */
export const startServer = async (
  workspace: string,
  settings: Record<string, string> = {},
  onPort?: number,
) => {
  const port = onPort ?? (await freePort());
  const origin = `http://127.0.0.1:${port}`;
  const entry = runEntry('main', workspace, { PORT: String(port), PUBLIC_URL: origin, ...settings });
  await entry.printed('is ready');
  return { ...entry, origin, port };
};
