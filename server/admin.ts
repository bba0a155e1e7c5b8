import { readConfig } from './config';
import { openPostgres } from './db/client';
import { openEmbeddedDatabase } from './embedded/database';
import { lockFolder } from './embedded/folder-lock';
import { setUserTypeByEmail } from './features/accounts/repository';

const usage = 'Usage: npm run admin -- grant|revoke <email>';

/** Makes somebody an administrator, or takes that back. Answers what happened, for a person to read. */
const run = async ([verb, email]: string[]): Promise<string> => {
  if ((verb !== 'grant' && verb !== 'revoke') || !email) throw new Error(usage);
  const config = readConfig();
  const release = config.DATABASE_URL ? async () => {} : await lockFolder(config.DATA_DIR);
  const database = config.DATABASE_URL
    ? openPostgres(config.DATABASE_URL)
    : await openEmbeddedDatabase(`${config.DATA_DIR}/db`);
  try {
    await database.migrate();
    const changed = await setUserTypeByEmail(database.db, email, verb === 'grant' ? 'admin' : 'user');
    if (changed.length === 0) {
      throw new Error(`Nobody with the email ${email} has signed in yet. They must sign in once first.`);
    }
    const names = changed.map((user) => `${user.username} (${user.email})`).join(', ');
    return verb === 'grant' ? `Now an administrator: ${names}` : `No longer an administrator: ${names}`;
  } finally {
    await database.close();
    await release();
  }
};

run(process.argv.slice(2)).then(
  (message) => console.log(message),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  },
);
