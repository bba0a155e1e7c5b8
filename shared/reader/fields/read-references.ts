import type { ReadEntry } from '#shared/resume/read-resume';
import { boxOf, joinWords, type Cell } from '../geometry/cells';
import type { Line } from '../geometry/lines';
import { email, isPhone } from './contact-patterns';
import { companyScore, jobScore } from '#shared/resume/words';
import { withoutBullet } from '#shared/text/lists';
import { lineOfCell, withWholeCells } from './read-grid';
import { isSentence, withDetails } from './entry-details';
import { blocksOf, foundIn, hadNoRoom, placesOf, splitOutsideBrackets, type Block } from './pieces';
import { splitEntries } from './split-entries';

const minQuoteLength = 60;
const isQuote = ({ text }: Block) => text.length >= minQuoteLength && !isWhole(text) && isSentence(text);

/** Whether a line says all of a referee: three facts and more, those between commas only with how to reach them. */
const isWhole = (text: string) =>
  signedFacts(text).length >= 3 || ((isPhone(text) || email.test(text)) && factsIn(text).length >= 3);

/** 'Maria Cruz – Principal – Naga High School – 0917 555 0101' */
const signedFacts = (text: string) => splitOutsideBrackets(text, /\s+[|–—-]\s+|\s*\|\s*|[\t\n]| {2,}|;\s+/u);

