import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Another process holds the folder. The message says which, and what to do. */
export class FolderInUseError extends Error {
  constructor(folder: string, pid: number) {
    super(
      [
        `Another Husay (process ${pid}) is using the folder ${folder}.`,
        'Its embedded database can serve only one process. Stop that one first, or set DATA_DIR to another folder,',
        'or set DATABASE_URL to a Postgres that many processes can share.',
      ].join('\n'),
    );
    this.name = 'FolderInUseError';
  }
}

interface Holder {
  pid: number;
  /** Tells a process from a later one that got the same number; null where the system does not say. */
  startedAt: string | null;
}

/**
 * Makes this process the only one on `folder`, or throws FolderInUseError. A lock whose process is gone (a crash,
 * kill -9) is taken over. Answers how to let go.
 */
export const lockFolder = async (folder: string): Promise<() => Promise<void>> => {
  await mkdir(folder, { recursive: true });
  const path = join(folder, 'lock');
  const self: Holder = { pid: process.pid, startedAt: startTime(process.pid) };
  const own = `${path}.${randomUUID()}`;
  await writeFile(own, JSON.stringify(self));
  try {
    for (;;) {
      // Linking makes the lock appear with its content, or not at all.
      if (await succeeds(link(own, path), 'EEXIST')) return () => rm(path, { force: true });
      const holder = await readHolder(path);
      if (holder && isAlive(holder)) throw new FolderInUseError(folder, holder.pid);
      await removeStale(path, own, folder);
    }
  } finally {
    await rm(own, { force: true });
  }
};

/**
 * Removes a stale lock. Only whoever holds the takeover's own lock may, and looks again first: another may have taken
 * the folder since.
 */
const removeStale = async (path: string, own: string, folder: string) => {
  const takeover = `${path}.takeover`;
  if (await succeeds(link(own, takeover), 'EEXIST')) {
    const holder = await readHolder(path);
    if (!holder || !isAlive(holder)) await rm(path, { force: true });
    await rm(takeover, { force: true });
    return;
  }
  const rival = await readHolder(takeover);
  if (rival && isAlive(rival)) throw new FolderInUseError(folder, rival.pid);
  if (rival) await rm(takeover, { force: true });
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

const readHolder = async (path: string): Promise<Holder | null> => {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as Holder;
  } catch {
    return null;
  }
};

const isAlive = ({ pid, startedAt }: Holder) => {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: it lives, under another user.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  const now = startTime(pid);
  return now === null || startedAt === null || now === startedAt;
};

/** Clock ticks from boot to the process's start: field 22 of /proc/<pid>/stat (proc(5)); null without /proc. */
const startTime = (pid: number): string | null => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The command's name, in parentheses, may hold spaces; the fields after it do not.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  } catch {
    return null;
  }
};
