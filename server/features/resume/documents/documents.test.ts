import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  maxTrashed,
  type DocumentSummary,
  type LeftOutList,
  type ResumeDocument,
  type Snapshot,
  type SourceChangeList,
} from '#shared/resume/documents/schema';
import * as endpoints from '#shared/resume/documents/endpoints';
import { sampleResume } from '#shared/resume/sample-resume';
import type { Resume } from '#shared/resume/schema';
import { emptyTrash } from '../../../jobs/pruning';
import { setPlan } from '../../../testing/billing/subscriptions';
import type { Browser } from '../../../testing/requests/browser';
import { refusal } from '../../../testing/requests/refusal';
import { startTestApp, type TestApp } from '../../../testing/test-app';

let app: TestApp;
let count = 0;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const path = '/api/documents';
/** Someone with a saved main resume. */
const withResume = async (content: object = sampleResume): Promise<Browser> => {
  const user = await app.signedIn({ email: `desk-${++count}@example.com`, firstName: 'Ana' });
  expect((await user.send('POST', '/api/resume', content)).status).toBe(200);
  return user;
};
const ok = async <T>(answer: Promise<Response>): Promise<T> => {
  const response = await answer;
  expect(response.status).toBe(200);
  return (await response.json()) as T;
};
const make = (user: Browser, body: object = { forJob: 'Nurse at Bohol General' }) =>
  ok<DocumentSummary>(user.send('POST', path, body));
const load = (user: Browser, id: string) => ok<ResumeDocument>(user.get(`${path}/${id}`));
const list = (user: Browser, query = '') =>
  ok<{ documents: DocumentSummary[]; total: number; used: number; limit: number; tags: string[] }>(
    user.get(`${path}${query}`),
  );
const changesOf = (user: Browser, id: string) => ok<SourceChangeList>(user.get(`${path}/${id}/changes`));
const answer = async (user: Browser, id: string, answers: Record<string, 'take' | 'keep' | 'always'>) => {
  const { version, sourceVersion } = await changesOf(user, id);
  return ok<SourceChangeList>(
    user.send('POST', `${path}/${id}/changes`, {
      version,
      sourceVersion,
      answers: Object.entries(answers).map(([key, given]) => ({ key, answer: given })),
    }),
  );
};

const draft = { content: { title: 'Typing' }, version: 1, revision: 'revision-1', replaces: [] };
const compared = { version: 1, sourceVersion: 1 };
const calls: [method: 'GET' | 'POST' | 'PUT' | 'DELETE', end: string, body?: object][] = [
  ['GET', ''],
  ['POST', '', { title: 'Flight Nurse', version: 1 }],
  ['PUT', '/page', { density: 'compact' }],
  ['GET', '/draft'],
  ['PUT', '/draft', draft],
  ['DELETE', '/draft?revision=revision-1'],
  ['PUT', '/details', { name: 'Another name' }],
  ['POST', '/restore'],
  ['GET', '/changes'],
  ['POST', '/changes', { ...compared, answers: [{ key: 'title', answer: 'take' }] }],
  ['POST', '/wordings', { ...compared, keys: ['title'] }],
  ['GET', '/left-out'],
  ['POST', '/left-out', { version: 1, do: 'leave-out', part: 'skills', index: 0 }],
  ['GET', '/history'],
  ['POST', '/history', { name: 'Sent to Makati Med' }],
  ['GET', `/history/${randomUUID()}`],
  ['POST', `/history/${randomUUID()}/restore`, { version: 1 }],
  ['DELETE', '/forever'],
  ['DELETE', ''],
];

test('each call of a document is in the list of those for its owner', () => {
  const listed = calls.map(
    ([method, end]) =>
      `${method} ${path}/:id${end.replace(/\?.*/, '').replace(/[0-9a-f-]{36}/, ':snapshotId')}`,
  );
  const all = Object.values(endpoints).map((endpoint) => `${endpoint.method} ${endpoint.path}`);
  expect(all.filter((call) => call.includes(':id') && !listed.includes(call))).toEqual([]);
});

