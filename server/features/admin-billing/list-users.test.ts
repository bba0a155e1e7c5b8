import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { UserBillingRow, UsersCount } from '#shared/admin-billing/schema';
import { payments } from '../../db/schema/billing';
import type { Browser } from '../../testing/requests/browser';
import { addPayment, addPerson, removeOthers } from '../../testing/content/people';
import { refusal } from '../../testing/requests/refusal';
import { setPlan } from '../../testing/billing/subscriptions';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { usersBillingCount } from './list-users';

let app: TestApp;
let admin: Browser;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signedIn({ email: 'admin@husay.test' });
});
afterAll(() => app.stop());
beforeEach(() => removeOthers(app, 'admin@husay.test'));

const call = (query: Record<string, string>, path = '/api/admin/users-billing') =>
  admin.get(`${path}?${new URLSearchParams(query)}`);
const list = async (query: Record<string, string> = {}) =>
  (await (await call(query)).json()) as UserBillingRow[];
// The administrator's sign-in used the system clock.
const others = async (query: Record<string, string> = {}) =>
  (await list(query)).filter(({ email }) => email !== 'admin@husay.test');
const emails = async (query: Record<string, string> = {}) => (await others(query)).map(({ email }) => email);
const countOf = async (query: Record<string, string> = {}) =>
  (await (await call(query, '/api/admin/users-billing/count')).json()) as UsersCount;

const inDays = (days: number) => new Date(app.clock.now().getTime() + days * 24 * 3600_000);

test('without parameters: the newest users, with all fields', async () => {
  const ana = await addPerson(app, {
    email: 'ana@example.com',
    firstName: 'Ana',
    lastName: 'Cruz',
    plan: 'pro',
    contactEmail: 'nurse.ana@example.com',
    createdAt: inDays(1),
    subscriptionExpiresAt: inDays(30),
  });
  await addPerson(app, { email: 'ben@example.com', createdAt: inDays(2) });
  await addPayment(app, ana.id, { status: 'paid', createdAt: inDays(-2) });
  const latest = await addPayment(app, ana.id, {
    status: 'failed',
    amountCentavos: 19_800,
    createdAt: inDays(-1),
  });
  const [ben, anaRow] = await others();
  expect(ben).toMatchObject({
    email: 'ben@example.com',
    emailVerified: true,
    contactEmail: null,
    plan: 'free',
    latestPayment: null,
  });
  expect(anaRow).toEqual({
    id: ana.id,
    email: 'ana@example.com',
    firstName: 'Ana',
    lastName: 'Cruz',
    plan: 'pro',
    emailVerified: true,
    contactEmail: 'nurse.ana@example.com',
    subscriptionExpiresAt: inDays(30).toISOString(),
    trial: null,
    latestPayment: {
      status: 'failed',
      amount: 19_800,
      referenceNumber: latest.referenceNumber,
      createdAt: inDays(-1).toISOString(),
    },
    matched: null,
  });
});

describe('search', () => {
  beforeEach(async () => {
    await addPerson(app, {
      id: 'abcdef01-2345-4000-8000-000000000001',
      email: 'Maria.Santos@Example.com',
      firstName: 'María',
      lastName: 'Santos',
    });
    await addPerson(app, { email: 'juan@example.com', firstName: 'Juan', lastName: 'dela Cruz' });
    await addPerson(app, { email: 'odd_1%x\\y@example.com', firstName: "O'Brien" });
  });

  test.each([
    ['a part of an email, whatever its case', 'SANTOS@exam', ['Maria.Santos@Example.com']],
    ['a part of a name', 'ela cr', ['juan@example.com']],
    ['first and last name', 'juan dela', ['juan@example.com']],
    ['an accent, composed or not', 'mari\u0301a', ['Maria.Santos@Example.com']],
    ['spaces around and between', '  juan   dela ', ['juan@example.com']],
    ['the beginning of a user id', 'ABCDEF01-23', ['Maria.Santos@Example.com']],
    ['a whole user id', 'abcdef01-2345-4000-8000-000000000001', ['Maria.Santos@Example.com']],
    ['a user id without hyphens', 'abcdef0123454000', ['Maria.Santos@Example.com']],
    ['the middle of a user id', '2345-4000', ['Maria.Santos@Example.com']],
    ['the middle of a user id without its hyphens', 'F01234540', ['Maria.Santos@Example.com']],
    ['the end of a user id', '0001', ['Maria.Santos@Example.com']],
    ['no user by three letters of an id', 'abc', []],
    ['no user where the hyphen of an id is elsewhere', 'abcd-ef01', []],
    ['% as a plain character', '1%x', ['odd_1%x\\y@example.com']],
    ['% alone', '%', ['odd_1%x\\y@example.com']],
    ['_ as a plain character', 'n_e', []],
    ['a backslash', '\\', ['odd_1%x\\y@example.com']],
    ['a quote', "o'b", ['odd_1%x\\y@example.com']],
    ['what is nowhere', 'zzzz', []],
    ['SQL', "'; drop table users; --", []],
    ['NUL beside a name', 'juan\0', ['juan@example.com']],
  ])('finds %s', async (_name, search, found) => {
    expect(await emails({ search })).toEqual(found);
    expect(await countOf({ search })).toMatchObject({ count: found.length, isMore: false });
  });

  test('of only spaces finds all users', async () => {
    expect(await emails({ search: '  ' })).toHaveLength(3);
  });

  test('of one letter finds matching users', async () => {
    expect((await emails({ search: 'j' })).sort()).toEqual(['juan@example.com']);
  });
});

