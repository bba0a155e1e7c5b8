import type { Found } from '#shared/resume/read-resume';
import { resumeLimits } from '#shared/resume/resume-fields';
import { areLanguages } from '#shared/resume/words';
import { withoutBullet } from '#shared/text/lists';
import type { Line } from '../geometry/lines';
import { knownSection } from '../sections/section-names';
import { byGridColumns, lineOfCell } from './read-grid';
import {
  foundIn,
  foundPiece,
  joinPieces,
  piecesOf,
  placesOf,
  splitOutsideBrackets,
  type Piece,
} from './pieces';

const strong = /\s*[|·•∙●⋅▪◆■♦❖➢]\s*|\s*;\s+|\s+\/\s+/u;

/**
 * The items of a list: skills, languages, interests. They are separated by signs, wide gaps, bullets or lines; commas
 * separate them only where nothing else does. The names of groups are labels.
 */
export const readItems = (lines: readonly Line[]): { items: Found[]; labels: Found[] } => {
  const asked = lines.filter(({ text, cells }) => cells.length === 1 && columnHeading.test(text));
  if (asked.length > 1 && lines.every((line, index) => asked.includes(line) === (index % 2 === 0))) {
    // 'Language' above 'English', 'Overall' above 'Fluent'
    const answers = lines.filter((line) => !asked.includes(line));
    const text = answers.map((line) => line.text).join(' - ');
    return {
      items: [foundIn(text, placesOf(answers), 0.9)],
      labels: asked.map((line) => foundIn(line.text, placesOf([line]), 1)),
    };
  }
  const all = byGridColumns(lines.map(withCellsApart))
    .filter(({ text }) => !/^\W*$/u.test(text))
    .flatMap(cellsWithLabels);
  const counts = all.map(({ text }) => text.split(', ').length);
  const areInPairs =
    counts.length % 2 === 0 &&
    counts.every((count, index) => count > 1 === (index % 2 === 1)) &&
    all.every((line) => !line.isBullet && piecesOf(line).length === 1);
  const mayBeName = ({ text }: { text: string }) =>
    areInPairs && !areLanguages(text) && all.some((line, index) => index % 2 === 0 && line.text === text);
  const areGroups = counts.length > 2 && counts.every((count, index) => index % 2 === 0 || count > 2);
  const titles = new Set([...groupTitles(all), ...titlesOfChips(all)]);
  const headings = all.filter(
    (line, index) =>
      titles.has(line) ||
      (areGroups && mayBeName(line)) ||
      isGroupHeading(line, all[index + 1]) ||
      (index === 0 && isColumnHeading(line)) ||
      isAboveBullets(all, index) ||
      // Copied from a table, one below the other.
      asked[index]?.text === line.text,
  );
  const listed = all.filter((line) => !headings.includes(line));
  const rows = hasColumnOfLists(listed) ? listed.map(withLabelInText) : listed;
  const hasSigns = rows.some(({ text }) => /[|·∙⋅]|\S\s+[•●▪◆■♦❖➢]\s/u.test(text));
  const joined = hasSigns ? joinRows(rows) : joinWrapped(rows);
  const parts = joined.flatMap((row) => row.pieces);
  const areRated = parts.filter(({ text }) => rate.test(text)).length >= parts.length * 0.4;
  const rates = parts.filter(({ text, line }) => (areRated || line.cells.length > 1) && rate.test(text));
  const pieces = parts.filter((piece) => !rates.includes(piece));
  const isSingle = pieces.length >= rows.length * 1.5 || rows.some(({ isBullet }) => isBullet) || hasSigns;
  const commas = pieces.reduce((sum, { text }) => sum + text.split(/,\s/).length - 1, 0);
  const splitsAtCommas =
    areInPairs ||
    (isSingle ? commas > pieces.length * 2.5 : commas >= rows.length && !rows.every(isRatedLanguage));
  const texts = splitsAtCommas
    ? joinCommaLines(rows, areInPairs)
    : joinBrackets(pieces).map((piece) => foundPiece(piece, 0.9));
  const groups = texts.map((found) => splitGroup(found, splitsAtCommas));
  return {
    items: groups
      .flatMap(({ items }) => items.flatMap(unglued))
      .filter(({ text }) => /[\p{L}\d]/u.test(text))
      // It may be the name of the list below it.
      .map((item) => (mayBeName(item) ? { ...item, confidence: 0.6 } : item)),
    labels: headings
      .map((line) => foundIn(line.text, placesOf([line]), 1))
      .concat(groups.flatMap(({ label }) => label ?? []))
      .concat(rates.map((piece) => foundPiece(piece, 1))),
  };
};

