import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openedFile } from '#shared/document/test/pdf-file';
import { bulkMessages, type BulkFile, type CheckedCandidate } from '#shared/letterheads/bulk/schema';
import { bulkDepsOf } from '../bulk-deps';
import { AppError } from '../http/errors/app-error';
import { startTestApp, type TestApp } from '../testing/test-app';
import { drawInThread as draw } from '../testing/organizations/draw-in-thread';
import { nurse, ok, openAgency } from '../testing/organizations/agency';
import { bulkZip, drawNextRow, runBulkFiles, type BulkDeps } from '../features/letterheads/bulk';
import type { OrganizationRow } from '../db/schema/organizations';
import type { SignedInUser } from '../http/session/guards';
import type { MemberContext } from '../organizations/require-member';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const deps = (changes: Partial<BulkDeps> = {}): BulkDeps => ({ ...bulkDepsOf(app.deps), draw, ...changes });

const names = ['Ana Reyes', 'Bea Dimaculangan', 'Carlo Zabarte'];
const agencyWith = async (people: readonly string[]) => {
  const agency = await openAgency(app);
  const ids: string[] = [];
  for (const name of people)
    ids.push((await agency.add({ name, email: `${name.split(' ')[1] ?? ''}@mail.example` })).id);
  return { ...agency, ids, path: `/api/organizations/${agency.organization.id}/bulk-files` };
};
const listed = async ({ owner, path }: Awaited<ReturnType<typeof agencyWith>>) =>
  (await ok<{ files: BulkFile[] }>(owner.get(path))).files;
const start = ({ owner, path, ids }: Awaited<ReturnType<typeof agencyWith>>, changes: object = {}) =>
  ok<BulkFile>(owner.send('POST', path, { candidateIds: ids, blind: null, ...changes }));
const zipOf = async ({ owner, path }: Awaited<ReturnType<typeof agencyWith>>, id: string) => {
  const answer = await owner.get(`${path}/${id}/documents.zip`);
  return answer.status === 200
    ? { status: 200, names: Object.keys(unzipSync(new Uint8Array(await answer.arrayBuffer()))) }
    : { status: answer.status, body: (await answer.json()) as { message: string } };
};

test('documents are drawn, seen in progress and downloaded as one ZIP by their requester', async () => {
  const agency = await agencyWith(names);
  const { id, rows } = await start(agency);
  expect(rows.map(({ state }) => state)).toEqual(['waiting', 'waiting', 'waiting']);
  expect(await drawNextRow(deps())).toBe(true);
  expect((await listed(agency))[0]?.rows.map(({ state }) => state)).toEqual(['done', 'waiting', 'waiting']);
  expect(await zipOf(agency, id)).toMatchObject({ status: 409, body: { message: bulkMessages.notReady } });
  await runBulkFiles(deps());
  expect(await zipOf(agency, id)).toEqual({
    status: 200,
    names: ['N-001_Reyes_Ana_CV.pdf', 'N-002_Dimaculangan_Bea_CV.pdf', 'N-003_Zabarte_Carlo_CV.pdf'],
  });
  const { browser: other } = await agency.join('admin');
  expect((await other.get(`${agency.path}/${id}/documents.zip`)).status).toBe(404);
  expect((await ok<{ files: BulkFile[] }>(other.get(agency.path))).files).toEqual([]);
  const { browser: viewer } = await agency.join('viewer');
  expect((await viewer.send('POST', agency.path, { candidateIds: agency.ids, blind: null })).status).toBe(
    403,
  );
});

test('sets take turns, and presentations go before each document', async () => {
  const sets = [await agencyWith(names), await agencyWith(names)];
  for (const set of sets) await start(set);
  for (const _ of sets) await drawNextRow(deps());
  for (const set of sets)
    expect((await listed(set))[0]?.rows.map(({ state }) => state)).toEqual(['done', 'waiting', 'waiting']);
  let asked = 0;
  await runBulkFiles(deps(), undefined, () => Promise.resolve((asked += 1)));
  for (const set of sets)
    expect((await listed(set))[0]?.rows.every(({ state }) => state === 'done')).toBe(true);
  // Before each of four rows, and once more when there is none.
  expect(asked).toBe(5);
});

