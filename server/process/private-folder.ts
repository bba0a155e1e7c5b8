import { chmod, lstat, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';

/** Files and folders of this process are for its own account: 0600 and 0700. */
export const privateUmask = 0o077;

const othersMask = 0o077;

/**
 * Creates the folder, and takes from other accounts what an earlier version let them read in it: 0700 for folders, 0600 for
 * files. Goes through the folder only where it was open to others.
 */
export const makePrivate = async (folder: string, logger: Pick<Logger, 'warn'>): Promise<void> => {
  process.umask(privateUmask);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  try {
    if (((await lstat(folder)).mode & othersMask) === 0) return;
    await tighten(folder);
  } catch (error) {
    // Another account's folder, such as a mounted volume's: its owner has to do it.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error;
    logger.warn({ folder }, 'the data folder belongs to another account and may be open to others');
  }
};

/** The folder itself comes last: a run that is cut off begins anew at the next start. */
const tighten = async (folder: string): Promise<void> => {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await tighten(path);
    else if (entry.isFile()) await chmod(path, (await lstat(path)).mode & 0o700);
  }
  await chmod(folder, 0o700);
};
