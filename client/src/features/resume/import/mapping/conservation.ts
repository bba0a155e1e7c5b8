import type { Box, Found, ReadResume, SectionKind } from '#shared/resume/read-resume';
import { documentTitle } from '#shared/resume/words';
import { isLengthOfTime } from '#shared/text/dates';
import { composed } from '#shared/text/plain-text';
import type { Consumed, ImportedPath, Unplaced } from '../imported-resume';

// The law of conservation: every word of the file is in a field, in 'Without a place', or consumed by a rule with a name.

const wordPattern = /[\p{L}\p{M}\p{N}]+/gu;

/** The words of a text, whatever their case and the signs between them. */
export const wordsOf = (text: string): string[] =>
  composed(text, 'NFKC').toLowerCase().match(wordPattern) ?? [];

/** A text that was read, or the part of it that was used, and what was written of it. */
export interface Claim {
  found: Found;
  texts: string[];
  written: string[];
  /** What consumed the text, where no field holds it. */
  rule?: string | undefined;
}

/** A word of the file. Only one text takes it. */
interface Word {
  text: string;
  start: number;
  end: number;
  isTaken: boolean;
}

interface Cell {
  line: number;
  box: Box | undefined;
  text: string;
  words: readonly Word[];
}

const cellOf = (raw: string, line: number, box: Box | undefined): Cell => {
  const text = composed(raw, 'NFKC');
  const words = [...text.matchAll(wordPattern)].map(({ 0: word, index }): Word => ({
    text: word.toLowerCase(),
    start: index,
    end: index + word.length,
    isTaken: false,
  }));
  return { line, box, text, words };
};

const cellsOf = (lines: readonly Found[]): Cell[] =>
  lines.flatMap(({ text, places }, line) =>
    text.split('\t').map((part, column) => cellOf(part, line, places[column] ?? places[0])),
  );

/** In points. */
const bucket = { width: 96, height: 24 } as const;
/** A box without end takes no more than these; it is cut, not spread. */
const maxBuckets = { across: 12, down: 4 } as const;
const spanOf = (start: number, length: number, step: number, most: number): number[] => {
  const first = Math.floor(start / step);
  const count = Math.min(Math.floor((start + length) / step) - first + 1, most);
  return Array.from({ length: count }, (_, index) => first + index);
};
const bucketsOf = ({ page, x, y, width, height }: Box): string[] =>
  spanOf(y, height, bucket.height, maxBuckets.down).flatMap((down) =>
    spanOf(x, width, bucket.width, maxBuckets.across).map((across) => `${page} ${down} ${across}`),
  );

const isOver = (a: Box, b: Box) =>
  a.page === b.page &&
  Math.min(a.x + a.width, b.x + b.width) >= Math.max(a.x, b.x) &&
  Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y) > 0.5 * Math.min(a.height, b.height);

const addTo = <Item>(groups: Map<string, Item[]>, key: string, item: Item) => {
  const group = groups.get(key);
  if (group) group.push(item);
  else groups.set(key, [item]);
};

/** Finds the cells at a place. */
const cellFinder = (cells: readonly Cell[]) => {
  const byBucket = new Map<string, Cell[]>();
  for (const cell of cells) for (const key of cell.box ? bucketsOf(cell.box) : []) addTo(byBucket, key, cell);
  return (places: readonly Box[]): Cell[] => {
    const found = new Set(
      places.flatMap((place) =>
        bucketsOf(place).flatMap((key) =>
          (byBucket.get(key) ?? []).filter(({ box }) => box && isOver(box, place)),
        ),
      ),
    );
    return [...found].sort((a, b) => a.line - b.line);
  };
};

/** Takes the words of a text where they follow each other. */
const takeInOrder = (wanted: readonly string[], words: readonly Word[]): boolean => {
  if (words.length > maxSearched) return false;
  const all = `\n${words.map(({ text, isTaken }) => (isTaken ? '' : text)).join('\n')}\n`;
  const index = all.indexOf(`\n${wanted.join('\n')}\n`);
  if (index < 0) return false;
  const first = all.slice(0, index).split('\n').length - 1;
  for (const word of words.slice(first, first + wanted.length)) word.isTaken = true;
  return true;
};

/** Takes each wanted word once; returns those that are not among the words. */
const take = (wanted: readonly string[], words: readonly Word[]): string[] => {
  if (wanted.length === 0 || takeInOrder(wanted, words)) return [];
  const free = wordsByText(words);
  return wanted.filter((text) => {
    const same = free.get(text);
    let word = same?.pop();
    while (word?.isTaken) word = same?.pop();
    if (word) word.isTaken = true;
    return !word && !takeParts(text, words);
  });
};

