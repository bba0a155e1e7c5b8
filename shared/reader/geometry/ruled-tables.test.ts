import { expect, test } from 'vitest';
import type { PageText, TextRun } from '../positioned-text';
import { linesOf } from './lines';
import { cellsOfPages } from './ruled-tables';

const run = (text: string, x: number, baseline: number): TextRun => ({
  text,
  x,
  baseline,
  width: text.length * 4,
  size: 8,
  bold: false,
  italic: false,
});

/** Lines at these edges, as far as the table goes. */
const page = (
  xs: readonly number[],
  ys: readonly number[],
  runs: readonly TextRun[],
  without: (x: number, y: number) => boolean = () => false,
): PageText => ({
  width: 600,
  height: 800,
  runs,
  links: [],
  marks: [],
  rules: ys.flatMap((y) =>
    xs
      .slice(1)
      .flatMap((end, index) =>
        without(xs[index] ?? 0, y)
          ? []
          : [{ page: 0, x: xs[index] ?? 0, y, width: end - (xs[index] ?? 0), height: 0.5 }],
      ),
  ),
  uprights: xs.flatMap((x) =>
    ys
      .slice(1)
      .flatMap((end, index) =>
        without(x, (ys[index] ?? 0) + 0.1)
          ? []
          : [{ page: 0, x, y: ys[index] ?? 0, width: 0.5, height: end - (ys[index] ?? 0) }],
      ),
  ),
});

const textsOf = (cells: readonly { text: string; label?: string | undefined; baseline: number }[]) =>
  cells.map(({ text, label, baseline }) => (label === undefined ? text : `${label}: ${text} @${baseline}`));

const heads = [
  run('POSITION', 52, 110),
  run('TITLE (Write in full)', 52, 119),
  run('COMPANY', 152, 110),
  run('INCLUSIVE DATES', 252, 110),
  run('From', 252, 129),
  run('To', 302, 129),
];
/** 'Inclusive dates' is above both of its columns, and the two before are as high as both rows of headings. */
const divided = (x: number, y: number) =>
  (x === 300 && y === 100.1) || (y === 120 && x < 250) || (x === 300 && y === 100);

test('a cell is what its lines enclose: headings over several lines, one above two columns, texts that wrap', () => {
  const form = page(
    [50, 150, 250, 300, 350],
    [100, 120, 135, 160],
    [
      ...heads,
      run('Administrative', 52, 145),
      run('Officer II', 52, 154),
      run('City Hall', 152, 145),
      run('01/2019', 252, 145),
      run('PRESENT', 302, 145),
    ],
    divided,
  );
  expect(textsOf(cellsOfPages([form])[0] ?? []).slice(-4)).toEqual([
    'POSITION TITLE (Write in full): Administrative Officer II @145',
    'COMPANY: City Hall @145',
    'From: 01/2019 @145',
    'To: PRESENT @145',
  ]);
});

test('a line between two words parts them, though the file draws them in one go', () => {
  const cells = cellsOfPages([
    page(
      [50, 100, 140, 200],
      [100, 120, 140],
      [
        run('VESSEL', 52, 110),
        run('GRT', 102, 110),
        run('ENGINE kW', 142, 110),
        run('MV Golden Habagat', 52, 130),
        run('43,022     9,480', 106, 130),
      ],
    ),
  ]);
  expect(textsOf(cells.flat())).toEqual([
    'VESSEL',
    'GRT',
    'ENGINE kW',
    'VESSEL: MV Golden Habagat @130',
    'GRT: 43,022 @130',
    'ENGINE kW: 9,480 @130',
  ]);
});

test('a table that goes on over the page keeps its headings, and one with other columns does not', () => {
  const first = page([50, 150, 250, 300, 350], [100, 120, 135], heads, divided);
  const rows = [run('Clerk', 52, 50), run('Naga Port', 152, 50), run('2015', 252, 50), run('2018', 302, 50)];
  const same = page([50, 150, 250, 300, 350], [40, 55, 70], rows);
  const other = page([50, 140, 240, 300, 350], [40, 55, 70], rows);
  expect(textsOf(cellsOfPages([first, same])[1] ?? [])[1]).toBe('COMPANY: Naga Port @50');
  expect(textsOf(cellsOfPages([first, other])[1] ?? [])[1]).toBe('Naga Port');
});

test('a form’s labels and answers share a baseline, however high the answer stands in its cell', () => {
  const form = page(
    [50, 150, 250],
    [100, 130, 145],
    [run('2. DATE OF BIRTH', 52, 110), run('(mm/dd/yyyy)', 52, 119), run('03/14/1992', 152, 117)],
  );
  expect(cellsOfPages([form])[0]?.map(({ text, baseline }) => [text, baseline])).toEqual([
    ['2. DATE OF BIRTH (mm/dd/yyyy)', 110],
    ['03/14/1992', 110],
  ]);
});

test('columns below the names of sections are a list each', () => {
  const form = page(
    [50, 150, 250],
    [100, 130, 145, 160],
    [
      run('31. SPECIAL SKILLS', 52, 110),
      run('and HOBBIES', 52, 119),
      run('AWARDS', 152, 110),
      run('Payroll', 52, 140),
      run('Clerk of the Year', 152, 140),
      run('Filing', 52, 155),
    ],
  );
  expect(
    cellsOfPages([form])[0]?.map(({ text, list, beginsSection }) => [text, list, beginsSection]),
  ).toEqual([
    ['31. SPECIAL SKILLS and HOBBIES', 0, true],
    ['AWARDS', 1, true],
    ['Payroll', 0, false],
    ['Clerk of the Year', 1, false],
    ['Filing', 0, false],
  ]);
});

