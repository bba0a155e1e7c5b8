import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chownSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const debianFolder = '/usr/lib/postgresql';

/** The folder of the newest installed Postgres, or undefined. */
const findPrograms = () => {
  const versions = existsSync(debianFolder) ? readdirSync(debianFolder) : [];
  const folders = versions
    .sort((one, other) => Number(other) - Number(one))
    .map((version) => `${debianFolder}/${version}/bin`);
  return [binFolder(), ...folders].find(
    (folder) => folder && ['initdb', 'postgres'].every((program) => existsSync(join(folder, program))),
  );
};

/** The folder that pg_config names; undefined without pg_config. */
const binFolder = () => {
  try {
    return execFileSync('pg_config', ['--bindir'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return undefined;
  }
};

/** Whether a Postgres can be started here without installing one. */
export const hasPostgres = () => findPrograms() !== undefined;

// Postgres refuses to run as root, so root runs it as an unprivileged user.
const unprivilegedUser = () => {
  if (process.getuid?.() !== 0) return {};
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const account = ['postgres', 'nobody']
    .map((name) => accounts.find(([user]) => user === name))
    .find(Boolean);
  return { uid: Number(account[2]), gid: Number(account[3]) };
};

const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

const waitUntilReady = async (url, server) => {
  const { default: pg } = await import('pg');
  for (let attempt = 0; attempt < 150 && server.exitCode === null; attempt++) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return true;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
  return false;
};

/**
 * Starts a Postgres of our own in a temporary folder, on a loopback port that only a random password opens, without
 * syncing to disk. `stop` ends it and removes the folder; so do the signals that end this process. `crash` ends it as a
 * power cut does, connections and all; `restart` brings it back at the same address with what was committed. `moreSettings`, such as
 * `max_connections=50`, override its own.
 */
export const startThrowAwayPostgres = async (moreSettings = []) => {
  const programs = findPrograms();
  if (!programs) throw new Error('Postgres is not installed');
  const user = unprivilegedUser();
  const folder = mkdtempSync(join(tmpdir(), 'husay-postgres-'));
  const data = join(folder, 'data');
  const passwordFile = join(folder, 'password');
  const password = randomBytes(16).toString('hex');
  writeFileSync(passwordFile, password);
  if (user.uid !== undefined) for (const path of [folder, passwordFile]) chownSync(path, user.uid, user.gid);
  const own = { ...user, cwd: folder, env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8' } };

  try {
    execFileSync(
      join(programs, 'initdb'),
      [
        '-D',
        data,
        '-U',
        'husay',
        '-A',
        'scram-sha-256',
        `--pwfile=${passwordFile}`,
        '-E',
        'UTF8',
        '--no-sync',
      ],
      { ...own, stdio: 'pipe' },
    );
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }

  const port = await freePort();
  const settings = [
    'fsync=off',
    'synchronous_commit=off',
    'full_page_writes=off',
    'max_connections=200',
    ...moreSettings,
  ];
  const start = () => {
    const server = spawn(
      join(programs, 'postgres'),
      ['-D', data, '-h', '127.0.0.1', '-p', String(port), '-k', ''].concat(
        settings.flatMap((setting) => ['-c', setting]),
      ),
      { ...own, stdio: ['ignore', 'ignore', 'pipe'] },
    );
    server.stderr.on('data', (chunk) => (log = (log + chunk).slice(-4000)));
    return { server, ended: new Promise((resolve) => server.on('close', resolve)) };
  };
  let log = '';
  let running = start();
  const end = async (signal) => {
    running.server.kill(signal);
    await running.ended;
  };

  const stop = async () => {
    // SIGINT is Postgres' fast shutdown: it does not wait for open connections.
    await end('SIGINT');
    rmSync(folder, { recursive: true, force: true });
  };
  // Nothing may stay behind, however this process ends.
  process.once('exit', () => {
    running.server.kill('SIGQUIT');
    rmSync(folder, { recursive: true, force: true });
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.once(signal, () => stop().then(() => process.exit(1)));

  const url = `postgres://husay:${password}@127.0.0.1:${port}/postgres`;
  if (!(await waitUntilReady(url, running.server))) {
    await stop();
    throw new Error(`Postgres did not start:\n${log}`);
  }
  const restart = async () => {
    running = start();
    if (!(await waitUntilReady(url, running.server))) throw new Error(`Postgres did not come back:\n${log}`);
  };
  return { url, stop, crash: () => end('SIGQUIT'), restart, pid: () => running.server.pid };
};
