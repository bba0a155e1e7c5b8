// @vitest-environment node
import { expect, test } from 'vitest';
import { findTemplate } from '../templates';
import { minimalistLines } from '../test/list-lines';
import { mainColumn } from './column';
import type { Row } from './flow';
import { textWidth, toMillimetres } from './font-metrics';
import { inlineRows, itemRows, lineHeightOf, proseRows, type TextStyle } from './rows';
import { skillRows } from './skills';

const style: TextStyle = { role: 'paragraph', font: 'regular', size: 10, color: '#111111', lineHeight: 1.3 };
const textOf = ({ marks }: Row) => marks.flatMap((mark) => (mark.kind === 'text' ? mark.text : [])).join(' ');

/** The texts of rows, after a + those that stay with the row above and after a / those that continue its paragraph. */
const joints = (rows: readonly Row[]) =>
  rows.map((line) => `${line.glued ? '+' : line.continues ? '/' : ''}${textOf(line).slice(0, 6)}`);
const prose = (text: string, width = 100) => proseRows(text, style, width, '#222222');

test('an announced list stays with its announcement, its first and last items with those beside them', () => {
  expect(joints(prose('One\nTwo\nThree\nDuties:\n- a\n- b\n- c\n- d\n- e\nFour\nFive\nSix'))).toEqual([
    'One',
    '+Two',
    'Three',
    'Duties',
    '+• a',
    '+• b',
    '• c',
    '• d',
    '+• e',
    'Four',
    'Five',
    '+Six',
  ]);
  expect(joints(prose('One\nTwo\nThree\n- a\n- b\n- c\n- d\n- e'))).toEqual([
    'One',
    '+Two',
    'Three',
    '• a',
    '+• b',
    '• c',
    '• d',
    '+• e',
  ]);
  expect(joints(prose('- a'))).toEqual(['• a']);
});

test('lines of a paragraph continue it, and those of a long one are divided but for its ends', () => {
  const lines = (count: number) => 'wordwordword '.repeat(count).trim();
  const narrow = 26;
  expect(joints(prose(`One\nTwo\nThree\n${lines(5)}\nFour\nFive`, narrow))).toEqual([
    'One',
    '+Two',
    'Three',
    'wordwo',
    '+wordwo',
    '/wordwo',
    '/wordwo',
    '+wordwo',
    'Four',
    '+Five',
  ]);
  const glues = (count: number) =>
    joints(prose(lines(count), narrow)).map((joint) => joint.replace(/word.*/, '') || '-');
  expect(glues(9)).toEqual(['-', '+', ...Array(6).fill('/'), '+']);
  expect(glues(10)).toEqual(['-', '+', ...Array(7).fill('-'), '+']);
});

test('paragraphs are apart where lines are close, by no more than reads as one text', () => {
  const gaps = (lineHeight: number) =>
    proseRows('One\nTwo\nThree', { ...style, lineHeight }, 100, '#222222').map(({ before }) => before);
  const gap = toMillimetres(10 * 0.18);
  expect(gaps(1.3)).toEqual([0, expect.closeTo(gap, 6), expect.closeTo(gap, 6)]);
  expect(gaps(1.6)).toEqual([0, 0, 0]);
});

test('an item that is wider than the column has lines of its own, set apart from the items beside it', () => {
  const long = 'Reconciliation of all ledgers';
  const rows = inlineRows(
    [{ text: 'One' }, { text: 'Two' }, { text: long }, { text: 'Three' }, { text: 'Four' }],
    style,
    30,
    '#222222',
  );
  expect(rows.map((line) => [line.before, line.glued, textOf(line)])).toEqual([
    [0, false, 'One | Two'],
    [0.8, false, 'Reconciliation of'],
    [0, true, 'all ledgers'],
    [0.8, false, 'Three | Four'],
  ]);
  const [first] = inlineRows([{ text: long }], style, 30, '#222222');
  expect(first?.before).toBe(0);
  expect(inlineRows([], style, 30, '#222222')).toEqual([]);
});

const address = 'maria.clara.villanueva@example.com';
const shown = (item: { text: string; lead?: string; link?: string }, width: number) =>
  itemRows(item, style, width).map(({ height, marks }) => {
    const [mark] = marks;
    if (mark?.kind !== 'text' || marks.length > 1) throw new Error('A row has one text');
    expect(mark.width).toBeLessThanOrEqual(width);
    return { text: mark.text, size: mark.size, link: mark.link, height };
  });

test('an address is one line, smaller where it is wider than the column and shortened where it still is', () => {
  const link = `mailto:${address}`;
  const width = textWidth(address, 'regular', 10);
  const height = lineHeightOf(style);
  const at = (points: number) => textWidth(address, 'regular', points);
  expect(shown({ text: address, link }, width)).toEqual([{ text: address, size: 10, link, height }]);
  expect(shown({ text: address, link }, at(9.5))).toMatchObject([{ text: address, size: 9.5, height }]);
  expect(shown({ text: address, link }, at(9))).toMatchObject([{ text: address, size: 9, link }]);
  const [cut, ...more] = shown({ text: address, link }, at(9) - 0.1);
  expect(cut).toMatchObject({ text: expect.stringMatching(/^maria\.clara\.vill.*…$/), size: 9, link });
  expect(cut?.height).toBeCloseTo(height, 9);
  expect(more).toEqual([]);
});

