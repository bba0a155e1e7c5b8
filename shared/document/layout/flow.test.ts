// @vitest-environment node
import { expect, test } from 'vitest';
import type { Mark } from './document';
import { flow, type Row } from './flow';
import { asParagraph, withoutStrayLines } from './rows';

const line = (more: Partial<Row> = {}): Row => ({
  height: 10,
  before: 0,
  glued: false,
  opens: false,
  marks: [],
  ...more,
});
const lines = (count: number) => Array.from({ length: count }, () => line());
const frame = () => ({ x: 0, top: 0, bottom: 100, lastOpening: 80 });
const counts = (rows: readonly Row[]) => flow(rows, frame).map(({ rows: placed }) => placed.length);

test('fills frames one after the other', () => {
  expect(counts(lines(25))).toEqual([10, 10, 5]);
  expect(counts([])).toEqual([]);
});

test('what is glued moves together', () => {
  expect(counts([...lines(9), line(), line({ glued: true })])).toEqual([9, 2]);
});

test('a paragraph leaves no single line behind, at the bottom or at the top', () => {
  const paragraph = (count: number) => withoutStrayLines(lines(count));
  expect(counts([...lines(9), ...paragraph(4)])).toEqual([9, 4]);
  expect(counts([...lines(7), ...paragraph(4)])).toEqual([9, 2]);
  expect(counts([...lines(8), ...paragraph(3)])).toEqual([8, 3]);
});

test('a block does not start in the last part of a frame, text may continue there', () => {
  expect(counts([...lines(9), line({ opens: true })])).toEqual([9, 1]);
  expect(counts([...lines(8), line({ opens: true })])).toEqual([9]);
});

test('space above is dropped at the top of a frame', () => {
  const [, second] = flow([...lines(10), line({ before: 7 })], frame);
  expect(second?.end).toBe(10);
});

test('content higher than a frame is split and not lost', () => {
  expect(counts([line(), ...Array.from({ length: 24 }, () => line({ glued: true }))])).toEqual([10, 10, 5]);
});

test('a frame that a header has shortened stays empty when the next has more room', () => {
  const shortened = (index: number) => ({ ...frame(), top: index === 0 ? 95 : 0 });
  expect(flow(lines(3), shortened).map(({ rows }) => rows.length)).toEqual([0, 3]);
});

test('a pair that a header has shortened stays empty when the next pair has more room', () => {
  const shortened = (index: number) => ({ ...frame(), top: index < 2 ? 85 : 0 });
  const heading = [line({ opens: true }), line({ glued: true })];
  expect(flow(heading, shortened).map(({ rows }) => rows.length)).toEqual([0, 0, 2]);
});

test('a paragraph moves as a whole, a long one is divided with two lines on each side', () => {
  const paragraph = (count: number) => asParagraph(lines(count));
  expect(counts([...lines(4), ...paragraph(8)])).toEqual([4, 8]);
  expect(counts([...lines(4), ...paragraph(13)])).toEqual([10, 7]);
  expect(counts([...lines(4), ...paragraph(17)])).toEqual([10, 9, 2]);
  expect(counts([...lines(9), ...paragraph(10)])).toEqual([9, 10]);
});

test('the space above a row counts where it is below another one, and not at the top of a frame', () => {
  expect(counts([...lines(9), line({ before: 0.5 })])).toEqual([9, 1]);
  const shortened = (index: number) => ({ ...frame(), top: index === 0 ? 20 : 0 });
  const group = [line({ before: 5 }), ...Array.from({ length: 7 }, () => line({ glued: true }))];
  expect(flow(group, shortened).map(({ rows }) => rows.length)).toEqual([8]);
});

test('a row that is higher than a frame has one of its own', () => {
  expect(counts([line({ height: 150 })])).toEqual([1]);
  expect(counts([line(), line({ height: 150 }), line()])).toEqual([1, 1, 1]);
});

test('a paragraph that no frame can hold is divided, with two lines on each side', () => {
  const low = () => ({ ...frame(), bottom: 50 });
  const divided = (above: number) =>
    flow([...lines(above), ...asParagraph(lines(9))], low).map(({ rows }) => rows.length);
  expect(divided(3)).toEqual([5, 5, 2]);
  expect(divided(4)).toEqual([4, 5, 4]);
});

test('a paragraph that a later frame can hold waits for it', () => {
  const shortened = (index: number) => ({ ...frame(), top: index === 0 ? 60 : 0 });
  const rows = [line(), ...asParagraph(lines(8))];
  expect(flow(rows, shortened).map(({ rows: placed }) => placed.length)).toEqual([1, 8]);
});

test('what a row repeats is above it at the top of each frame but the first, and takes its room', () => {
  const repeats = line({ height: 20 });
  const [first = [], second = []] = flow(
    [line({ height: 20 }), ...lines(9).map((one, i) => ({ ...one, repeats, glued: i === 0 }))],
    frame,
  ).map(({ rows, end }) => [rows.map(({ height }) => height), end]);
  expect(first).toEqual([[20, 10, 10, 10, 10, 10, 10, 10, 10], 100]);
  expect(second).toEqual([[20, 10], 30]);
  const high = [line({ height: 100 }), line({ height: 90, repeats })];
  expect(flow(high, frame).map(({ rows }) => rows.length)).toEqual([1, 1]);
});

test('marks are moved to their row, and are of its section and field unless they have their own', () => {
  const text = { kind: 'text', x: 1, baseline: 7, section: 'own', field: 'title' } as Mark;
  const plain = { kind: 'text', x: 2, baseline: 8 } as Mark;
  const box = { kind: 'rectangle', x: 3, y: 4 } as Mark;
  const at = (more: Partial<Row>) =>
    flow([line(), line({ before: 2, marks: [text, plain, box], ...more })], () => ({
      ...frame(),
      x: 100,
      top: 50,
    }));
  expect(at({ section: 'summary', field: 'summary' })[0]?.marks).toMatchObject([
    { x: 101, baseline: 69, section: 'summary', field: 'title' },
    { x: 102, baseline: 70, section: 'summary', field: 'summary' },
    { x: 103, y: 66 },
  ]);
  expect(at({})[0]?.marks[0]).toMatchObject({ section: 'own', field: 'title' });
});
