import { systemClock } from '../clock';
import { readConfig, type Config } from '../config/config';
import { openPostgres, type Database } from '../db/client';
import type { User } from '../db/schema/users';
import { recordSecurityEvent } from '../db/security-events';
import { openEmbeddedDatabase } from '../embedded/database';
import { lockFolder } from '../embedded/folder-lock';
import { findByEmail, grantAdminByEmail, revokeAdminByEmail } from '../features/accounts/repository';
import { chooseStorage } from '../integrations/storage/choose-storage';
import { deploymentOf } from '../jobs/deployment-fingerprint';
import { takeOwnership } from '../jobs/storage-owner';
import { sweepStorage } from '../jobs/sweep-storage';
import { createLogger } from '../logging/logger';
import { privateUmask } from '../process/private-folder';

const usage = 'Usage: npm run admin -- grant|revoke <email>, or npm run admin -- storage claim|sweep';

const names = (users: User[]) => users.map((user) => `${user.username} (${user.email})`).join(', ');

/** Runs the command. Returns what happened, for a person to read. */
const run = async ([verb, subject]: string[]): Promise<string> => {
  const command = verb === 'storage' ? storageCommand(subject) : adminCommand(verb, subject);
  if (!command) throw new Error(usage);
  const config = readConfig();
  process.umask(privateUmask);
  const release = config.DATABASE_URL ? async () => {} : await lockFolder(config.DATA_DIR);
  const database = config.DATABASE_URL
    ? openPostgres(config.DATABASE_URL)
    : await openEmbeddedDatabase(`${config.DATA_DIR}/db`);
  try {
    await database.migrate();
    return await command(database, config);
  } finally {
    await database.close();
    await release();
  }
};

type Command = (database: Database, config: Config) => Promise<string>;

/** Makes a user an administrator, or takes that back. */
const adminCommand = (verb: string | undefined, email: string | undefined): Command | undefined => {
  if ((verb !== 'grant' && verb !== 'revoke') || !email) return undefined;
  return async ({ db }, config) => {
    const change = verb === 'grant' ? grantAdminByEmail : revokeAdminByEmail;
    const changed = await change(db, email);
    if (changed.length === 0) {
      const claiming = await findByEmail(db, email);
      throw new Error(
        claiming.length > 0
          ? `The sign-in service does not confirm that the email ${email} is theirs: ${names(claiming)}.\n` +
              'Have it verified at the sign-in service; then they sign in again.'
          : `Nobody with the email ${email} has signed in yet. They must sign in once first.`,
      );
    }
    const kind = verb === 'grant' ? 'admin_granted' : 'admin_revoked';
    for (const { id: userId } of changed) {
      await recordSecurityEvent(db, { kind, userId, reason: 'COMMAND', createdAt: systemClock.now() });
    }
    if (verb === 'grant') return `Now an administrator: ${names(changed)}`;
    const comesBack = config.ADMIN_EMAILS.includes(email.toLowerCase());
    return (
      `No longer an administrator: ${names(changed)}` +
      (comesBack
        ? `\n${email} stands in ADMIN_EMAILS and is made one again at the next sign-in: take it out there too.`
        : '')
    );
  };
};

/** What only an operator can decide about the storage sweep; see "Files" in docs/operations.md. */
const storageCommand = (verb: string | undefined): Command | undefined => {
  if (verb === 'claim') {
    return async ({ db }, config) => {
      await takeOwnership({ db, storage: await chooseStorage(config), config });
      const deployment = deploymentOf(config);
      if (!deployment) return 'The storage now belongs to this database.';
      return (
        `The storage now belongs to this deployment: ${deployment.description}.\n` +
        'The server has to run with the same PUBLIC_URL and DATABASE_URL, or its sweep is refused.'
      );
    };
  }
  if (verb !== 'sweep') return undefined;
  return async (database, config) => {
    const storage = await chooseStorage(config);
    const deps = { database, storage, clock: systemClock, logger: createLogger(config.LOG_LEVEL), config };
    const removed = await sweepStorage(deps, { isConfirmed: true });
    return `Removed ${removed} ${removed === 1 ? 'file' : 'files'} that the database does not know.`;
  };
};

run(process.argv.slice(2)).then(
  (message) => console.log(message),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  },
);
