import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sensitiveCalls } from '#shared/http/sensitive-calls';
import { newMember, newTeam } from '../../testing/content/teams';
import { addPerson } from '../../testing/content/people';
import type { Browser } from '../../testing/requests/browser';
import { refusal } from '../../testing/requests/refusal';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { allEndpoints } from '../api-description';

let app: TestApp;
let admin: Browser;
let ana: Browser;
/** A team, for the calls of its owner. */
let own: Awaited<ReturnType<typeof newTeam>>;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  admin = await app.signedIn({ email: 'admin@husay.test' });
  ana = await app.signedIn({ email: `ana-${randomUUID()}@example.com` });
  own = await newTeam(app);
});
afterAll(() => app.stop());

type Call = keyof typeof sensitiveCalls;

/** A body that each call takes; the account that an administrator changes is another one each time. */
const bodies: Record<Call, () => Promise<object> | object> = {
  'POST /api/account/tokens': () => ({ name: 'Portfolio', scope: 'read', days: 30 }),
  'GET /api/account/export': () => ({}),
  'DELETE /api/account': async () => ({ username: (await ana.currentUser()).username }),
  'POST /api/admin/update-billing': async () => ({
    userId: (await addPerson(app)).id,
    newStatus: 'pro',
    reason: 'Paid by bank',
  }),
  'POST /api/admin/cleanup-transactions': async () => {
    const { id } = await addPerson(app);
    return { userId: id, reason: 'Manual cleanup' };
  },
  'DELETE /api/organizations/:organizationId': () => ({ slug: own.team.slug }),
  'POST /api/organizations/:organizationId/hand-over': async () => ({
    userId: (await newMember(app, own.team.id, 'admin')).id,
  }),
  'GET /api/organizations/:organizationId/export': () => ({}),
  'DELETE /api/admin/organizations/:id': () => ({ slug: own.team.slug }),
  'GET /api/admin/export/users': () => ({}),
  'GET /api/admin/export/payments': () => ({}),
  'GET /api/admin/export/billing-logs': () => ({}),
  'POST /api/admin/webhook-logs/clear': () => ({}),
  'POST /api/test/create-expiring-user': async () => ({
    userId: (await addPerson(app)).id,
    minutesUntilExpiry: 2,
  }),
  'POST /api/test/expire-user-now': async () => ({ userId: (await addPerson(app)).id }),
};

const send = async (call: Call, browser: Browser) => {
  const [method = '', named = ''] = call.split(' ');
  const path = named.replace(/:(organizationId|id)/, own.team.id);
  return method === 'GET' ? browser.get(path) : browser.send(method as 'POST', path, await bodies[call]());
};
const isForAdmins = (call: Call) => /^\w+ \/api\/(admin|test)\//.test(call);
const events = async (kind: string): Promise<number> => {
  const { rows } = await app.deps.database.query(
    `select count(*)::int as count from security_events where kind = '${kind}'`,
  );
  return (rows as { count: number }[])[0]?.count ?? 0;
};

const calls = Object.keys(sensitiveCalls) as Call[];

test.each(calls)('%s needs a sign-in of the last 15 minutes, and writes a security event', async (call) => {
  const { event } = sensitiveCalls[call];
  const browser = isForAdmins(call) ? admin : call.includes(':organizationId') ? own.owner.browser : ana;
  const before = await events(event);
  await app.deps.database.query(
    "update sessions set authenticated_at = authenticated_at - interval '16 minutes'",
  );
  expect(await refusal(await send(call, browser))).toMatchObject({
    status: 403,
    code: 'REAUTHENTICATION_REQUIRED',
    message: expect.stringMatching(
      /^For safety, .+ only within 15 minutes of signing in\. Please sign in again/,
    ),
  });
  expect(await events(event)).toBe(before);

  await app.deps.database.query(
    "update sessions set authenticated_at = authenticated_at + interval '16 minutes'",
  );
  expect((await send(call, browser)).status).toBeLessThan(300);
  expect(await events(event)).toBe(before + 1);
});

test.each(calls.filter(isForAdmins))('%s refuses others as ever, whenever they signed in', async (call) => {
  expect(await refusal(await send(call, app.visitor()))).toMatchObject({ status: 401 });
  expect(await refusal(await send(call, ana))).toMatchObject({ status: 403, code: 'FORBIDDEN' });
});