test.each(calls)('%s %s of a document is for its owner alone', async (method, end, body) => {
  const ana = await withResume();
  const { id } = await make(ana);
  const before = await load(ana, id);
  const call = (user: Browser) =>
    method === 'GET' ? user.get(`${path}/${id}${end}`) : user.send(method, `${path}/${id}${end}`, body);
  expect((await call(app.visitor())).status).toBe(401);
  expect((await call(await withResume())).status).toBe(404);
  expect(await load(ana, id)).toEqual(before);
});

test('a version has the content of its source, and the main resume stays the main one', async () => {
  const ana = await withResume();
  const made = await make(ana);
  expect(made).toMatchObject({ forJob: 'Nurse at Bohol General', isMain: false, changesInSource: 0 });
  expect(await load(ana, made.id)).toMatchObject({ title: sampleResume.title, version: 1 });
  await ok(ana.send('POST', `${path}/${made.id}`, { title: 'Flight Nurse', version: 1 }));
  expect(await load(ana, made.id)).toMatchObject({ title: 'Flight Nurse', version: 2 });
  expect(await ok<Resume>(ana.get('/api/resume'))).toMatchObject({ title: sampleResume.title });
  const { documents, used } = await list(ana);
  expect(documents.map(({ isMain, title }) => ({ isMain, title }))).toEqual([
    { isMain: true, title: sampleResume.title },
    { isMain: false, title: 'Flight Nurse' },
  ]);
  expect(used).toBe(1);
});

test('a save over a newer one is refused, and typing has a draft of its own', async () => {
  const ana = await withResume();
  const { id } = await make(ana);
  await ok(ana.send('POST', `${path}/${id}`, { title: 'Flight Nurse', version: 1 }));
  const late = await ana.send('POST', `${path}/${id}`, { title: 'Ward Nurse', version: 1 });
  expect(await refusal(late)).toMatchObject({ status: 409, code: 'RESUME_CHANGED' });
  await ok(ana.send('PUT', `${path}/${id}/draft`, { ...draft, version: 2 }));
  expect(await ok(ana.get('/api/resume/draft'))).toEqual({ draft: null });
  expect(await ok(ana.get(`${path}/${id}/draft`))).toMatchObject({ draft: { content: { title: 'Typing' } } });
});

test('a free plan has room for two, however many are made at once; the trash makes room', async () => {
  const ana = await withResume();
  const answers = await Promise.all(Array.from({ length: 5 }, () => ana.send('POST', path, {})));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 402, 402, 402]);
  const full = await list(ana);
  expect(full).toMatchObject({ used: 2, limit: 2, total: 3 });
  const [first] = full.documents.filter(({ isMain }) => !isMain);
  if (!first) throw new Error('Nothing was made');
  expect((await ana.send('DELETE', `${path}/${first.id}`)).status).toBe(204);
  expect((await list(ana, '?trash=true')).documents).toMatchObject([{ id: first.id }]);
  await make(ana);
  expect(await refusal(await ana.send('POST', `${path}/${first.id}/restore`))).toMatchObject({
    status: 402,
    code: 'PLAN_LIMIT',
  });
  expect((await ana.send('DELETE', `${path}/${first.id}/forever`)).status).toBe(204);
  expect((await ana.get(`${path}/${first.id}`)).status).toBe(404);
});

test('the main resume does not go to the trash, and nothing goes for good from outside it', async () => {
  const ana = await withResume();
  const { id } = await make(ana);
  expect((await ana.send('DELETE', `${path}/${id}/forever`)).status).toBe(404);
  const [main] = (await list(ana)).documents;
  expect((await ana.send('DELETE', `${path}/${main?.id}`)).status).toBe(409);
});

test('documents are found by name, job and tag', async () => {
  const ana = await withResume();
  const { id } = await make(ana, { name: 'For Dubai', forJob: 'ICU nurse, 100% abroad', tags: ['gulf'] });
  await make(ana, { name: 'For Cebu' });
  const found = async (query: string) => (await list(ana, query)).documents.map(({ name }) => name);
  expect(await found('?search=dubai')).toEqual(['For Dubai']);
  expect(await found('?search=100%25')).toEqual(['For Dubai']);
  expect(await found('?search=%25')).toEqual(['For Dubai']);
  expect(await found('?tag=gulf')).toEqual(['For Dubai']);
  expect((await list(ana)).tags).toEqual(['gulf']);
  await ok(ana.send('PUT', `${path}/${id}/details`, { name: 'For Doha', tags: [] }));
  expect(await found('?search=doha')).toEqual(['For Doha']);
  expect((await list(ana)).tags).toEqual([]);
});

