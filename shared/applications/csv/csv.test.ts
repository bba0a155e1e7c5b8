import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readTable, tableLimits, writeTable } from '#shared/reader/csv/csv-table';
import { importedApplication } from '../schema';
import { allStages } from '../stages';
import { guessColumns } from './columns';
import { importRows, isInList, readDayOrder } from './import-rows';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const stages = allStages([{ id: 'own-1', name: 'Panel', follows: 'interview' }]);
const rowsOf = (text: string, order: 'any' | 'day-first' | 'month-first' = 'any') => {
  const table = readTable(bytesOf(text));
  return importRows(table, guessColumns(table.columns), { order, stages, today: '2026-11-27' });
};
const only = (text: string) => rowsOf(text)[0]!;

const utf16 = (text: string, { isBig = false, mark = true } = {}) => {
  const units = [
    ...(mark ? [0xfeff] : []),
    ...Array.from({ length: text.length }, (_, at) => text.charCodeAt(at)),
  ];
  return Uint8Array.from(
    units.flatMap((unit) => (isBig ? [unit >> 8, unit & 255] : [unit & 255, unit >> 8])),
  );
};

test.each<[string, Uint8Array]>([
  ['UTF-8', bytesOf('Company,Role\nPeñafrancia,Nars\n')],
  ['UTF-8 with its mark', bytesOf('\ufeffCompany,Role\nPeñafrancia,Nars\n')],
  [
    'Windows-1252',
    Uint8Array.from('Company,Role\nPe\u00f1afrancia,Nars\n', (letter) => letter.charCodeAt(0)),
  ],
  ['UTF-16', utf16('Company\tRole\r\nPeñafrancia\tNars\r\n')],
  ['UTF-16, the other way', utf16('Company,Role\nPeñafrancia,Nars', { isBig: true })],
  ['UTF-16 without its mark', utf16('Company;Role\nPeñafrancia;Nars', { mark: false })],
])('reads a file in %s', (_name, bytes) => {
  expect(readTable(bytes)).toEqual({
    columns: ['Company', 'Role'],
    rows: [['Peñafrancia', 'Nars']],
    isCut: false,
  });
});

test('a file of more rows than are read is cut, and says so', () => {
  const table = readTable(bytesOf(`Company\n${'Acme\n'.repeat(tableLimits.rows + 5)}`));
  expect(table.rows).toHaveLength(tableLimits.rows);
  expect(table.isCut).toBe(true);
});

test.each([
  [
    ['company', 'role', 'status', 'appliedAt', 'url', 'salary'],
    ['company', 'jobTitle', 'stage', 'appliedOn', 'link', 'salary'],
  ],
  [
    ['Employer', 'Position', 'Date Applied', 'Date', 'Remarks', 'Mood'],
    ['company', 'jobTitle', 'appliedOn', null, 'notes', null],
  ],
])('guesses what the columns %j hold', (columns, fields) => {
  expect(guessColumns(columns)).toEqual(fields);
});

test('what Reactive Resume exports is read: contacts with their role, and a salary that is no amount', () => {
  const columns =
    'Company,Role,Stage,Stage Date,Application Date,Location,Salary,Source,URL,Tags,Contacts,Notes,Stage History,Timeline,Archived,Created At,Updated At';
  const { application } = only(
    `${columns}\r\n"Müller, ""Partners""",Engineer,rejected,2026-08-12,2026-08-03,Berlin,Competitive,Referral,https://example.com/job,remote;typescript,"Ada (Recruiter, Referral)\nBob","First line\nSecond line",Applied (2026-08-03) → Rejected (2026-08-12),2026-08-08: Called,false,2026-08-01T12:00:00.000Z,2026-08-12T12:00:00.000Z\r\n`,
  );
  expect(application).toMatchObject({
    company: 'Müller, "Partners"',
    jobTitle: 'Engineer',
    stage: 'closed',
    closedReason: 'not-selected',
    appliedOn: '2026-08-03',
    foundOn: '2026-08-01',
    place: 'Berlin',
    salaryFrom: null,
    notes: 'First line\nSecond line\n\nSalary: Competitive\n\nTimeline:\n2026-08-08: Called',
    history: [
      { stage: 'applied', closedReason: null, on: '2026-08-03' },
      { stage: 'closed', closedReason: 'not-selected', on: '2026-08-12' },
    ],
    tags: ['remote', 'typescript'],
    contacts: [
      { name: 'Ada', role: 'Recruiter, Referral', email: '', phone: '' },
      { name: 'Bob', role: '', email: '', phone: '' },
    ],
  });
});