describe('a search for a payment', () => {
  beforeEach(async () => {
    await app.db.delete(payments);
    const ana = await addPerson(app, { email: 'ana@example.com' });
    await addPayment(app, ana.id, {
      status: 'paid',
      referenceNumber: '5b1f6e0a-77aa-4f5e-9c1d-2f0d8b6a1c11',
      receiptNumber: 'ab12cd34ef56',
      checkoutId: '9d2e4c1b-0000-4000-8000-00000000c0de',
      providerPaymentId: '7c3d5e6f-0000-4000-8000-00000000feed',
    });
    await addPayment(app, ana.id, { status: 'failed' });
    const ben = await addPerson(app, { email: 'ben@example.com' });
    await addPayment(app, ben.id, { receiptNumber: 'ab12cd34ef57' });
    await addPayment(app, null, { receiptNumber: 'deleted00000' });
  });

  test.each([
    ['our reference', '5b1f6e0a-77aa-4f5e-9c1d-2f0d8b6a1c11', 'reference'],
    ['the reference in capitals and spaces', ' 5B1F6E0A-77AA-4F5E-9C1D-2F0D8B6A1C11 ', 'reference'],
    ['the receipt', 'ab12cd34ef56', 'receipt'],
    ['the receipt in capitals', 'AB12CD34EF56', 'receipt'],
    ['the checkout ID', '9d2e4c1b-0000-4000-8000-00000000c0de', 'checkout'],
    ['Maya’s payment ID', '7c3d5e6f-0000-4000-8000-00000000feed', 'mayaPayment'],
  ])('finds its user by %s, and says so', async (_name, search, by) => {
    expect(await others({ search })).toMatchObject([
      { email: 'ana@example.com', matched: { by, value: search.trim().toLowerCase() } },
    ]);
    expect(await countOf({ search })).toMatchObject({ count: 1, isMore: false });
    expect(await others({ search, filter: 'pro' })).toEqual([]);
  });

  test.each([
    ['a part of a number', 'ab12cd34ef5'],
    ['the number of a deleted account’s payment', 'deleted00000'],
  ])('finds no user by %s', async (_name, search) => {
    expect(await others({ search })).toEqual([]);
  });

  test('says that the number is of a deleted account’s payment', async () => {
    expect(await countOf({ search: 'DELETED00000' })).toEqual({
      count: 0,
      isMore: false,
      isOfDeletedAccount: true,
    });
    for (const search of ['', 'ab12cd34ef56', 'deleted00001', 'zzzz'])
      expect((await countOf({ search })).isOfDeletedAccount).toBe(false);
  });

  test('says nothing of a user id where the email or the name has the same text', async () => {
    const id = 'cafe0123-4567-4000-8000-000000000000';
    await addPerson(app, { id, email: 'Cafe@example.com' });
    await addPerson(app, { id: id.replace('cafe', 'face'), email: 'x@example.com', lastName: 'Face' });
    expect(await others({ search: 'cafe' })).toMatchObject([{ matched: null }]);
    expect(await others({ search: 'face' })).toMatchObject([{ matched: null }]);
    expect(await others({ search: 'cafe01' })).toMatchObject([{ matched: { by: 'userId' } }]);
  });

  test('says when it was the user id that matched, and nothing where the text is visible', async () => {
    const { id } = await addPerson(app, { email: 'carla@example.com' });
    expect(await others({ search: id.slice(0, 13) })).toMatchObject([
      { matched: { by: 'userId', value: id } },
    ]);
    expect(await others({ search: 'carla@example' })).toMatchObject([{ matched: null }]);
  });
});

