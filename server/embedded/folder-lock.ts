import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { link, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { ConfigError } from '../config/config';

/** Another process holds the folder. The message says which, and what to do. */
export class FolderInUseError extends Error {
  constructor(folder: string, holder: string) {
    super(
      [
        `Another Husay${holder && ` (process ${holder})`} is using the folder ${folder}.`,
        'Its embedded database can serve only one process. Stop that one first, or set DATA_DIR to another folder,',
        'or set DATABASE_URL to a Postgres that many processes can share.',
      ].join('\n'),
    );
    this.name = 'FolderInUseError';
  }
}

/**
 * Locks `folder` for this process, or throws FolderInUseError. Returns the function that releases it.
 *
 * The lock is a Unix socket that its holder listens on. The system ends that with the process, however it ends, and lets
 * everyone on the same folder ask, also from another container, where process numbers mean nothing.
 */
export const lockFolder = async (folder: string): Promise<() => Promise<void>> => {
  await mkdir(folder, { recursive: true });
  const { short, done } = await shortPath(folder);
  const name = `lock.${randomBytes(4).toString('hex')}`;
  const own = join(folder, name);
  const socket = await listen(join(short, name)).catch((cause: NodeJS.ErrnoException) => {
    throw new ConfigError([`DATA_DIR ${folder} must be on a disk that can hold a lock (${cause.code})`]);
  });
  const path = join(folder, 'lock');
  try {
    for (;;) {
      // Linking creates the lock atomically, with its listener already running.
      if (await succeeds(link(own, path), 'EEXIST')) break;
      const holder = await askHolder(join(short, 'lock'));
      if (holder !== null) throw new FolderInUseError(folder, holder);
      await removeStale(path, own, short, folder);
    }
  } catch (error) {
    socket.close();
    throw error;
  } finally {
    await rm(own, { force: true });
    await done();
  }
  return async () => {
    await rm(path, { force: true });
    socket.close();
  };
};

/**
 * Removes a lock without a listener. Only the holder of the takeover lock may, and checks again first: another
 * may have taken the folder since.
 */
const removeStale = async (path: string, own: string, short: string, folder: string) => {
  const takeover = `${path}.takeover`;
  if (await succeeds(link(own, takeover), 'EEXIST')) {
    if ((await askHolder(join(short, 'lock'))) === null) await rm(path, { force: true });
    await rm(takeover, { force: true });
    return;
  }
  const rival = await askHolder(join(short, 'lock.takeover'));
  if (rival !== null) throw new FolderInUseError(folder, rival);
  await rm(takeover, { force: true });
};

/** False for the one failure that is expected. */
const succeeds = (step: Promise<void>, expected: string): Promise<boolean> =>
  step.then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === expected) return false;
      throw error;
    },
  );

/** Sends our process id to each connection. */
const listen = async (path: string): Promise<Server> => {
  const server = createServer((visitor) => {
    visitor.on('error', () => {});
    visitor.end(String(process.pid));
  });
  server.listen(path);
  await once(server, 'listening');
  server.on('error', () => {});
  server.unref();
  return server;
};

// A holder that is busy starting answers late; that it holds the folder is known at once.
const answerWithinMs = 3000;

/** The id of the process that holds the lock, '' if unknown, and null if it is free. */
const askHolder = (path: string) =>
  new Promise<string | null>((done) => {
    const socket = connect(path);
    let answer = '';
    socket.setTimeout(answerWithinMs, () => socket.destroy());
    socket.on('data', (chunk) => (answer += String(chunk)));
    socket.on('close', () => done(/^\d+$/.test(answer) ? answer : ''));
    // These errors mean that the file or its listener is gone. After any other error the lock may be held.
    socket.on('error', ({ code }: NodeJS.ErrnoException) => {
      if (code === 'ENOENT' || code === 'ECONNREFUSED') done(null);
    });
  });

// A socket's whole path must fit into 104 bytes (macOS) or 108 (Linux); our longest name is lock.<8 digits>.
const maxFolderBytes = 85;

/** The folder under a name that is short enough for sockets in it, and how to forget that name. */
const shortPath = async (folder: string) => {
  const names = [resolve(folder), relative(process.cwd(), folder) || '.'];
  const short = names.find((name) => Buffer.byteLength(name) <= maxFolderBytes);
  if (short !== undefined) return { short, done: async () => {} };
  const aside = await mkdtemp(join(tmpdir(), 'husay-'));
  await symlink(resolve(folder), join(aside, 'd'));
  return { short: join(aside, 'd'), done: () => rm(aside, { recursive: true, force: true }) };
};
