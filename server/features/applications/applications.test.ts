import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as api from '#shared/applications/endpoints';
import {
  applicationLimits,
  emptyApplication,
  type Application,
  type ApplicationDetails,
  type Board,
  type SavedFilter,
} from '#shared/applications/schema';
import { guessColumns } from '#shared/applications/csv/columns';
import { importRows } from '#shared/applications/csv/import-rows';
import { readTable } from '#shared/reader/csv/csv-table';
import type { CalendarEntry, Reminders } from '#shared/applications/calendar';
import type { ApplicationInsights } from '#shared/applications/insights';
import { allStages, closedReasonNames, fixedStageNames, replayStages } from '#shared/applications/stages';
import { applications } from '../../db/schema/applications';
import type { Browser } from '../../testing/requests/browser';
import { refusal } from '../../testing/requests/refusal';
import { startTestApp, type TestApp } from '../../testing/test-app';

const start = new Date('2026-11-20T01:00:00Z');
const path = '/api/applications';

let app: TestApp;
let people = 0;
let ana: Browser;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  app.clock.set(start);
  ana = await app.signedIn({ email: `ana-${(people += 1)}@example.com` });
});
afterAll(() => app.stop());

const after = (minutes: number) => app.clock.set(new Date(start.getTime() + minutes * 60_000));
const details = (given: Partial<ApplicationDetails> = {}): ApplicationDetails => ({
  ...emptyApplication,
  company: 'Makati Medical Center',
  jobTitle: 'Staff nurse',
  ...given,
});
const answered = async <T>(response: Response): Promise<T> => {
  expect(response.status, await response.clone().text()).toBe(200);
  return (await response.json()) as T;
};
const add = async (given: Partial<ApplicationDetails> & { stage?: string } = {}, browser = ana) =>
  answered<Application>(
    await browser.send('POST', path, { ...details(given), ...(given.stage && { stage: given.stage }) }),
  );
const read = async (id: string) => answered<Application>(await ana.get(`${path}/${id}`));
const save = (id: string, version: number, given: Partial<ApplicationDetails>) =>
  ana.send('PUT', `${path}/${id}`, { ...details(given), version });
const move = (id: string, version: number, to: string, reason: string | null = null) =>
  ana.send('POST', `${path}/${id}/stage`, { to, reason, version });
const addStage = async (name: string, follows = 'screening') =>
  answered<{ id: string }>(await ana.send('POST', `${path}/stages`, { name, follows }));
const found = async (query: string) => {
  const { applications: rows, total } = await answered<{ applications: Application[]; total: number }>(
    await ana.get(`${path}?${query}`),
  );
  return { companies: rows.map(({ company }) => company), total };
};

test('an application is added, read, saved, moved and deleted, and its history says so', async () => {
  const full = details({
    link: 'https://jobs.example.ph/1',
    post: 'We need\nnurses.',
    place: 'Makati',
    workMode: 'hybrid',
    salaryFrom: 35_000,
    salaryTo: 42_000,
    source: 'JobStreet',
    foundOn: '2026-11-18',
    deadlineOn: '2026-12-01',
    nextStep: 'Call HR',
    nextStepOn: '2026-11-25',
    contacts: [{ name: 'Liza', role: 'HR', phone: '0917', email: 'hr@example.ph' }],
    interviews: [{ at: '2026-11-26T02:00:00Z', where: 'Zoom', notes: '' }],
    tags: ['night', 'night'],
    offers: [
      {
        amount: 40_000,
        currency: 'PHP',
        period: 'month',
        receivedOn: '2026-12-02',
        answerBy: null,
        notes: '',
      },
    ],
  });
  const created = await add(full);
  expect(created).toMatchObject({
    ...full,
    tags: ['night'],
    version: 1,
    stage: 'saved',
    appliedOn: null,
    history: [{ from: null, to: 'saved', toName: 'Saved', changedAt: start.toISOString() }],
  });
  expect(created).not.toHaveProperty('userId');
  after(1);
  expect(await answered(await save(created.id, 1, { notes: 'Ask for Liza' }))).toMatchObject({
    notes: 'Ask for Liza',
    version: 2,
    updatedAt: '2026-11-20T01:01:00.000Z',
    stageChangedAt: start.toISOString(),
  });
  after(2);
  expect(await answered(await move(created.id, 2, 'applied'))).toMatchObject({
    stage: 'applied',
    appliedOn: '2026-11-20',
    version: 3,
  });
  await move(created.id, 3, 'closed', 'no-response');
  expect(await read(created.id)).toMatchObject({
    closedReason: 'no-response',
    history: [
      { to: 'saved' },
      { from: 'saved', to: 'applied', changedAt: '2026-11-20T01:02:00.000Z' },
      { from: 'applied', fromName: 'Applied', to: 'closed', reason: 'no-response' },
    ],
  });
  expect((await ana.send('DELETE', `${path}/${created.id}`)).status).toBe(204);
  expect((await ana.get(`${path}/${created.id}`)).status).toBe(404);
});