test('an address that is too wide loses its www before its end', () => {
  const link = 'https://www.example.com/maria-clara';
  const width = textWidth('example.com/maria-clara', 'regular', 9);
  expect(shown({ text: 'www.example.com/maria-clara', link }, width)).toMatchObject([
    { text: 'example.com/maria-clara', size: 9, link },
  ]);
});

test('a label has a line of its own where its address would not be whole beside it', () => {
  const item = { text: `Portfolio: ${address}`, lead: 'Portfolio: ', link: 'https://example.com' };
  expect(shown(item, 100).map(({ text }) => text)).toEqual([item.text]);
  expect(shown(item, textWidth(address, 'regular', 9)).map(({ text, size }) => [text, size])).toEqual([
    ['Portfolio:', 10],
    [address, 9],
  ]);
});

const skills = ['Payroll', 'Audit', 'Taxation', 'Costs'];

test('the first two skills of a list stay together, and the last two', () => {
  const column = mainColumn(findTemplate('modern-blue'), 50);
  expect(joints(skillRows(skills, column))).toEqual(['• Payr', '+• Audi', '• Taxa', '+• Cost']);
  expect(joints(skillRows(skills.slice(0, 2), column))).toEqual(['• Payr', '+• Audi']);
  expect(skillRows(skills, column).map(({ before }) => before)).toEqual([0, 0.3, 0.3, 0.3]);
});

test('labels fill their lines, and one that is wider than the column is text', () => {
  const template = findTemplate('creative-orange');
  if (template.skills.as !== 'labels') throw new Error('There are no labels');
  const { padding, gap, lineGap } = template.skills;
  const column = mainColumn(template, 40);
  const long = 'Reconciliation of the ledgers of branches';
  const rows = skillRows(['Payroll', 'Audit', 'Taxation', long, 'Costs'], column);
  expect(rows.map((line) => [line.before, textOf(line)])).toEqual([
    [0, 'Payroll Audit'],
    [lineGap, 'Taxation'],
    [0, 'Reconciliation of the'],
    [0, 'ledgers of branches'],
    [lineGap, 'Costs'],
  ]);
  const labels = rows.flatMap(({ marks }) => marks.filter((mark) => mark.kind === 'rectangle'));
  const words = rows.flatMap(({ marks }) =>
    marks.filter((mark) => mark.kind === 'text' && mark.role === 'skill'),
  );
  expect(labels).toHaveLength(4);
  const [payroll, audit] = labels;
  expect(audit?.x).toBeCloseTo((payroll?.width ?? NaN) + gap, 9);
  expect(words[0]).toMatchObject({ x: padding, starts: true });
  // A label is as wide as the column if it just fits.
  const exactly = skillRows(['Payroll'], { ...column, width: payroll?.width ?? NaN });
  expect(exactly[0]?.marks[0]?.kind).toBe('rectangle');
});

test('lines of an item hang under its first, those of a nested one further in', () => {
  const long = 'and more of it '.repeat(14);
  const [one = [], two = []] = minimalistLines(`• one ${long}\no two ${long}\no three`);
  expect(one.length).toBeGreaterThan(1);
  expect(new Set(one).size).toBe(1);
  expect(new Set(two).size).toBe(1);
  expect(two[0]).toBeGreaterThan((one[0] ?? NaN) + 3);
});

const linked = (text: string, width = 100) =>
  prose(text, width).map(({ marks }) =>
    marks.flatMap((mark) => (mark.kind === 'text' ? [[mark.text, mark.link, mark.space]] : [])),
  );

test('an address in a text is a link, and the rest of the line is not', () => {
  expect(linked('See https://ana.ph/work, or ana@example.com\n- on github.com/ana')).toEqual([
    [
      ['See', undefined, true],
      ['https://ana.ph/work', 'https://ana.ph/work', false],
      [', or', undefined, true],
      ['ana@example.com', 'mailto:ana@example.com', false],
    ],
    [
      ['•', undefined, undefined],
      ['on', undefined, true],
      ['github.com/ana', 'https://github.com/ana', false],
    ],
  ]);
  expect(linked('See http://a@b@c/ or javascript:alert(1)')).toEqual([
    [['See http://a@b@c/ or javascript:alert(1)', undefined, false]],
  ]);
});

test('an address with a sign that cannot be printed is no link to another page', () => {
  expect(linked('https://ana.ph/□□')).toEqual([[['https://ana.ph/□□', undefined, false]]]);
});

test('an address that is broken over lines is one link', () => {
  const text = 'The work is at https://ana.example.ph/portfolio/2024/nursing/triage and elsewhere';
  const link = 'https://ana.example.ph/portfolio/2024/nursing/triage';
  const lines = linked(text, 30);
  const parts = lines.flat().filter(([, target]) => target !== undefined);
  expect(parts.length).toBeGreaterThan(1);
  expect(parts.map(([part]) => part).join('')).toBe(link);
  expect(new Set(parts.map(([, target]) => target))).toEqual(new Set([link]));
});
