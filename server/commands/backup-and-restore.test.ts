import { execFile, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { appendFile, cp, mkdir, readdir, rm, stat, utimes } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { Browser } from '../testing/requests/browser';
import { freePort } from '../testing/servers/free-port';
import { startMailServer } from '../testing/servers/mail-server';
import { jpeg } from '../testing/content/pictures';
import { createEmptyPostgres, isOnPostgres } from '../testing/postgres/test-database';
import { makeWorkspace, runEntry, startServer } from '../testing/servers/server-process';

const hasPrograms = ['pg_dump', 'pg_restore', 'psql', 'sha256sum'].every(
  (name) => spawnSync(name, ['--version']).status === 0,
);

const path = `${dirname(process.execPath)}:/usr/local/bin:/usr/bin:/bin`;

/** Each of many processes takes seconds to start on a busy computer. */
const patienceMs = 120_000;

describe.skipIf(!isOnPostgres || !hasPrograms)('deploy/backup.sh and deploy/restore.sh', () => {
  type Postgres = NonNullable<Awaited<ReturnType<typeof createEmptyPostgres>>>;
  let workspace: Awaited<ReturnType<typeof makeWorkspace>>;
  let live: Postgres;
  let fresh: Postgres;
  let mail: Awaited<ReturnType<typeof startMailServer>>;
  let port: number;
  let backup: string;
  let session: string | undefined;
  const queries: string[] = [];
  const provider = createServer((req, res) => {
    queries.push(`${req.method} ${req.url}`);
    res.setHeader('Content-Type', 'application/json').end('[]');
  });
  beforeAll(async () => {
    workspace = await makeWorkspace();
    live = (await createEmptyPostgres())!;
    fresh = (await createEmptyPostgres())!;
    mail = await startMailServer();
    provider.listen(0, '127.0.0.1');
    await once(provider, 'listening');
    port = await freePort();
  });
  afterAll(async () => {
    await workspace.remove();
    await live.remove();
    await fresh.remove();
    await mail.stop();
    provider.closeAllConnections();
    provider.close();
  });

  const settingsOf = (database: Postgres) => ({
    DATABASE_URL: database.url,
    PORT: String(port),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    SMTP_URL: mail.url,
    MAYA_PUBLIC_KEY: 'pk-test',
    MAYA_SECRET_KEY: 'sk-test',
    MAYA_BASE_URL: `http://127.0.0.1:${(provider.address() as AddressInfo).port}`,
  });
  const serve = (database: Postgres) => startServer(workspace.folder, settingsOf(database), port);
  const stop = async (server: Awaited<ReturnType<typeof serve>>) => {
    server.kill('SIGTERM');
    expect(await server.ended).toMatchObject({ code: 0 });
  };
  const command = (entry: 'admin-cli' | 'maya-cli', database: Postgres, ...args: string[]) =>
    runEntry(entry, workspace.folder, settingsOf(database), args).ended;
  const script = (name: string, database: Postgres, ...args: string[]) =>
    new Promise<{ code: number; output: string }>((resolve) => {
      execFile(
        join(workspace.folder, 'deploy', name),
        args,
        { cwd: workspace.folder, env: { PATH: path, ...settingsOf(database) } },
        (error, stdout, stderr) => resolve({ code: Number(error?.code ?? 0), output: stdout + stderr }),
      );
    });
  const query = async (database: Postgres, statement: string) => {
    const open = database.open();
    try {
      return (await open.query(statement)).rows;
    } finally {
      await open.close();
    }
  };
  const folder = () => join(workspace.folder, 'backups');
  const upload = async (browser: Browser) =>
    expect((await browser.upload('/api/upload/photo', 'file', await jpeg(), 'me.jpg')).status).toBe(200);

  /** Backs up a database with one user's photo and payment; another user uploads a photo after it. */
  const backUp = async () => {
    const server = await serve(live);
    const ana = new Browser(server.origin);
    await ana.signIn({ email: 'ana@example.com', firstName: 'Ana' });
    await ana.send('POST', '/api/resume', { title: 'Nurse' });
    await upload(ana);
    const { id } = await ana.currentUser();
    // As on a provider's Postgres: only a superuser may create it.
    await query(live, 'create extension if not exists pg_buffercache');
    await query(live, `update users set plan = 'pro', subscription_expires_at = now() + interval '30 days'`);
    await query(
      live,
      `insert into payments (user_id, reference_number, amount_centavos, period_days, status, next_ask_at, created_at)
       values ('${id}', 'restored-1', 9900, 30, 'pending', now() + interval '1 day', now())`,
    );

    // An incomplete backup of the past is no backup, and old ones end.
    for (const name of ['2026-01-02T030405Z', '2026-01-03T030405Z.partial']) {
      await mkdir(join(folder(), name), { recursive: true });
      await utimes(join(folder(), name), new Date(0), new Date(0));
    }
    const saved = await script('backup.sh', live, folder());
    expect(saved).toMatchObject({ code: 0 });
    expect(saved.output).toContain('0 of them linked');
    const kept = await readdir(folder());
    expect(kept).toHaveLength(1);
    backup = join(folder(), kept[0]!);
    session = ana.cookie('husay.sid');
    // Life goes on.
    const bea = new Browser(server.origin);
    await bea.signIn({ email: 'bea@example.com', firstName: 'Bea' });
    await upload(bea);
    await stop(server);
    expect(queries).toEqual([]);
    expect(mail.mails).toEqual([]);
  };
  beforeAll(backUp, patienceMs);

  test('migrations run without serving, once', { timeout: patienceMs }, async () => {
    const empty = (await createEmptyPostgres())!;
    const data = { ...settingsOf(empty), DATA_DIR: join(workspace.folder, 'other') };
    await mkdir(data.DATA_DIR);
    const migrate = () => runEntry('admin-cli', workspace.folder, data, ['migrate']).ended;
    const first = await migrate();
    expect(first.output).toMatch(/Ran \d+ migrations/);
    expect(first.output).toContain(`On the database ${new URL(empty.url).pathname.slice(1)} on `);
    expect(first.output).not.toContain(empty.url);
    expect((await migrate()).output).toContain('Nothing was changed.');
    // A database that the files do not belong to is left as it is.
    const wrong = await command('admin-cli', empty, 'migrate');
    expect(wrong).toMatchObject({ code: 1 });
    expect(wrong.output).toContain('belongs to another database');
    await empty.remove();
  });

  test('a database with something in it is left as it is', { timeout: patienceMs }, async () => {
    const refused = await script('restore.sh', live, backup);
    expect(refused).toMatchObject({ code: 1 });
    expect(refused.output).toContain('is not empty. Nothing was changed.');
  });

  test('a damaged backup is refused before anything is restored', { timeout: patienceMs }, async () => {
    const damaged = join(workspace.folder, 'damaged');
    await cp(backup, damaged, { recursive: true });
    await appendFile(join(damaged, 'database.dump'), 'x');
    const empty = (await createEmptyPostgres())!;
    const refused = await script('restore.sh', empty, damaged);
    expect(refused.code).not.toBe(0);
    expect(refused.output).toContain('database.dump');
    expect(await query(empty, `select tablename from pg_tables where schemaname = 'public'`)).toEqual([]);
    await empty.remove();
  });

  test(
    'a later backup links the files that the one before has; none is for other accounts',
    { timeout: patienceMs },
    async () => {
      const saved = await script('backup.sh', live, folder());
      expect(saved).toMatchObject({ code: 0 });
      expect(saved.output).toMatch(/ [1-9]\d* of them linked/);
      const kept = await readdir(folder());
      expect(kept).toHaveLength(2);
      for (const name of kept) expect((await stat(join(folder(), name))).mode & 0o777).toBe(0o700);
    },
  );

  test(
    'an extension that the role may not create is skipped with a word, and all else is restored',
    { timeout: patienceMs },
    async () => {
      const empty = (await createEmptyPostgres())!;
      const { pathname } = new URL(empty.url);
      const role = `owner_${randomUUID().replaceAll('-', '')}`;
      await query(live, `create role ${role} login password 'plain'`);
      await query(empty, `alter database ${pathname.slice(1)} owner to ${role}`);
      const url = Object.assign(new URL(empty.url), { username: role, password: 'plain' }).href;
      const restored = await script('restore.sh', { ...empty, url }, backup);
      expect(restored.output).toMatch(/Skipped the extension pg_buffercache, .*permission denied/s);
      expect(restored.output).not.toContain('extension pg_trgm');
      expect(restored).toMatchObject({ code: 0 });
      const users = await query(empty, `select email from users where email like 'ana@%'`);
      expect(users).toEqual([{ email: 'ana@example.com' }]);
      await empty.remove();
      await query(live, `drop role ${role}`);
    },
  );

  test('a restored database is silent until it is allowed', { timeout: patienceMs }, async () => {
    const restored = await script('restore.sh', fresh, backup);
    expect(restored.output).toMatch(/Missing, .*: 0\n/);
    expect(restored.output).toMatch(/Surplus, .*: 1\n/);
    expect(restored).toMatchObject({ code: 0 });
    const users = await query(
      fresh,
      "select email from users where email like '%@example.com' order by email",
    );
    expect(users).toEqual([{ email: 'ana@example.com' }, { email: 'maria.santos@example.com' }]);

    // Both are due while outgoing calls are not allowed.
    await query(fresh, `update users set subscription_expires_at = now() + interval '6 hours'`);
    await query(fresh, `update payments set next_ask_at = now() - interval '1 hour'`);
    let server = await serve(fresh);
    const ready = await fetch(`${server.origin}/readyz`);
    expect(await ready.json()).toMatchObject({ status: 'ready', held: ['outgoing'] });
    const back = new Browser(server.origin, session);
    expect(await (await back.get('/api/resume')).json()).toMatchObject({ title: 'Nurse' });
    // Stopping waits for jobs in progress.
    await stop(server);
    const registering = await command('maya-cli', fresh, 'webhooks', 'register');
    expect(registering).toMatchObject({ code: 1 });
    expect(registering.output).toContain('on hold');
    expect(queries).toEqual([]);
    expect(mail.mails).toEqual([]);

    expect(await command('admin-cli', fresh, 'storage', 'claim')).toMatchObject({ code: 0 });
    expect(await command('admin-cli', fresh, 'outgoing', 'allow')).toMatchObject({ code: 0 });
    expect(await command('maya-cli', fresh, 'webhooks', 'list')).toMatchObject({ code: 0 });
    queries.length = 0;
    server = await serve(fresh);
    await vi.waitFor(
      () => {
        expect(queries.join()).toContain('restored-1');
        expect(mail.mails.join()).toContain('ana@example.com');
      },
      { timeout: 20_000, interval: 100 },
    );
    await stop(server);
  });

  test(
    'files that are missing are said with an exit code, and put back on request',
    { timeout: patienceMs },
    async () => {
      await rm(join(workspace.folder, '.data/uploads/photos'), { recursive: true });
      const empty = (await createEmptyPostgres())!;
      const without = await script('restore.sh', empty, backup);
      expect(without).toMatchObject({ code: 1 });
      expect(without.output).toMatch(/Missing, .*: 2\n/);
      await empty.remove();

      const second = (await createEmptyPostgres())!;
      const withFiles = await script('restore.sh', second, backup, '--with-files');
      expect(withFiles.output).toContain('Put 2 files into the storage');
      expect(withFiles).toMatchObject({ code: 0 });
      await second.remove();
    },
  );
});