const maxSearched = 400;

/** A line may have thousands of items, each with a claim. */
const indexes = new WeakMap<readonly Word[], Map<string, Word[]>>();
const wordsByText = (words: readonly Word[]) => {
  const known = indexes.get(words);
  if (known) return known;
  const byText = new Map<string, Word[]>();
  for (const word of [...words].reverse()) if (!word.isTaken) addTo(byText, word.text, word);
  indexes.set(words, byText);
  return byText;
};

/** A word that the file broke in two, such as a long address. */
const takeParts = (text: string, words: readonly Word[]): boolean => {
  if (words.length > maxSearched) return false;
  for (let first = 0; first < words.length; first++) {
    let rest = text;
    let end = first;
    for (let word = words[end]; word && !word.isTaken && rest.startsWith(word.text); word = words[++end])
      rest = rest.slice(word.text.length);
    if (rest !== '' || end === first) continue;
    for (const word of words.slice(first, end)) word.isTaken = true;
    return true;
  }
  return false;
};

/** Headings and labels are where they are; no other word goes with them. */
const isRule = (claim: Claim | undefined) => claim?.rule === 'heading' || claim?.rule === 'label';

/** In lines: how far below its first line a text goes on, where only that line is known. */
const reach = 3;

const takeAll = (claims: readonly Claim[], cells: readonly Cell[]) => {
  const cellsAt = cellFinder(cells);
  const missing = claims.map(({ found, texts }) => {
    const own = cellsAt(found.places);
    const [only, ...more] = own;
    const words = only && more.length === 0 ? only.words : own.flatMap((cell) => cell.words);
    return { own, words: take(texts.flatMap(wordsOf), words) };
  });
  for (const [index, { own, words }] of missing.entries()) {
    const [first, last] = [own[0], own.at(-1)];
    if (words.length === 0 || isRule(claims[index]) || !first || !last) continue;
    const near = cells.filter(({ line }) => line >= first.line - 1 && line <= last.line + reach);
    take(
      words,
      near.flatMap((cell) => cell.words),
    );
  }
};

/** Words that only label what stands beside them. */
const labels = new Set(
  wordsOf(
    `e mail email phone mobile cel cell cellphone telephone tel contact no nos number address location website web portfolio profile date of
    license licence credential id verify online valid until issued expires from to at in on and the page graduated year hours hrs level company
    position period school venue title linkedin s y sy sponsored conducted completed finished awarded received expected held by rating class batch prc sa ng para a an or`,
  ),
);

/** Above a degree or a school, of which it says nothing more. */
const schoolLevel =
  /^(?:college|tertiary|secondary|vocational|(?:senior |junior )?high school|elementary|primary|graduate studies)$/i;

/** What forms call a name, an address and the job that is looked for. */
const formLabel =
  /^(?:(?:(?:first|middle|last|given|family|full|complete|sur) ?)?names?(?: s)?(?: (?=\p{L})|$)){1,3}$|^(?:(?:home|present|permanent|city) )?address(?: es)?$|^(?:desired|preferred) (?:employment|job|position)$|^position (?:desired|applied for|sought)$/iu;

/** Letters that Word's bullets are pasted as; the number of an item is one, too. */
const bullet = /^[oqvü§]$/;

/** What names the words that no text took; undefined for those that the user has to look at. */
const ruleOf = (words: readonly Word[], cell: Cell, next: Word | undefined): string | undefined => {
  const [first, last] = [words[0], words.at(-1)];
  if (!first || !last) return undefined;
  const text = cell.text.slice(first.start, last.end);
  if (words.every((word) => labels.has(word.text))) return 'label';
  if (next && words.length <= 5 && /^[)\s]*:/.test(cell.text.slice(last.end))) return 'label';
  if (isLengthOfTime(text) || isLengthOfTime(`(${text})`)) return 'length of time';
  if (words.length === cell.words.length && documentTitle.test(text)) return 'document title';
  if (words.length === cell.words.length && schoolLevel.test(text)) return 'label';
  if (formLabel.test(words.map((word) => word.text).join(' '))) return 'label';
  const isBullet = bullet.test(text) || (/^\d{1,2}$/.test(text) && /^[.)]\s/.test(cell.text.slice(last.end)));
  if (first.start === 0 && isBullet && cell.words.length > 1) return 'bullet';
  return undefined;
};

/** Where a text of this section may belong. */
const suggestions: Partial<Record<SectionKind, ImportedPath>> = { summary: 'summary', skills: 'skills.0' };

