import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Candidate } from '#shared/candidates/schema';
import type { Db } from '../../db/client';
import { isOnPostgres } from '../../testing/postgres/test-database';
import { startTwoApps, type TwoApps } from '../../testing/postgres/two-apps';
import type { Browser } from '../../testing/requests/browser';
import { readCandidate } from './service';
import { ok } from '../../testing/organizations/agency';
import { answer, ask, consenting, everything, listOwn } from './testing/consenting';

/** What only the person's copy holds. */
const traces = /Liza|ICU Nurse|Cebu City|917 555/;

interface Known {
  path: string;
  id: string;
  organizationId: string;
  /** The page of a presentation with the person. */
  presented: string;
}

/** Every way to read a candidate: its answer as text. What job orders and documents are made of is `readCandidate`. */
const reads = {
  list: (browser, { path }) => browser.get(`${path}/candidates`),
  search: (browser, { path }) => browser.get(`${path}/candidates?search=Liza`),
  choices: (browser, { path }) => browser.get(`${path}/candidates/choices`),
  page: (browser, { path, id }) => browser.get(`${path}/candidates/${id}`),
  history: (browser, { path, id }) => browser.get(`${path}/candidates/${id}/history`),
  compare: (browser, { path, id }) => browser.get(`${path}/candidates/compare?ids=${id}`),
  duplicates: (browser, { path }) =>
    browser.send('POST', `${path}/candidates/duplicates`, {
      people: [{ name: 'Liza', email: 'x@example.com', phone: '+63 917 555 0142' }],
    }),
  note: (browser, { path, id }) => browser.send('POST', `${path}/candidates/${id}/notes`, { text: 'Hello' }),
  facts: (browser, { path, id }) =>
    browser.send('PUT', `${path}/candidates/${id}/facts`, {
      profession: null,
      availability: 'unknown',
      availableOn: null,
      tags: ['Gulf'],
    }),
  'the page for a client': (browser, { presented }) => browser.get(presented),
  'the document for a client': (browser, { presented }) => browser.get(`${presented}/0.pdf`),
  'a presentation': (browser, { path }) => browser.get(`${path}/presentations`),
} as const satisfies Record<string, (browser: Browser, known: Known) => Promise<Response>>;
const readNames = [...(Object.keys(reads) as (keyof typeof reads)[]), 'what is made of it'] as const;
type ReadName = (typeof readNames)[number];

describe.skipIf(!isOnPostgres)('consents, in two processes on one Postgres', () => {
  let both: TwoApps;
  beforeAll(async () => {
    both = await startTwoApps();
  });
  afterAll(() => both.stop());

  /** A consent that lasts, with what the agency knows of the record. */
  const given = async () => {
    const agency = await consenting(both.one);
    const { owner, path, person, team } = agency;
    await answer(person.browser, await ask(owner.browser, path), { parts: everything });
    const { candidates } = await ok<{ candidates: Candidate[] }>(owner.browser.get(`${path}/candidates`));
    const id = candidates[0]!.id;
    const [consent] = await listOwn(person.browser);
    const { path: presented } = await ok<{ path: string }>(
      owner.browser.send('POST', `${path}/presentations`, {
        candidateIds: [id],
        jobOrderId: null,
        client: 'Riyadh Hospital',
        title: 'Nurses',
        message: '',
        blind: null,
      }),
    );
    // As it is once it was drawn.
    await both.one.deps.database.query(
      `update presentation_candidates set state = 'done', file_name = 'Liza.pdf', bytes = convert_to('Liza, ICU Nurse', 'UTF8'),
         facts = '{"number":"N-001","name":"Liza Ramos","title":"ICU Nurse","place":"Cebu City","profession":"nurse","years":2,"licensedUntil":null,"availability":"unknown","availableOn":null}'
       where candidate_id = $1`,
      [id],
    );
    const known = { path, id, organizationId: team.id, presented };
    return { ...agency, known, consentId: consent!.id };
  };

  const read = async (name: ReadName, process: 0 | 1, browser: Browser, known: Known): Promise<string> => {
    const there = process === 0 ? browser : both.atSecond(browser);
    if (name !== 'what is made of it') return (await reads[name](there, known)).text();
    const { db, clock } = both.apps[process];
    const row = await db.transaction((tx: Db) =>
      readCandidate(tx, {
        organizationId: known.organizationId,
        candidateId: known.id,
        now: clock.now(),
      }),
    );
    return JSON.stringify(row);
  };

  test('each read shows the person while the consent lasts', async () => {
    const { owner, known } = await given();
    for (const name of readNames.filter((one) => !['choices', 'history', 'a presentation'].includes(one)))
      expect([name, await read(name, 1, owner.browser, known)]).toEqual([
        name,
        expect.stringMatching(name === 'duplicates' || name === 'note' || name === 'facts' ? /Liza/ : traces),
      ]);
  });

  test('no read that begins after a withdrawal shows anything, whatever runs beside it', async () => {
    const step = fc.record({ name: fc.constantFrom(...readNames), process: fc.constantFrom(0 as const, 1) });
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { maxLength: 4 }),
        fc.array(step, { minLength: 1, maxLength: 6 }),
        fc.constantFrom(0 as const, 1),
        async (beside, after, process) => {
          const { owner, person, known, consentId } = await given();
          const running = beside.map((one) => read(one.name, one.process, owner.browser, known));
          const withdrawing = process === 0 ? person.browser : both.atSecond(person.browser);
          expect((await withdrawing.send('POST', `/api/consents/${consentId}/withdraw`)).status).toBe(204);
          for (const one of after)
            expect(await read(one.name, one.process, owner.browser, known)).not.toMatch(traces);
          await Promise.all(running);
          // Also what ran beside it left nothing behind.
          for (const name of readNames) expect(await read(name, 1, owner.browser, known)).not.toMatch(traces);
          const { rows } = await both.one.deps.database.query(
            `select 1 from candidates where organization_id = $1
             union all select 1 from candidate_notes where organization_id = $1
             union all select 1 from presentation_candidates join presentations on id = presentation_id
               where organization_id = $1`,
            [known.organizationId],
          );
          expect(rows).toEqual([]);
        },
      ),
      { numRuns: 12 },
    );
  }, 300_000);

  test('one request that two answer at once gives one record', async () => {
    const { owner, path, person } = await consenting(both.one);
    const token = await ask(owner.browser, path);
    const statuses = await Promise.all(
      [person.browser, both.atSecond(person.browser)].map(
        async (browser) => (await answer(browser, token, {}, { isRefused: true }).catch(() => null))?.status,
      ),
    );
    expect(statuses.filter((status) => status === 204)).toHaveLength(1);
    expect((await ok<{ total: number }>(owner.browser.get(`${path}/candidates`))).total).toBe(1);
  });
});