test('a day of applying that was set stays when the card moves', async () => {
  const { id } = await add({ appliedOn: '2026-10-01' });
  expect(await answered(await move(id, 1, 'applied'))).toMatchObject({ appliedOn: '2026-10-01' });
});

test.each<[what: string, given: object, field: string]>([
  ['no company', { company: ' ' }, 'company'],
  ['no job title', { jobTitle: '' }, 'jobTitle'],
  ['a link that is none', { link: 'javascript:alert(1)' }, 'link'],
  ['a day that does not exist', { appliedOn: '2026-02-30' }, 'appliedOn'],
  ['a salary upside down', { salaryFrom: 2, salaryTo: 1 }, 'salaryTo'],
  ['a salary with centavos', { salaryFrom: 1.5 }, 'salaryFrom'],
  ['another currency', { salaryCurrency: 'XXX' }, 'salaryCurrency'],
  ['a stage of no user', { stage: '00000000-0000-4000-8000-000000000000' }, 'stage'],
  ['a field that is not known', { score: 5 }, 'score'],
])('%s is refused', async (_what, given, field) => {
  const { status, fields } = await refusal(await ana.send('POST', path, { ...details(), ...given }));
  expect(status).toBe(400);
  expect(Object.keys(fields ?? {})).toEqual([field]);
});

test.each([
  ['Closed without a reason', 'closed', null],
  ['a reason without Closed', 'offer', 'withdrew'],
])('%s is refused', async (_what, to, reason) => {
  const { id } = await add();
  expect(await refusal(await move(id, 1, to, reason))).toMatchObject({ status: 400 });
});