describe('the history of stages', () => {
  const past = (columns: string, cells: string) =>
    only(`Company,Role,${columns}\nAcme,Nurse,${cells}`) as Extract<
      ReturnType<typeof only>,
      { application: object }
    >;
  const applied = { stage: 'applied', closedReason: null, on: '2026-08-03' };

  test('is read of what we export, ends in the stage of the row and dates the applying', () => {
    const row = past(
      'Stage,Closed reason,History (Manila)',
      '"Closed","No response","2026-08-01 09:00:00 · Saved\n2026-08-03 10:00:00 · Saved → Applied\n2026-09-03 10:00:00 · Applied → Closed: no response"',
    );
    expect(row).toMatchObject({
      isHistoryInNotes: false,
      application: { appliedOn: '2026-08-03', notes: '' },
    });
    expect(row.application.history).toEqual([
      { stage: 'saved', closedReason: null, on: '2026-08-01' },
      applied,
      { stage: 'closed', closedReason: 'no-response', on: '2026-09-03' },
    ]);
  });

  test('is read of a timeline that tells nothing but stages', () => {
    const { application } = past('Stage,Timeline', 'Panel,"2026-08-03: Applied\n2026-08-20: Panel"');
    expect(application.history).toEqual([applied, { stage: 'own-1', closedReason: null, on: '2026-08-20' }]);
    expect(application.notes).toBe('');
  });

  test('says the stage where no column does', () => {
    expect(past('Stage History', 'Applied (2026-08-03) → Offer (2026-09-01)').application).toMatchObject({
      stage: 'offer',
      appliedOn: '2026-08-03',
    });
  });

  test.each([
    ['of a stage that we do not have', 'Zzz (2026-08-03)'],
    ['that ends in another stage', 'Interview (2026-08-03)'],
    ['without days', 'Saved → Applied'],
    ['that goes back in time', 'Saved (2026-08-03) → Applied (2026-08-01)'],
    ['that is yet to come', 'Applied (2027-01-01)'],
    ['of days that could be two', 'Applied (03/04/2026)'],
  ])('%s stays in the notes as it is written', (_what, cell) => {
    const row = past('Stage,Stage History', `Applied,${cell}`);
    expect(row).toMatchObject({ isHistoryInNotes: true, application: { stage: 'applied', history: [] } });
    expect(row.application.notes).toBe(`History of stages: ${cell}`);
  });
});

describe('a row is in the list already', () => {
  const listed = { company: 'Acme Inc.', jobTitle: 'Staff Nurse', link: '', appliedOn: '2026-03-05' };
  const link = 'https://jobs.example.ph/1';
  test.each([
    [
      'of the same company and title in other letters',
      { ...listed, company: 'ACME', jobTitle: 'staff  nurse' },
      true,
    ],
    ['without a day of applying', { ...listed, appliedOn: null }, true],
    ['of another day', { ...listed, appliedOn: '2026-04-05' }, false],
    ['of another title', { ...listed, jobTitle: 'Charge Nurse' }, false],
    ['of another company', { ...listed, company: 'Acme Health' }, false],
    ['with a link that the list does not have', { ...listed, link }, true],
  ])('%s', (_what, row, expected) => {
    expect(isInList([listed])(row)).toBe(expected);
  });

  test('by its link, whatever the day', () => {
    const known = isInList([{ ...listed, link: `${link}/` }]);
    expect(known({ ...listed, link, appliedOn: '2026-04-05' })).toBe(true);
    expect(known({ ...listed, link: 'https://jobs.example.ph/2' })).toBe(false);
  });
});

test('a row of a spreadsheet is an application', () => {
  expect(
    only(
      'Company,Position,Status,Date Applied,Salary,URL,Remote,Tags,Recruiter,Contact email\n' +
        'Acme,Analyst,Rejected,5 Mar 2026,"PHP 30,000 - 40,000",jobs.example.ph/1,Yes,"night; bpo",Liza,hr@example.ph',
    ).application,
  ).toMatchObject({
    company: 'Acme',
    jobTitle: 'Analyst',
    stage: 'closed',
    closedReason: 'not-selected',
    appliedOn: '2026-03-05',
    salaryFrom: 30_000,
    salaryTo: 40_000,
    link: 'https://jobs.example.ph/1',
    workMode: 'remote',
    tags: ['night', 'bpo'],
    contacts: [{ name: 'Liza', role: '', email: 'hr@example.ph', phone: '' }],
  });
});

describe('stages', () => {
  test.each([
    ['', { stage: 'saved' }],
    ['Interviewing', { stage: 'interview' }],
    ['panel', { stage: 'own-1' }],
    ['Closed: no response', { stage: 'closed', closedReason: 'no-response' }],
    ['Ghosted', { stage: 'closed', closedReason: 'no-response' }],
    ['Withdrawn', { stage: 'closed', closedReason: 'withdrew' }],
  ])('%s', (status, expected) => {
    expect(only(`Company,Role,Status\nAcme,Nurse,${status}`).application).toMatchObject(expected);
  });

  test('with a day of applying and no stage it was applied for', () => {
    expect(only('Company,Role,Applied\nAcme,Nurse,2026-03-05').application).toMatchObject({
      stage: 'applied',
    });
  });
});

