import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { emptyResume } from '#shared/resume/empty-resume';
import type { Candidate, RosterChoices, StoredCandidate } from '#shared/candidates/schema';
import { organizationMembers } from '../../db/schema/organizations';
import { refusal } from '../../testing/requests/refusal';
import { setPlan } from '../../testing/billing/subscriptions';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { linkOf, nurse, ok, openAgency } from '../../testing/organizations/agency';

let app: TestApp;
const start = new Date('2026-11-20T01:00:00Z');
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
beforeEach(() => app.clock.set(start));

const names = ({ candidates }: { candidates: { name: string }[] }) => candidates.map(({ name }) => name);

describe('adding', () => {
  test('numbers candidates, and gives no number twice', async () => {
    const { owner, root, add, list } = await openAgency(app);
    const first = await add();
    const second = await add({ name: 'Ben Cruz' });
    expect([first.number, second.number]).toEqual([1, 2]);
    expect((await owner.send('DELETE', `${root}/${second.id}`)).status).toBe(204);
    expect((await add({ name: 'Carla Uy' })).number).toBe(3);
    expect((await list()).total).toBe(2);
  });

  test('derives what the roster filters by', async () => {
    const { add } = await openAgency(app);
    expect(await add({ tags: ['Saudi', 'Saudi'] })).toMatchObject({
      headline: 'ICU Nurse',
      place: 'Cebu City',
      profession: 'nurse',
      isProfessionSet: false,
      years: 6,
      licensedUntil: '2028-05-31',
      tags: ['Saudi'],
      basis: 'written',
      told: null,
    });
  });

  test('waits until the terms are accepted', async () => {
    const { owner, root } = await openAgency(app, { terms: false });
    expect(await refusal(await owner.send('POST', root, nurse()))).toMatchObject({
      status: 409,
      message: expect.stringContaining('accepts the terms'),
    });
  });

  test('needs a consent that covers the days, and says what to do', async () => {
    const { owner, root } = await openAgency(app);
    for (const [changes, field] of [
      [{ basisDate: '2026-11-21' }, 'basisDate'],
      [{ basisDate: '2020-01-01' }, 'basisDate'],
      [{ keepUntil: '2031-01-01' }, 'keepUntil'],
      [{ keepUntil: '2026-11-19' }, 'keepUntil'],
      [{ sensitiveConsentOn: '2027-01-01' }, 'sensitiveConsentOn'],
      [{ availability: 'from' as const }, 'availableOn'],
    ] as const) {
      const { status, fields } = await refusal(await owner.send('POST', root, nurse(changes)));
      expect([status, Object.keys(fields ?? {})]).toEqual([400, [field]]);
    }
  });

  test('leaves out sensitive particulars without recorded consent, and says so', async () => {
    const { owner, root } = await openAgency(app);
    const content = {
      ...nurse().content,
      particulars: { ...emptyResume.particulars, religion: 'Methodist', passport: 'P1234567A' },
    };
    const without = await ok<StoredCandidate>(owner.send('POST', root, nurse({ content })));
    expect(without.dropped).toEqual(['Religion', 'Passport']);
    expect(JSON.stringify(without.candidate)).not.toMatch(/Methodist|P1234567A/);
    const given = await ok<StoredCandidate>(
      owner.send('POST', root, nurse({ content, sensitiveConsentOn: '2026-11-20' })),
    );
    expect(given.candidate.content.particulars.passport).toBe('P1234567A');
    // Taken back: what is stored goes at once.
    const basis = { basisDate: '2026-11-20', keepUntil: '2027-11-20', sensitiveConsentOn: null };
    const after = await ok<StoredCandidate>(owner.send('PUT', `${root}/${given.candidate.id}/basis`, basis));
    expect(after.dropped).toEqual(['Religion', 'Passport']);
    const { rows } = await app.deps.database.query(
      `select 1 from candidates where content::text like '%P1234567A%'`,
    );
    expect(rows).toEqual([]);
  });

  test('of a file that is sent again adds nothing, also at the same time', async () => {
    const { owner, root, list } = await openAgency(app);
    const importKey = crypto.randomUUID();
    const answers = await Promise.all(
      [1, 2, 3].map(() => ok<StoredCandidate>(owner.send('POST', root, nurse({ importKey })))),
    );
    expect(new Set(answers.map(({ candidate }) => candidate.id)).size).toBe(1);
    expect((await list()).total).toBe(1);
  });

  test('takes neither photos nor credentials of accounts', async () => {
    const { add } = await openAgency(app);
    const id = crypto.randomUUID();
    const { content } = nurse();
    const added = await add({
      content: {
        ...content,
        profilePhotoUrl: `/api/photos/${id}`,
        licenses: content.licenses.map((license) => ({ ...license, credentialId: id })),
      },
    });
    expect(JSON.stringify(added.content)).not.toContain(id);
  });
});

