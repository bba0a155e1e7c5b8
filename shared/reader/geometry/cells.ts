import { isDate } from '#shared/text/dates';
import type { Box } from '#shared/resume/read-resume';
import type { PageText, TextRun } from '../positioned-text';
import { bulletSign, withPlainBullet } from '#shared/text/lists';
import { leaders } from '../signs/plain-signs';
import { withClosedLetters, type SpacedRun } from './letterspacing';

/** A piece of a line: runs with no more than word spaces between them. Lengths are in points, y from the page's top. */
export interface Cell {
  page: number;
  x: number;
  right: number;
  baseline: number;
  /** Of the largest run. */
  size: number;
  /** A tab stands for a gap of several spaces. */
  text: string;
  runs: readonly TextRun[];
  /** Of the further lines that its text goes on in. */
  below?: readonly Box[] | undefined;
  /** Below the date of its row, in the margin. */
  isMarginal?: boolean | undefined;
  url?: string | undefined;
  /** Where it is known which words open which address. */
  links?: readonly { text: string; url: string }[] | undefined;
  /** In tables: the heading of its column. */
  label?: string | undefined;
  /** Its row goes on with the entry that the row above begins. */
  isRest?: boolean | undefined;
  /** Behind the colon of a form's label. */
  isAnswer?: boolean | undefined;
  /** In a table with drawn lines. */
  isOfTable?: boolean | undefined;
  /** Which of several lists beside each other it is an item of. */
  list?: number | undefined;
  /** Names a section: the first cell of such a list. */
  beginsSection?: boolean | undefined;
  /** Names the column below it. */
  isColumnHeading?: boolean | undefined;
}

/** In type sizes: wider gaps separate cells, gaps above `fact` may separate facts, gaps above `word` are spaces. */
const gaps = { cell: 0.9, fact: 0.58, word: 0.12, afterBullet: 3 };

/** The cells of a page, from the top down and from left to right. */
export const cellsOf = (page: PageText, index: number): Cell[] => {
  const rows = rowsOf(page.runs.flatMap(withoutIcons), (run) => run.size).map((row) =>
    withClosedLetters([...row].sort((a, b) => a.x - b.x)),
  );
  const stops = tabStops(rows);
  const usual = wordSpaceIn(rows.flatMap(spacesOf), Math.max(rows.length, minSpaces)) ?? 0;
  const rights = new Map<number, number>();
  for (const row of rows) rights.set(rightOf(row), (rights.get(rightOf(row)) ?? 0) + 1);
  const near = (right: number) =>
    (rights.get(right - 1) ?? 0) + (rights.get(right) ?? 0) + (rights.get(right + 1) ?? 0);
  return rows.flatMap((row) => {
    // That of a justified line is its own; with few words, it ends where others do.
    const isAtEdge = near(rightOf(row)) >= minAtStop;
    const space = Math.max(usual, wordSpaceIn(spacesOf(row), isAtEdge ? minSpacesAtEdge : minSpaces) ?? 0);
    return splitRow(row, stops, space).map((runs) => withUrl(cellOf(runs, index, space), page));
  });
};

const minSpaces = 5;
const minSpacesAtEdge = 3;

const rightOf = (row: readonly SpacedRun[]) =>
  Math.round(row.reduce((right, { x, width }) => Math.max(right, x + width), 0));

/** The gaps between the words of a row, in type sizes, where each is drawn by itself. */
const spacesOf = (row: readonly SpacedRun[]) =>
  row
    .map((run, index) => {
      const before = row[index - 1];
      const areWords = before && [before, run].every(({ text }) => !/\s/.test(text.trim()));
      return areWords ? (run.x - before.x - before.width - wordAir(before, run)) / run.size : 0;
    })
    .filter((gap) => gap > gaps.word && gap < gaps.cell);

/** The space between the words of a typewriter's letters or of a justified line, where most gaps are as wide. */
const wordSpaceIn = (spaces: readonly number[], least = minSpaces) => {
  const space = [...spaces].sort((a, b) => a - b)[Math.floor(spaces.length / 2)] ?? 0;
  const alike = spaces.filter((gap) => Math.abs(gap - space) < 0.1 * space);
  return alike.length >= least && alike.length > spaces.length * 0.6 ? space : undefined;
};