test.each([
  ['Company,Role\n,Nurse', /^Company is required/],
  ['Company,Role\nAcme,', /^Job title is required/],
  ['Company,Role,Applied\nAcme,Nurse,31/02/2026', /^Applied on: “31\/02\/2026” is no date/],
  ['Company,Role,Applied\nAcme,Nurse,soon', /is no date\. Write it as 2026-11-20/],
  ['Company,Role,Status\nAcme,Nurse,Zzz', /“Zzz” is none of your stages\..*Panel/],
  ['Company,Role,URL\nAcme,Nurse,not a link', /valid web address/],
  [`Company,Role,Notes\nAcme,Nurse,${'x'.repeat(10_001)}`, /Notes must be at most 10000/],
])('a row that cannot be kept says why: %#', (text, reason) => {
  expect(only(text).refusal).toMatch(reason);
});

test.each([
  ['03/04/2026', '05/06/2026', null],
  ['03/04/2026', '13/04/2026', 'day-first'],
  ['03/04/2026', '04/13/2026', 'month-first'],
  ['13/04/2026', '04/13/2026', 'any'],
  ['2026-03-04', 'March 4, 2026', 'any'],
])('days %s and %s: order %s', (one, other, order) => {
  const table = readTable(bytesOf(`Company,Applied\nA,${one}\nB,${other}`));
  expect(readDayOrder(table, guessColumns(table.columns)).order).toBe(order);
});

test.each([
  ['35000', 35_000],
  ['Php. 35,000', 35_000],
  ['₱35,000.00/mo.', 35_000],
  ['35.5k', 35_500],
])('the amount %s', (text, amount) => {
  expect(only(`Company,Role,Salary from\nAcme,Nurse,"${text}"`).application?.salaryFrom).toBe(amount);
});

test.each([
  ['Salary from', '1.200,00'],
  ['Salary from', '35,000/week'],
  ['Currency', 'THB'],
  ['Per', 'week'],
  ['Work mode', 'maybe'],
])('a row whose %s is %s is refused', (column, text) => {
  expect(only(`Company,Role,${column}\nAcme,Nurse,"${text}"`).refusal).toContain(
    `“${text}” could not be read`,
  );
});

test('the example of days is one that could be two', () => {
  const table = readTable(bytesOf('Company,Applied\nA,2026-03-04\nB,03/04/2026'));
  expect(readDayOrder(table, guessColumns(table.columns))).toEqual({ order: null, example: '03/04/2026' });
});

test('the chosen order reads the days', () => {
  const text = 'Company,Role,Applied\nA,B,03/04/2026';
  expect(rowsOf(text, 'day-first')[0]?.application?.appliedOn).toBe('2026-04-03');
  expect(rowsOf(text, 'month-first')[0]?.application?.appliedOn).toBe('2026-03-04');
});

test('refused rows as a file hold no formula, and are read again as they were', () => {
  const cells = ['=HYPERLINK("x")', '+1', '-1', '@x', 'plain, "quoted"\nline'];
  const file = writeTable(['a', 'b', 'c', 'd', 'Company'], [cells]);
  expect(file).not.toMatch(/(?:^|,|\n)"?[=+\-@]/);
  const table = readTable(bytesOf(file));
  expect(table.rows[0]?.map((cell) => cell.replace(/^'/, ''))).toEqual(cells);
});

test('whatever a file holds, each of its rows is an application or says why not', () => {
  const cell = fc.oneof(
    fc.string(),
    fc.constantFrom('=1', '"', '\n', '03/04/2026', 'Closed', '9'.repeat(30), '\u0000'),
  );
  fc.assert(
    fc.property(fc.array(fc.array(cell, { minLength: 4, maxLength: 4 }), { maxLength: 20 }), (rows) => {
      const table = readTable(bytesOf(writeTable(['Company', 'Role', 'Applied', 'Status'], rows)));
      for (const one of importRows(table, guessColumns(table.columns), {
        order: 'day-first',
        stages,
        today: '2026-11-27',
      }))
        expect(one.application !== undefined || one.refusal !== '').toBe(true);
    }),
    { numRuns: 100, seed: 33 },
  );
});

test.each([
  ['a picture', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]],
  ['a workbook', [0x50, 0x4b, 3, 4, 20, 0, 6, 0, 8, 0, 0x21, 0x0a]],
])('%s is no table', (_what, bytes) => {
  expect(() => readTable(new Uint8Array(bytes))).toThrow('no text');
});

test('a history whose days go back, or that closes without saying why, is refused', () => {
  const of = (...history: { stage: string; closedReason: string | null; on: string }[]) =>
    importedApplication.safeParse({
      ...only('Company,Role\nAcme,Nurse\n').application,
      stage: history.at(-1)?.stage,
      closedReason: history.at(-1)?.closedReason,
      history,
    }).success;
  const applied = { stage: 'applied', closedReason: null, on: '2026-08-12' };
  expect(of(applied, { stage: 'interview', closedReason: null, on: '2026-08-12' })).toBe(true);
  expect(of(applied, { stage: 'interview', closedReason: null, on: '2026-08-03' })).toBe(false);
  expect(of({ stage: 'closed', closedReason: null, on: '2026-08-01' }, applied)).toBe(false);
});
