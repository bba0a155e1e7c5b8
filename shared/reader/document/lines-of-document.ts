import type { TextRun } from '../positioned-text';
import type { Cell } from '../geometry/cells';
import { isRestOfDate } from '../geometry/broken-dates';
import { isPageNumber } from '../geometry/furniture';
import { lineOf, type Line } from '../geometry/lines';
import { textOfSpans, type Block, type Span, type TextDocument } from './blocks';
import { withFramesApart } from './frames';
import { rowsOfParagraph, widthOf, type Row } from './rows-of-paragraph';
import { rowsOfTable, type RowOrBreak } from './rows-of-table';

/** In type sizes. */
const lineHeight = 1.2;
/** Between cells, in points: wide enough to keep facts apart. */
const cellGap = 40;

/**
 * The lines of a file without pages, as if each paragraph were one long line: the stages after this one need not know
 * that the text came from no page.
 */
export const linesOfDocument = ({ header, body, footer }: TextDocument): Line[] =>
  place([
    ...rowsOfBlocks(header).map(withPageNumber),
    'break',
    ...rowsOfBlocks(footer).map(withPageNumber),
    'break',
    ...withWholeDates(rowsOfBlocks(withFramesApart(body))),
  ]);

/** A text that was copied from a narrow column has its dates in two lines. */
const withWholeDates = (rows: readonly RowOrBreak[]): RowOrBreak[] => {
  const joined: RowOrBreak[] = [];
  for (const row of rows) {
    const above = joined.at(-1);
    const [first, ...others] = above && above !== 'break' ? [...above.cells].reverse() : [];
    const [rest, ...more] = row === 'break' ? [] : row.cells;
    if (
      above &&
      above !== 'break' &&
      row !== 'break' &&
      first &&
      rest &&
      more.length === 0 &&
      isRestOfDate(first.text, rest.text)
    )
      joined[joined.length - 1] = {
        ...above,
        cells: [
          ...others.reverse(),
          { ...first, text: `${first.text} ${rest.text}`, spans: [...first.spans, ...rest.spans] },
        ],
        endsParagraph: row.endsParagraph,
      };
    else joined.push(row);
  }
  return joined;
};

const withPageNumber = (row: RowOrBreak): RowOrBreak =>
  row !== 'break' && isPageNumber(row.cells.map(({ text }) => text).join(' '))
    ? { ...row, isFurniture: true }
    : row;

const rowsOfBlocks = (blocks: readonly Block[]): RowOrBreak[] => {
  const rows: RowOrBreak[] = [];
  let space = 0;
  for (const block of blocks) {
    if (block.kind === 'paragraph') {
      const [first, ...rest] = rowsOfParagraph(block);
      space = Math.max(space, block.spaceBefore);
      if (!first) space += block.size * lineHeight + block.spaceAfter;
      else {
        rows.push({ ...first, space }, ...rest);
        space = block.spaceAfter;
      }
    } else if (block.kind === 'table') {
      const [first, ...rest] = rowsOfTable(block, rowsOfBlocks);
      if (first) rows.push(first === 'break' ? first : { ...first, space: space + first.space }, ...rest);
    } else {
      const own = rowsOfBlocks(block.blocks);
      if (own.length > 0) rows.push('break', ...own, 'break');
    }
  }
  return rows;
};

const place = (rows: readonly RowOrBreak[]): Line[] => {
  const lines: Line[] = [];
  let flow = 0;
  let baseline = 0;
  let isFirst = true;
  for (const row of rows) {
    if (row === 'break') {
      flow += isFirst ? 0 : 1;
      isFirst = true;
      continue;
    }
    const distance = row.size * lineHeight + row.space;
    baseline += distance;
    const line = placedLine(row, flow, baseline);
    const above = lines.at(-1);
    if (!isFirst && above) line.gap = distance / Math.max(line.size, above.size);
    lines.push(line);
    isFirst = false;
  }
  return lines;
};

const placedLine = (row: Row, flow: number, baseline: number): Line => {
  const cells: Cell[] = [];
  let x = row.indent;
  for (const cell of row.cells) {
    const right = x + widthOf(cell, row.size);
    cells.push({
      page: 0,
      x,
      right,
      baseline,
      size: Math.max(...cell.spans.map(({ size }) => size), 1),
      text: cell.text,
      runs: runsOf(cell.spans, x, baseline),
      url: cell.spans.find(({ url }) => url)?.url,
      links: linksIn(cell.spans),
      label: cell.label,
    });
    x = right + cellGap;
  }
  return {
    // No line is full: where a paragraph ends is known.
    ...lineOf(cells, flow, Infinity),
    hasRuleBelow: row.hasRuleBelow,
    endsParagraph: row.endsParagraph,
    level: row.level,
    startsEntry: row.startsEntry,
    beginsSection: row.beginsSection || undefined,
    isFurniture: row.isFurniture,
  };
};

/** The words of each link; a link may have several styles. */
const linksIn = (spans: readonly Span[]) => {
  const links: { text: string; url: string }[] = [];
  for (const [index, { text, url }] of spans.entries()) {
    const last = links.at(-1);
    if (url === undefined) continue;
    if (last && last.url === url && spans[index - 1]?.url === url) last.text += text;
    else links.push({ text, url });
  }
  return links.map((link) => ({ ...link, text: link.text.trim() })).filter(({ text }) => text !== '');
};

const runsOf = (spans: readonly Span[], left: number, baseline: number): TextRun[] => {
  let x = left;
  return spans.map(({ text, size, bold, italic }) => {
    const width = widthOf({ text, spans }, size);
    const run = { text, x, baseline, width, size, bold, italic };
    x += width;
    return run;
  });
};

/** Whether a document has enough text to be a resume. */
export const hasText = (blocks: readonly Block[]): boolean =>
  blocks.some((block) => {
    if (block.kind === 'paragraph') return textOfSpans(block.spans).trim() !== '';
    if (block.kind === 'frame') return hasText(block.blocks);
    return block.rows.some(({ cells }) => cells.some(hasText));
  });
