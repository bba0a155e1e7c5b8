import type { ReadEntry } from '#shared/resume/read-resume';
import type { Line } from '../geometry/lines';
import { email, isPhone } from './contact-patterns';
import { withDetails } from './entry-details';
import { blocksOf, foundIn, placesOf, type Block } from './pieces';
import { splitEntries } from './split-entries';

const minQuoteLength = 60;
const isQuote = ({ text }: Block) => text.length >= minQuoteLength && factsIn(text).length < 3;

/** 'Maria Cruz – Principal – Naga High School – 0917 555 0101' */
const factsIn = (text: string) => text.split(/\s+[|–—-]\s+|\s*\|\s*|[\t\n]/u);

/** Referees with what they wrote, or with how to reach them. The name may be above or below the quote. */
export const readReferences = (lines: readonly Line[]): ReadEntry[] => {
  const blocks = blocksOf(lines);
  const isList = lines.length > 0 && lines.every((line) => factsIn(textOfCells(line)).length >= 3);
  if (isList)
    return lines.map((line) =>
      entryOf([{ ...lineBlock(line), text: factsIn(textOfCells(line)).join('\n') }]),
    );
  const groups = blocks.some(isQuote)
    ? groupsByQuote(blocks)
    : groupsOfLines(lines).map((group) => group.map(lineBlock));
  return groups.map(entryOf);
};

/** How to reach a referee ends what is said of them, where nothing else separates them. */
const groupsOfLines = (lines: readonly Line[]): (readonly Line[])[] => {
  const groups = splitEntries(lines).map(({ head, body }) => [...head, ...body]);
  const isReach = ({ text }: Line) => isPhone(text) || email.test(text);
  const alone = groups.filter((group) => group.length === 1).length;
  if (alone <= groups.length / 2 || groups.length < 2 || !lines.some(isReach)) return groups;
  const byReach: Line[][] = [];
  for (const [index, line] of lines.entries()) {
    const above = lines[index - 1];
    if (!above || (isReach(above) && !isReach(line))) byReach.push([line]);
    else byReach.at(-1)?.push(line);
  }
  return byReach;
};

const textOfCells = ({ cells }: Line) => cells.map(({ text }) => text).join('\t');

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
  const [headline = '', ...below] = name?.text.split('\n') ?? [];
  const text = [...below, ...rest.map((block) => block.text)].join('\n');
  return withDetails('references', {
    headline: name && foundIn(headline.replace(/^[-–—]\s*/, ''), placesOf(name.lines), 0.8),
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