/** '80%', '4/5', '4 of 5': how well the skill beside it is known. */
const rate = /^(?:\d{1,3} ?%|\d{1,2} ?(?:\/|of|out of) ?(?:5|10|100))$/i;

/** 'Hiligaynon, Native' */
const isRatedLanguage = ({ text }: Line) => {
  const [name = '', rating, ...more] = text.split(/,\s+/);
  return areLanguages(name) && rating !== undefined && !areLanguages(rating) && more.length === 0;
};

/** The gaps between the words of a cell are spaces where the cells of its line are farther apart. */
const withCellsApart = (line: Line): Line =>
  line.cells.length > 1 && line.cells.some(({ text }) => text.includes('\t'))
    ? { ...line, cells: line.cells.map((cell) => ({ ...cell, text: cell.text.replaceAll('\t', ' ') })) }
    : line;

const weightOf = ({ size, bold }: Line) => size * (bold ? 1.15 : 1);

/**
 * Names of groups, larger or bolder than the several items below each of them, and their levels. What stands below a skill by itself is
 * its level.
 */
const groupTitles = (lines: readonly Line[]): ReadonlySet<Line> => {
  const [first] = lines;
  const isTitle = (line: Line | undefined) =>
    line !== undefined &&
    first !== undefined &&
    line.isBullet === first.isBullet &&
    piecesOf(line).length === line.cells.length &&
    Math.abs(weightOf(line) - weightOf(first)) < 0.03 * weightOf(first);
  const titles = lines.filter(isTitle);
  const names = titles.reduce((sum, { cells }) => sum + cells.length, 0);
  const ofTitles = lines.filter(({ text }, index) => isTitle(lines[index - 1]) && level.test(text));
  const items = lines.filter((line) => !isTitle(line) && !ofTitles.includes(line));
  const count = items.reduce(
    (sum, line) => sum + Math.max(piecesOf(line).length, line.text.split(', ').length),
    0,
  );
  const areSetApart =
    first !== undefined &&
    names > 1 &&
    count >= names * 1.5 &&
    items.every(
      (line) => weightOf(line) < weightOf(first) * 0.97 && (!first.isBullet || line.x > first.x + 2),
    ) &&
    lines.every(
      (line, index) => !isTitle(line) || (index + 1 < lines.length && !isTitle(lines[index + 1])),
    ) &&
    !titles.some(({ cells }) => cells.some(({ text }) => areLanguages(text)));
  return new Set(areSetApart ? [...titles, ...ofTitles] : []);
};

/**
 * Names of groups, and their levels, above items that were drawn in boxes and lost them: 'Practice', 'Advanced', 'Blood typing Phlebotomy'.
 * None where another line would be one.
 */
const titlesOfChips = (lines: readonly Line[]): readonly Line[] => {
  const areChips = ({ text, isBullet }: Line) => !isBullet && /\s\p{Ll}\p{L}* \p{Lu}/u.test(text);
  const titles = lines.filter((line) => !areChips(line));
  const isTitle = (line: Line) => {
    const [next, afterNext] = lines.slice(lines.indexOf(line) + 1);
    return (
      !line.isBullet &&
      next !== undefined &&
      [next, level.test(next.text) && afterNext].some((below) => below && areChips(below))
    );
  };
  const areTitles = titles.length > 1 && titles.every((line) => level.test(line.text) || isTitle(line));
  return areTitles ? titles : [];
};

const levels = 'beginner|basic|elementary|novice|intermediate|proficient|skilled|advanced|expert|master';
const level = new RegExp(`^(?:${levels})$`, 'i');
const withLevel = new RegExp(`\\p{L} +(?:[—–-] *|\\()(?:${levels})\\)?$`, 'iu');

/** 'Mobile: Kotlin' beside 'Databases: MySQL, Redis' are two groups. */
const cellsWithLabels = (line: Line): Line[] =>
  line.cells.length > 1 && line.cells.every(({ text }) => groupLabel.test(text))
    ? line.cells.map((cell) => lineOfCell(line, cell))
    : [line];

