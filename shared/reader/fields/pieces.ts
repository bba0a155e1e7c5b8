import { bulletSign, withoutBullet } from '#shared/text/lists';
import { boxOf, isSetAlike, joinWords, type Cell } from '../geometry/cells';
import type { Line } from '../geometry/lines';
import type { Box, Found } from '#shared/resume/read-resume';
import { dateIn } from '#shared/text/dates';

/** A part of a line between separators. */
export interface Piece {
  text: string;
  line: Line;
  place: Box;
  /** Of the further lines that it goes on in. */
  below?: readonly Box[] | undefined;
  /** A place below the date of its row. */
  isMarginal?: boolean | undefined;
  bold: boolean;
  italic: boolean;
  url?: string | undefined;
  /** Ends of texts inside it behind which the type changes, or a comma is drawn by itself: 'Engineer' of 'Engineer, Company'. */
  styleEnds: readonly string[];
  /** The comma or dash between it and the date that was behind it. */
  sign?: string | undefined;
  /** A name that no word of its own shows to be one. */
  isGuess?: boolean;
}

/** Signs that separate facts on a line. A dash does it only with spaces around it, see `weakSeparator`. */
const separator = /\s+[|·•∙●⋅▪◆■♦❖/]\s+|\s*\|\s*|\s+[·•∙⋅]\s*|\s+—\s+|\t/u;
/** Separators and pictures, such as those of a telephone, around a fact. */
const surroundings = /^(?:[\s·•|∙,]|\ufe0f|(?![©®™✓✔])\p{Extended_Pictographic})+|[\s·•|∙]+$/gu;
export const weakSeparator = /\s+[–-]\s+/u;

/** Splits a text where a sign separates; what brackets hold stays whole. */
export const splitOutsideBrackets = (text: string, sign: RegExp): string[] => {
  const parts: string[] = [];
  let start = 0;
  for (const { 0: match, index } of withMaskedBrackets(text).matchAll(new RegExp(sign.source, 'gu'))) {
    parts.push(text.slice(start, index));
    start = index + match.length;
  }
  return [...parts, text.slice(start)];
};

/** As long as the text, without signs or words between brackets. */
export const withMaskedBrackets = (text: string) =>
  text.replace(/\([^()]*\)|\[[^[\]]*\]/g, (brackets) => '_'.repeat(brackets.length));

/** The facts of a line: what separators, wide gaps and changes of weight keep apart. */
export const piecesOf = (line: Line): readonly Piece[] => {
  const pieces = known.get(line) ?? readPieces(line);
  known.set(line, pieces);
  return pieces;
};

/** Most rules ask for the facts of the same lines. */
const known = new WeakMap<Line, readonly Piece[]>();

const readPieces = (line: Line): Piece[] =>
  line.cells.flatMap((cell, index) => {
    const place = boxOf({ ...cell });
    const isBulletCell = index === 0 && line.isBullet;
    const text = isBulletCell ? withoutBullet(cell.text) : cell.text;
    const run = cell.runs.find(({ text: drawn }) => !bulletSign.test(drawn.trim())) ?? cell.runs[0];
    const ends = styleEndsOf(cell);
    return splitOutsideBrackets(withSafeDate(text), separator)
      .map((part) => part.replaceAll('\t', ' ').replace(surroundings, ''))
      .filter((part) => part !== '')
      .map((part) => ({
        text: part,
        line,
        place,
        below: cell.below,
        isMarginal: cell.isMarginal,
        bold: run?.bold ?? line.bold,
        italic: run?.italic ?? line.italic,
        url: cell.links ? linkIn(cell.links, part) : cell.url,
        styleEnds: ends.filter((end) => part.includes(end) && !part.endsWith(end)),
      }));
  });

const linkIn = (links: NonNullable<Cell['links']>, part: string) =>
  links.find(({ text }) => part.includes(text) || text.includes(part))?.url;

const maxStyleEnd = 16;

const styleEndsOf = ({ runs }: Cell): string[] =>
  runs.flatMap((run, index) => {
    const next = runs[index + 1];
    if (!next) return [];
    const end = run.text.trim().slice(-maxStyleEnd);
    return (isSetAlike(next, run) && !/^\s*,/.test(next.text)) || end.length < 2 ? [] : [end];
  });