describe('the roster', () => {
  test('is searched in names, titles, skills, licenses and places, by the beginnings of words', async () => {
    const { add, list } = await openAgency(app);
    await add({ name: 'Ana Peña', email: 'ana@example.com' });
    await add({
      name: 'Ben Cruz',
      content: { ...emptyResume, title: 'Chief Cook', location: 'Iloilo', skills: ['HACCP'] },
    });
    for (const [search, found] of [
      ['pena', ['Ana Peña']],
      ['PEÑ', ['Ana Peña']],
      ['nurs cebu', ['Ana Peña']],
      ['registered', ['Ana Peña']],
      ['9175550142', ['Ana Peña']],
      ['haccp', ['Ben Cruz']],
      ['chief iloilo', ['Ben Cruz']],
      ['chief cebu', []],
      ["' | !& :* \\", ['Ben Cruz', 'Ana Peña']],
      ['0712345', []],
    ] as const)
      expect(names(await list(new URLSearchParams({ search, sort: 'added' }).toString())), search).toEqual(
        found,
      );
  });

  test('is filtered by profession, license, years, availability, tag and consent', async () => {
    const { add, list } = await openAgency(app);
    await add({ tags: ['Saudi'], availability: 'available' });
    await add({
      name: 'Ben Cruz',
      content: { ...emptyResume, title: 'Welder' },
      availability: 'from',
      availableOn: '2026-12-01',
      keepUntil: '2026-11-30',
    });
    for (const [query, found] of [
      ['profession=trades', ['Ben Cruz']],
      ['licensedOn=2028-05-31', ['Ana Reyes']],
      ['licensedOn=2028-06-01', []],
      ['minYears=6', ['Ana Reyes']],
      ['minYears=7', []],
      ['availability=available', ['Ana Reyes']],
      ['availability=soon', ['Ben Cruz', 'Ana Reyes']],
      ['tag=Saudi', ['Ana Reyes']],
      ['tag=saudi', []],
      ['consent=ending', ['Ben Cruz']],
      ['consent=account', []],
      ['consent=untold', ['Ben Cruz', 'Ana Reyes']],
      ['sort=name', ['Ana Reyes', 'Ben Cruz']],
    ] as const)
      expect(names(await list(query)).toSorted(), query).toEqual([...found].toSorted());
  });

  test('is paged, and says how many there are', async () => {
    const { add, list } = await openAgency(app);
    for (let count = 1; count <= 27; count++) await add({ name: `Nurse ${count}` });
    const [one, two] = [await list('sort=added'), await list('sort=added&page=2')];
    expect([one.candidates.length, two.candidates.length, one.total, two.total]).toEqual([25, 2, 27, 27]);
    expect(one.candidates[0]?.name).toBe('Nurse 27');
  });

  test('remembers selections for the whole team', async () => {
    const { owner, root, join } = await openAgency(app);
    const { browser: recruiter } = await join('recruiter');
    const filter = { name: 'Saudi nurses', selection: { tag: 'Saudi', profession: 'nurse' } };
    const { id } = await ok<{ id: string }>(owner.send('POST', `${root}/filters`, filter));
    await ok(owner.send('POST', `${root}/filters`, { ...filter, name: 'SAUDI nurses' }));
    const choices = () => ok<RosterChoices>(recruiter.get(`${root}/choices`));
    expect((await choices()).filters).toMatchObject([
      { id, name: 'SAUDI nurses', selection: { tag: 'Saudi', profession: 'nurse', search: '' } },
    ]);
    expect((await recruiter.send('DELETE', `${root}/filters/${id}`)).status).toBe(204);
    expect((await choices()).filters).toEqual([]);
  });

  test('finds duplicates by e-mail, or by phone and name', async () => {
    const { owner, root, add } = await openAgency(app);
    const ana = await add({ email: 'Ana@Example.com' });
    const people = [
      { name: 'Somebody', email: 'ana@example.com', phone: '' },
      { name: 'REYES, Ana', email: '', phone: '0917-555-0142' },
      { name: 'Ben Reyes', email: '', phone: '0917-555-0142' },
      { name: 'Ana Reyes', email: '', phone: '' },
    ];
    const { matches } = await ok<{ matches: ({ id: string; by: string } | null)[] }>(
      owner.send('POST', `${root}/duplicates`, { people }),
    );
    expect(matches.map((match) => match && [match.id, match.by])).toEqual([
      [ana.id, 'email'],
      [ana.id, 'phone'],
      null,
      null,
    ]);
  });

  test('tags many at once, finds them by it, and skips those that are full', async () => {
    const { owner, root, add, list } = await openAgency(app);
    const ids = [(await add()).id, (await add({ name: 'Ben' })).id];
    const full = await add({ name: 'Full', tags: Array.from({ length: 20 }, (_, index) => `t${index}`) });
    const tag = (act: string) =>
      ok(owner.send('POST', `${root}/tags`, { ids: [...ids, full.id], tag: 'Qatar ready', do: act }));
    expect(await tag('add')).toEqual({ changed: 2, full: 1 });
    expect((await list('search=qatar')).total).toBe(2);
    expect(await tag('remove')).toEqual({ changed: 2, full: 0 });
    expect((await list('search=qatar')).total).toBe(0);
  });
});

