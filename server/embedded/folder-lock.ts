import { readFileSync } from 'node:fs';
import { mkdir, open, readFile, rm } from 'node:fs/promises';
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
  for (;;) {
    try {
      const file = await open(path, 'wx');
      await file.writeFile(JSON.stringify(self));
      await file.close();
      return () => rm(path, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const holder = await readHolder(path);
    if (holder && isAlive(holder)) throw new FolderInUseError(folder, holder.pid);
    await rm(path, { force: true });
  }
};

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