describe('when the main resume changes', () => {
  const changed = async () => {
    const ana = await withResume();
    const { id } = await make(ana);
    await ok(ana.send('POST', `${path}/${id}`, { summary: 'Reworded for this job, in my own words.' }));
    const before = await load(ana, id);
    const [job, ...jobs] = sampleResume.experience;
    await ok(
      ana.send('POST', '/api/resume', {
        title: 'Nurse Manager',
        summary: 'The summary of the main resume is another one now.',
        experience: [{ ...job, company: 'Cebu Heart Center' }, ...jobs],
      }),
    );
    return { ana, id, before };
  };

  test('the version stays as it is and says how many differences there are', async () => {
    const { ana, id, before } = await changed();
    const { document, ...content } = await load(ana, id);
    expect(document.changesInSource).toBe(3);
    expect(content).toEqual({ ...before, document: undefined });
    expect((await changesOf(ana, id)).changes.map(({ key }) => key)).toEqual([
      'title',
      'summary',
      expect.stringMatching(/^experience\/.*\/company$/),
    ]);
  });

  test('each is taken, kept or always kept, and nothing else changes', async () => {
    const { ana, id, before } = await changed();
    const [, , company] = (await changesOf(ana, id)).changes;
    await answer(ana, id, { [company?.key ?? '']: 'take', title: 'keep' });
    const after = await load(ana, id);
    expect(after.experience[0]?.company).toBe('Cebu Heart Center');
    expect(after).toMatchObject({ title: before.title, summary: before.summary });
    expect(after.document.changesInSource).toBe(1);
    expect((await answer(ana, id, { summary: 'always' })).changes).toEqual([]);
    await ok(
      ana.send('POST', '/api/resume', {
        title: 'Head Nurse',
        summary: 'And one more summary of the main one.',
      }),
    );
    expect((await changesOf(ana, id)).changes.map(({ key }) => key)).toEqual(['title']);
  });

  test('the number of differences follows each answer and each save of either side', async () => {
    const { ana, id } = await changed();
    const differences = async () => {
      const { documents } = await list(ana);
      const listed = documents.find((document) => document.id === id)?.changesInSource;
      // Asked twice: the first counts, the second knows.
      expect((await load(ana, id)).document.changesInSource).toBe(listed);
      return listed;
    };
    expect(await differences()).toBe(3);
    await answer(ana, id, { title: 'keep' });
    expect(await differences()).toBe(2);
    await ok(ana.send('POST', '/api/resume', { title: 'Head Nurse', phone: '+63 917 555 0199' }));
    expect(await differences()).toBe(4);
    await ok(ana.send('POST', `${path}/${id}`, { phone: '+63 917 555 0199' }));
    expect(await differences()).toBe(3);
  });

  test('a change that there is no room for is refused with what to do, and the document can still be saved', async () => {
    const ana = await withResume({ ...sampleResume, skills: ['Triage'] });
    const { id } = await make(ana);
    const skills = Array.from({ length: 20 }, (_, i) => `Skill of mine ${i}`);
    await ok(ana.send('POST', `${path}/${id}`, { skills }));
    await ok(ana.send('POST', '/api/resume', { skills: ['Triage', 'Phlebotomy'] }));
    const { version, sourceVersion, changes } = await changesOf(ana, id);
    const answers = [{ key: changes[0]?.key, answer: 'take' }];
    const refused = await ana.send('POST', `${path}/${id}/changes`, { version, sourceVersion, answers });
    expect(await refusal(refused)).toMatchObject({
      status: 409,
      message: expect.stringMatching(/Maximum 20 skills allowed.+Remove something/),
    });
    expect((await load(ana, id)).skills).toEqual(skills);
  });

  test('answers to an older comparison are refused', async () => {
    const { ana, id } = await changed();
    const { version, sourceVersion } = await changesOf(ana, id);
    await ok(ana.send('POST', '/api/resume', { title: 'Head Nurse' }));
    const answers = [{ key: 'title', answer: 'take' }];
    const late = await ana.send('POST', `${path}/${id}/changes`, { version, sourceVersion, answers });
    expect(await refusal(late)).toMatchObject({ status: 409, code: 'RESUME_CHANGED' });
  });
});