/** 'Tools' above 'Excel, Word' says no more than a heading, nor does 'Tools — Advanced' above several items. */
const isGroupHeading = ({ text, isBullet, bold }: Line, below: Line | undefined) =>
  !isBullet &&
  below !== undefined &&
  ((below.text.includes(', ') &&
    (knownSection(text) === 'skills' || groupName.test(text) || (bold && !below.bold && isGroup(text)))) ||
    (withLevel.test(text) && !withLevel.test(below.text) && piecesOf(below).length > 1));

/** Names of groups, with their levels below them, above lists with bullets. */
const isAboveBullets = (lines: readonly Line[], index: number) => {
  const [line, ...below] = lines.slice(index, index + 5);
  const list = below.findIndex(({ isBullet }) => isBullet);
  const item = below[list];
  return (
    line !== undefined &&
    item !== undefined &&
    // Lists may be beside each other.
    item.cells.some(({ x }) => line.x < x && x < line.x + maxIndent) &&
    [line, ...below.slice(0, list)].every(({ text, isBullet }) => !isBullet && !/[,:]/.test(text)) &&
    !areLanguages(line.text)
  );
};

/** In points, from the name of a list to its bullets. */
const maxIndent = 60;

const groupName = /^(?:general|technical|tools|instruments|standards|equipment|systems)$/i;
const isGroup = (text: string) => !text.includes(', ') && !areLanguages(text);

const columnHeading =
  /^(?:areas?|categor(?:y|ies)|groups?|details|items|tools|technologies|languages?|dialects?|skills?|levels?|overall|proficiency|fluency|ratings?|spoken|written|speaking|reading|writing|listening|understanding|spoken and written|years?(?: of experience)?)$/i;

/** 'Language' beside 'Spoken and written': what the columns below hold. */
const isColumnHeading = ({ cells }: Line) =>
  cells.length > 1 && cells.every(({ text }) => columnHeading.test(text));

/** Lists beside labels begin one below the other; items that follow each other begin anywhere. */
const hasColumnOfLists = (lines: readonly Line[]) => {
  const starts = lines.flatMap(({ cells: [label, list] }) =>
    label && list && !label.text.endsWith(':') ? [list.x] : [],
  );
  const pairs = lines.filter(({ cells }) => cells.length === 2);
  // 'Triage' beside 'Charting' above 'Payroll' beside 'Bikol, Filipino': four items in two columns.
  if (
    pairs.length > 1 &&
    pairs.filter(({ cells }) => cells[1]?.text.includes(', ')).length <= pairs.length / 2
  )
    return false;
  const areLabels = lines.length > 1 && pairs.length === lines.length;
  return areLabels || starts.length === 0 || Math.max(...starts) - Math.min(...starts) < maxUneven;
};

/** In points. */
const maxUneven = 6;

/** 'Tools' beside 'Excel, Word', in a table or at a tab, is 'Tools: Excel, Word'. */
const withLabelInText = (line: Line): Line => {
  const [label, list, ...more] = line.cells;
  const isLabeled =
    label &&
    list &&
    more.length === 0 &&
    label.text.length <= maxLabel &&
    !label.text.includes(',') &&
    list.text.includes(', ');
  if (!isLabeled) return line;
  const text = `${label.text.replace(/\s*:$/, '')}: ${list.text}`;
  return {
    ...line,
    text,
    cells: [{ ...label, text, right: list.right, runs: [...label.runs, ...list.runs] }],
  };
};

const maxLabel = 30;

/** A sign at the end or the start of a line separates; without one the item goes on if the others have one. */
const joinRows = (rows: readonly Line[]) => {
  const atEdges = rows.some(
    ({ text, isBullet }, index) =>
      (index < rows.length - 1 && /[|·∙⋅•]$/u.test(text)) ||
      (!isBullet && index > 0 && /^[|·∙⋅]/u.test(text)),
  );
  const joined: { pieces: Piece[]; open: boolean }[] = [];
  for (const line of rows) {
    const pieces = piecesOf(line);
    const above = joined.at(-1);
    const [first] = pieces;
    const last = above?.pieces.at(-1);
    if (above?.open && first && last && !/^[|·∙⋅]/u.test(line.text) && !line.isBullet && line.gap < 1.7) {
      above.pieces[above.pieces.length - 1] = joinPieces(last, first);
      above.pieces.push(...pieces.slice(1));
    } else joined.push({ pieces: [...pieces], open: false });
    const row = joined.at(-1);
    if (row) row.open = atEdges && !/[|·∙⋅•]$/u.test(line.text) && isFull(line);
  }
  return joined;
};

