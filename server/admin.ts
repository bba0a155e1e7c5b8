import { readConfig } from './config';
import { openPostgres } from './db/client';
import type { User } from './db/schema/users';
import { openEmbeddedDatabase } from './embedded/database';
import { lockFolder } from './embedded/folder-lock';
import { findByEmail, grantAdminByEmail, revokeAdminByEmail } from './features/accounts/repository';

const usage = 'Usage: npm run admin -- grant|revoke <email>';

const names = (users: User[]) => users.map((user) => `${user.username} (${user.email})`).join(', ');

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
    const change = verb === 'grant' ? grantAdminByEmail : revokeAdminByEmail;
    const changed = await change(database.db, email);
    if (changed.length === 0) {
      const claiming = await findByEmail(database.db, email);
      throw new Error(
        claiming.length > 0
          ? `The sign-in service does not confirm that the email ${email} is theirs: ${names(claiming)}.\n` +
              'Have it verified at the sign-in service; then they sign in again.'
          : `Nobody with the email ${email} has signed in yet. They must sign in once first.`,
      );
    }
    if (verb === 'grant') return `Now an administrator: ${names(changed)}`;
    const comesBack = config.ADMIN_EMAILS.includes(email.toLowerCase());
    return (
      `No longer an administrator: ${names(changed)}` +
      (comesBack
        ? `\n${email} stands in ADMIN_EMAILS and is made one again at the next sign-in: take it out there too.`
        : '')
    );
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