/** What sounds like it and is none, and why. */
const ordinary: Record<string, string> = {
  'DELETE /api/account/tokens/:id': 'protects the account, and must work at once',
  'DELETE /api/account/devices/:id': 'protects the account, and must work at once',
  'POST /api/account/devices/sign-out-everywhere': 'protects the account, and must work at once',
  'DELETE /api/resume/draft': 'one text of the user’s own',
  'DELETE /api/documents/:id': 'can be restored',
  'DELETE /api/documents/:id/draft': 'one text of the user’s own',
  'DELETE /api/documents/:id/forever': 'one text of the user’s own, which is in the trash already',
  'DELETE /api/letters/:id': 'can be restored',
  'DELETE /api/organizations/:organizationId/bulk-files/:bulkFileId':
    'files that can be made again, and end in a day',
  'DELETE /api/organizations/:organizationId/logo': 'a picture whose file the agency has',
  'DELETE /api/letters/:id/forever': 'one text of the user’s own, which is in the trash already',
  'DELETE /api/organizations/:organizationId/members/:userId': 'protects the team, and must work at once',
  'DELETE /api/organizations/:organizationId/invitations/:invitationId':
    'protects the team, and must work at once',
  'DELETE /api/applications/:id': 'one record of the user’s own',
  'DELETE /api/applications/stages/:id': 'moves what is in the stage, and removes a name',
  'DELETE /api/applications/filters/:id': 'one name of the user’s own',
  'DELETE /api/applications/calendar-link': 'protects the account, and must work at once',
  'GET /api/applications/export.csv': 'the list that the user has on the screen',
  'DELETE /api/sent/:id': 'one file of the user’s own',
  'DELETE /api/application-links/:id': 'protects the account, and must work at once',
  'DELETE /api/organizations/:organizationId/candidates/filters/:filterId':
    'a name, which a member with the right may give again',
  'DELETE /api/organizations/:organizationId/candidates/:candidateId':
    'one record, by owner or admin; who did it is in the log, and a person who asks must not wait',
  'DELETE /api/organizations/:organizationId/candidates/:candidateId/notes/:noteId':
    'one text of the user’s own',
  'DELETE /api/organizations/:organizationId/candidates/:candidateId/basis-file':
    'one file; who did it is in the log',
  'DELETE /api/organizations/:organizationId/job-orders/:jobOrderId':
    'a job order of the team; its candidates stay in the roster, and the log says who did it',
  'DELETE /api/organizations/:organizationId/job-orders/:jobOrderId/candidates/:candidateId':
    'a candidate of a job order; the stages are kept, and the candidate stays in the roster',
  'DELETE /api/organizations/:organizationId/presentations/:presentationId/link':
    'protects people, and must work at once; a new link can be made',
  'DELETE /api/organizations/:organizationId/presentations/:presentationId':
    'what was made for a client of candidates who stay in the roster; the log says who did it',
  'DELETE /api/organizations/:organizationId/candidate-requests/:requestId':
    'protects people, and must work at once',
  'POST /api/candidate/delete': 'the person has no account to sign in to',
  'PUT /api/admin/organizations/:id': 'sets how many members a team may have, and can be taken back',
  'PUT /api/admin/inquiries/:id': 'changes nothing of a user, and can be taken back',
  'DELETE /api/admin/inquiries/:id': 'one message, which its sender asked to delete',
  'DELETE /api/credentials/:id': 'one file of the user’s own',
  'POST /api/admin/users/:id/end-sessions': 'protects the account, and must work at once',
  'POST /api/admin/payments/:id/check': 'records what Maya confirms, as the reconciler does',
  'POST /api/admin/process-expired-subscriptions': 'the same as the job does every few minutes',
};

test('what removes, exports or changes for others is in the table, or is said to be ordinary', () => {
  const sounds = /delete|clear|cleanup|export|refund|void|everywhere|expire|\/api\/admin/i;
  const suspects = allEndpoints
    .filter(
      ({ method, path }) =>
        method === 'DELETE' || (sounds.test(path) && method !== 'GET') || /export/.test(path),
    )
    .map(({ method, path }) => `${method} ${path}`);
  expect(suspects.filter((name) => !(name in sensitiveCalls) && !(name in ordinary))).toEqual([]);
});

test('the page that a refused download leads to asks to sign in, and comes back', async () => {
  await app.deps.database.query('update sessions set authenticated_at = null');
  const answer = await ana.get('/api/account/export', { accept: 'text/html' });
  expect(answer.status).toBe(403);
  const page = await answer.text();
  expect(page).toContain('only within 15 minutes of signing in');
  expect(page).toContain('href="/api/login?reauthenticate=true&amp;returnTo=%2Fyour-data"');
});

test('docs/security.md names every sensitive call', async () => {
  const page = await readFile('docs/security.md', 'utf8');
  expect(calls.filter((call) => !page.includes(`\`${call}\``))).toEqual([]);
});
