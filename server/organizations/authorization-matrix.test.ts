import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Endpoint } from '#shared/http/endpoint';
import { allowsNow, may, permissions, roles, type Permission, type Role } from '#shared/organizations/policy';
import { allEndpoints } from '../http/api-description';
import { setPlan } from '../testing/billing/subscriptions';
import { addMember, newMember, newPerson, newTeam } from '../testing/content/teams';
import { isOnPostgres } from '../testing/postgres/test-database';
import { startTwoApps } from '../testing/postgres/two-apps';
import { Browser } from '../testing/requests/browser';
import { startTestApp, type TestApp } from '../testing/test-app';

type OrganizationCall = Endpoint & { permission: Permission };
/** Every call that names a permission: a new one is in the matrix by itself. */
const calls = allEndpoints.filter((endpoint): endpoint is OrganizationCall => 'permission' in endpoint);

let app: TestApp;
/** Each call goes to one process and to the other, which share nothing but the database. */
let origins: string[];
let stop: () => Promise<void>;
let team: Awaited<ReturnType<typeof newTeam>>;
let callers: Record<string, Browser>;
let members: Record<Role, string>;

beforeAll(async () => {
  if (isOnPostgres) {
    const both = await startTwoApps();
    app = both.one;
    origins = both.apps.map(({ origin }) => origin);
    stop = both.stop;
  } else {
    app = await startTestApp();
    origins = [app.origin];
    stop = () => app.stop();
  }
  team = await newTeam(app);
  const { id } = team.team;
  const others = {
    admin: await newMember(app, id, 'admin'),
    recruiter: await newMember(app, id, 'recruiter'),
    viewer: await newMember(app, id, 'viewer'),
  };
  const elsewhere = await newTeam(app);
  const candidate = await newPerson(app);
  await app.deps.database.query(
    `insert into candidates (organization_id, user_id, number, name, email, headline, phone, place, email_key, phone_key, content,
       profession, is_profession_set, years, availability, tags, search, basis, basis_date, keep_until, created_at, updated_at)
     values ($1, $2, 1, 'Ana', $3, '', '', '', '', '', '{}', 'other', false, 0, 'unknown', '{}', '', 'account', now(), now() + interval '1 year', now(), now())`,
    [id, candidate.id, candidate.email],
  );
  callers = {
    owner: team.owner.browser,
    ...Object.fromEntries(Object.entries(others).map(([role, { browser }]) => [role, browser])),
    'a member of another organization': elsewhere.owner.browser,
    'a candidate': candidate.browser,
    'a stranger': (await newPerson(app, 'agency')).browser,
    'signed out': app.visitor(),
  };
  members = {
    owner: team.owner.id,
    admin: others.admin.id,
    recruiter: others.recruiter.id,
    viewer: others.viewer.id,
  };
}, 120_000);
afterAll(() => stop());

/** What a call does to the team itself is undone before the next one. */
const restore = async (role: Role) => {
  if (role === 'owner') return;
  const { rowCount } = await app.deps.database.query(
    'update organization_members set role = $3 where organization_id = $1 and user_id = $2',
    [team.team.id, members[role], role],
  );
  if (!rowCount) await addMember(app, team.team.id, members[role], role);
};

/** Ids that nothing has, and no content: a caller who may make the call gets an answer, and nothing happens. */
const send = ({ method, path, body, upload }: OrganizationCall, browser: Browser, origin: string) => {
  const address = path
    .replace(':organizationId', team.team.id)
    .replace(/:\w+/g, '00000000-0000-4000-8000-000000000000');
  const there = new Browser(origin, browser.cookie('husay.sid'));
  if (method === 'GET') return there.get(address);
  return there.send(method, address, body || upload ? {} : undefined);
};

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

/** How a call was answered: by the guard, or past it. */
const answerOf = async (
  response: Response,
): Promise<'not a member' | 'forbidden' | 'ended' | '401' | 'past'> => {
  // No cache holds what a member who was removed, or a candidate who withdrew, would be read from.
  expect(response.headers.get('cache-control')).toContain('no-store');
  if (response.status === 401) return '401';
  const isJson = response.headers.get('content-type')?.includes('json');
  if (response.ok || !isJson) return 'past';
  const { code, message } = (await response.json()) as { code: string; message: string };
  if (code === 'NOT_FOUND' && message.startsWith('This team does not exist')) return 'not a member';
  if (code === 'FORBIDDEN') return 'forbidden';
  if (code === 'CONFLICT' && message.startsWith('The Agency plan of this team has ended')) return 'ended';
  return 'past';
};

test('the matrix covers every call below an organization, and every permission', () => {
  const unguarded = allEndpoints.filter(
    ({ path, permission }) =>
      path.startsWith('/api/organizations/:organizationId') !== (permission !== undefined),
  );
  expect(unguarded.map(nameOf)).toEqual([]);
  expect(calls.length).toBeGreaterThan(12);
});

describe.each(calls.map((call): [string, OrganizationCall] => [nameOf(call), call]))('%s', (_name, call) => {
  test.each(roles)('%s', async (role) => {
    for (const origin of origins) {
      await restore(role);
      const answer = await answerOf(await send(call, callers[role]!, origin));
      expect(answer).toBe(may(role, call.permission) ? 'past' : 'forbidden');
    }
    await restore(role);
  });

  test.each(['a member of another organization', 'a candidate', 'a stranger'])(
    '%s cannot tell that the team exists',
    async (caller) => {
      for (const origin of origins)
        expect(await answerOf(await send(call, callers[caller]!, origin))).toBe('not a member');
    },
  );

  test('signed out', async () => {
    for (const origin of origins)
      expect(await answerOf(await send(call, callers['signed out']!, origin))).toBe('401');
  });
});

// After all others: the plan of the owner ends here.
describe.each([
  ['readOnly', 1],
  ['closed', 31],
] as const)('%s, after the end of the plan', (state, days) => {
  beforeAll(async () => {
    await setPlan(app, team.owner.id, 'free');
    const ended = new Date(app.clock.now().getTime() - days * 24 * 60 * 60 * 1000);
    await app.deps.database.query('update organizations set plan_ended_at = $2 where id = $1', [
      team.team.id,
      ended.toISOString(),
    ]);
  });
  test.each(permissions)('%s', async (permission) => {
    for (const call of calls.filter((one) => one.permission === permission)) {
      const answer = await answerOf(await send(call, callers.owner!, origins[0]!));
      // Who may invite is told by the invitation itself that the team takes no new members.
      expect([nameOf(call), answer]).toEqual([nameOf(call), allowsNow(state, permission) ? 'past' : 'ended']);
    }
  });
});