test('two devices move one card: the second is told, and nothing is lost', async () => {
  const { id } = await add();
  const answers = await Promise.all([move(id, 1, 'applied'), move(id, 1, 'interview')]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(await refusal(answers.find(({ status }) => status === 409)!)).toMatchObject({
    code: 'CONFLICT',
    message:
      'This application was changed on another device or tab. Nothing was overwritten: load the newer version, then repeat your change.',
  });
  const { history, stage, version } = await read(id);
  expect(history).toHaveLength(2);
  expect(history.at(-1)?.to).toBe(stage);
  expect(version).toBe(2);
});

test('a save over a newer version is refused', async () => {
  const { id } = await add();
  await save(id, 1, { notes: 'From the phone' });
  expect(await refusal(await save(id, 1, { notes: 'From the laptop' }))).toMatchObject({ status: 409 });
  expect(await read(id)).toMatchObject({ notes: 'From the phone', version: 2 });
});

test('moving a card to where it is changes nothing', async () => {
  const { id } = await add();
  expect(await answered(await move(id, 1, 'saved'))).toMatchObject({
    version: 1,
    history: [{ to: 'saved' }],
  });
});

describe('own stages', () => {
  const columns = async () =>
    (await answered<Board>(await ana.get(`${path}/board`))).columns.map(({ name, countsAs, total }) =>
      `${name} (${countsAs}) ${total}`.replace(/ 0$/, ''),
    );

  test('stand after the fixed one they follow', async () => {
    const panel = await addStage('Panel', 'interview');
    await addStage('Second exam');
    await add({ stage: panel.id });
    expect(await columns()).toEqual([
      'Saved (saved)',
      'Applied (applied)',
      'Screening (screening)',
      'Second exam (screening)',
      'Interview (interview)',
      'Panel (interview) 1',
      'Offer (offer)',
      'Closed (closed)',
    ]);
    const changed = { name: 'Board exam', follows: 'applied' };
    await answered(await ana.send('PUT', `${path}/stages/${panel.id}`, changed));
    expect(await columns()).toContain('Board exam (applied) 1');
  });

  test('are put into another order, all of them or none', async () => {
    const one = await addStage('One');
    const two = await addStage('Two');
    const arrange = (...stages: object[]) => ana.send('PUT', `${path}/stages`, { stages });
    const first = { id: one.id, follows: 'offer' };
    expect((await arrange({ id: two.id, follows: 'offer' }, first)).status).toBe(204);
    expect((await columns()).slice(-4)).toEqual([
      'Offer (offer)',
      'Two (offer)',
      'One (offer)',
      'Closed (closed)',
    ]);
    for (const others of [[first], [first, first], [first, { ...first, id: (await addStage('Three')).id }]])
      expect((await arrange(...others)).status).toBe(409);
    expect((await columns()).slice(-3, -1)).toEqual(['Two (offer)', 'One (offer)']);
  });

  test('cards that leave one for Applied or later have a day of applying', async () => {
    const later = await addStage('Later', 'saved');
    const { id } = await add({ stage: later.id });
    const other = await add({ stage: later.id, appliedOn: '2026-10-01' });
    await ana.send('DELETE', `${path}/stages/${later.id}`, { moveTo: 'applied' });
    expect((await read(id)).appliedOn).toBe('2026-11-20');
    expect((await read(other.id)).appliedOn).toBe('2026-10-01');
  });

  test('the history keeps what a deleted one counted as', async () => {
    const panel = await addStage('Panel', 'interview');
    const { id } = await add({ stage: 'applied' });
    await move(id, 1, panel.id);
    await ana.send('DELETE', `${path}/stages/${panel.id}`, { moveTo: 'saved' });
    expect((await read(id)).history.map(({ toCountsAs }) => toCountsAs)).toEqual([
      'applied',
      'interview',
      'saved',
    ]);
  });

  test('need a name that no other has', async () => {
    const one = await addStage('Panel');
    await addStage('Exam');
    for (const name of ['panel', 'APPLIED']) {
      const answer = await ana.send('POST', `${path}/stages`, { name, follows: 'saved' });
      expect(await refusal(answer)).toMatchObject({ fields: { name: 'Another stage has this name' } });
    }
    const rename = (name: string) => ana.send('PUT', `${path}/stages/${one.id}`, { name, follows: 'saved' });
    expect((await rename('exam')).status).toBe(400);
    expect((await rename('PANEL')).status).toBe(200);
  });

  test('are deleted only with a place for the cards in them; their names stay in the history', async () => {
    const panel = await addStage('Panel');
    const { id } = await add({ stage: panel.id });
    const remove = (moveTo?: string) => ana.send('DELETE', `${path}/stages/${panel.id}`, { moveTo });
    for (const to of [undefined, panel.id, 'closed']) {
      expect(await refusal(await remove(to))).toMatchObject({
        status: 409,
        message: expect.stringMatching(/^One application is in 'Panel'\. Choose the stage where it goes/),
      });
    }
    expect((await remove('gone')).status).toBe(400);
    after(5);
    expect((await remove('interview')).status).toBe(204);
    expect(await read(id)).toMatchObject({
      stage: 'interview',
      appliedOn: '2026-11-20',
      version: 2,
      stageChangedAt: '2026-11-20T01:05:00.000Z',
      history: [{ toName: 'Panel' }, { from: panel.id, fromName: 'Panel', to: 'interview' }],
    });
    expect((await remove('interview')).status).toBe(404);
  });

  test('are deleted at once where no card is in them', async () => {
    const { id } = await addStage('Panel');
    expect((await ana.send('DELETE', `${path}/stages/${id}`, {})).status).toBe(204);
    expect(await columns()).toHaveLength(6);
  });

  test('are twelve at most', async () => {
    for (let count = 0; count < applicationLimits.ownStages; count++) await addStage(`Stage ${count}`);
    const answer = await ana.send('POST', `${path}/stages`, { name: 'More', follows: 'saved' });
    expect(await refusal(answer)).toMatchObject({ status: 409, code: 'CONFLICT' });
  });
});

describe('the list', () => {
  beforeEach(async () => {
    await add({
      company: 'Acme Philippines, Inc.',
      tags: ['remote'],
      source: 'Kalibrr',
      deadlineOn: '2026-12-01',
    });
    after(1);
    await add({
      company: 'Bayan Telecom',
      jobTitle: '100% remote_agent',
      stage: 'applied',
      workMode: 'remote',
    });
    after(2);
    const { id } = await add({ company: 'ACME', notes: 'Ask Liza', deadlineOn: '2026-11-25' });
    await move(id, 1, 'closed', 'withdrew');
  });

  test.each([
    ['', ['ACME', 'Bayan Telecom', 'Acme Philippines, Inc.']],
    ['order=asc', ['Acme Philippines, Inc.', 'Bayan Telecom', 'ACME']],
    ['sort=company&order=asc', ['ACME', 'Acme Philippines, Inc.', 'Bayan Telecom']],
    ['sort=deadline&order=asc', ['ACME', 'Acme Philippines, Inc.', 'Bayan Telecom']],
    ['sort=deadline&order=desc', ['Acme Philippines, Inc.', 'ACME', 'Bayan Telecom']],
    ['stage=open', ['Bayan Telecom', 'Acme Philippines, Inc.']],
    ['stage=closed', ['ACME']],
    ['tag=remote', ['Acme Philippines, Inc.']],
    ['source=Kalibrr', ['Acme Philippines, Inc.']],
    ['workMode=remote', ['Bayan Telecom']],
    ['company=acme%20corp', ['ACME', 'Acme Philippines, Inc.']],
    ['search=liza', ['ACME']],
    ['search=REMOTE', ['Bayan Telecom', 'Acme Philippines, Inc.']],
    ['search=%25', ['Bayan Telecom']],
    ['search=e_a', ['Bayan Telecom']],
    ['search=nothing', []],
  ])('%s', async (query, companies) => {
    expect(await found(query)).toEqual({ companies, total: companies.length });
  });

  test('is paged', async () => {
    expect(await found('pageSize=2&page=2')).toEqual({ companies: ['Acme Philippines, Inc.'], total: 3 });
    expect((await found('pageSize=2')).total).toBe(3);
    expect(await found('pageSize=2&page=3')).toEqual({ companies: [], total: 3 });
  });

  test('offers the tags and sources in use', async () => {
    expect(await answered(await ana.get(`${path}/choices`))).toEqual({
      stages: [],
      tags: ['remote'],
      sources: ['Kalibrr'],
    });
  });

  test('is what the board shows by stage', async () => {
    const { columns } = await answered<Board>(await ana.get(`${path}/board?search=acme`));
    expect(
      columns.flatMap(({ stage, applications: cards }) => cards.map(({ company }) => `${stage} ${company}`)),
    ).toEqual(['saved Acme Philippines, Inc.', 'closed ACME']);
  });
});

test('the insights count answers by source, and the days to the first', async () => {
  const panel = await addStage('Panel', 'interview');
  const { id } = await add({ source: 'JobStreet', stage: 'applied', appliedOn: '2026-11-16' });
  await add({ source: 'JobStreet', stage: 'applied' });
  // Added where it already is: when the answer came is not known.
  await add({ stage: 'offer' });
  await add();
  await move(id, 1, panel.id);
  after(24 * 60);
  await move(id, 2, 'closed', 'not-selected');
  await ana.send('DELETE', `${path}/stages/${panel.id}`, {});
  expect(await answered(await ana.get(`${path}/insights`))).toMatchObject({
    total: 4,
    applied: 3,
    answered: 2,
    bySource: [
      { name: 'JobStreet', applied: 2, answered: 1 },
      { name: '', applied: 1, answered: 1 },
    ],
    byVersion: [],
    daysToAnswer: { median: 4, of: 1 },
    funnel: [
      { stage: 'saved', stopped: 1 },
      { stage: 'applied', stopped: 1 },
      { stage: 'screening', stopped: 0 },
      { stage: 'interview', stopped: 1 },
      { stage: 'offer', stopped: 1 },
    ],
  });
});

describe('days', () => {
  const soon = { at: '2026-11-21T02:00:00Z', where: 'Zoom', notes: 'Bring the license' };

  test('a month holds what open applications have in it', async () => {
    await add({ company: 'One', nextStep: 'Call', nextStepOn: '2026-11-30', interviews: [soon] });
    const { id } = await add({ company: 'Two', nextStepOn: '2026-11-29' });
    await add({ company: 'Three', nextStepOn: '2026-12-01' });
    await move(id, 1, 'closed', 'withdrew');
    const { entries } = await answered<{ entries: CalendarEntry[] }>(
      await ana.get(`${path}/calendar?month=2026-11`),
    );
    expect(entries.map(({ company, kind, day }) => [company, kind, day])).toEqual([
      ['One', 'interview', '2026-11-21'],
      ['One', 'nextStep', '2026-11-30'],
    ]);
    expect(JSON.stringify(entries)).not.toContain('license');
    expect((await ana.get(`${path}/calendar?month=2026-13`)).status).toBe(400);
  });

  test('what is due is said, and silence after 14 days, until it is muted', async () => {
    const quiet = await add({ company: 'Quiet', stage: 'applied' });
    await add({ company: 'Saved' });
    await add({ company: 'Planned', stage: 'applied', nextStepOn: '2027-01-01' });
    await add({ company: 'Due', nextStep: 'Call', nextStepOn: '2026-11-25' });
    const reminded = async () => answered<Reminders>(await ana.get(`${path}/reminders`));
    after(13 * 24 * 60);
    expect((await reminded()).quiet).toEqual([]);
    after(14 * 24 * 60);
    expect(await reminded()).toMatchObject({
      due: [{ company: 'Due', kind: 'nextStep', text: 'Call' }],
      quiet: [{ id: quiet.id, company: 'Quiet', since: '2026-11-20' }],
    });
    const ben = await app.signedIn({ email: 'ben-quiet@example.com' });
    expect((await ben.send('POST', `${path}/${quiet.id}/mute`)).status).toBe(404);
    expect((await ana.send('POST', `${path}/${quiet.id}/mute`)).status).toBe(204);
    expect((await reminded()).quiet).toEqual([]);
    expect((await read(quiet.id)).isMuted).toBe(true);
  });

  test('a deadline that is muted is not due any more; what was agreed with an employer is', async () => {
    const one = await add({
      company: 'Near',
      deadlineOn: '2026-11-21',
      nextStep: 'Call',
      nextStepOn: '2026-11-20',
    });
    const due = async () =>
      (await answered<Reminders>(await ana.get(`${path}/reminders`))).due.map(({ kind }) => kind);
    expect(await due()).toEqual(['nextStep', 'deadline']);
    expect((await ana.send('POST', `${path}/${one.id}/mute`)).status).toBe(204);
    expect(await due()).toEqual(['nextStep']);
  });
});

describe('saved filters', () => {
  const saveFilter = (name: string, selection: object = { tag: 'night' }) =>
    ana.send('POST', `${path}/filters`, { name, selection });
  const listed = async (browser = ana) =>
    (await answered<{ filters: SavedFilter[] }>(await browser.get(`${path}/filters`))).filters;

  test('are listed by name; one name has one selection', async () => {
    await answered(await saveFilter('Night'));
    await answered(await saveFilter('At home', { source: 'JobStreet' }));
    await answered(await saveFilter('NIGHT', { stage: 'open' }));
    expect(await listed()).toMatchObject([
      { name: 'At home', selection: { search: '', stage: '', tag: '', source: 'JobStreet' } },
      { name: 'NIGHT', selection: { stage: 'open', tag: '' } },
    ]);
  });

  test('are their owner’s alone, twenty at most', async () => {
    const { id } = await answered<SavedFilter>(await saveFilter('Mine'));
    const ben = await app.signedIn({ email: 'ben-filters@example.com' });
    expect(await listed(ben)).toEqual([]);
    expect((await ben.send('DELETE', `${path}/filters/${id}`)).status).toBe(404);
    for (let count = 1; count < applicationLimits.filters; count++) await saveFilter(`Filter ${count}`);
    expect(await refusal(await saveFilter('More'))).toMatchObject({ status: 409 });
    expect((await saveFilter('mine', {})).status).toBe(200);
    const [first] = await listed();
    expect((await ana.send('DELETE', `${path}/filters/${first!.id}`)).status).toBe(204);
    expect(await listed()).toHaveLength(applicationLimits.filters - 1);
  });

  test.each([
    ['', {}],
    ['x'.repeat(41), {}],
    ['Mine', { score: 1 }],
  ])('%s is refused', async (name, selection) => {
    expect((await saveFilter(name, selection)).status).toBe(400);
  });
});

describe('files', () => {
  const imported = (given: object = {}) => ({ ...details(), stage: 'saved', closedReason: null, ...given });
  const importAll = (...rows: object[]) => ana.send('POST', `${path}/import`, { applications: rows });

  test('applications of a file begin their history in their stage', async () => {
    const panel = await addStage('Panel');
    const answer = await importAll(
      imported({ stage: panel.id }),
      imported({ company: 'Acme', stage: 'closed', closedReason: 'withdrew', appliedOn: '2026-03-05' }),
    );
    expect(await answered(answer)).toEqual({ added: 2 });
    const { applications: rows } = await answered<{ applications: Application[] }>(
      await ana.get(`${path}?sort=company&order=asc`),
    );
    expect(rows).toMatchObject([
      { company: 'Acme', stage: 'closed', closedReason: 'withdrew', appliedOn: '2026-03-05' },
      { stage: panel.id, appliedOn: '2026-11-20' },
    ]);
    for (const { id } of rows) {
      const { stage, closedReason, history } = await read(id);
      expect(replayStages(history)).toEqual({ stage, reason: closedReason });
    }
  });

  test('are added all or not at all', async () => {
    expect((await importAll(imported(), imported({ stage: 'gone' }))).status).toBe(400);
    expect((await importAll(imported(), imported({ company: '' }))).status).toBe(400);
    expect((await importAll(imported({ stage: 'closed' }))).status).toBe(400);
    expect((await importAll()).status).toBe(400);
    expect(await found('')).toEqual({ companies: [], total: 0 });
  });

  test('the selection is exported with its history, without formulas', async () => {
    const { id } = await add({
      company: '=HYPERLINK("http://x")',
      tags: ['one'],
      contacts: [{ name: '@Liza', role: '', phone: '+63917', email: '' }],
    });
    await add({ company: 'Other' });
    await move(id, 1, 'closed', 'withdrew');
    const response = await ana.get(`${path}/export.csv?tag=one`);
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    const text = await response.text();
    expect(text).toContain(`"'=HYPERLINK(""http://x"")"`);
    expect(text).toContain("'@Liza");
    expect(text).toContain("'+63917");
    expect(text).toContain('2026-11-20 09:00:00 · Saved → Closed: withdrew');
    expect(text).not.toContain('Other\r');
    const table = readTable(new TextEncoder().encode(text));
    const [row] = importRows(table, guessColumns(table.columns), {
      order: 'any',
      stages: allStages([]),
      today: '2026-11-20',
    });
    expect(row?.application).toMatchObject({
      company: '=HYPERLINK("http://x")',
      stage: 'closed',
      closedReason: 'withdrew',
      tags: ['one'],
      history: [{ stage: 'saved' }, { stage: 'closed', closedReason: 'withdrew', on: '2026-11-20' }],
    });
  });

  test('the history that a file tells is kept with its days, and counts in the insights', async () => {
    const history = [
      { stage: 'applied', closedReason: null, on: '2026-08-03' },
      { stage: 'interview', closedReason: null, on: '2026-08-10' },
      { stage: 'closed', closedReason: 'not-selected', on: '2026-11-20' },
    ];
    const closed = { stage: 'closed', closedReason: 'not-selected', appliedOn: '2026-08-03', history };
    expect(await answered(await importAll(imported(closed)))).toEqual({ added: 1 });
    const { applications: rows } = await answered<{ applications: Application[] }>(await ana.get(path));
    const one = await read(rows[0]!.id);
    expect(replayStages(one.history)).toEqual({ stage: 'closed', reason: 'not-selected' });
    expect(one.history.map(({ fromName, toName, changedAt }) => [fromName, toName, changedAt])).toEqual([
      [null, 'Applied', '2026-08-03T04:00:00.000Z'],
      ['Applied', 'Interview', '2026-08-10T04:00:00.000Z'],
      // Not later than now.
      ['Interview', 'Closed', start.toISOString()],
    ]);
    expect(await answered<ApplicationInsights>(await ana.get(`${path}/insights`))).toMatchObject({
      answered: 1,
      daysToAnswer: { median: 7, of: 1 },
    });
  });

  test('a history that ends elsewhere, or passes a stage that is none of theirs, adds nothing', async () => {
    const applied = { stage: 'applied', closedReason: null, on: '2026-08-03' };
    for (const history of [
      [applied],
      [
        { ...applied, stage: 'gone' },
        { ...applied, stage: 'saved' },
      ],
    ])
      expect((await importAll(imported({ history }))).status).toBe(400);
    expect(await found('')).toEqual({ companies: [], total: 0 });
  });

  test('more than a page is exported once each', async () => {
    for (let count = 0; count < 3; count++)
      await importAll(
        ...Array.from({ length: 100 }, (_, index) => imported({ company: `C${count}-${index}` })),
      );
    const table = readTable(new Uint8Array(await (await ana.get(`${path}/export.csv`)).arrayBuffer()));
    expect(new Set(table.rows.map(([company]) => company)).size).toBe(300);
    expect(table.rows).toHaveLength(300);
  });
});

test('a user has at most 2,000, also when they are added at once', async () => {
  const { id: userId } = await ana.currentUser();
  const { history: _history, ...first } = await add();
  const rows = Array.from({ length: applicationLimits.applications - 2 }, () => ({
    ...first,
    id: undefined,
    userId,
    companyKey: 'x',
    stageChangedAt: start,
    createdAt: start,
    updatedAt: start,
  }));
  await app.db.insert(applications).values(rows);
  const answers = await Promise.all([1, 2, 3].map(() => ana.send('POST', path, details())));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await refusal(answers.find(({ status }) => status !== 200)!)).toMatchObject({
    code: 'CONFLICT',
    message: expect.stringContaining('You have 2,000 applications'),
  });
  const more = { applications: [{ ...details(), stage: 'saved', closedReason: null }] };
  expect(await refusal(await ana.send('POST', `${path}/import`, more))).toMatchObject({ code: 'CONFLICT' });
});