const minAtStop = 3;

/** Where several rows go on behind a gap that may separate facts: a column begins there, however narrow the gap. */
const tabStops = (rows: readonly (readonly SpacedRun[])[]): ReadonlySet<number> => {
  const counts = new Map<number, number>();
  for (const row of rows)
    for (const [index, run] of row.entries()) {
      const before = row[index - 1];
      const isBullet = index === 1 && before !== undefined && bulletSign.test(before.text.trim());
      const goesOn = isBullet || /^[–—-]/.test(run.text.trim()) || /[–—-]$/.test(before?.text.trim() ?? '');
      const isApart = before && !goesOn && run.x - before.x - before.width > gaps.fact * run.size;
      if (isApart) counts.set(Math.round(run.x), (counts.get(Math.round(run.x)) ?? 0) + 1);
    }
  return new Set([...counts].filter(([, count]) => count >= minAtStop).map(([x]) => x));
};

/** Groups what shares a baseline, from the top down. */
export const rowsOf = <Item extends { baseline: number }>(
  items: readonly Item[],
  sizeOf: (item: Item) => number,
  isSameRow: (row: readonly Item[], item: Item) => boolean = () => false,
): Item[][] => {
  const rows: Item[][] = [];
  for (const item of [...items].sort((a, b) => a.baseline - b.baseline)) {
    const row = rows.at(-1);
    const first = row?.[0];
    const isClose = first && item.baseline - first.baseline <= 0.35 * Math.max(sizeOf(item), sizeOf(first));
    if (row && (isClose || isSameRow(row, item))) row.push(item);
    else rows.push([item]);
  }
  return rows;
};

/** Icon fonts draw pictures as private characters or bare spaces. */
const withoutIcons = (run: TextRun): TextRun[] => {
  const text = withPlainBullet(run.text).replace(
    /[\u0000-\u001f\ue000-\uf8ff\ufffd\u200b-\u200d\ufeff]/g,
    '',
  );
  return /^(?:\s*|[\s.…]{5,})$/.test(text) ? [] : partsBesideLeaders({ ...run, text });
};

/** 'Staff Nurse ........ June 2020': a row of dots leads from one fact to the next. */
const partsBesideLeaders = (run: TextRun): TextRun[] => {
  const parts = run.text.split(leaders);
  if (parts.length === 1) return [run];
  const widthOf = (text: string) => Math.min(text.length * run.size * 0.5, run.width / 2);
  const [left = '', ...more] = parts;
  const right = more.join(' ');
  return [
    { ...run, text: left, width: widthOf(left) },
    { ...run, text: right, x: run.x + run.width - widthOf(right), width: widthOf(right) },
  ].filter(({ text }) => text !== '');
};

const splitRow = (
  row: readonly SpacedRun[],
  stops: ReadonlySet<number>,
  wordSpace: number,
): SpacedRun[][] => {
  const cells: SpacedRun[][] = [];
  for (const run of row) {
    const cell = cells.at(-1);
    const previous = cell?.at(-1);
    if (
      cell &&
      previous &&
      run.x - (previous.x + previous.width) < widestGap(cell, previous, run, stops, wordSpace)
    ) {
      // Producers imitate bold by drawing the same text twice.
      if (run.text !== previous.text || Math.abs(run.x - previous.x) > 1) cell.push(run);
    } else cells.push([run]);
  }
  return cells;
};

const widestGap = (
  cell: readonly TextRun[],
  previous: SpacedRun,
  run: SpacedRun,
  stops: ReadonlySet<number>,
  wordSpace: number,
) => {
  const isBullet = cell.length === 1 && bulletSign.test(previous.text.trim());
  const usual = stops.has(Math.round(run.x)) ? gaps.fact : gaps.cell;
  const widest = Math.max(usual, 1.5 * wordSpace * (endsSentence.test(previous.text) ? maxSentenceSpace : 1));
  const gap = (isBullet ? gaps.afterBullet : widest) * Math.max(previous.size, run.size);
  return gap + wordAir(previous, run);
};

/** Spaces behind them may be wider. */
const endsSentence = /[.,:;?!]$/;
const maxSentenceSpace = 1.5;