test('a wording of a version is put into the main resume with one press, and into nothing else', async () => {
  const ana = await withResume();
  const { id } = await make(ana);
  const other = await make(ana);
  const summary = 'Reworded for this job, in my own words.';
  const [job, ...jobs] = sampleResume.experience;
  const experience = [{ ...job, company: 'Cebu Heart Center' }, ...jobs];
  await ok(ana.send('POST', `${path}/${id}`, { summary, experience }));
  const main = await ok<Resume>(ana.get('/api/resume'));
  const { version, sourceVersion, own, changes } = await changesOf(ana, id);
  expect(changes).toEqual([]);
  expect(own.map(({ key }) => key)).toEqual(['summary', expect.stringMatching(/\/company$/)]);
  const given = await ok<SourceChangeList>(
    ana.send('POST', `${path}/${id}/wordings`, { version, sourceVersion, keys: ['summary'] }),
  );
  expect(given.own.map(({ key }) => key)).toEqual([own[1]?.key]);
  const { document: _document, ...saved } = await load(ana, id);
  expect(saved).toMatchObject({ summary, experience, version });
  expect(await ok<Resume>(ana.get('/api/resume'))).toMatchObject({
    ...main,
    summary,
    version: main.version + 1,
    updatedAt: expect.any(String) as string,
  });
  // To other versions it is a change of the main resume.
  expect((await load(ana, other.id)).document.changesInSource).toBe(1);
  const late = { version, sourceVersion, keys: [own[1]?.key] };
  expect(await refusal(await ana.send('POST', `${path}/${id}/wordings`, late))).toMatchObject({
    status: 409,
    code: 'RESUME_CHANGED',
  });
});

test('sections beside the specified ones are compared, particulars are not, and are nowhere but in their resume', async () => {
  const license = { name: 'PRC Registered Nurse', issuer: 'PRC', number: '0123456', issued: '2019' };
  const ana = await withResume({
    ...sampleResume,
    licenses: [license],
    particulars: { passport: 'P1234567A' },
  });
  const { id } = await make(ana);
  await ok(
    ana.send('POST', '/api/resume', {
      licenses: [{ ...license, number: '7654321' }],
      particulars: { passport: '' },
    }),
  );
  const { changes } = await changesOf(ana, id);
  expect(changes).toMatchObject([{ part: 'licenses', field: 'number', was: '0123456', now: '7654321' }]);
  const [stored] = (
    await app.deps.database.query('select base::text from resume_documents where resume_id = $1', [id])
  ).rows as { base: string }[];
  expect(stored?.base).not.toContain('P1234567A');
});

test('a version whose source is gone keeps its content', async () => {
  const ana = await withResume();
  const source = await make(ana);
  const { id } = await make(ana, { from: source.id });
  await ana.send('DELETE', `${path}/${source.id}`);
  await ana.send('DELETE', `${path}/${source.id}/forever`);
  expect(await load(ana, id)).toMatchObject({ title: sampleResume.title, document: { source: null } });
  expect(await changesOf(ana, id)).toMatchObject({ changes: [], own: [] });
});

test('the trash keeps a document for 30 days, and what was restored stays', async () => {
  const ana = await withResume();
  const [gone, restored] = [await make(ana), await make(ana)];
  const start = app.clock.now();
  const after = (days: number) => app.clock.set(new Date(start.getTime() + days * 24 * 3600_000));
  for (const { id } of [gone, restored]) await ana.send('DELETE', `${path}/${id}`);
  after(9);
  await ok(ana.send('POST', `${path}/${restored.id}/restore`));
  after(13);
  expect((await load(ana, gone.id)).document.trashedAt).toBe(start.toISOString());
  after(30.01);
  const again = await app.signedIn({ email: `desk-${count}@example.com`, firstName: 'Ana' });
  expect(await emptyTrash(app.deps)).toBe(1);
  expect((await again.get(`${path}/${gone.id}`)).status).toBe(404);
  expect((await load(again, restored.id)).document.trashedAt).toBeNull();
  app.clock.set(start);
});

