import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { AppDeps } from '../../app-deps';
import { installation } from '../../db/schema/installation';
import type { Mail } from '../../integrations/mail/mail';
import { MayaUnavailable } from '../../integrations/maya/maya';
import { holdMail, holdPayments } from '../../integrations/outgoing-hold';
import { openTestDatabase } from '../../testing/postgres/test-database';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { startBillingJobs } from '../billing-jobs';
import { startMailing } from '../mail-jobs';
import { allowOutgoing, openOutgoingHold } from './outgoing';
import { markOwner, takeOwnership } from '../storage/storage-owner';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
beforeEach(async () => {
  await app.db.delete(installation);
});

const logged: string[] = [];
const logger = pino({ level: 'error' }, { write: (line) => logged.push(line) });

/** The same database or another one, as a production deployment at these addresses sees it. */
const deploymentAt = (
  PUBLIC_URL = 'https://husay.example',
  databaseHost = 'db.example',
  database: AppDeps['database'] = app.deps.database,
) => ({
  ...app.deps,
  database,
  logger,
  config: { ...app.deps.config, PUBLIC_URL, DATABASE_URL: `postgres://app@${databaseHost}/husay` },
});
const isHeld = async (deployment: ReturnType<typeof deploymentAt>) =>
  (await openOutgoingHold(deployment)).isHeld();

test('the first start of a database may send, and so may all later starts and processes', async () => {
  expect(await isHeld(deploymentAt())).toBe(false);
  expect(await isHeld(deploymentAt())).toBe(false);
});

test.each([
  ['another address', 'https://staging.husay.example', 'db.example'],
  ['another database server', 'https://husay.example', 'localhost:5433'],
])('a copy with %s may not, until an operator allows it', async (_difference, address, host) => {
  await openOutgoingHold(deploymentAt());
  const copy = deploymentAt(address, host);
  logged.length = 0;
  const hold = await openOutgoingHold(copy);
  expect(hold.isHeld()).toBe(true);
  expect(logged.join()).toContain('npm run admin -- outgoing allow');
  await allowOutgoing(copy);
  await hold.refresh();
  expect(hold.isHeld()).toBe(false);
});

test('the hold is logged every hour, until it is allowed', async () => {
  await openOutgoingHold(deploymentAt());
  const copy = deploymentAt('https://staging.husay.example');
  let now = 0;
  logged.length = 0;
  const hold = await openOutgoingHold(copy, () => now);
  const countAfter = async (minutes: number) => {
    now += minutes * 60_000;
    await hold.refresh();
    return logged.length;
  };
  expect(await countAfter(59)).toBe(1);
  expect(await countAfter(1)).toBe(2);
  expect(await countAfter(30)).toBe(2);
  await allowOutgoing(copy);
  expect(await countAfter(60)).toBe(2);
});

test('a dump that is restored into another database is recognized with the very same settings', async () => {
  await openOutgoingHold(deploymentAt());
  const [row] = await app.db.select().from(installation);
  const copy = await openTestDatabase();
  // As pg_restore does: the tables are made anew, with the rows of the dump.
  await copy.query('create table restored (like installation including all)');
  await copy.query('drop table installation');
  await copy.query('alter table restored rename to installation');
  await copy.db.insert(installation).values(row!);
  expect(await isHeld(deploymentAt(undefined, undefined, copy))).toBe(true);
  await copy.close();
});

test('a database that is put back to an older state in place is recognized by its storage', async () => {
  const deployment = deploymentAt();
  expect(await isHeld(deployment)).toBe(false);
  await takeOwnership({ ...deployment, db: app.db });
  const [before] = await app.db.select().from(installation);
  await markOwner({ ...deployment, db: app.db });
  await app.db.update(installation).set({ sweeps: before!.sweeps });
  expect(await isHeld(deployment)).toBe(true);

  await expect(allowOutgoing(deployment)).rejects.toThrow('storage claim');
  await takeOwnership({ ...deployment, db: app.db });
  // Owning the files again says nothing about mail.
  expect(await isHeld(deployment)).toBe(true);
  await allowOutgoing(deployment);
  expect(await isHeld(deployment)).toBe(false);
});