/** Words of letters that are set apart are further from each other, too. */
const wordAir = (previous: SpacedRun | undefined, run: SpacedRun) =>
  2.5 * Math.max(previous?.spacing ?? 0, run.spacing ?? 0);

const cellOf = (runs: TextRun[], page: number, wordSpace: number): Cell => {
  const [first, last] = [runs[0], runs.at(-1)];
  return {
    page,
    x: first?.x ?? 0,
    right: last ? last.x + last.width : 0,
    baseline: first?.baseline ?? 0,
    size: Math.max(...runs.map(({ size }) => size)),
    text: withWholeDate(joinRuns(runs, wordSpace)),
    runs,
  };
};

/** A span of dates is one fact, however wide its spaces are. */
const withWholeDate = (text: string) => {
  const date = text.replaceAll('\t', ' ');
  return date !== text && isDate(date) ? date : text;
};

/** The text of neighboring runs, with a space where there is a gap. Letterspaced words are closed up. */
export const joinRuns = (runs: readonly SpacedRun[], wordSpace = 0): string => {
  let text = '';
  let end: number | undefined;
  for (const [index, run] of runs.entries()) {
    const before = runs[index - 1];
    const isNextLine = before !== undefined && run.baseline - before.baseline > 0.6 * run.size;
    const isApart =
      (end !== undefined && run.x - end > gaps.word * run.size) || (isNextLine && !/\p{L}-$/u.test(text));
    const widestWord = endsSentence.test(text.trimEnd()) ? gaps.cell : gaps.fact;
    const widestSpace = Math.max(widestWord, 1.4 * wordSpace) * run.size + wordAir(before, run);
    const isFact =
      end !== undefined && !isNextLine && run.x - end > widestSpace && !bulletSign.test(text.trim());
    const space = isFact ? '\t' : isApart && !/\s$/.test(text) && !/^\s/.test(run.text) ? ' ' : '';
    text += space + run.text;
    end = run.x + run.width;
  }
  const spaced = text.replace(/\s*\t\s*|\s{3,}/g, '\t').replace(/[^\S\t]+/g, ' ');
  return closeUp(spaced.trim());
};

const spacedWord = /(?<![\p{L}\d.])(?:\p{Lu} ){2,}\p{Lu}(?![\p{L}\d.])/gu;

/** 'E X P E R I E N C E' and, with kerning, 'E D U C AT I O N' → one word; so are words inside: '2019 T O P R E S E N T'. */
const closeUp = (text: string) => {
  const pieces = text.split(' ');
  const single = pieces.filter((piece) => /^\p{Lu}$/u.test(piece)).length;
  const isSpaced =
    pieces.length > 3 && single > pieces.length * 0.6 && pieces.every((piece) => piece.length < 4);
  if (isSpaced) return pieces.join('');
  return text
    .replace(/(?<=\d\s)T O(?=\s[\dP])/g, 'TO')
    .replace(spacedWord, (word) => word.replaceAll(' ', ''));
};

const withUrl = (cell: Cell, { links }: PageText): Cell => {
  const middle = cell.baseline - cell.size * 0.3;
  const link = links.find(
    ({ box }) =>
      middle > box.y &&
      middle < box.y + box.height &&
      box.x < cell.right - 1 &&
      box.x + box.width > cell.x + 1,
  );
  return link ? { ...cell, url: link.url } : cell;
};

/** In one weight, one slant and about one size. */
export const isSetAlike = (a: Style, b: Style) =>
  a.bold === b.bold && a.italic === b.italic && Math.abs(a.size - b.size) < 0.3;

type Style = Pick<TextRun, 'bold' | 'italic' | 'size'>;

/** The place of a line or a cell, for pointing at it. */
export const boxOf = ({
  page,
  x,
  right,
  baseline,
  size,
}: Pick<Cell, 'page' | 'x' | 'right' | 'baseline' | 'size'>): Box => ({
  page,
  x,
  y: baseline - size * 0.8,
  width: right - x,
  height: size * 1.05,
});

/** A text that goes on in the next line: a hyphen at its end belongs to a word, as in 'well-known' and 'Lapu-Lapu'. */
export const joinWords = (above: string, below: string) =>
  /\p{L}-$/u.test(above) && /^[\p{L}\d]/u.test(below) ? above + below : `${above} ${below}`;
