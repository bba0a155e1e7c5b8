import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { BillingLog } from '#shared/admin-billing/schema';
import { billingLogs } from '../../db/schema/billing';
import type { Browser } from '../../testing/requests/browser';
import { addPerson } from '../../testing/content/people';
import { refusal } from '../../testing/requests/refusal';
import { startTestApp, type TestApp } from '../../testing/test-app';

let app: TestApp;
let admin: Browser;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signedIn({ email: 'admin@husay.test' });
});
afterAll(() => app.stop());
beforeEach(async () => {
  await app.db.delete(billingLogs);
});

const call = (query: Record<string, string>) =>
  admin.get(`/api/admin/billing-logs?${new URLSearchParams(query)}`);
const list = async (query: Record<string, string> = {}) => {
  const answer = await call(query);
  expect(answer.status).toBe(200);
  return (await answer.json()) as BillingLog[];
};
const reasons = (logs: BillingLog[]) => logs.map(({ reason }) => reason);

/** An administrator's change an hour ago, and then this many expiries at one time. */
const afterABatch = async (count: number) => {
  const { id: userId } = await addPerson(app);
  const now = app.clock.now();
  const log = { userId, oldStatus: 'pro', newStatus: 'free' } as const;
  await app.db.insert(billingLogs).values([
    { ...log, cause: 'admin', reason: 'By hand', createdAt: new Date(now.getTime() - 3600_000) },
    ...Array.from({ length: count }, (_, n) => ({
      ...log,
      cause: 'expiry' as const,
      reason: `Ended ${n}`,
      createdAt: now,
    })),
  ]);
};

test('a batch of expiries does not hide administrators’ changes', async () => {
  await afterABatch(100);
  const latest = await list();
  expect(latest).toHaveLength(100);
  expect(reasons(latest)).not.toContain('By hand');
  expect(reasons(await list({ cause: 'admin' }))).toEqual(['By hand']);
  expect(await list({ cause: 'refund' })).toEqual([]);
  expect(reasons(await list({ before: latest.at(-1)?.id ?? '' }))).toEqual(['By hand']);
});

test('paging returns each once, also those of the same time', async () => {
  await afterABatch(6);
  const told: BillingLog[] = [];
  for (const size of [3, 3, 1, 0]) {
    const before = told.at(-1)?.id;
    const page = await list({ limit: '3', ...(before && { before }) });
    expect(page).toHaveLength(size);
    told.push(...page);
  }
  expect(reasons(told)).toEqual([...[5, 4, 3, 2, 1, 0].map((n) => `Ended ${n}`), 'By hand']);
  const [newest] = told;
  expect(reasons(await list({ before: newest?.id ?? '', cause: 'admin' }))).toEqual(['By hand']);
});

test('the page before an unknown log is empty', async () => {
  await afterABatch(1);
  expect(await list({ before: '00000000-0000-4000-8000-000000000000' })).toEqual([]);
});

test.each([
  ['before', 'x'],
  ['limit', '0'],
  ['limit', '101'],
  ['cause', 'whim'],
])('%s %s is refused', async (name, value) => {
  const { status, fields } = await refusal(await call({ [name]: value }));
  expect([status, Object.keys(fields ?? {})]).toEqual([400, [name]]);
});