describe('a candidate', () => {
  test('is saved over the version that was opened alone', async () => {
    const { owner, root, add, list } = await openAgency(app);
    const { id, version, content } = await add();
    const save = (name: string, over: number) =>
      owner.send('PUT', `${root}/${id}`, { name, email: '', content, version: over });
    const { candidate } = await ok<StoredCandidate>(save('Ana Santos', version));
    expect([candidate.name, candidate.version]).toEqual(['Ana Santos', version + 1]);
    expect((await refusal(await save('Old', version))).status).toBe(409);
    expect(names(await list('search=santos'))).toEqual(['Ana Santos']);
  });

  test('keeps a profession that was set, and derives one again where none is', async () => {
    const { owner, root, add } = await openAgency(app);
    const { id, version, content } = await add();
    const facts = { profession: 'other', availability: 'from', availableOn: '2027-01-05', tags: ['VIP'] };
    expect(await ok(owner.send('PUT', `${root}/${id}/facts`, facts))).toMatchObject(facts);
    const changed = { ...content, title: 'Welder' };
    const body = { name: 'Ana', email: '', content: changed, version };
    expect((await ok<StoredCandidate>(owner.send('PUT', `${root}/${id}`, body))).candidate.profession).toBe(
      'other',
    );
    expect(await ok(owner.send('PUT', `${root}/${id}/facts`, { ...facts, profession: null }))).toMatchObject({
      profession: 'trades',
      isProfessionSet: false,
    });
  });

  test('has notes that mention members, who find them', async () => {
    const { owner, ownerId, root, add, join, list } = await openAgency(app);
    const { browser: recruiter, id: recruiterId } = await join('recruiter');
    const { id } = await add();
    const note = { text: 'Call her on Monday', mentions: [ownerId] };
    const noted = await ok<Candidate>(recruiter.send('POST', `${root}/${id}/notes`, note));
    expect(noted.notes).toMatchObject([
      { text: note.text, author: 'recruiter', isMine: true, mentions: [{ userId: ownerId, name: 'Liza' }] },
    ]);
    expect((await list('mentioned=me')).total).toBe(1);
    expect(await ok(recruiter.get(`${root}?mentioned=me`))).toMatchObject({ total: 0 });
    const address = `${root}/${id}/notes/${noted.notes[0]?.id ?? ''}`;
    // Another member's stays, as long as they are there.
    expect((await owner.send('DELETE', address)).status).toBe(404);
    expect((await ok<Candidate>(recruiter.send('DELETE', address))).notes).toEqual([]);
    const stranger = { text: 'x', mentions: [crypto.randomUUID()] };
    expect((await refusal(await owner.send('POST', `${root}/${id}/notes`, stranger))).fields).toHaveProperty(
      'mentions',
    );
    expect(recruiterId).not.toBe(ownerId);
  });

  test('stands beside up to three others, and five are too many', async () => {
    const { owner, root, add } = await openAgency(app);
    const ids = [];
    for (const name of ['A', 'B', 'C', 'D', 'E']) ids.push((await add({ name })).id);
    const compare = (some: string[]) => owner.get(`${root}/compare?ids=${some.join(',')}`);
    const { candidates } = await ok<{ candidates: Candidate[] }>(compare(ids.slice(0, 4).toReversed()));
    expect(candidates.map(({ name }) => name)).toEqual(['D', 'C', 'B', 'A']);
    expect((await compare(ids)).status).toBe(400);
  });

  test('leaves its acts in the log without its name, also when it is gone', async () => {
    const { owner, root, add, actions } = await openAgency(app);
    const { id, version, content } = await add({ name: 'Zenaida Quiambao' });
    await owner.get(`${root}/${id}`);
    await owner.get(`${root}/${id}`);
    await owner.send('PUT', `${root}/${id}`, { name: 'Zenaida Quiambao', email: '', content, version });
    await owner.send('POST', `${root}/${id}/notes`, { text: 'Quiambao is fine' });
    await owner.get(`${root}/compare?ids=${id}`);
    const history = await ok<{ events: { action: string; actor: string }[] }>(
      owner.get(`${root}/${id}/history`),
    );
    const expected = [
      'candidate_added',
      'candidate_viewed',
      'candidate_changed',
      'candidate_noted',
      'candidate_compared',
    ];
    expect(history.events.map(({ action }) => action)).toEqual(expected.toReversed());
    expect(history.events.every(({ actor }) => actor === 'Liza')).toBe(true);
    // A look an hour later is another one.
    app.clock.set(new Date(start.getTime() + 3_600_000));
    await owner.get(`${root}/${id}`);
    await owner.send('DELETE', `${root}/${id}`);
    expect(await actions(id)).toEqual([...expected, 'candidate_viewed', 'candidate_deleted']);
    const { rows } = await app.deps.database.query(
      'select a::text as line from organization_audit a where candidate_id = $1',
      [id],
    );
    expect(JSON.stringify(rows)).not.toMatch(/Quiambao/i);
  });
});

