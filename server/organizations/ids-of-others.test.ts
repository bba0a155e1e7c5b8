import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { wholeRoster } from '#shared/candidates/schema';
import type { Endpoint } from '#shared/http/endpoint';
import { allEndpoints } from '../http/api-description';
import { nurse, ok, openAgency } from '../testing/organizations/agency';
import { newPerson } from '../testing/content/teams';
import { startTestApp, type TestApp } from '../testing/test-app';

// An id of another team, in a path, a query or a JSON body, is as unknown as one that never was: the same answer, and nothing changes.
// Calls that take a file are not asked.

type Agency = Awaited<ReturnType<typeof openAgency>>;
type Ids = Record<string, string>;

let app: TestApp;
let own: Agency;
let other: Agency;
/** By the names of parameters: those of the other team, and those of the own one. */
let theirs: Ids;
let ours: Ids;

const idOf = async (answer: Promise<Response>): Promise<string> => (await ok<{ id: string }>(answer)).id;

const furnish = async ({ owner, organization, join, add }: Agency): Promise<Ids> => {
  const team = `/api/organizations/${organization.id}`;
  const post = (path: string, body: object) => owner.send('POST', `${team}/${path}`, body);
  const { id: candidateId } = await add({ name: 'Dulce Evangelista', email: 'dulce@example.com' });
  const { notes } = await ok<{ notes: { id: string }[] }>(
    post(`candidates/${candidateId}/notes`, { text: 'Speaks Arabic' }),
  );
  const jobOrderId = await idOf(post('job-orders', jobOrder));
  await ok(post(`job-orders/${jobOrderId}/candidates`, { candidateIds: [candidateId], stage: 'longList' }));
  const { presentation } = await ok<{ presentation: { id: string } }>(
    post('presentations', presented([candidateId], jobOrderId)),
  );
  const { invitation } = await ok<{ invitation: { id: string } }>(
    post('invitations', { role: 'viewer', email: '' }),
  );
  const { request } = await ok<{ request: { id: string } }>(post('candidate-requests', consentRequest));
  return {
    candidateId,
    noteId: notes[0]?.id ?? '',
    filterId: await idOf(post('candidates/filters', { name: 'Gulf', selection: wholeRoster })),
    jobOrderId,
    presentationId: presentation.id,
    bulkFileId: await idOf(post('bulk-files', { candidateIds: [candidateId], blind: null })),
    invitationId: invitation.id,
    requestId: request.id,
    userId: (await join('recruiter')).id,
  };
};

const jobOrder = {
  client: 'Riyadh Hospital',
  position: 'Nurse',
  people: 2,
  place: '',
  deadline: null,
  requirements: '',
  status: 'open',
};
const presented = (candidateIds: string[], jobOrderId: string | null) => ({
  candidateIds,
  jobOrderId,
  client: 'Riyadh Hospital',
  title: 'Nurses',
  message: '',
  blind: null,
});
const consentRequest = {
  email: '',
  purpose: 'Proposing you',
  asks: { contact: false, credentials: false, particulars: false },
  endsOn: '2027-11-20',
};

beforeAll(async () => {
  app = await startTestApp();
  [own, other] = [await openAgency(app), await openAgency(app)];
  [theirs, ours] = [await furnish(other), await furnish(own)];
});
afterAll(() => app.stop());

/** What calls whose path has an id besides the team's send; those without a body are not named. */
const bodies: Record<string, (ids: Ids) => object> = {
  'PUT /members/:userId': () => ({ role: 'viewer' }),
  'PUT /candidates/:candidateId': () => {
    const { name, email, content } = nurse();
    return { name, email, content, version: 1 };
  },
  'PUT /candidates/:candidateId/facts': () => ({
    profession: null,
    availability: 'unknown',
    availableOn: null,
    tags: ['Taken'],
  }),
  'PUT /candidates/:candidateId/basis': () => ({
    basisDate: '2026-11-20',
    keepUntil: '2027-11-20',
    sensitiveConsentOn: null,
  }),
  'POST /candidates/:candidateId/notes': () => ({ text: 'Ours now' }),
  'PUT /job-orders/:jobOrderId': () => jobOrder,
  'POST /job-orders/:jobOrderId/candidates': ({ candidateId = '' }) => ({
    candidateIds: [candidateId],
    stage: 'longList',
  }),
  'PUT /job-orders/:jobOrderId/candidates/:candidateId': () => ({ from: 'longList', to: 'interview' }),
  'PUT /presentations/:presentationId/end': () => ({ days: 90 }),
  'POST /presentations/:presentationId/link': () => ({ days: 90, password: '' }),
};

const root = '/api/organizations/:organizationId';
const withIds = allEndpoints.filter(
  ({ path, permission }: Endpoint) =>
    permission && path.startsWith(root) && path.slice(root.length).includes(':'),
);
/** Uploads and files are no calls with a JSON body. */
const uploads = withIds.filter((endpoint: Endpoint) => endpoint.upload !== undefined);

const nameOf = ({ method, path }: Pick<Endpoint, 'method' | 'path'>) =>
  `${method} ${path.slice(root.length)}`;
const filled = (path: string, ids: Ids) =>
  path.replace(/:(\w+)/g, (_, name: string) =>
    name === 'organizationId' ? own.organization.id : (ids[name] ?? `no id for ${name}`),
  );