const sentence =
  /^(?:(?:you (?:may|can) |please )?(?:contact|call|reach) )|,? (?:who )?(?:can|may) be (?:reached|contacted)(?: (?:at|through|via|by|on))?(?= )|,? (?:at|on|through|via)(?= (?:phone |mobile |no\. )?[+(]?\d)/giu;

/** 'Maria Cruz, Principal, Naga High School, 0917 555 0101', and the same as a sentence. */
const factsIn = (text: string): string[] => {
  const plain = text
    .replace(sentence, (_words, index) => (index === 0 ? '' : ','))
    // 'Maria Cruz (Principal, Naga High School) 0917 555 0101'
    .replace(/(?<=\p{L}\.?) \((\p{Lu}[^()]{5,120})\),?(?= |$)/u, '; $1;');
  const signed = signedFacts(plain);
  return signed.length >= 3 ? signed : signed.flatMap(commaFacts);
};

/** Letters after a name, and what belongs to the name of a company. */
const suffix = /^(?:\p{Lu}[\p{Lu}.]{1,5}|Ph\.?D|Ed\.?D|[JS]r|Inc|Corp|Co|Ltd)\.?$/u;

const commaFacts = (text: string): string[] => {
  const facts: string[] = [];
  const plain = text.replace(/(?<!\b(?:Inc|Corp|Co|Ltd|Est|Jr|Sr))[.,]$/, '');
  for (const part of splitOutsideBrackets(plain, /,\s+/u))
    if (facts.length > 0 && suffix.test(part)) facts[facts.length - 1] += `, ${part}`;
    else facts.push(part.trim());
  return facts.filter((fact) => fact !== '');
};

const isReach = ({ text }: { text: string }) => isPhone(text) || email.test(text);

const personName = /^\p{Lu}[^\d,@:|]{3,40}$/u;
const isNameOnly = ({ text }: { text: string }) =>
  personName.test(text) && jobScore(text) === 0 && companyScore(text) === 0;

/** Referees in columns, with their phones or addresses in one row, or their names above rows like it: each column by itself. */
const besideEachOther = (lines: readonly Line[]): readonly Line[] => {
  const [first, ...below] = lines;
  const areNames =
    first !== undefined &&
    first.cells.length > 1 &&
    first.cells.every(isNameOnly) &&
    below.filter(({ cells }) => cells.length === first.cells.length).length >= below.length / 2;
  const row =
    lines.find(({ cells }) => cells.length > 1 && cells.every(isReach)) ?? (areNames ? first : undefined);
  if (!row) return lines;
  // What is below each other shares its left edge, its right one or its middle.
  const distance = (a: Cell, b: Cell) =>
    Math.min(...[a.x - b.x, a.right - b.right, (a.x + a.right - b.x - b.right) / 2].map(Math.abs));
  const columnOf = (cell: Cell) => {
    const distances = row.cells.map((own) => distance(own, cell));
    return distances.indexOf(Math.min(...distances));
  };
  return row.cells.flatMap((_, column) =>
    lines.flatMap((line) =>
      line.cells
        .filter((cell) => columnOf(cell) === column)
        .map((cell) => ({
          ...lineOfCell(line, cell),
          startsEntry: line === lines[0],
          endsParagraph: true,
        })),
    ),
  );
};

/** Copied cells: how to reach a referee is followed by the next one's name. */
const afterReach = (line: Line): Line[] => {
  const [first, ...more] = line.cells;
  return first && more.length === 1 && isReach(first) && !more.some(isReach)
    ? line.cells.map((cell) => ({ ...lineOfCell(line, cell), startsEntry: cell !== first }))
    : [line];
};

/** A quote begins below a name and ends above the next one, however full their lines are. */
const withQuotesApart = (lines: readonly Line[]): readonly Line[] =>
  lines.map((line, index) => {
    const next = lines[index + 1];
    const isEnd =
      /^[“"]/.test(next?.text ?? '') ||
      /[”"]$/.test(line.text) ||
      (/\p{Ll}[.!?]$/u.test(line.text) && next !== undefined && fullName.test(next.text) && isNameOnly(next));
    return isEnd ? { ...line, endsParagraph: true } : line;
  });

/** 'A steady hand in hard weeks. - Ricky M.' above 'Balagtas': the name behind a quote is a line by itself, and goes on in the next one. */
const withNamesBehind = (lines: readonly Line[]): readonly Line[] => {
  const apart: Line[] = [];
  let open: Line | undefined;
  for (const line of lines) {
    const [quote = '', name] = line.text.split(/(?<=[.!?”"])\s+[–—-]\s+(?=\p{Lu})/u);
    const [cell] = line.cells;
    const above = apart.at(-1);
    if (above && open && isNameOnly(line) && line.gap < 1.6 && hadNoRoom(open, open.right, line.text))
      apart[apart.length - 1] = {
        ...above,
        text: joinWords(above.text, line.text),
        cells: above.cells.map((own) => ({ ...own, below: [boxOf(line)] })),
      };
    else if (cell && name && quote.length >= minQuoteLength && isNameOnly({ text: name }))
      for (const text of [quote, name])
        apart.push({ ...line, text, cells: [{ ...cell, text }], endsParagraph: true });
    else apart.push(line);
    open = name ? line : undefined;
  }
  return apart;
};

/** Of several words with capitals: 'Hon. Melchora P. Santos-Que, RN'. */
const fullName = /^\p{Lu}[\p{L}.’'-]*(?:,? (?:(?:del?|dela|los|las|la|y|Ma\.) ){0,2}\p{Lu}[\p{L}.’'-]*)+$/u;

/** Referees with what they wrote, or with how to reach them. The name may be above or below the quote. */
export const readReferences = (all: readonly Line[]): ReadEntry[] => {
  const lines = withQuotesApart(withNamesBehind(besideEachOther(withWholeCells(all)).flatMap(afterReach)));
  const areWhole = lines.every(({ text }) => isWhole(text));
  const blocks = areWhole ? lines.flatMap((line) => blocksOf([line])) : blocksOf(lines);
  const whole = blocks.filter(({ text }) => isWhole(text));
  const isList = whole.length === blocks.length || (whole.length > 1 && whole[0] === blocks[0]);
  if (isList && !blocks.some(isQuote)) return ofWholeLines(blocks).map(entryOf);
  const groups = blocks.some(isQuote)
    ? groupsByQuote(blocks)
    : groupsOfLines(lines).map((group) => group.map(lineBlock));
  return groups.map(entryOf);
};

/** A referee in each line, and what is said of them below it. */
const ofWholeLines = (blocks: readonly Block[]): Block[][] => {
  const groups: Block[][] = [];
  for (const block of blocks)
    if (isWhole(block.text)) groups.push([{ ...block, text: factsIn(block.text).join('\n') }]);
    else groups.at(-1)?.push(block);
  return groups;
};

/** How to reach a referee ends what is said of them, where nothing else separates them. */
const groupsOfLines = (lines: readonly Line[]): (readonly Line[])[] => {
  const groups = splitEntries(lines).map(({ head, body }) => [...head, ...body]);
  const alone = groups.filter((group) => group.length === 1).length;
  if (alone < groups.length / 2 || groups.length < 2 || !lines.some(isReach)) return groups;
  const byReach: Line[][] = [];
  for (const [index, line] of lines.entries()) {
    const above = lines[index - 1];
    if (!above || (isReach(above) && !isReach(line))) byReach.push([line]);
    else byReach.at(-1)?.push(line);
  }
  return byReach;
};

const textOfCells = ({ cells }: Line) => cells.map(({ text }) => withoutBullet(text)).join('\t');

/** Facts of a line become lines of their own. */
const lineBlock = (line: Line): Block => ({
  text: textOfCells(line).replaceAll('\t', '\n'),
  isBullet: false,
  lines: [line],
});

const groupsByQuote = (blocks: readonly Block[]): Block[][] => {
  const [first] = blocks;
  const namesFollow = first !== undefined && isQuote(first);
  const groups: Block[][] = [];
  for (const [index, block] of blocks.entries()) {
    const above = blocks[index - 1];
    const isTurn = above !== undefined && isQuote(above) !== isQuote(block);
    if (groups.length === 0 || (isTurn && isQuote(block) === namesFollow)) groups.push([]);
    groups.at(-1)?.push(block);
  }
  return groups;
};

const entryOf = (blocks: readonly Block[]): ReadEntry => {
  const name = blocks.find((block) => !isQuote(block));
  const rest = blocks.filter((block) => block !== name);
  // A sign separates, and a line ends with a fact.
  const lines = name?.lines.some(({ text }) => text.includes(' | '))
    ? name.lines.flatMap((line) => signedFacts(textOfCells(line)))
    : (name?.text.split('\n') ?? []);
  const [first = '', ...below] = lines;
  // 'Maria Cruz from Naga High School'
  const [, person = first, employer] = /^(.{4,60}?) from (?=\p{Lu})(.+)$/u.exec(first) ?? [];
  const [headline = '', ...beside] = [...commaFacts(person), ...(employer ? [employer] : [])];
  const text = [...beside, ...below, ...rest.map((block) => block.text)].join('\n');
  return withDetails('references', {
    headline: name && foundIn(headline.replace(/^(?:[-–—]|\d{1,2}[.)])\s*/, ''), placesOf(name.lines), 0.8),
    description:
      text === ''
        ? undefined
        : foundIn(
            text,
            blocks.flatMap((block) => placesOf(block.lines)),
            0.8,
          ),
    bullets: [],
  });
};