test('after a downgrade, what is above the limit is read, drawn and deleted, and none is made', async () => {
  const ana = await withResume();
  const { id: owner } = await ana.currentUser();
  await setPlan(app, owner, 'pro');
  const start = app.clock.now();
  const made: DocumentSummary[] = [];
  for (const second of [1, 2, 3]) {
    app.clock.set(new Date(start.getTime() + second * 1000));
    made.push(await make(ana));
  }
  await setPlan(app, owner, 'free');
  expect(await list(ana)).toMatchObject({ used: 3, limit: 2, total: 4 });
  for (const { id } of made) expect(await load(ana, id)).toMatchObject({ title: sampleResume.title });
  expect(await refusal(await ana.send('POST', path, {}))).toMatchObject({
    status: 402,
    message: expect.stringMatching(
      /^Your Free plan has room for 2 documents in addition to your main resume\./,
    ) as string,
  });
  const above = made[2]!.id;
  expect((await load(ana, above)).document.readOnly).toBe('plan');
  for (const [method, end, body] of calls) {
    if (method === 'GET' || method === 'DELETE' || ['/restore', '/wordings'].includes(end)) continue;
    if (end.startsWith('/history/')) continue;
    expect((await ana.send(method, `${path}/${above}${end}`, body)).status).toBe(402);
  }
  expect(await load(ana, above)).toMatchObject({ title: sampleResume.title, version: 1 });
  // What was made first has room.
  await ok(ana.send('POST', `${path}/${made[0]!.id}`, { title: 'Flight Nurse', version: 1 }));
  for (const { id } of made) expect((await ana.send('DELETE', `${path}/${id}`)).status).toBe(204);
  expect(await list(ana)).toMatchObject({ used: 0, total: 1 });
  const inTrash = await ana.send('POST', `${path}/${above}`, { title: 'Flight Nurse', version: 1 });
  expect(await refusal(inTrash)).toMatchObject({
    status: 409,
    message: 'This document is in the trash. Restore it to change it.',
  });
});

test('the trash has an end', async () => {
  const ana = await withResume();
  const { id } = await make(ana);
  await app.deps.database.query(
    `with made as (
       insert into resumes (user_id, is_primary) select user_id, false from resumes, generate_series(1, $2) where id = $1
       returning id)
     insert into resume_documents (resume_id, for_job, tags, created_at, trashed_at, source_version, base)
     select id, '', '[]', now(), now(), 0, '{}' from made`,
    [id, maxTrashed],
  );
  expect(await refusal(await ana.send('DELETE', `${path}/${id}`))).toMatchObject({
    status: 409,
    message: expect.stringMatching(/^Your trash is full/) as string,
  });
  expect((await load(ana, id)).document.trashedAt).toBeNull();
});

test('a point is left out of a text without deleting it, is no difference, and is put back where it was', async () => {
  const ana = await withResume();
  const [first, ...others] = sampleResume.experience;
  const points = ['- Cared for six patients a shift', '- Trained twelve nurses', '- Cut waiting times'];
  const saying = (...lines: string[]) => [{ ...first, description: lines.join('\n') }, ...others];
  await ok(ana.send('POST', '/api/resume', { experience: saying(...points) }));
  const { id } = await make(ana);
  const leave = (given: object) => ok<LeftOutList>(ana.send('POST', `${path}/${id}/left-out`, given));
  const ofText = { part: 'experience', index: 0 };
  const line = { field: 'description', index: 1 };
  const out = await leave({ version: 1, do: 'leave-out', ...ofText, line });
  expect(out).toMatchObject({ version: 2, leftOut: [{ item: points[1], of: { field: 'description' } }] });
  expect((await load(ana, id)).experience).toEqual(saying(points[0]!, points[2]!));
  expect(await changesOf(ana, id)).toMatchObject({ changes: [], own: [] });
  // Another point of the same text changes in the source: taking it does not bring this one back.
  await ok(
    ana.send('POST', '/api/resume', {
      experience: saying('- Cared for eight patients', points[1]!, points[2]!),
    }),
  );
  const { changes } = await changesOf(ana, id);
  await answer(ana, id, { [changes[0]!.key]: 'take' });
  expect((await load(ana, id)).experience).toEqual(saying('- Cared for eight patients', points[2]!));
  const { version } = await ok<LeftOutList>(ana.get(`${path}/${id}/left-out`));
  expect(await leave({ version, do: 'put-back', part: 'experience', index: 0 })).toMatchObject({
    leftOut: [],
  });
  expect((await load(ana, id)).experience).toEqual(
    saying('- Cared for eight patients', points[1]!, points[2]!),
  );
});