test('whatever happens, the history of each application replays to its present stage', async () => {
  const panel = await addStage('Panel');
  const step = fc.oneof(
    fc.record({
      card: fc.nat(2),
      to: fc.constantFrom(...fixedStageNames, panel.id),
      reason: fc.constantFrom(...closedReasonNames),
    }),
    fc.record({ deleteTo: fc.constantFrom('saved', 'offer', 'closed') }),
  );
  const cards = [await add(), await add({ stage: panel.id }), await add({ stage: 'applied' })];
  let own = panel.id;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 8 }), async (steps) => {
      for (const one of steps) {
        if ('deleteTo' in one) {
          await ana.send('DELETE', `${path}/stages/${own}`, { moveTo: one.deleteTo });
          const added = await ana.send('POST', `${path}/stages`, { name: 'Panel', follows: 'applied' });
          if (added.status === 200) own = ((await added.json()) as { id: string }).id;
        } else {
          const { id, version } = await read(cards[one.card]!.id);
          await move(id, version, one.to, one.to === 'closed' ? one.reason : null);
        }
      }
      for (const { id } of cards) {
        const { stage, closedReason, history } = await read(id);
        expect(replayStages(history)).toEqual({ stage, reason: closedReason });
      }
      const { funnel, total } = await answered<ApplicationInsights>(await ana.get(`${path}/insights`));
      expect(total).toBe(cards.length);
      expect(funnel.reduce((sum, { stopped }) => sum + stopped, 0)).toBe(total);
    }),
    { numRuns: 15, seed: 33 },
  );
});