describe('the consent in writing', () => {
  const pdf = Buffer.from('%PDF-1.7\nsigned\n%%EOF');
  test('is a file of the candidate, replaced and deleted with it', async () => {
    const { owner, root, add, join } = await openAgency(app);
    const { browser: viewer } = await join('viewer');
    const { id } = await add();
    const address = `${root}/${id}/basis-file`;
    const stored = async () => {
      const keys = [];
      for await (const { key } of app.deps.storage.list('candidates')) keys.push(key);
      return keys;
    };
    const upload = (content: Uint8Array, name: string) => owner.upload(address, 'file', content, name);
    expect(await ok(upload(pdf, 'C:\\consent.pdf'))).toMatchObject({
      basisFile: { fileName: 'consent.pdf', sizeBytes: pdf.length },
    });
    const before = await stored();
    expect(before).toHaveLength(1);
    const read = await viewer.get(address);
    expect([read.status, read.headers.get('content-type'), read.headers.get('cache-control')]).toEqual([
      200,
      'application/pdf',
      'private, no-store',
    ]);
    expect(Buffer.from(await read.arrayBuffer())).toEqual(pdf);
    expect((await viewer.upload(address, 'file', pdf, 'x.pdf')).status).toBe(403);
    for (const [content, name] of [
      [Buffer.from('<script>alert(1)</script>'), 'consent.pdf'],
      [Buffer.from(''), 'empty.pdf'],
    ] as const)
      expect((await refusal(await upload(content, name))).status).toBe(400);
    await ok(upload(pdf, 'newer.pdf'));
    expect(await stored()).toHaveLength(1);
    expect(await stored()).not.toEqual(before);
    await owner.send('DELETE', `${root}/${id}`);
    expect(await stored()).toEqual([]);
  });
});