test('blind documents have numbers for names', async () => {
  const agency = await agencyWith(names);
  const { id } = await start(agency, { blind: { names: 'all', employers: true } });
  await runBulkFiles(deps());
  expect((await zipOf(agency, id)).names).toEqual(['N-001_CV.pdf', 'N-002_CV.pdf', 'N-003_CV.pdf']);
});

test('a candidate who is gone while the set is made, or after, is not in it, and the rest is', async () => {
  const agency = await agencyWith(names);
  const { id } = await start(agency);
  const [first = '', second = ''] = agency.ids;
  const remove = (candidate: string) =>
    app.deps.database.query('delete from candidates where id = $1', [candidate]);
  // Right after the document of the first one was drawn, before it is stored.
  await drawNextRow(
    deps({
      draw: async (owner, job) => {
        const drawn = await draw(owner, job);
        await remove(first);
        return drawn;
      },
    }),
  );
  await runBulkFiles(deps());
  const [file] = await listed(agency);
  expect(file?.rows.map(({ state, problem }) => [state, problem])).toEqual([
    ['failed', bulkMessages.gone],
    ['done', ''],
    ['done', ''],
  ]);
  await remove(second);
  // Their document leaves with them, not with the next download, and so does its name.
  const { rows: stored } = await app.deps.database.query(
    'select t::text as row from bulk_file_rows t where bulk_file_id = $1',
    [id],
  );
  expect(JSON.stringify(stored)).not.toMatch(/Reyes|Dimaculangan/);
  expect((await listed(agency))[0]?.rows[1]).toMatchObject({ name: null, fileName: '' });
  const { rows: drawn } = await app.deps.database.query(
    'select position from bulk_file_rows where bulk_file_id = $1 and bytes is not null',
    [id],
  );
  expect(drawn).toEqual([{ position: 2 }]);
  expect((await zipOf(agency, id)).names).toEqual(['N-003_Zabarte_Carlo_CV.pdf']);
  expect((await listed(agency))[0]?.rows[1]).toMatchObject({
    state: 'failed',
    problem: bulkMessages.gone,
    fileName: '',
  });
});

test('after the last day a set says no candidate’s name, before a job has run', async () => {
  const agency = await agencyWith(names.slice(0, 1));
  await start(agency);
  await runBulkFiles(deps());
  expect(JSON.stringify(await listed(agency))).toContain('Reyes');
  await app.deps.database.query(`update candidates set keep_until = '2026-01-01' where id = $1`, agency.ids);
  expect(JSON.stringify(await listed(agency))).not.toMatch(/Reyes|Ana/);
});

