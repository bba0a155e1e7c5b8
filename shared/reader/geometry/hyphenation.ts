import type { TextRun } from '../positioned-text';
import { boxOf, type Cell } from './cells';
import type { Line } from './lines';

/** The end of a line that may break a word, and what the next line begins with. */
const wordEnd = /(?<![\p{L}\d'’-])(\p{L}{2,})-$/u;
const wordRest = /^(\p{Ll}{3,})(?!\p{L})[^\s\t]*/u;

/** What compounds are made of: 'well-known', 'child-friendly'. */
const compoundStart =
  /^(?:best|child|cross|cost|custom|detail|eco|fast|first|follow|free|full|half|hands|hard|high|home|job|late|life|long|low|mid|multi|non|off|open|part|peer|people|problem|real|risk|self|semi|short|site|small|state|team|three|time|top|two|user|well|work|year)$/i;
const compoundEnd =
  /^(?:aged|aid|assisted|aware|based|born|bound|building|built|care|centered|centric|certified|class|control|day|down|driven|duty|edge|effective|efficient|end|ended|face|facing|family|focused|free|friendly|grade|grown|hand|hold|home|hour|house|in|income|intensive|keeping|known|language|led|level|line|made|making|minded|month|needs|off|old|on|one|oriented|out|owned|paced|page|paid|party|person|point|powered|profit|proof|quality|range|ready|related|rise|risk|run|saving|scale|school|sector|selling|setting|side|site|skilled|solving|source|speaking|specific|stage|standard|step|style|term|thinking|tier|time|to|traffic|trained|type|up|value|voice|volume|week|wide|work|worker|working|year|yield)s?$/i;

interface Break {
  line: Line;
  cell: Cell;
  next: Line;
  below: Cell;
  head: string;
  rest: string;
}

const breaksOf = (lines: readonly Line[]): Break[] =>
  lines.flatMap((line, index) => {
    const next = lines[index + 1];
    if (!next || next.flow !== line.flow || next.isBullet || line.endsParagraph) return [];
    return line.cells.flatMap((cell) => {
      const head = wordEnd.exec(cell.text)?.[1];
      const below = next.cells.find(({ x, right }) => x < cell.right && right > cell.x);
      const rest = below && wordRest.exec(below.text)?.[1];
      return head && rest ? [{ line, cell, next, below, head, rest }] : [];
    });
  });

/**
 * The lines with each word that was hyphenated whole in the first of its two lines. Whether a text is hyphenated shows in what
 * its lines break: not only compounds.
 */
export const withWholeWords = (lines: readonly Line[]): Line[] => {
  const breaks = breaksOf(lines);
  if (breaks.length === 0) return [...lines];
  const times = new Map<string, number>();
  for (const { text } of lines)
    for (const [word] of text.toLowerCase().matchAll(/\p{L}+(?:-\p{L}+)*/gu))
      times.set(word, (times.get(word) ?? 0) + 1);
  const timesOf = (word: string) => times.get(word.toLowerCase()) ?? 0;
  const surely = ({ head, rest }: Break) => timesOf(`${head}${rest}`) > 0;
  const unlikeCompounds = breaks.filter(
    ({ head, rest }) =>
      !compoundStart.test(head) &&
      !compoundEnd.test(rest) &&
      timesOf(`${head}-${rest}`) === 0 &&
      timesOf(rest) < 2,
  );
  const isHyphenated = breaks.some(surely) || unlikeCompounds.length > 1;
  const broken = breaks.filter((found) => surely(found) || (isHyphenated && unlikeCompounds.includes(found)));
  const cells = new Map<Cell, Cell>();
  for (const { cell, below, rest } of broken) {
    const [moved = ''] = wordRest.exec(below.text) ?? [];
    const whole = cells.get(cell) ?? cell;
    cells.set(cell, {
      ...whole,
      text: whole.text.replace(/-$/, moved),
      runs: withEnd(whole.runs, moved),
      below: [...(whole.below ?? []), boxOf({ ...below, right: below.x + rest.length * below.size * 0.5 })],
    });
    cells.set(below, {
      ...below,
      text: below.text.slice(moved.length).trimStart(),
      runs: withoutStart(below.runs, moved),
    });
  }
  return lines.flatMap((line) => {
    if (!line.cells.some((cell) => cells.has(cell))) return [line];
    const whole = line.cells.map((cell) => cells.get(cell) ?? cell).filter(({ text: own }) => own !== '');
    const joined = whole.map(({ text: own }) => own.replaceAll('\t', ' ')).join('  ');
    const sign =
      line.cells.map(({ text: own }) => own.replaceAll('\t', ' ')).join('  ').length - line.text.length;
    return whole.length === 0
      ? []
      : [{ ...line, text: joined.slice(sign), cells: whole, runs: whole.flatMap(({ runs }) => runs) }];
  });
};

const withEnd = (runs: readonly TextRun[], rest: string): TextRun[] =>
  runs.map((run, index) =>
    index === runs.length - 1 ? { ...run, text: run.text.replace(/-\s*$/, rest) } : run,
  );

const withoutStart = ([first, ...more]: readonly TextRun[], start: string): TextRun[] => {
  if (!first) return [];
  const text = first.text.trimStart();
  const own = text.slice(Math.min(start.length, text.length)).trimStart();
  const left = start.slice(text.length);
  return own === '' ? (left === '' ? more : withoutStart(more, left)) : [{ ...first, text: own }, ...more];
};