describe('who may', () => {
  test('a member of another agency, a stranger and a visitor learn nothing', async () => {
    const [one, other] = [await openAgency(app), await openAgency(app)];
    const { id } = await one.add();
    const stranger = await app.signedIn({ email: 'stranger-of-candidates@example.com' });
    for (const browser of [other.owner, stranger]) {
      expect((await browser.get(`${one.root}/${id}`)).status).toBe(404);
      expect((await browser.send('POST', one.root, nurse())).status).toBe(404);
    }
    // Through the own organization's address, too.
    expect((await other.owner.get(`${other.root}/${id}`)).status).toBe(404);
    expect((await other.owner.send('DELETE', `${other.root}/${id}`)).status).toBe(404);
    expect(
      await ok(other.owner.send('POST', `${other.root}/tags`, { ids: [id], tag: 'x', do: 'add' })),
    ).toEqual({ changed: 0, full: 0 });
    expect(await ok(other.owner.get(`${other.root}/compare?ids=${id}`))).toEqual({ candidates: [] });
    expect((await app.visitor().get(`${one.root}/${id}`)).status).toBe(401);
  });

  test('a viewer reads, a recruiter changes, and only owner and admins delete', async () => {
    const { root, add, join } = await openAgency(app);
    const { id } = await add();
    const [viewer, recruiter, admin] = [await join('viewer'), await join('recruiter'), await join('admin')];
    const note = { text: 'Hello' };
    expect((await viewer.browser.get(`${root}/${id}`)).status).toBe(200);
    expect((await viewer.browser.send('POST', `${root}/${id}/notes`, note)).status).toBe(403);
    expect((await recruiter.browser.send('POST', `${root}/${id}/notes`, note)).status).toBe(200);
    expect((await recruiter.browser.send('DELETE', `${root}/${id}`)).status).toBe(403);
    expect((await admin.browser.send('DELETE', `${root}/${id}`)).status).toBe(204);
  });

  test('a member who was removed has no access from the next call on', async () => {
    const { root, add, join } = await openAgency(app);
    const { id } = await add();
    const { browser } = await join('recruiter');
    expect((await browser.get(`${root}/${id}`)).status).toBe(200);
    await app.db.delete(organizationMembers);
    expect((await browser.get(`${root}/${id}`)).status).toBe(404);
  });

  test('after the plan has ended, candidates are read and deleted, and not added', async () => {
    const { owner, ownerId, root, add } = await openAgency(app);
    const { id } = await add();
    await setPlan(app, ownerId, 'free');
    expect((await owner.get(`${root}/${id}`)).status).toBe(200);
    expect((await owner.send('POST', root, nurse())).status).toBe(409);
    expect((await owner.send('DELETE', `${root}/${id}`)).status).toBe(204);
  });
});

test('after its last day no member reads a candidate, before any job has run', async () => {
  const { owner, root, add, list } = await openAgency(app);
  const { id, version, content } = await add({ keepUntil: '2026-11-20' });
  const token = await linkOf(owner, `${root}/${id}`);
  const open = () => app.visitor().send('POST', '/api/candidate/open', { token });
  // The last minute of the day in Manila.
  app.clock.set(new Date('2026-11-20T15:59:00Z'));
  expect((await owner.get(`${root}/${id}`)).status).toBe(200);
  expect((await open()).status).toBe(200);
  app.clock.set(new Date('2026-11-20T16:00:00Z'));
  expect((await owner.get(`${root}/${id}`)).status).toBe(404);
  expect((await owner.get(`${root}/${id}/history`)).status).toBe(404);
  const save = { name: 'x', email: '', content, version };
  expect((await owner.send('PUT', `${root}/${id}`, save)).status).toBe(404);
  expect((await list()).total).toBe(0);
  expect((await open()).status).toBe(404);
});