describe('for others', () => {
  const unknown = '00000000-0000-4000-8000-000000000000';
  const endpoints = Object.values(api);

  test.each(endpoints)('$method $path is 401 signed out', async ({ method, path: template }) => {
    const address = template.replace(':id', unknown);
    const visitor = app.visitor();
    const response = method === 'GET' ? await visitor.get(address) : await visitor.send(method, address, {});
    expect(await refusal(response)).toMatchObject({ status: 401, message: 'Unauthorized' });
  });

  test('another user’s application and stage are 404 in every call, and stay', async () => {
    const { id } = await add();
    const stage = await addStage('Panel');
    const ben = await app.signedIn({ email: 'ben@example.com' });
    for (const other of [id, unknown, 'garbage', '%00']) {
      const answers = [
        await ben.get(`${path}/${other}`),
        await ben.send('PUT', `${path}/${other}`, { ...details(), version: 1 }),
        await ben.send('POST', `${path}/${other}/stage`, { to: 'applied', version: 1 }),
        await ben.send('DELETE', `${path}/${other}`),
      ];
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    }
    for (const other of [stage.id, unknown, 'garbage']) {
      const body = { name: 'Mine', follows: 'saved' };
      expect((await ben.send('PUT', `${path}/stages/${other}`, body)).status).toBe(404);
      expect((await ben.send('DELETE', `${path}/stages/${other}`, {})).status).toBe(404);
    }
    const into = await ben.send('POST', path, { ...details(), stage: stage.id });
    expect(await refusal(into)).toMatchObject({ status: 400 });
    expect(await answered(await ben.get(path))).toEqual({ applications: [], total: 0 });
    expect(await read(id)).toMatchObject({ version: 1, stage: 'saved' });
  });
});
