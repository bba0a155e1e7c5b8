import type { AppDeps } from '../../app-deps';
import { isSpaceLow, readFreeSpace } from '../../process/free-space';
import { every } from '../every';

type WatchDeps = Pick<AppDeps, 'config' | 'logger'>;

/** Warns while the disk with DATA_DIR is nearly full. */
export const watchFreeSpace = async (
  { config, logger }: WatchDeps,
  read: typeof readFreeSpace = readFreeSpace,
): Promise<void> => {
  const space = await read(config.DATA_DIR);
  if (isSpaceLow(space))
    logger.warn({ folder: config.DATA_DIR, ...space }, 'the disk with DATA_DIR is nearly full');
};

/** Runs now and every ten minutes. Returns how to stop it. */
export const startWatchingFreeSpace = (deps: WatchDeps) =>
  every({
    name: 'free space',
    failure: 'free space was not measured',
    everyMs: 10 * 60_000,
    logger: deps.logger,
    run: () => watchFreeSpace(deps),
  });
