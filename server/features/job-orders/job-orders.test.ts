import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { JobOrder, JobStage } from '#shared/job-orders/schema';
import { refusal } from '../../testing/requests/refusal';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { ok, openAgency } from '../../testing/organizations/agency';

let app: TestApp;
const start = new Date('2026-11-20T01:00:00Z');
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
beforeEach(() => app.clock.set(start));

const details = {
  client: 'Al Noor Hospital',
  position: 'ICU Nurse',
  people: 12,
  place: 'Riyadh',
  deadline: '2026-12-15',
  requirements: 'Two years in an ICU',
  status: 'open',
} as const;

const openOrder = async () => {
  const agency = await openAgency(app);
  const root = `/api/organizations/${agency.organization.id}/job-orders`;
  const order = await ok<JobOrder>(agency.owner.send('POST', root, details));
  const path = `${root}/${order.id}`;
  return {
    ...agency,
    orders: root,
    path,
    order,
    put: (candidateIds: string[], stage?: JobStage) =>
      agency.owner.send('POST', `${path}/candidates`, { candidateIds, ...(stage && { stage }) }),
    move: (id: string, from: JobStage, to: JobStage) =>
      agency.owner.send('PUT', `${path}/candidates/${id}`, { from, to }),
    read: () => ok<JobOrder>(agency.owner.get(path)),
  };
};

const stagesOf = ({ candidates }: JobOrder) =>
  Object.fromEntries(candidates.map(({ candidate, stage }) => [candidate.name, stage]));

test('a job order is kept with what it says, and changed', async () => {
  const { owner, path, orders, order } = await openOrder();
  expect(order).toMatchObject({ ...details, candidates: [] });
  const changed = await ok<JobOrder>(owner.send('PUT', path, { ...details, people: 3, status: 'filled' }));
  expect(changed).toMatchObject({ people: 3, status: 'filled' });
  expect((await ok<{ total: number }>(owner.get(orders))).total).toBe(0);
  expect(await ok(owner.get(`${orders}?status=filled&search=riyadh`))).toMatchObject({
    total: 1,
    jobOrders: [{ client: 'Al Noor Hospital', stages: { longList: 0 } }],
  });
});

test('candidates go through the stages, and every change is kept', async () => {
  const { owner, path, orders, add, put, move } = await openOrder();
  const ana = await add();
  const ben = await add({ name: 'Ben Cruz' });
  await ok(put([ana.id, ben.id]));
  const after = await ok<JobOrder>(move(ana.id, 'longList', 'shortList'));
  expect(stagesOf(after)).toEqual({ 'Ana Reyes': 'shortList', 'Ben Cruz': 'longList' });
  // Added once more, she stays where she is.
  expect(stagesOf(await ok<JobOrder>(put([ana.id], 'closed')))).toEqual(stagesOf(after));
  const list = await ok<{ jobOrders: JobOrder[] }>(owner.get(orders));
  expect(list.jobOrders[0]?.stages).toMatchObject({ longList: 1, shortList: 1, closed: 0 });
  await ok(owner.send('DELETE', `${path}/candidates/${ben.id}`));
  const { moves } = await ok<{ moves: { name: string; from: string | null; to: string | null }[] }>(
    owner.get(`${path}/history`),
  );
  expect(moves).toHaveLength(4);
  // The moves replay to the present stages.
  const replayed = [...moves]
    .reverse()
    .reduce<Record<string, string | null>>((stages, { name, to }) => ({ ...stages, [name]: to }), {});
  expect(replayed).toEqual({ 'Ana Reyes': 'shortList', 'Ben Cruz': null });
});

test('the job orders of a candidate are listed with the stage, while the candidate may be read', async () => {
  const { owner, orders, order, add, put } = await openOrder();
  await ok(owner.send('POST', orders, { ...details, client: 'Other' }));
  const ana = await add({ keepUntil: '2026-11-21' });
  await ok(put([ana.id], 'interview'));
  const find = () => ok(owner.get(`${orders}?status=&candidateId=${ana.id}`));
  expect(await find()).toMatchObject({
    total: 1,
    jobOrders: [{ id: order.id, candidateStage: 'interview' }],
  });
  expect((await owner.get(`${orders}?candidateId=none`)).status).toBe(400);
  app.clock.set(new Date('2026-11-22T01:00:00Z'));
  expect(await find()).toEqual({ total: 0, jobOrders: [] });
});

test('of two members who move one candidate, the second is told where they are', async () => {
  const { add, put, move, read } = await openOrder();
  const ana = await add();
  await ok(put([ana.id]));
  const answers = await Promise.all([
    move(ana.id, 'longList', 'shortList'),
    move(ana.id, 'longList', 'closed'),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const late = answers.find(({ status }) => status === 409);
  const { candidates } = await read();
  expect(candidates).toHaveLength(1);
  expect(await refusal(late as Response)).toMatchObject({
    message: expect.stringContaining('Another member'),
  });
});

test('one who is erased, or whose time is over, is in no job order', async () => {
  const { owner, root, path, add, put, read } = await openOrder();
  const ana = await add();
  const ben = await add({ name: 'Ben Cruz', keepUntil: '2026-11-21' });
  await ok(put([ana.id, ben.id]));
  expect((await owner.send('DELETE', `${root}/${ana.id}`)).status).toBe(204);
  expect(stagesOf(await read())).toEqual({ 'Ben Cruz': 'longList' });
  app.clock.set(new Date('2026-11-22T01:00:00Z'));
  const { candidates, stages } = await read();
  expect([candidates, stages.longList]).toEqual([[], 0]);
  expect(await ok(owner.get(`${path}/history`))).toEqual({ moves: [] });
});

test('the export of the team has its job orders', async () => {
  const { owner, organization, add, put } = await openOrder();
  const ana = await add();
  await ok(put([ana.id], 'interview'));
  const answer = await owner.get(`/api/organizations/${organization.id}/export`);
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  const name = Object.keys(files).find((path) => path.endsWith('job-orders.jsonl')) ?? '';
  expect(JSON.parse(strFromU8(files[name] ?? new Uint8Array()))).toMatchObject({
    client: 'Al Noor Hospital',
    people: 12,
    candidates: [{ number: 'N-001', stage: 'interview' }],
  });
});

test('no member puts the candidate of another team into a job order', async () => {
  const other = await openOrder();
  const theirs = await other.add();
  const { put, owner } = await openOrder();
  expect((await put([theirs.id])).status).toBe(404);
  expect((await owner.get(other.path)).status).toBe(404);
});