/** An answer without what differs by chance. */
const answerOf = async (answer: Promise<Response>, ids: Ids) => {
  const response = await answer;
  let text = await response.text();
  for (const [name, id] of Object.entries(ids)) text = text.replaceAll(id, name);
  return [response.status, text.replace(/"requestId":"[^"]*"/, '')] as const;
};

const unknown = (): Ids => Object.fromEntries(Object.keys(theirs).map((name) => [name, randomUUID()]));

const tables = [
  'candidates',
  'candidate_notes',
  'candidate_filters',
  'candidate_requests',
  'job_orders',
  'presentations',
  'bulk_files',
  'organization_invitations',
  'organization_members',
  'organization_audit',
];
/** All that the other team has. */
const stateOfTheirs = async () => {
  const states: Record<string, unknown> = {};
  for (const table of tables)
    states[table] = (
      await app.deps.database.query(
        `select t::text as row from ${table} t where organization_id = $1 order by 1`,
        [other.organization.id],
      )
    ).rows;
  const entries = await app.deps.database.query(
    'select t::text as row from job_order_candidates t where job_order_id = $1',
    [theirs['jobOrderId']],
  );
  return { ...states, entries: entries.rows };
};

test.each(
  withIds.filter((endpoint) => !uploads.includes(endpoint)).map((endpoint) => [nameOf(endpoint), endpoint]),
)('%s', async (name, endpoint) => {
  const { method, path } = endpoint;
  const body = bodies[name];
  const needsBody = endpoint.body !== undefined;
  expect([name, body !== undefined]).toEqual([name, needsBody]);
  const call = (ids: Ids) =>
    answerOf(
      method === 'GET'
        ? own.owner.get(filled(path, ids))
        : own.owner.send(method, filled(path, ids), body?.(ids)),
      ids,
    );
  const before = await stateOfTheirs();
  const known = await call(theirs);
  expect(known).toEqual(await call(unknown()));
  expect(known[0]).toBe(404);
  // The last one alone is theirs: a note of another team at a candidate of our own.
  const last = /:(\w+)(?!.*:)/.exec(path)?.[1] ?? '';
  const mixed = { ...ours, [last]: theirs[last] ?? '' };
  expect(await call(mixed)).toEqual(await call({ ...ours, [last]: randomUUID() }));
  expect(await stateOfTheirs()).toEqual(before);
});

const inBodies: Record<string, (ids: Ids) => Promise<Response>> = {
  'candidates of a presentation': ({ candidateId = '' }) =>
    post('presentations', presented([candidateId], null)),
  'the job order of a presentation': ({ jobOrderId = '' }) =>
    post('presentations', presented([ours['candidateId'] ?? ''], jobOrderId)),
  'candidates of a job order': ({ candidateId = '' }) =>
    post(`job-orders/${ours['jobOrderId']}/candidates`, { candidateIds: [candidateId], stage: 'longList' }),
  'candidates of a check of blind documents': ({ candidateId = '' }) =>
    post('bulk-files/check', { candidateIds: [candidateId], blind: { names: 'all', employers: true } }),
  'candidates for a tag': ({ candidateId = '' }) =>
    post('candidates/tags', { ids: [candidateId], tag: 'Taken', do: 'add' }),
  'a comparison': ({ candidateId = '' }) => get(`candidates/compare?ids=${candidateId}`),
  'job orders with a candidate': ({ candidateId = '' }) => get(`job-orders?candidateId=${candidateId}`),
  'presentations of a job order': ({ jobOrderId = '' }) => get(`presentations?jobOrderId=${jobOrderId}`),
  'who is mentioned': ({ userId = '' }) =>
    post(`candidates/${ours['candidateId']}/notes`, { text: 'Look', mentions: [userId] }),
  'who gets the team': ({ userId = '' }) => post('hand-over', { userId }),
  'whose lines of the log': ({ userId = '' }) => get(`log?actor=${userId}`),
  'a contact of theirs, as a duplicate': ({ candidateId = '' }) =>
    post('candidates/duplicates', {
      people: [
        {
          name: 'Dulce',
          email: candidateId === theirs['candidateId'] ? 'only@theirs.example' : 'no@one.example',
          phone: '',
        },
      ],
    }),
};
const post = (path: string, body: object) =>
  own.owner.send('POST', `/api/organizations/${own.organization.id}/${path}`, body);
const get = (path: string) => own.owner.get(`/api/organizations/${own.organization.id}/${path}`);

test.each(Object.entries(inBodies))('in a body or a query: %s', async (_, call) => {
  await app.deps.database.query(`update candidates set email_key = 'only@theirs.example' where id = $1`, [
    theirs['candidateId'],
  ]);
  const before = await stateOfTheirs();
  const [known, stranger] = [theirs, unknown()];
  const answer = await answerOf(call(known), known);
  expect(answer).toEqual(await answerOf(call(stranger), stranger));
  expect(answer[1]).not.toContain('Dulce');
  expect(await stateOfTheirs()).toEqual(before);
});

test('nobody hands a team over to, or mentions, a person who is in none', async () => {
  const { id } = await newPerson(app);
  const strangers = [{ userId: id }, { userId: randomUUID() }];
  for (const call of ['who gets the team', 'who is mentioned']) {
    const [known, unknownOne] = await Promise.all(
      strangers.map((ids) => answerOf(inBodies[call]!(ids), ids)),
    );
    expect(known).toEqual(unknownOne);
  }
});
