import {
  hasPostgres,
  startThrowAwayPostgres as startInstalled,
} from '../../server/testing/postgres/throw-away-postgres.mjs';
import { ensureSystemPackages, systemPackages } from '../system/system-packages.mjs';

/** Starts a private Postgres (server/testing/postgres), which it installs where that is possible and necessary. */
export const startThrowAwayPostgres = async (moreSettings = []) => {
  if (!hasPostgres() && !((await ensureSystemPackages(systemPackages.postgres)) && hasPostgres())) {
    console.error(
      'Or name a database that tests may fill and empty: TEST_DATABASE_URL=postgres://user:password@host/name',
    );
    process.exit(1);
  }
  return startInstalled(moreSettings);
};