/** A span of dates is one fact, also with the dash that separates facts. */
const withSafeDate = (text: string) => {
  const date = text.includes('—') ? dateIn(text) : undefined;
  return date ? text.replace(date.text, date.text.replace('—', '–')) : text;
};

export const foundIn = (text: string, places: readonly Box[], confidence: number): Found => ({
  text,
  places,
  confidence,
});

export const placesOfPiece = ({ place, below = [] }: Piece): Box[] => [place, ...below];

export const foundPiece = (piece: Piece, confidence: number): Found =>
  foundIn(piece.text, placesOfPiece(piece), confidence);

/** A name that its line did not have room for: 'Davao del' above 'Sur'. */
export const endsOpen = /[,&]$|\s(?:del?|of|and|ng|sa|the|for)$/i;

/** Whether the next word would not have fit behind the text that ends at `right`, before the next cell or the end of the column. */
export const hadNoRoom = ({ cells, size, bold, columnRight }: Line, right: number, next: string): boolean => {
  const end = Math.min(...cells.filter(({ x }) => x > right - 1).map(({ x }) => x - size / 2), columnRight);
  return right + ((next.split(' ')[0]?.length ?? 0) + 1) * size * (bold ? 0.6 : 0.5) > end;
};

export const joinPieces = (above: Piece, piece: Piece, text = joinWords(above.text, piece.text)): Piece => ({
  ...above,
  text,
  below: [...(above.below ?? []), ...placesOfPiece(piece)],
});

/** Paragraphs and list items of consecutive lines, with wrapped lines joined. */
export interface Block {
  text: string;
  isBullet: boolean;
  lines: readonly Line[];
}

export const blocksOf = (lines: readonly Line[]): Block[] => {
  const blocks: (Block & { lines: Line[] })[] = [];
  const typical = typicalGap(lines);
  const edges = edgesOf(lines);
  for (const line of lines) {
    const block = blocks.at(-1);
    const above = block?.lines.at(-1);
    if (block && above && goesOn(block, above, line, typical, edges.get(above.flow) ?? 0)) {
      block.text = joinWords(block.text, line.text);
      block.lines.push(line);
    } else blocks.push({ text: line.text, isBullet: line.isBullet, lines: [line] });
  }
  return blocks;
};

/** The smallest usual distance between lines. */
const typicalGap = (lines: readonly Line[]) => {
  const gaps = lines.map(({ gap }) => gap).filter((gap) => gap > 0.8 && gap < 3);
  return gaps.sort((a, b) => a - b)[Math.floor(gaps.length / 4)] ?? 1.4;
};

/** The right edge of the text in each column. */
const edgesOf = (lines: readonly Line[]) => {
  const edges = new Map<number, number>();
  for (const { flow, right } of lines) edges.set(flow, Math.max(edges.get(flow) ?? 0, right));
  return edges;
};

const goesOn = (block: Block, above: Line, line: Line, typical: number, edge: number): boolean => {
  const [first] = block.lines;
  if (line.isBullet || !first || above.endsParagraph) return false;
  if (line.bold && !above.bold) return false;
  const isOverPage = line.gap === Infinity && (line.page !== above.page || line.flow !== above.flow);
  const isNear = isOverPage || line.gap <= typical * 1.2;
  if (block.isBullet) return line.x > first.x + 2 && (isNear || line.gap <= typical * 1.35);
  if (!isNear || Math.abs(line.x - above.x) > 4) return false;
  if (/^\p{Ll}/u.test(line.text)) return true;
  // The line is full when the next word would not have fit.
  const nextWord = (line.text.split(' ')[0]?.length ?? 0) + 1;
  return above.right + nextWord * above.size * 0.5 > edge - above.size;
};

export const textOfBlocks = (blocks: readonly Block[]) =>
  blocks.map(({ text, isBullet }) => (isBullet ? `- ${text}` : text).replaceAll('\t', ' ')).join('\n');

export const placesOf = (lines: readonly Line[]): Box[] =>
  lines.flatMap((line) => [boxOf(line), ...line.cells.flatMap(({ below = [] }) => below)]);