test.each([
  ['an outage', { message: 'Query read timeout' }],
  ['a shutdown', { message: 'terminating connection', code: '57P01' }],
])('%s during the start does not pass for another database', async (_what, failure) => {
  expect(await isHeld(deploymentAt())).toBe(false);
  const { database } = app.deps;
  const query: typeof database.query = (text, values) =>
    text.includes('pg_control_system')
      ? Promise.reject(Object.assign(new Error(), failure))
      : database.query(text, values);
  const interrupted = deploymentAt(undefined, undefined, { ...database, query });
  // The start fails and is repeated; held, it would have stayed held until an operator came.
  await expect(openOutgoingHold(interrupted)).rejects.toThrow(failure.message);
  expect(await isHeld(deploymentAt())).toBe(false);
});

test('a role that may not read the cluster’s identifier starts without it, each time', async () => {
  const { database } = app.deps;
  const query: typeof database.query = (text, values) =>
    text.includes('pg_control_system')
      ? Promise.reject(Object.assign(new Error('permission denied'), { code: '42501' }))
      : database.query(text, values);
  const deployment = deploymentAt(undefined, undefined, { ...database, query });
  expect(await isHeld(deployment)).toBe(false);
  expect(await isHeld(deployment)).toBe(false);
});

test('an embedded database beside its files may move and be copied with them', async () => {
  const { DATABASE_URL: _, S3_BUCKET: __, ...config } = app.deps.config;
  const deps = { ...app.deps, logger, config };
  expect(await isHeld(deps as never)).toBe(false);
});

test('while outgoing calls are held, jobs and users cause no mail and no payment call; the server serves, and reports it', async () => {
  const asked: string[] = [];
  const sent: string[] = [];
  const outgoing = { isHeld: () => true, refresh: () => Promise.resolve() };
  const mail: Mail = { send: ({ to }) => Promise.resolve(void sent.push(to)) };
  const payments = {
    ...app.deps.payments,
    paymentsByReference: (reference: string) => {
      asked.push(reference);
      return Promise.resolve([]);
    },
  };
  const held = holdPayments(payments, outgoing);
  const copy = await startTestApp({
    overrides: { outgoing, payments: held, mail: holdMail(mail, outgoing) },
  });
  const ana = await copy.signedIn({ email: 'ana@example.com' });
  const { id } = await ana.currentUser();
  const soon = new Date(copy.clock.now().getTime() + 12 * 3600_000);
  await copy.deps.database.query(
    `update users set plan = 'pro', subscription_expires_at = $1::timestamptz where id = $2`,
    [soon, id],
  );
  await copy.deps.database.query(
    `insert into payments (user_id, reference_number, amount_centavos, period_days, status, next_ask_at, created_at)
     values ($1, 'restored-1', 9900, 30, 'pending', $2::timestamptz, $2::timestamptz)`,
    [id, new Date(copy.clock.now().getTime() - 60_000)],
  );
  await copy.deps.database.query('insert into reminder_digests (user_id, is_on) values ($1, true)', [id]);
  await startBillingJobs(copy.deps)();
  await startMailing(copy.deps)();
  await expect(held.paymentsByReference('restored-1')).rejects.toThrow(MayaUnavailable);
  await expect(holdMail(mail, outgoing).send({ to: 'ana', subject: '', text: '' })).rejects.toThrow(
    'on hold',
  );
  expect({ asked, sent }).toEqual({ asked: [], sent: [] });
  // The job did not even take them up, so nothing is late once it is allowed.
  const { rows } = await copy.deps.database.query(
    "select next_ask_at < created_at + interval '1 second' as due from payments",
  );
  expect(rows).toEqual([{ due: true }]);
  expect((await copy.deps.database.query('select * from subscription_notices')).rows).toEqual([]);
  expect((await copy.deps.database.query('select done_on from reminder_digests')).rows).toEqual([
    { done_on: null },
  ]);

  const admin = await copy.signedIn({ email: 'admin@husay.test' });
  expect(await (await admin.get('/api/admin/outgoing')).json()).toEqual({ isHeld: true });
  const ready = await copy.visitor().get('/readyz');
  expect(ready.status).toBe(200);
  expect(await ready.json()).toEqual({ status: 'ready', failed: [], held: ['outgoing'] });
  expect(await (await copy.visitor().get('/metrics')).text()).toMatch(/^husay_outgoing_held 1$/m);
  await copy.stop();
});
