import { systemClock } from '../clock';
import { readConfig } from '../config/config';
import { countMigrations } from '../db/client';
import type { User } from '../db/schema/users';
import { recordSecurityEvent } from '../db/security-events';
import { findByEmail, grantAdminByEmail, revokeAdminByEmail } from '../features/accounts/repository';
import { chooseStorage } from '../integrations/storage/choose-storage';
import { allowOutgoing } from '../jobs/restored-copy/outgoing';
import { createLogger } from '../logging/logger';
import { requireOwnStorage } from '../startup/require-own-storage';
import { storageCommand, type Command } from './storage-commands';
import { withDatabase } from './with-database';

const usage = `Usage: npm run admin -- grant|revoke <email>
       npm run admin -- migrate                   bring the database to this release, without serving
       npm run admin -- storage claim             make this database the owner of the storage
       npm run admin -- storage sweep             list the files that the database does not know
       npm run admin -- storage sweep --confirm   move them to the trash for 7 days
       npm run admin -- storage trash             list what is in the trash
       npm run admin -- storage restore <file>    bring a file back from the trash, or --all of them
       npm run admin -- storage save <folder> [<earlier folder>]   copy all files into a folder
       npm run admin -- storage load <folder>     put files of such a folder that are missing into the storage
       npm run admin -- outgoing allow            let a restored copy send mail and query payments
       npm run restore-check                      list missing and surplus files, change nothing`;

const names = (users: User[]) => users.map((user) => `${user.username} (${user.email})`).join(', ');

type Words = [verb?: string, subject?: string, folder?: string, earlierFolder?: string];

const commandFor = ([verb, subject, ...folders]: Words): Command | undefined => {
  if (verb === 'storage') return storageCommand(subject, ...folders);
  if (verb === 'outgoing') return outgoingCommand(subject);
  if (verb === 'migrate' && !subject) return migrateCommand;
  return adminCommand(verb, subject);
};

/** Runs the command. Returns what happened, for a person to read. */
const run = async (words: Words): Promise<string> => {
  const [verb, subject] = words;
  const command = commandFor(words);
  if (!command) throw new Error(usage);
  const config = readConfig();
  // What only reads or copies leaves the database as it is; `migrate` checks the storage first.
  const migratesFirst = !(verb === 'migrate' || (verb === 'storage' && unmigrated.has(subject ?? '')));
  return withDatabase(config, async (database) => {
    if (migratesFirst) await database.migrate();
    return command(database, config);
  });
};

const unmigrated = new Set(['check', 'save', 'load']);

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
          : `No user with the email ${email} has signed in yet. They must sign in once first.`,
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
        ? `\n${email} is in ADMIN_EMAILS and becomes an administrator again at the next sign-in: remove it there too.`
        : '')
    );
  };
};

/** Runs the migrations and nothing else. Refuses a database that the storage does not know, as a server's start does. */
const migrateCommand: Command = async (database, config) => {
  const storage = await chooseStorage(config);
  await requireOwnStorage({ database, storage, config, logger: createLogger('warn') });
  const before = await countMigrations(database);
  await database.migrate();
  const ran = (await countMigrations(database)) - before;
  return ran === 0
    ? 'The database is up to date. Nothing was changed.'
    : `Ran ${ran} ${ran === 1 ? 'migration' : 'migrations'}. The database is up to date.`;
};

/** Lets a restored or copied database mail people and query the payment provider. */
const outgoingCommand = (verb: string | undefined): Command | undefined => {
  if (verb !== 'allow') return undefined;
  return async (database, config) => {
    await allowOutgoing({ database, storage: await chooseStorage(config), config });
    return 'This deployment may mail people and query the payment provider. Running processes notice within half a minute.';
  };
};

run(process.argv.slice(2) as Words).then(
  (message) => console.log(message),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  },
);