/** A list item goes on with a line without a bullet, further in than its own. */
const joinWrapped = (rows: readonly Line[]) => {
  const joined: { pieces: Piece[] }[] = [];
  let item: Line | undefined;
  const areCapitalized =
    rows.filter(({ text }) => /^[\p{Lu}\d]/u.test(text)).length > rows.length * 0.6 && rows.length > 2;
  const widest = Math.max(...rows.map(({ gap }) => gap).filter((gap) => gap < 4));
  for (const line of rows) {
    const pieces = piecesOf(line);
    const above = joined.at(-1);
    const [first] = pieces;
    const last = above?.pieces.at(-1);
    if (line.isBullet) item = line;
    const isFurtherIn = item !== undefined && line.x > item.x + 2 && line.gap < 1.7;
    // 'counseling' below 'Family planning', closer than items are, where all of them begin with a capital
    const isRest =
      areCapitalized &&
      last?.line.cells.length === 1 &&
      /^\p{Ll}/u.test(line.text) &&
      line.gap * 1.08 < widest;
    const goesOn = !line.isBullet && (isFurtherIn || isRest);
    if (goesOn && above && first && last) {
      above.pieces[above.pieces.length - 1] = joinPieces(last, first);
      above.pieces.push(...pieces.slice(1));
    } else joined.push({ pieces: [...pieces] });
  }
  return joined;
};

/** 'Spanish (Professional working' goes on with 'proficiency)'. */
const joinBrackets = (pieces: readonly Piece[]): Piece[] => {
  const joined: Piece[] = [];
  for (const piece of pieces) {
    const above = joined.at(-1);
    if (above && /\([^)]*$/.test(above.text)) joined[joined.length - 1] = joinPieces(above, piece);
    else joined.push(piece);
  }
  return joined;
};

const isFull = ({ right, columnRight }: Line) => right > columnRight - 80;

/** Comma lists go on over the ends of lines. */
const joinCommaLines = (rows: readonly Line[], areWhole: boolean): Found[] => {
  const joined: { text: string; lines: Line[] }[] = [];
  for (const line of rows) {
    const above = joined.at(-1);
    const previous = above?.lines.at(-1);
    const goesOn =
      above &&
      previous &&
      !areWhole &&
      !line.isBullet &&
      line.gap < 1.75 &&
      (/,$/.test(above.text) || isFull(previous)) &&
      !/^[^,]{2,30}:/.test(line.text);
    if (goesOn) {
      above.text += ` ${line.text}`;
      above.lines.push(line);
    } else joined.push({ text: line.text, lines: [line] });
  }
  return joined.map(({ text, lines }) => foundIn(text, placesOf(lines), 0.85));
};

const groupLabel = /^(?:[^,:]{2,40}):\s+(?=\S)/u;

/** Items that were drawn in boxes, as copied: 'Triage Wound care IV therapy'. */
const unglued = (item: Found): Found[] => {
  const { text } = item;
  const words = text.replace(/\([^()]*\)/g, '');
  if (
    text.length <= maxSkill ||
    !/\s\p{Ll}/u.test(words) ||
    /[,.;:]|\s(?:and|of|in|to|for|with|the)\s/.test(words)
  )
    return [item];
  return splitOutsideBrackets(text, seam).map((part) => ({ ...item, text: part, confidence: 0.6 }));
};
const maxSkill = resumeLimits.skill.max;
// Brackets are masked.
const seam = /(?<=\p{Ll}|_|\p{Lu}{3}) (?=\p{Lu})/u;

/** 'Tools: Excel, Word' → its items and its label; 'English: Fluent' is one item. */
const splitGroup = (found: Found, splitsAtCommas: boolean): { items: Found[]; label?: Found | undefined } => {
  const start = groupLabel.exec(found.text)?.[0] ?? '';
  const label = areLanguages(start.replace(/:\s+$/, '')) ? '' : start;
  const text = withoutBullet(found.text.slice(label.length));
  const sign = splitsAtCommas || label !== '' ? new RegExp(`[,;]\\s*|${strong.source}`, 'u') : strong;
  const parts = splitOutsideBrackets(text, sign);
  return {
    label: label === '' ? undefined : { ...found, text: label },
    items: parts
      .map((part) => ({
        ...found,
        text: part
          .replace(/^(?:and|&|at)\s+/, '')
          .replace(/[.;]$/, '')
          .trim(),
      }))
      .filter((part) => part.text !== ''),
  };
};
