// @vitest-environment node
import { expect, test } from 'vitest';
import type { Role, TextMark } from '../../layout/document';
import { isElement, structureBuilder, type StructureElement } from './structure';

const run = (role: Role, text: string, more: Partial<TextMark> = {}): TextMark => ({
  kind: 'text',
  role,
  x: 0,
  baseline: 0,
  text,
  width: 10,
  font: 'regular',
  size: 10,
  color: '#000000',
  ...more,
});
const first = (role: Role, text: string, more: Partial<TextMark> = {}) =>
  run(role, text, { starts: true, ...more });

type Outline = string | [string, ...Outline[]];

/** The structure of these runs: an element's type with its kids, the runs in their place. */
const structureOf = (marks: readonly TextMark[]): Outline[] => {
  const { root, elementOf, finish } = structureBuilder({ photoAlt: '', pageHeight: 297 });
  const texts: string[] = [];
  for (const mark of marks) elementOf(mark)?.kids.push({ page: 0, id: texts.push(mark.text) - 1 });
  finish();
  const outline = ({ type, numbering, kids }: StructureElement): Outline => [
    numbering ? `${type} ${numbering}` : type,
    ...kids.flatMap((kid) => {
      if (isElement(kid)) return [outline(kid)];
      return 'id' in kid ? (texts[kid.id] ?? []) : [];
    }),
  ];
  return root.kids.flatMap((kid) => (isElement(kid) ? [outline(kid)] : []));
};

const inJobs = { section: 'experience' };

test('name, title and contact details', () => {
  const link = 'mailto:a@example.com';
  expect(
    structureOf([
      first('name', 'Ana'),
      run('name', 'Santos'),
      first('title', 'Nurse'),
      first('contact', 'a@', { link }),
      run('contact', 'example.com', { link }),
      run('marker', '·'),
      first('contact', 'Naga City'),
      run('artifact', 'Footer'),
    ]),
  ).toEqual([
    ['H1', 'Ana', 'Santos'],
    ['P', 'Nurse'],
    ['P', ['Link', 'a@', 'example.com']],
    ['P', 'Naga City'],
  ]);
});

test('a section with entries, their places and dates in one paragraph', () => {
  expect(
    structureOf([
      first('heading', 'Work', inJobs),
      first('entry', 'Nurse', inJobs),
      first('detail', 'Hospital', { ...inJobs, link: 'https://h.example/' }),
      run('detail', '2020', inJobs),
      first('paragraph', 'Line 1', inJobs),
      run('paragraph', 'line 2', inJobs),
      first('paragraph', 'Next', inJobs),
      first('entry', 'Trainee', inJobs),
    ]),
  ).toEqual([
    [
      'Sect',
      ['H2', 'Work'],
      ['H3', 'Nurse'],
      ['P', ['Link', 'Hospital'], '2020'],
      ['P', 'Line 1', 'line 2'],
      ['P', 'Next'],
      ['H3', 'Trainee'],
    ],
  ]);
});

test('a section that another interrupts is one element, and so is its paragraph', () => {
  const inSkills = { section: 'skills' };
  expect(
    structureOf([
      first('heading', 'Work', inJobs),
      first('paragraph', 'Begins', inJobs),
      first('heading', 'Skills', inSkills),
      run('paragraph', 'and continues', inJobs),
    ]),
  ).toEqual([
    ['Sect', ['H2', 'Work'], ['P', 'Begins', 'and continues']],
    ['Sect', ['H2', 'Skills']],
  ]);
});

test('entries without a heading above are paragraphs, so that no level is skipped', () => {
  expect(structureOf([first('entry', 'Exam', { section: 'custom' })])).toEqual([['Sect', ['P', 'Exam']]]);
});

test('a list with labels, one in it, and another kind after it', () => {
  expect(
    structureOf([
      first('marker', '•'),
      run('list-item', 'one'),
      run('list-item', 'goes on'),
      first('marker', '–', { nested: true }),
      run('list-item', 'inner'),
      first('marker', '–', { nested: true }),
      run('list-item', 'inner 2'),
      first('marker', '•'),
      run('list-item', 'two'),
      first('marker', '1.'),
      run('list-item', 'first'),
      first('paragraph', 'Text'),
      first('marker', 'a)'),
      run('list-item', 'last'),
    ]),
  ).toEqual([
    [
      'L Disc',
      [
        'LI',
        ['Lbl', '•'],
        [
          'LBody',
          'one',
          'goes on',
          ['L Disc', ['LI', ['Lbl', '–'], ['LBody', 'inner']], ['LI', ['Lbl', '–'], ['LBody', 'inner 2']]],
        ],
      ],
      ['LI', ['Lbl', '•'], ['LBody', 'two']],
    ],
    ['L Decimal', ['LI', ['Lbl', '1.'], ['LBody', 'first']]],
    ['P', 'Text'],
    ['L LowerAlpha', ['LI', ['Lbl', 'a)'], ['LBody', 'last']]],
  ]);
});

test('items side by side are a list without labels, a single one a paragraph', () => {
  const inSkills = { section: 'skills' };
  expect(
    structureOf([
      first('heading', 'Skills', inSkills),
      first('skill', 'Payroll', inSkills),
      run('marker', '·', inSkills),
      first('skill', 'A long', inSkills),
      run('skill', 'one', inSkills),
    ]),
  ).toEqual([
    ['Sect', ['H2', 'Skills'], ['L', ['LI', ['LBody', 'Payroll']], ['LI', ['LBody', 'A long', 'one']]]],
  ]);
  expect(structureOf([first('skill', 'Available on request', inSkills)])).toEqual([
    ['Sect', ['P', 'Available on request']],
  ]);
});

test('a marker and its skill are one item', () => {
  expect(
    structureOf([
      first('marker', '•'),
      first('skill', 'Payroll'),
      first('marker', '•'),
      first('skill', 'Tax'),
    ]),
  ).toEqual([['L Disc', ['LI', ['Lbl', '•'], ['LBody', 'Payroll']], ['LI', ['Lbl', '•'], ['LBody', 'Tax']]]]);
});

test('a table has rows of cells, also where it continues after another section', () => {
  const at = { section: 'seaService' };
  const cell = (role: Role, text: string, startsRow = false) => first(role, text, { ...at, startsRow });
  expect(
    structureOf([
      cell('table-heading', 'Vessel', true),
      cell('table-heading', 'Rank'),
      cell('table-cell', 'MV', true),
      run('table-cell', 'Amihan', at),
      cell('table-cell', 'Cadet'),
      first('contact', 'Skills', { section: 'skills' }),
      cell('table-cell', 'MT Habagat', true),
      cell('table-cell', '–'),
      first('detail', 'Total: 1 year', at),
    ]),
  ).toEqual([
    [
      'Sect',
      [
        'Table',
        ['TR', ['TH', 'Vessel'], ['TH', 'Rank']],
        ['TR', ['TD', 'MV', 'Amihan'], ['TD', 'Cadet']],
        ['TR', ['TD', 'MT Habagat'], ['TD', '–']],
      ],
      ['P', 'Total: 1 year'],
    ],
    ['Sect', ['P', 'Skills']],
  ]);
});