test('an entry is left out without deleting it, follows its source, and is put back where it was', async () => {
  const ana = await withResume();
  const { id } = await make(ana);
  const leave = (given: object) => ok<LeftOutList>(ana.send('POST', `${path}/${id}/left-out`, given));
  const [first, ...others] = sampleResume.experience;
  const out = await leave({ version: 1, do: 'leave-out', part: 'experience', index: 0 });
  expect(out).toEqual({ version: 2, leftOut: [{ part: 'experience', item: first }] });
  expect((await load(ana, id)).experience).toEqual(others);
  // What the source changes of it is asked as ever, and taken where it is.
  await ok(
    ana.send('POST', '/api/resume', { experience: [{ ...first, company: 'Cebu Heart Center' }, ...others] }),
  );
  const { changes } = await changesOf(ana, id);
  expect(changes).toMatchObject([{ kind: 'field', field: 'company', now: 'Cebu Heart Center' }]);
  await answer(ana, id, { [changes[0]!.key]: 'take' });
  expect((await load(ana, id)).experience).toEqual(others);
  const { version } = await ok<LeftOutList>(ana.get(`${path}/${id}/left-out`));
  const late = { version: version + 1, do: 'put-back', part: 'experience', index: 0 };
  expect((await ana.send('POST', `${path}/${id}/left-out`, late)).status).toBe(409);
  expect(await leave({ ...late, version })).toMatchObject({ leftOut: [] });
  expect((await load(ana, id)).experience).toEqual([{ ...first, company: 'Cebu Heart Center' }, ...others]);
  for (const part of ['sectionOrder', 'title', 'toString', 'particulars'])
    expect(
      (
        await ana.send('POST', `${path}/${id}/left-out`, {
          version: version + 1,
          do: 'leave-out',
          part,
          index: 0,
        })
      ).status,
    ).toBe(409);
  const main = (await list(ana)).documents.find(({ isMain }) => isMain)!;
  const ofMain = { version: 2, do: 'leave-out', part: 'experience', index: 0 };
  expect((await ana.send('POST', `${path}/${main.id}/left-out`, ofMain)).status).toBe(409);
});