test('thousands of lines are no table', () => {
  const edges = Array.from({ length: 80 }, (_, index) => index * 7);
  const drawing = page(edges, edges, [run('Skills', 52, 110)]);
  const start = performance.now();
  expect(cellsOfPages([drawing])[0]).toHaveLength(1);
  expect(performance.now() - start).toBeLessThan(300);
});

test('lists beside each other go on over a page, each below its own heading', () => {
  const xs = [50, 200, 350];
  const pages = [
    page(
      xs,
      [600, 620, 640],
      [
        run('SPECIAL SKILLS', 52, 612),
        run('RECOGNITION', 202, 612),
        run('Triage', 52, 632),
        run('Nurse of the Year', 202, 632),
      ],
    ),
    page(xs, [50, 70, 90], [run('Charting', 52, 62), run('Wound care', 52, 82)]),
  ];
  const { lines } = linesOf({ pages });
  expect(lines.map(({ text }) => text)).toEqual([
    'SPECIAL SKILLS',
    'Triage',
    'Charting',
    'Wound care',
    'RECOGNITION',
    'Nurse of the Year',
  ]);
});

test('a date in the first cell of a row is beside the first of the lines in the second', () => {
  const table = page(
    [50, 150, 400],
    [100, 150, 200],
    [
      run('2019 to', 52, 112),
      run('2022', 52, 121),
      run('Naga Hospital', 152, 110),
      run('Staff Nurse', 152, 126),
      run('2016 to 2019', 52, 162),
      run('Capiz Academy', 152, 160),
      run('School Nurse', 152, 176),
    ],
  );
  expect(linesOf({ pages: [table] }).lines.map(({ text }) => text)).toEqual([
    '2019 to 2022  Naga Hospital',
    'Staff Nurse',
    '2016 to 2019  Capiz Academy',
    'School Nurse',
  ]);
});

test('a table may name its section above its rows, and the section of a row beside it', () => {
  const { lines } = linesOf({
    pages: [
      page(
        [50, 150, 400],
        [100, 120, 160, 180],
        [
          run('Period', 80, 114),
          run('Work History', 240, 114),
          run('2018 – 2020', 80, 143),
          run('Luzon Mill', 160, 137),
          run('Position: Welder', 160, 149),
          run('Languages', 60, 174),
          run('English, Filipino', 160, 174),
        ],
      ),
    ],
  });
  expect(
    lines.map(({ text, beginsSection, isFurniture }) =>
      beginsSection ? `# ${text}` : isFurniture ? `(${text})` : text,
    ),
  ).toEqual([
    '# Work History',
    '(Period)',
    '2018 – 2020  Luzon Mill',
    'Position: Welder',
    '# Languages',
    'English, Filipino',
  ]);
});

test('two rows of headings are those of entries of two rows each', () => {
  const [on, off] = [run('Sign on', 152, 125), run('Sign off', 252, 125)];
  const entry = (y: number, vessel: string, rank: string) => [
    ...[vessel, 'Tanker', 'Malta'].map((text, index) => run(text, 52 + index * 100, y)),
    ...[rank, '03-Nov-2024', '19-Aug-2025'].map((text, index) => run(text, 52 + index * 100, y + 15)),
  ];
  const table = page(
    [50, 150, 250, 350],
    [100, 115, 130, 145, 160, 175, 190],
    [
      run('Vessel', 52, 110),
      run('Type', 152, 110),
      run('Flag', 252, 110),
      run('Rank', 52, 125),
      on,
      off,
      ...entry(140, 'MV Lyra', 'Bosun'),
      ...entry(170, 'MV Auriga', 'Able Seaman'),
    ],
  );
  const { lines } = linesOf({ pages: [table] });
  expect(
    lines
      .filter(({ isFurniture }) => !isFurniture)
      .map(({ cells, startsEntry }) => [startsEntry, ...cells.map(({ label, text }) => `${label}: ${text}`)]),
  ).toEqual([
    [true, 'Vessel: MV Lyra', 'Type: Tanker', 'Flag: Malta'],
    [undefined, 'Rank: Bosun', 'Sign on: 03-Nov-2024', 'Sign off: 19-Aug-2025'],
    [true, 'Vessel: MV Auriga', 'Type: Tanker', 'Flag: Malta'],
    [undefined, 'Rank: Able Seaman', 'Sign on: 03-Nov-2024', 'Sign off: 19-Aug-2025'],
  ]);
});

test('lines between rows alone make a table where the first row has the headings of columns', () => {
  const lines = page(
    [50, 550],
    [100, 124, 136, 160],
    [
      run('Document', 52, 110),
      run('Place of Issue', 252, 110),
      run('Number', 402, 110),
      run('Passport', 52, 133),
      run('Manila', 252, 133),
      run('P1234567', 402, 133),
      run('Book', 52, 146),
      run('Iloilo', 252, 146),
      run('City', 252, 155),
      run('B7654321', 402, 146),
    ],
  );
  const [cells = []] = cellsOfPages([{ ...lines, uprights: [] }]);
  expect(cells.filter(({ label }) => label).map(({ label, text }) => `${label}: ${text}`)).toEqual([
    'Document: Passport',
    'Place of Issue: Manila',
    'Number: P1234567',
    'Document: Book',
    'Place of Issue: Iloilo City',
    'Number: B7654321',
  ]);
});
