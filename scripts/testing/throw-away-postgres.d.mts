export { startThrowAwayPostgres } from '../../server/testing/postgres/throw-away-postgres.mjs';