describe('the history', () => {
  type History = { snapshots: Snapshot[] };
  const historyOf = async (user: Browser, id: string) =>
    (await ok<History>(user.get(`${path}/${id}/history`))).snapshots;
  const mainOf = async (user: Browser) => (await list(user)).documents.find(({ isMain }) => isMain)!.id;

  test('has each save, of the main resume too, and restoring one is a save', async () => {
    const ana = await withResume();
    const id = await mainOf(ana);
    await ok(
      ana.send('POST', '/api/resume', { title: 'Flight Nurse', particulars: { passport: 'P1234567A' } }),
    );
    const [latest, first] = await historyOf(ana, id);
    expect([latest?.version, first?.version]).toEqual([2, 1]);
    expect(await ok(ana.get(`${path}/${id}/history/${first?.id}`))).toMatchObject({
      content: { title: sampleResume.title },
    });
    expect(await (await ana.get(`${path}/${id}/history/${latest?.id}`)).text()).not.toContain('P1234567A');
    const restore = `${path}/${id}/history/${first?.id}/restore`;
    expect(await refusal(await ana.send('POST', restore, { version: 1 }))).toMatchObject({
      status: 409,
      code: 'RESUME_CHANGED',
    });
    await ok(ana.send('POST', restore, { version: 2 }));
    // What is not in the history stays as it is.
    expect(await ok(ana.get('/api/resume'))).toMatchObject({
      title: sampleResume.title,
      version: 3,
      particulars: { passport: 'P1234567A' },
    });
    expect((await historyOf(ana, id)).map(({ version }) => version)).toEqual([3, 2, 1]);
  });

  test('keeps the last 50 and all named ones, and belongs to one document', async () => {
    const ana = await withResume();
    const { id } = await make(ana);
    const named = await ok<History>(
      ana.send('POST', `${path}/${id}/history`, { name: 'Sent to Makati Med' }),
    );
    expect(named.snapshots).toMatchObject([{ version: 1, name: 'Sent to Makati Med' }]);
    for (let save = 0; save < 53; save += 1)
      await ok(ana.send('POST', `${path}/${id}`, { title: `Nurse of ward ${save}` }));
    const kept = await historyOf(ana, id);
    expect(kept.map(({ version }) => version)).toEqual([...Array.from({ length: 50 }, (_, i) => 54 - i), 1]);
    const main = await mainOf(ana);
    expect((await ana.get(`${path}/${main}/history/${kept[0]!.id}`)).status).toBe(404);
    expect(await historyOf(ana, main)).toHaveLength(1);
  });
});

const [job, ...jobs] = sampleResume.experience;
/** What its owner, or the clock, may do to everything but the version. */
const elsewhere = fc.oneof(
  fc.record({
    do: fc.constant('saveMain' as const),
    content: fc.constantFrom<object>(
      { title: 'Nurse Manager' },
      { summary: 'The summary of the main resume is another one now.' },
      { experience: jobs },
      { experience: [{ ...job, company: 'Cebu Heart Center' }, ...jobs] },
      { skills: ['Triage'] },
      { licenses: [{ name: 'PRC Registered Nurse', number: '0123456' }] },
      { particulars: { passport: 'P1234567A' } },
    ),
  }),
  fc.constantFrom(
    { do: 'list' as const },
    { do: 'compare' as const },
    { do: 'giveFromOther' as const },
    { do: 'makeOfIt' as const },
    { do: 'trashAndRestoreOther' as const },
  ),
);

test('a version never changes without a press of its owner on it', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(elsewhere, { minLength: 1, maxLength: 8 }), async (steps) => {
      const ana = await withResume();
      await setPlan(app, (await ana.currentUser()).id, 'pro');
      const { id } = await make(ana);
      const other = await make(ana);
      const contentOf = async () => {
        const { document: _card, ...content } = await load(ana, id);
        return content;
      };
      const before = await contentOf();
      for (const step of steps) {
        if (step.do === 'saveMain') await ok(ana.send('POST', '/api/resume', step.content));
        if (step.do === 'list') await list(ana);
        if (step.do === 'compare') await changesOf(ana, id);
        if (step.do === 'makeOfIt') await make(ana, { from: id });
        if (step.do === 'trashAndRestoreOther') {
          await ana.send('DELETE', `${path}/${other.id}`);
          await ok(ana.send('POST', `${path}/${other.id}/restore`));
        }
        if (step.do === 'giveFromOther') {
          await ok(ana.send('POST', `${path}/${other.id}`, { location: 'Dubai' }));
          const { version, sourceVersion, own } = await changesOf(ana, other.id);
          const keys = own.map(({ key }) => key);
          const body = { version, sourceVersion, keys };
          if (keys.length > 0) await ok(ana.send('POST', `${path}/${other.id}/wordings`, body));
        }
        expect(await contentOf()).toEqual(before);
      }
      // And the list counts what the comparison shows.
      const counted = (await list(ana)).documents.find((card) => card.id === id)?.changesInSource;
      expect(counted).toBe((await changesOf(ana, id)).changes.length);
    }),
    {
      numRuns: 12,
      // Saved as it was: there is nothing to answer, and the list notes that by itself.
      examples: [[[{ do: 'saveMain', content: sampleResume }, { do: 'list' }]]],
    },
  );
});
