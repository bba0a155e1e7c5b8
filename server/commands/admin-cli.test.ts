import { mkdir, readdir, readFile, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPseudonyms } from '../db/pseudonyms';
import { systemClock } from '../clock';
import type { Database, Db } from '../db/client';
import { securityEvents } from '../db/schema/security-events';
import { signIn, updateProfile } from '../features/accounts/service';
import { findPerson } from '../testing/content/people';
import { makeWorkspace, runEntry } from '../testing/servers/server-process';
import { makeEmbeddedDatabase, reopenEmbeddedDatabase } from '../testing/postgres/test-database';

let workspace: Awaited<ReturnType<typeof makeWorkspace>>;
let boss: string;
let impostor: string;
let unverified: string;

const folder = () => join(workspace.folder, '.data/db');
const closing = async <T>(database: Database, work: (db: Db) => Promise<T>): Promise<T> => {
  try {
    return await work(database.db);
  } finally {
    await database.close();
  }
};

beforeAll(async () => {
  workspace = await makeWorkspace();
  await closing(await makeEmbeddedDatabase(folder()), async (db) => {
    const accounts = { db, clock: systemClock, pseudonyms: createPseudonyms('x'), adminEmails: [] };
    const known = { issuer: 'https://id.example', emailVerified: true, lastName: 'Cruz', pictureUrl: null };
    const come = (subject: string, firstName: string, email: string) =>
      signIn(accounts, { ...known, subject, firstName, email });
    boss = (await come('1', 'Boss', 'Boss@Example.com')).id;
    const claim = { ...known, emailVerified: false, subject: '3', firstName: 'Liar' };
    unverified = (await signIn(accounts, { ...claim, email: 'boss@example.com' })).id;
    const other = await come('2', 'Eve', 'eve@example.com');
    impostor = other.id;
    for (const email of ['boss@example.com', 'typed@example.com', 'boss@example.com']) {
      await updateProfile(accounts, (await findPerson({ db }, impostor))!, {
        firstName: 'Eve',
        lastName: 'Cruz',
        email,
      });
    }
  });
});
afterAll(() => workspace.remove());

const admin = (...args: string[]) => runEntry('admin-cli', workspace.folder, {}, args).ended;
const userTypes = async () =>
  closing(await reopenEmbeddedDatabase(folder()), async (db) => ({
    boss: (await findPerson({ db }, boss))?.userType,
    impostor: (await findPerson({ db }, impostor))?.userType,
    unverified: (await findPerson({ db }, unverified))?.userType,
  }));

test('grants to the person whom the sign-in service knows by the email, and takes it back', async () => {
  const granted = await admin('grant', 'boss@example.com');
  expect(granted).toMatchObject({ code: 0 });
  expect(granted.output).toContain('Now an administrator: boss-cruz (Boss@Example.com)');
  // Anyone may type another user's email into a profile.
  expect(await userTypes()).toEqual({ boss: 'admin', impostor: 'user', unverified: 'user' });

  const revoked = await admin('revoke', 'BOSS@example.com');
  expect(revoked).toMatchObject({ code: 0 });
  expect(revoked.output).not.toContain('ADMIN_EMAILS');
  expect(await userTypes()).toEqual({ boss: 'user', impostor: 'user', unverified: 'user' });
  const events = await closing(await reopenEmbeddedDatabase(folder()), (db) =>
    db.select().from(securityEvents).orderBy(securityEvents.id),
  );
  expect(events.filter(({ reason, userId }) => reason === 'COMMAND' && userId === boss)).toMatchObject([
    { kind: 'admin_granted' },
    { kind: 'admin_revoked' },
  ]);
  expect(JSON.stringify(events)).not.toContain('@');
});

test('taking it back says when the settings would give it again', async () => {
  const settings = { ADMIN_EMAILS: 'Boss@example.com' };
  const { code, output } = await runEntry('admin-cli', workspace.folder, settings, [
    'revoke',
    'boss@example.com',
  ]).ended;
  expect(code).toBe(0);
  expect(output).toContain('boss@example.com is in ADMIN_EMAILS');
});

test('a contact email, which anyone may type, makes no administrator', async () => {
  await closing(await reopenEmbeddedDatabase(folder()), async (db) => {
    const accounts = { db, clock: systemClock, pseudonyms: createPseudonyms('x'), adminEmails: [] };
    const typed = { firstName: 'Eve', lastName: 'Cruz', email: 'typed@example.com' };
    await updateProfile(accounts, (await findPerson({ db }, impostor))!, typed);
  });
  const { code, output } = await admin('grant', 'typed@example.com');
  expect(code).toBe(1);
  expect(output).toContain('No user with the email typed@example.com has signed in yet');
  expect((await userTypes()).impostor).toBe('user');
});

test('an unknown email is refused with a hint', async () => {
  const { code, output } = await admin('grant', 'nobody@example.com');
  expect(code).toBe(1);
  expect(output).toContain('No user with the email nobody@example.com has signed in yet');
  expect(output).not.toContain('    at ');
});

test('claims the storage for this database', async () => {
  const { code, output } = await admin('storage', 'claim');
  expect(code).toBe(0);
  expect(output).toContain('The storage now belongs to this database.');
  const owner = await readFile(join(workspace.folder, '.data/uploads/installation/owner.json'), 'utf8');
  // The database is beside its files, so that the folder may move.
  expect(JSON.parse(owner)).toEqual({ installation: expect.any(String) as string, sweeps: 1 });
});

test('a server with another database than the one that owns its files refuses to start', async () => {
  const files = join(workspace.folder, '.data/uploads');
  await mkdir(join(files, 'photos'), { recursive: true });
  await writeFile(join(files, 'photos/kept'), 'a user’s photo');
  const before = await readdir(files, { recursive: true });
  await rename(folder(), `${folder()}-right`);
  const { code, output } = await runEntry('main', workspace.folder, { PORT: '0' }).ended;
  expect(code).toBe(1);
  expect(output).toContain('belongs to another database');
  expect(output).toContain('the embedded database in .data/db is a new one');
  expect(output).not.toContain('    at ');
  expect(await readdir(files, { recursive: true })).toEqual(before);
  await rm(folder(), { recursive: true });
  await rename(`${folder()}-right`, folder());
});

test('the check after a restore, the sweep and the trash are commands', async () => {
  const checked = await admin('storage', 'check');
  expect(checked.output).toContain('Surplus, storage has them and no row names them: 1\n  photos/kept');
  expect(checked).toMatchObject({ code: 0 });
  const kept = join(workspace.folder, '.data/uploads/photos/kept');
  await utimes(kept, new Date(0), new Date(0));
  const shown = await admin('storage', 'sweep');
  expect(shown.output).toContain('does not know 1 of the 1 file');
  expect(shown.output).toContain('Nothing was removed');
  expect(await readFile(kept, 'utf8')).toBe('a user’s photo');

  expect((await admin('storage', 'sweep', '--confirm')).output).toContain('Moved 1 file');
  expect((await admin('storage', 'trash')).output).toContain('photos/kept');
  expect((await admin('storage', 'restore', 'photos/kept')).output).toContain('Restored 1 file.');
  expect(await readFile(kept, 'utf8')).toBe('a user’s photo');
  expect(await admin('storage', 'restore', 'photos/kept')).toMatchObject({ code: 1 });
});

test.each([[[]], [['grant']], [['promote', 'boss@example.com']]])(
  'called with %j it says how to use it',
  async (args) => {
    const { code, output } = await admin(...args);
    expect(code).toBe(1);
    expect(output).toContain('Usage: npm run admin -- grant|revoke <email>');
  },
);
