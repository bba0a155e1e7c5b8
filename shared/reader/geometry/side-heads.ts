import { looksLikePlace } from '#shared/resume/words';
import { dateIn, isDate, isLengthOfTime } from '#shared/text/dates';
import { knownSection } from '../sections/section-names';
import type { Cell } from './cells';

/** Rows that are read together: what names an entry, the text beside it, or all else. */
export interface RowGroup {
  side?: 'head' | 'text';
  rows: Cell[][];
}

interface Block {
  head: Cell[][];
  text: Cell[][];
}

const minBlocks = 2;
const minBeside = 3;
const maxEdges = 100;
/** In type sizes: a wider gap begins a block. */
const blockGap = 1.7;
/** In points. */
const maxIndent = 18;

/**
 * Entries whose titles, companies and dates are at the left of the text about them, as time lines in the middle of a page have them: each
 * is read before its text. Undefined for rows that are read as they are, such as those with dates and places alone at the left.
 */
export const sideHeadsOf = (rows: readonly Cell[][]): RowGroup[] | undefined => {
  const edge = edgeOfText(rows);
  if (edge === undefined) return undefined;
  const groups: (RowGroup | Block)[] = [];
  let hasBegun = false;
  for (const row of rows) {
    const head = row.filter(({ right }) => right < edge - 2);
    const text = row.filter((cell) => isAtEdge(cell, edge));
    const last = groups.at(-1);
    const block = last && 'head' in last ? last : undefined;
    const isWhole: boolean =
      head.length + text.length < row.length ||
      (text.length === 0 && (!hasBegun || head.some((cell) => knownSection(cell.text)))) ||
      (head.length === 0 && !block);
    if (isWhole && last && 'rows' in last) last.rows.push(row);
    else if (isWhole) groups.push({ rows: [row] });
    else if (!block || (head.length > 0 && isFar(block.head.at(-1), head)))
      groups.push({ head: [head], text: text.length > 0 ? [text] : [] });
    else {
      if (head.length > 0) block.head.push(head);
      if (text.length > 0) block.text.push(text);
    }
    hasBegun ||= !isWhole;
  }
  if (!areSideHeads(groups.flatMap((group) => ('head' in group && group.text.length > 0 ? [group] : []))))
    return undefined;
  return groups.flatMap((group): RowGroup[] => {
    if (!('head' in group)) return [group];
    const head: RowGroup = { side: 'head', rows: group.head };
    return group.text.length > 0 ? [head, { side: 'text', rows: group.text }] : [head];
  });
};

const isFar = (above: readonly Cell[] | undefined, row: readonly Cell[]) => {
  const [upper, lower] = [above?.[0], row[0]];
  return !upper || !lower || lower.baseline - upper.baseline > blockGap * Math.max(upper.size, lower.size);
};

/** Items of lists begin a little behind the edge of the text. */
const isAtEdge = ({ x }: Cell, edge: number) => x > edge - 2 && x < edge + maxIndent;

/** Where most of what is beside other text begins. */
const edgeOfText = (rows: readonly Cell[][]): number | undefined => {
  const beside = rows.flatMap((row) => row.slice(1));
  const edges = [...new Set(beside.map(({ x }) => Math.round(x)))].slice(0, maxEdges);
  const [most] = edges
    .map((edge) => ({ edge, count: beside.filter((cell) => isAtEdge(cell, edge)).length }))
    .sort((a, b) => b.count - a.count || a.edge - b.edge);
  return most && most.count >= minBeside ? most.edge : undefined;
};

const isFact = ([cell]: readonly Cell[]) =>
  cell !== undefined && (isDate(cell.text) || isLengthOfTime(cell.text) || looksLikePlace(cell.text));

/** Most of them name an entry and have its date, and no date is among the text. */
const areSideHeads = (blocks: readonly Block[]) => {
  const share = (test: (block: Block) => boolean) => blocks.filter(test).length / blocks.length;
  const isDated = (side: readonly Cell[][]) => side.some((row) => row.some(({ text }) => dateIn(text)));
  return (
    blocks.length >= minBlocks &&
    share(({ head }) => head.length > 1) >= 0.7 &&
    share(({ head }) => isDated(head)) >= 0.7 &&
    share(({ head }) => !head.every(isFact)) >= 0.9 &&
    share(({ text }) => text.some(isFact)) <= 0.2
  );
};