test('a member who is removed while a download begins gets none', async () => {
  const agency = await agencyWith(names.slice(0, 1));
  const { browser: recruiter, id: memberId } = await agency.join('recruiter');
  const { id } = await start({ ...agency, owner: recruiter });
  await runBulkFiles(deps());
  const organization = { id: agency.organization.id } as OrganizationRow;
  const user = { id: memberId } as SignedInUser;
  const member: MemberContext = { organization, user, role: 'recruiter', state: 'active' };
  expect((await bulkZip(deps(), member, id)).bytes.length).toBeGreaterThan(0);
  // The guard has let the call in already.
  await agency.owner.send('DELETE', `/api/organizations/${organization.id}/members/${memberId}`);
  await expect(bulkZip(deps(), member, id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('a set of another team’s candidates tells not even their names', async () => {
  const [agency, other] = [await agencyWith(names.slice(0, 1)), await agencyWith(['Dulce Evangelista'])];
  const ids = [other.ids[0], crypto.randomUUID()];
  const { rows } = await start(agency, { candidateIds: ids });
  const row = { name: null, state: 'waiting', problem: '', fileName: '' };
  expect(rows).toEqual(ids.map((candidateId) => ({ candidateId, ...row })));
  await runBulkFiles(deps());
  const [file] = await listed(agency);
  const failed = { ...row, state: 'failed', problem: bulkMessages.gone };
  expect(file?.rows).toEqual(ids.map((candidateId) => ({ candidateId, ...failed })));
});

test('a row of a process that stopped is drawn by another one', async () => {
  const agency = await agencyWith(names.slice(0, 1));
  const { id } = await start(agency);
  await new Promise<void>((taken) => {
    const neverDone = () => {
      taken();
      return new Promise<never>(() => undefined);
    };
    void drawNextRow(deps({ draw: neverDone }));
  });
  expect(await drawNextRow(deps())).toBe(false);
  expect((await listed(agency))[0]?.rows[0]?.state).toBe('waiting');
  app.clock.set(new Date(app.clock.now().getTime() + 6 * 60 * 1000));
  await runBulkFiles(deps());
  expect((await zipOf(agency, id)).status).toBe(200);
});

const busy = () => new AppError('UNAVAILABLE', 'Many PDFs are being drawn at the moment.');

test('while many are drawn a document waits, as often as it takes, and one that always takes too long fails', async () => {
  const agency = await agencyWith(names.slice(0, 1));
  const { id } = await start(agency);
  for (let i = 0; i < 5; i++)
    expect(await drawNextRow(deps({ draw: () => Promise.reject(busy()) }))).toBe(false);
  await runBulkFiles(deps());
  expect((await zipOf(agency, id)).status).toBe(200);
  await start(agency);
  const tooSlow = new AppError('UNAVAILABLE', 'Too long.', { cause: new Error('late') });
  await runBulkFiles(deps({ draw: () => Promise.reject(tooSlow) }));
  expect((await listed(agency)).find((one) => one.id !== id)?.rows[0]?.state).toBe('failed');
});

test('a process that was overtaken does not touch what the other one has drawn', async () => {
  const agency = await agencyWith(names.slice(0, 1));
  const { id } = await start(agency);
  await drawNextRow(
    deps({
      draw: async () => {
        app.clock.set(new Date(app.clock.now().getTime() + 6 * 60 * 1000));
        await drawNextRow(deps());
        throw new Error('broken');
      },
    }),
  );
  expect((await listed(agency))[0]?.rows[0]).toMatchObject({ state: 'done' });
  expect((await zipOf(agency, id)).status).toBe(200);
});

test('what fails says why, and a document that cannot be drawn fails after three tries', async () => {
  const agency = await agencyWith(['Ana Skills', 'Bea Cruz']);
  const { id } = await start(agency, { blind: { names: 'all', employers: false } });
  await runBulkFiles(deps());
  const [file] = await listed(agency);
  expect(file?.rows[0]).toMatchObject({ state: 'failed' });
  expect(file?.rows[0]?.problem).toContain('page 1 would still show');
  expect((await zipOf(agency, id)).names).toEqual(['N-002_CV.pdf']);
  await start(agency);
  await runBulkFiles(deps({ draw: () => Promise.reject(new Error('broken')) }));
  const broken = (await listed(agency)).find((one) => one.id !== id);
  expect(broken?.rows.map(({ problem }) => problem)).toEqual([bulkMessages.failed, bulkMessages.failed]);
  expect(await zipOf(agency, broken?.id ?? '')).toMatchObject({
    status: 409,
    body: { message: bulkMessages.empty },
  });
});

test('candidates who cannot be read at the moment are tried again, and given up after three tries', async () => {
  const agency = await agencyWith(['Ana Reyes']);
  await start(agency);
  const broken = deps({ readCandidates: () => Promise.reject(new Error('deadlock detected')) });
  expect(await drawNextRow(broken)).toBe(true);
  expect((await listed(agency))[0]?.rows[0]).toMatchObject({ state: 'waiting' });
  await runBulkFiles(broken);
  expect((await listed(agency))[0]?.rows[0]).toMatchObject({ state: 'failed', problem: bulkMessages.failed });
});

test('candidates are given out in the order of the set', async () => {
  const agency = await agencyWith(names);
  const candidateIds = agency.ids.toSorted().toReversed();
  const { id } = await start(agency, { candidateIds, format: 'pdf' });
  for (let i = 0; i < 3; i++) await drawNextRow(deps());
  const drawn: string[] = [];
  await drawNextRow(
    deps({
      draw: (owner, job) => {
        if ('candidates' in job) drawn.push(...job.candidates.map(({ number }) => number));
        return draw(owner, job);
      },
    }),
  );
  const numbers = candidateIds.map((one) => `N-00${agency.ids.indexOf(one) + 1}`);
  expect(drawn).toEqual(numbers);
  expect((await zipOf(agency, id)).names?.map((name) => name.slice(0, 5))).toEqual(numbers);
});

test('before blind documents are made, the recruiter sees what they leave out of free text', async () => {
  const agency = await openAgency(app);
  const summary = { summary: 'Ana Reyes leads the ward. Write to ana@mail.example.' };
  const { id } = await agency.add({ name: 'Ana Reyes', content: { ...nurse().content, ...summary } });
  const check = (candidateIds: string[]) =>
    agency.owner.send('POST', `/api/organizations/${agency.organization.id}/bulk-files/check`, {
      candidateIds,
      blind: { names: 'all', employers: true },
    });
  const gone = '00000000-0000-4000-8000-000000000000';
  const { candidates } = await ok<{ candidates: CheckedCandidate[] }>(check([id, gone, id]));
  expect(candidates).toEqual([
    {
      candidateId: id,
      name: 'Ana Reyes',
      hits: [
        { field: 'Summary', kind: 'name', text: 'Ana Reyes' },
        { field: 'Summary', kind: 'email', text: 'ana@mail.example' },
      ],
    },
    { candidateId: gone, name: null, hits: [] },
  ]);
});

test('a single document is downloaded as a PDF, in the chosen template', async () => {
  const agency = await agencyWith(names.slice(0, 1));
  const drawn: (string | null)[] = [];
  const { id } = await start(agency, { format: 'pdf', templateId: 'serif' });
  await runBulkFiles(
    deps({
      draw: (owner, job) => {
        drawn.push(job.templateId);
        return draw(owner, job);
      },
    }),
  );
  expect(drawn).toEqual(['serif']);
  const answer = await agency.owner.get(`${agency.path}/${id}/documents.pdf`);
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  expect(answer.headers.get('content-disposition')).toContain('N-001_Reyes_Ana_CV.pdf');
  expect(
    Buffer.from(await answer.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
});

test('what failed can be drawn again in the same set', async () => {
  const agency = await agencyWith(['Ana Skills', 'Bea Cruz']);
  const { id } = await start(agency, { blind: { names: 'all', employers: false } });
  await runBulkFiles(deps());
  const [wrong = ''] = agency.ids;
  await app.deps.database.query(`update candidates set name = 'Ana Reyes', email = '' where id = $1`, [
    wrong,
  ]);
  const again = await ok<BulkFile>(agency.owner.send('POST', `${agency.path}/${id}/retry`));
  expect(again.rows.map(({ name, state }) => [name, state])).toEqual([
    ['Ana Reyes', 'waiting'],
    ['Bea Cruz', 'done'],
  ]);
  await runBulkFiles(deps());
  expect((await zipOf(agency, id)).names).toEqual(['N-001_CV.pdf', 'N-002_CV.pdf']);
  const { browser: other } = await agency.join('admin');
  expect((await other.send('POST', `${agency.path}/${id}/retry`)).status).toBe(404);
});

describe('all in one file', () => {
  const pdfOf = async ({ owner, path }: Awaited<ReturnType<typeof agencyWith>>, id: string) => {
    const answer = await owner.get(`${path}/${id}/documents.pdf`);
    if (answer.status !== 200) return { status: answer.status, ...((await answer.json()) as object) };
    const bytes = new Uint8Array(await answer.arrayBuffer());
    return {
      status: 200,
      name: answer.headers.get('content-disposition'),
      text: openedFile(bytes).text('reading'),
    };
  };
  const remove = (candidate: string) =>
    app.deps.database.query('delete from candidates where id = $1', [candidate]);

  test('is drawn after the others, with a cover, and without what failed', async () => {
    const agency = await agencyWith(['Ana Skills', 'Bea Cruz', 'Carlo Zabarte']);
    const { id, whole } = await start(agency, {
      blind: { names: 'all', employers: true },
      format: 'pdf',
      title: 'Nurses for Al Noor',
    });
    expect(whole).toMatchObject({ state: 'waiting' });
    for (let i = 0; i < 3; i++) await drawNextRow(deps());
    expect((await listed(agency))[0]?.whole).toMatchObject({ state: 'waiting' });
    expect(await pdfOf(agency, id)).toMatchObject({ status: 409, message: bulkMessages.notReady });
    await runBulkFiles(deps());
    const file = await pdfOf(agency, id);
    expect(file).toMatchObject({
      status: 200,
      name: expect.stringContaining('Nurses_for_Al_Noor_') as string,
    });
    expect('text' in file && file.text).toMatch(/Nurses for Al Noor[^]*Candidate N-002[^]*Candidate N-003/);
    expect('text' in file && file.text).not.toMatch(/N-001|Cruz|Zabarte/);
  });

  test('is deleted with any of its candidates, and drawn again without them', async () => {
    const agency = await agencyWith(names);
    const { id } = await start(agency, { format: 'pdf' });
    await runBulkFiles(deps());
    expect(await pdfOf(agency, id)).toMatchObject({ status: 200 });
    await remove(agency.ids[0] ?? '');
    const { rows } = await app.deps.database.query(
      'select position from bulk_file_rows where bulk_file_id = $1 and bytes is not null order by position',
      [id],
    );
    expect(rows).toEqual([{ position: 1 }, { position: 2 }]);
    expect(await pdfOf(agency, id)).toMatchObject({ status: 409 });
    await runBulkFiles(deps());
    const file = await pdfOf(agency, id);
    expect('text' in file && file.text).toContain('Dimaculangan');
    expect('text' in file && file.text).not.toContain('Reyes');
    expect((await listed(agency))[0]?.rows[0]).toMatchObject({ state: 'failed', problem: bulkMessages.gone });
  });

  test('does not hold a candidate who left while it was drawn, or whose time ended since', async () => {
    const agency = await agencyWith(names);
    const { id } = await start(agency, { format: 'pdf' });
    for (let i = 0; i < 3; i++) await drawNextRow(deps());
    const [first = '', second = ''] = agency.ids;
    await drawNextRow(
      deps({
        draw: async (owner, job) => {
          const drawn = await draw(owner, job);
          await remove(first);
          return drawn;
        },
      }),
    );
    expect((await listed(agency))[0]?.whole).toMatchObject({ state: 'waiting' });
    await runBulkFiles(deps());
    expect(await pdfOf(agency, id)).toMatchObject({ status: 200 });
    await app.deps.database.query(`update candidates set keep_until = '2026-01-01' where id = $1`, [second]);
    expect(await pdfOf(agency, id)).toMatchObject({ status: 409, message: bulkMessages.changed });
    await runBulkFiles(deps());
    const file = await pdfOf(agency, id);
    expect('text' in file && file.text).toContain('Zabarte');
    expect('text' in file && file.text).not.toMatch(/Reyes|Dimaculangan/);
  });
});

test('a set ends after 24 hours, can be deleted before, and five are enough', async () => {
  const agency = await agencyWith(names.slice(0, 1));
  const sets = [];
  for (let i = 0; i < 5; i++) sets.push(await start(agency));
  const refused = await agency.owner.send('POST', agency.path, { candidateIds: agency.ids, blind: null });
  expect(await refused.json()).toMatchObject({ message: bulkMessages.tooMany });
  expect((await agency.owner.send('DELETE', `${agency.path}/${sets[0]?.id}`)).status).toBe(204);
  expect(await listed(agency)).toHaveLength(4);
  app.clock.set(new Date(app.clock.now().getTime() + 24 * 60 * 60 * 1000));
  expect(await listed(agency)).toEqual([]);
  await runBulkFiles(deps());
  const left = await app.deps.database.query('select count(*)::int as all from bulk_files', []);
  expect(left.rows).toMatchObject([{ all: 0 }]);
});