describe('filter', () => {
  beforeEach(async () => {
    await addPerson(app, { email: 'free@example.com' });
    await addPerson(app, { email: 'ended@example.com', plan: 'pro', subscriptionExpiresAt: app.clock.now() });
    await addPerson(app, { email: 'pro@example.com', plan: 'pro', subscriptionExpiresAt: inDays(1) });
    await addPerson(app, { email: 'endless@example.com', plan: 'pro' });
    await addPerson(app, { email: 'agency@example.com', plan: 'agency' });
    const pending = await addPerson(app, { email: 'pending@example.com' });
    await addPayment(app, pending.id);
    const paid = await addPerson(app, { email: 'failed@example.com' });
    await addPayment(app, paid.id, { status: 'failed' });
  });

  test.each([
    ['pro', ['endless@example.com', 'pro@example.com']],
    ['free', ['ended@example.com', 'failed@example.com', 'free@example.com', 'pending@example.com']],
    ['pending', ['pending@example.com']],
  ])('%s goes by the plan that counts now', async (filter, found) => {
    expect((await emails({ filter })).sort()).toEqual(found);
    expect((await countOf({ filter, search: 'example.com' })).count).toBe(found.length);
  });

  test('a plan that has ended is shown as free', async () => {
    expect(await list({ search: 'ended@' })).toMatchObject([{ plan: 'free' }]);
  });

  test('combines with a search', async () => {
    expect(await emails({ filter: 'free', search: 'ended' })).toEqual(['ended@example.com']);
    expect(await emails({ filter: 'pro', search: 'ended' })).toEqual([]);
  });
});

describe('sort', () => {
  beforeEach(async () => {
    await addPerson(app, {
      email: 'c@example.com',
      firstName: 'ana',
      lastName: 'Zed',
      plan: 'agency',
      createdAt: inDays(3),
    });
    await addPerson(app, {
      email: 'Bea@example.com',
      plan: 'pro',
      subscriptionExpiresAt: inDays(9),
      createdAt: inDays(1),
    });
    await addPerson(app, {
      email: 'a@example.com',
      firstName: 'Carl',
      plan: 'pro',
      subscriptionExpiresAt: inDays(-1),
      createdAt: inDays(2),
    });
  });
  const [ana, bea, carl] = ['c@example.com', 'Bea@example.com', 'a@example.com'];

  test.each([
    ['created', 'asc', [bea, carl, ana]],
    ['created', 'desc', [ana, carl, bea]],
    // By display name: the email if there is no name.
    ['user', 'asc', [ana, bea, carl]],
    ['user', 'desc', [carl, bea, ana]],
    ['plan', 'asc', [carl, bea, ana]],
    ['plan', 'desc', [ana, bea, carl]],
    // Users without an end come last.
    ['expiry', 'asc', [carl, bea, ana]],
    ['expiry', 'desc', [bea, carl, ana]],
  ])('by %s, %s', async (sort, order, sorted) => {
    expect(await emails({ sort, order })).toEqual(sorted);
  });
});

test('pages show each user once, although all have the same time', async () => {
  for (let i = 0; i < 23; i++) await addPerson(app);
  const seen: string[] = [];
  for (const page of ['1', '2', '3', '4']) {
    const rows = await list({ page, pageSize: '7', sort: 'plan', order: 'asc' });
    expect(rows).toHaveLength(page === '4' ? 3 : 7);
    seen.push(...rows.map(({ id }) => id));
    // An updated row moves to the end of the table, but must not move in the list.
    for (const { id } of rows.slice(0, 3)) await setPlan(app, id, 'free');
  }
  expect(new Set(seen).size).toBe(24);
  expect(await list({ page: '5', pageSize: '7' })).toEqual([]);
  expect(await countOf()).toMatchObject({ count: 24, isMore: false });
});

test('the count stops at its maximum', async () => {
  for (let i = 0; i < 4; i++) await addPerson(app, { firstName: 'Counted' });
  const selection = { search: 'counted', filter: 'all' } as const;
  const deps = { db: app.db, clock: app.clock };
  expect(await usersBillingCount(deps, selection, 3)).toMatchObject({ count: 3, isMore: true });
  expect(await usersBillingCount(deps, selection, 4)).toMatchObject({ count: 4, isMore: false });
  expect(await countOf({ search: 'counted' })).toMatchObject({ count: 4, isMore: false });
});

test.each([
  ['page', '0'],
  ['page', 'x'],
  ['pageSize', '101'],
  ['sort', 'password'],
  ['order', 'up'],
  ['filter', 'agency; drop'],
  ['search', 'x'.repeat(101)],
])('%s %s is refused', async (name, value) => {
  const { status, fields } = await refusal(await call({ [name]: value }));
  expect(status).toBe(400);
  expect(Object.keys(fields ?? {})).toEqual([name]);
});
