import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import type { Logger } from 'pino';
import { ConfigError } from '../config/config';
import { makePrivate } from '../process/private-folder';

/** Makes the data folder, readable for this account alone. Throws a ConfigError when it cannot be written to. */
export const requireDataFolder = async (folder: string, logger: Logger): Promise<void> => {
  try {
    await makePrivate(folder, logger);
    await access(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new ConfigError([
      code === 'EEXIST' || code === 'ENOTDIR'
        ? `DATA_DIR ${folder} is not a folder`
        : `DATA_DIR ${folder} cannot be written to (${code})`,
    ]);
  }
};