/** What became of every word of the file: what no claim takes is without a place, unless a rule consumes it. */
export const conserve = (
  { lines = [], furniture = [], sections }: ReadResume,
  claims: readonly Claim[],
  reported: readonly string[],
): { unplaced: Unplaced[]; consumed: Consumed[] } => {
  const cells = cellsOf(lines);
  takeAll(claims, cells);
  const consumed: Consumed[] = furniture.map(({ text }) => ({ rule: 'furniture', text }));
  const unwritten: Unplaced[] = [];
  const inReport = cellOf(reported.join('\n'), 0, undefined).words;
  for (const { found, texts, written, rule } of claims) {
    const rest = take(texts.flatMap(wordsOf), cellOf(written.join('\n'), 0, undefined).words);
    if (rest.length === 0) continue;
    const isKept = rule !== undefined || rest.every((word) => isWrittenOtherwise(word, written));
    if (isKept || take(rest, inReport).length === 0)
      consumed.push({ rule: rule ?? 'normalized', text: rest.join(' ') });
    else unwritten.push({ text: withoutWords(texts, written), places: found.places });
  }
  const left = cells.flatMap((cell, index) => {
    const after = cells[index + 1];
    const following = after?.line === cell.line ? after.words[0] : undefined;
    const texts = runsOf(cell.words).flatMap((run) => {
      const text = textOfRun(cell.text, run);
      const next = cell.words[cell.words.indexOf(run.at(-1) as Word) + 1] ?? following;
      const rule = ruleOf(run, cell, next?.isTaken ? next : undefined);
      if (rule) consumed.push({ rule, text });
      return rule ? [] : [text];
    });
    return texts.length > 0 ? [{ cell, text: texts.join(' · ') }] : [];
  });
  const unplaced = joined(left).map((text) => ({ ...text, ...sectionOf(text, sections) }));
  return { unplaced: [...unplaced, ...unwritten], consumed };
};

/** Names of months and words for today, in English and Filipino, and the start of an address. */
const ofDates =
  /^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|ene|peb|abr|hun|hul|ago|set|okt|nob|dis)\p{L}*$|^(?:\d{1,2}|present|pres|current|currently|ongoing|now|today|date|mula|hanggang|ngayon|kasalukuyan|https?|www)$/u;

/** Whether the value says the word in the form's way: a date without its day, a phone number without its spaces. */
const isWrittenOtherwise = (word: string, written: readonly string[]) =>
  ofDates.test(word) ||
  labels.has(word) ||
  (/^\d+$/.test(word) && written.some((text) => text.replace(/\D/g, '').includes(word.replace(/^0/, ''))));

/** What is left of a text without the words of others. */
const withoutWords = (texts: readonly string[], others: readonly string[]): string => {
  const { text, words } = cellOf(texts.join('\n'), 0, undefined);
  take(others.flatMap(wordsOf), words);
  return runsOf(words)
    .map((run) => textOfRun(text, run))
    .join(' · ');
};

/** With the brackets and signs at its ends: '(02) 8555-0123', 'C++'. */
const textOfRun = (text: string, run: readonly Word[]) => {
  const [start, end] = [run[0]?.start ?? 0, run.at(-1)?.end ?? 0];
  const before = /[([+#"“]*$/.exec(text.slice(Math.max(start - 3, 0), start))?.[0] ?? '';
  const behind = /^[)\]+%"”.!?]*/.exec(text.slice(end, end + 3))?.[0] ?? '';
  return before + text.slice(start, end) + behind;
};

/** Words beside each other that no text took. */
const runsOf = (words: readonly Word[]): Word[][] => {
  const runs: Word[][] = [];
  for (const [index, word] of words.entries())
    if (word.isTaken) continue;
    else if (index > 0 && !words[index - 1]?.isTaken) runs.at(-1)?.push(word);
    else runs.push([word]);
  return runs;
};

/** Cells of a line, and lines that follow each other, become one text. */
const joined = (left: readonly { cell: Cell; text: string }[]) => {
  const texts: { text: string; places: Box[]; line: number }[] = [];
  for (const { cell, text } of left) {
    const above = texts.at(-1);
    const places = cell.box ? [cell.box] : [];
    if (above && cell.line - above.line <= 1) {
      above.text += (cell.line === above.line ? ' · ' : '\n') + text;
      above.places.push(...places);
      above.line = cell.line;
    } else texts.push({ text, places, line: cell.line });
  }
  return texts.map(({ text, places }) => ({ text, places }));
};

/** The section whose text is at the same place. */
const sectionOf = ({ places: [place] }: { places: readonly Box[] }, sections: ReadResume['sections']) => {
  const section = place && sections.find(({ text }) => text?.places.some((own) => isOver(own, place)));
  return { what: section?.heading?.text, suggestion: section && suggestions[section.kind] };
};
