import type { AppDeps } from '../app-deps';
import { every } from './every';

/** Compares the computer's clock with the database's every 30 s. Returns how to stop it. */
export const startCheckingClock = ({ clockCheck, logger }: Pick<AppDeps, 'clockCheck' | 'logger'>) =>
  every({
    name: 'clock check',
    failure: 'the clock was not checked',
    everyMs: 30_000,
    logger,
    run: clockCheck.mayEnd,
  });
