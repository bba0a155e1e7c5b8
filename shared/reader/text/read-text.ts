import { leaders } from '../signs/plain-signs';
import { isRestOfDate } from '../geometry/broken-dates';
import { Refusal } from '../archive/refusal';
import type { Block, Paragraph, Table } from '../document/blocks';
import { averageWidth } from '../document/blocks';
import { bulletCharacters } from '#shared/text/lists';
import { dateIn, isDate } from '#shared/text/dates';
import { companyScore, degreeScore, jobScore, looksLikePlace, schoolScore } from '#shared/resume/words';
import { noteIn } from '../fields/fact-details';
import { areColumnLabels, areSubLabels, dividedLabels, fieldOf } from '../fields/field-labels';
import { isFormLabel } from '../fields/form-labels';
import { areSectionNames, knownSection } from '../sections/section-names';
import { partsOfPage } from './copied-page';
import { withFactsApart } from './facts-apart';
import { withPageNumbers, withPlainWords } from './pdf-order';
import { inReadingOrder } from './grid';
import { isProse, withLevels } from './lost-levels';
import { captionsIn, questionsIn } from './questions';
import { isMarkdown, spansOfLine, tableRowsAt, withoutHidden } from './markdown';

/** A plain text has one type size. A heading that signs mark is set a little larger. */
const size = 10;
const lineHeight = 1.2;

const textLimits = { characters: 200_000, lines: 3000 } as const;

interface TextLine {
  text: string;
  /** What tabs separate, also where nothing is between them. */
  cells: readonly string[];
  indent: number;
  isAfterBlank: boolean;
  isFurniture?: boolean;
  isQuestion?: boolean;
}

/** Reads plain or pasted text, Markdown's signs included. Throws a `Refusal` for a text that is no resume's length. */
export const readText = (text: string): Block[] => {
  if (text.length > textLimits.characters) throw new Refusal('unpacks-too-large');
  const lines = linesIn(text);
  if (lines.length > textLimits.lines) throw new Refusal('unpacks-too-large');
  if (lines.length === 0) throw new Refusal('empty');
  const width = wrapWidth(lines);
  const blocks: Block[] = [];
  let tableEnd = 0;
  const labels = new Set<Block>();
  const areLabeled = isLabeled(lines);
  /** The last items of lists with semicolons. */
  const listed = new Set<Block>();
  for (const [index, line] of lines.entries()) {
    const above = lines[index - 1];
    const before = blocks.at(-1);
    const last = before?.kind === 'paragraph' ? before : undefined;
    const table =
      index < tableEnd
        ? undefined
        : (markedTableAt(lines, index) ?? tableAt(lines, index) ?? exportedTableAt(lines, index));
    if (table) {
      blocks.push(table.block);
      tableEnd = index + table.height;
    }
    const lists = index < tableEnd ? undefined : listsAt(lines, index);
    if (lists) {
      blocks.push(...lists.blocks);
      tableEnd = index + lists.height;
    }
    if (index < tableEnd) continue;
    if (isUnderline(line.text)) {
      const isBelow = last && !line.isAfterBlank && above && above.text.length <= maxUnderlined;
      if (isBelow)
        blocks[blocks.length - 1] = { ...last, ...asHeading(last, line.text.startsWith('=') ? 1 : 2) };
    } else if (
      last &&
      above &&
      (goesOn(above, line, width) || isRestOfDegree(above, line, lines[index + 1]))
    ) {
      const [rest = '', ...more] = listed.has(last) ? line.text.split(/;\s+/) : [line.text];
      const isWhole = listed.has(last) && above.text.endsWith(';');
      const own = [...(isWhole ? [rest] : []), ...more].map((item) =>
        paragraph(item, { indent: 0, isAfterBlank: false }),
      );
      blocks.splice(-1, 1, isWhole ? last : withMore(last, rest), ...own);
      const end = blocks.at(-1);
      if (listed.has(last) && end) listed.add(end);
    } else {
      // Labels in capitals follow each other without an empty line.
      const isBelowLabel =
        above !== undefined && headingLabel(above.text) && /^[\p{Lu} &/]{3,40}:/u.test(line.text);
      const isOfForm = areLabeled && headingLabel(line.text) !== undefined;
      const own = paragraphsOf(isBelowLabel || isOfForm ? { ...line, isAfterBlank: true } : line);
      if (own.length > 1 && own[0]) labels.add(own[0]);
      const end = own.at(-1);
      if (isOfForm && end && ofEntries.includes(kindOfLabel(line.text))) listed.add(end);
      blocks.push(...own);
    }
  }
  const level = sectionLevel(blocks);
  return level === undefined
    ? blocks
    : blocks.map((block) =>
        block.kind === 'paragraph' && labels.has(block) ? { ...block, ...asHeading(block, level) } : block,
      );
};

/** The level of the marked headings that name sections. Without marks there is none. */
const sectionLevel = (blocks: readonly Block[]) =>
  blocks
    .filter((block) => block.kind === 'paragraph')
    .find(({ level, spans }) => level !== undefined && knownSection(spans[0]?.text ?? ''))?.level;

const linesIn = (given: string): TextLine[] => {
  const lines: TextLine[] = [];
  let isAfterBlank = true;
  const { text: shown, furniture: ofPages } = isMarkdown(given)
    ? { text: withoutHidden(given), furniture: [] }
    : inReadingOrder(withPageNumbers(given));
  const split = shown.replace(/^\uFEFF/, '').split(/\r\n?|[\n\f\v\u0085\u2028\u2029]/);
  const all = withFactsApart(
    withLevels(withColons(withSignsBeside(withPlainWords(withoutQuotes(split)).flatMap(itemsApart)))),
  );
  const plain = all.map((line) => line.trim());
  const { furniture, ends } = partsOfPage(plain);
  const questions = questionsIn(plain);
  const captions = captionsIn(plain);
  const answers = new Set(captions.values());
  for (const [index, whole] of all.entries()) {
    const question = questions.get(index);
    if (question) {
      const { text, isOfHeader } = question;
      lines.push({
        text,
        cells: [text],
        indent: 0,
        isAfterBlank: true,
        isFurniture: isOfHeader,
        isQuestion: true,
      });
      isAfterBlank = false;
      if (question.answer === '') continue;
    }
    if (answers.has(index)) continue;
    const captioned = plain[captions.get(index) ?? -1];
    const answer =
      questions.size > 0 ? whole.replace(/^\s*(?:a|ans|answer|sagot)\s?[.:](?:\s+|$)/i, '') : whole;
    const line = captioned === undefined ? (question?.answer ?? answer) : `${plain[index]}: ${captioned}`;
    if (furniture.has(index) || (captions.has(index) && captioned === undefined)) {
      lines.push(furnitureLine(line.trim()));
      isAfterBlank = ends.has(index);
      continue;
    }
    const raw = line.replace(yearsAtStart, '$1\t').replace(typedColumn, '\t').replace(leaders, '\t');
    const own = raw.trimEnd();
    const text = own.trimStart();
    const above = lines.at(-1);
    // A form's label in a line of its own, as copied from cells that hold paragraphs.
    const isAnswer =
      above &&
      !above.isFurniture &&
      text !== '' &&
      /:$/.test(above.text) &&
      isFormLabel(above.text) &&
      !/:$/.test(text);
    if (isAnswer) lines[lines.length - 1] = { ...above, text: `${above.text} ${text}` };
    else if (text !== '')
      lines.push({ text, cells: raw.split('\t'), indent: indentOf(own, text), isAfterBlank });
    isAfterBlank = text === '';
  }
  return [...lines, ...ofPages.map(furnitureLine)];
};

const furnitureLine = (text: string): TextLine => ({
  text,
  cells: [text],
  indent: 0,
  isAfterBlank: false,
  isFurniture: true,
});

/** The lines of a message that an answer quotes. */
const withoutQuotes = (lines: readonly string[]): readonly string[] => {
  const quoted = lines.filter((line) => line.startsWith('>')).length;
  return quoted > lines.length * 0.6 ? lines.map((line) => line.replace(/^(?:> ?)+/, '')) : lines;
};

/** 'Company - Panay Clinic', as people type a form, and 'Company Panay Clinic', as copying leaves it: a colon behind each label. */
const withColons = (lines: readonly string[]): readonly string[] => {
  const labelOf = (line: string) => {
    const label = behindDash.exec(line)?.[1] ?? '';
    return fieldOf(label) ?? knownSection(label) ?? (isFormLabel(label) ? label : undefined);
  };
  const labels = lines.flatMap((line) => labelOf(line) ?? []);
  if (new Set(labels).size >= minDashed && labels.length >= minDashed)
    return lines.map((line) => (labelOf(line) === undefined ? line : line.replace(/ [-–—=] /, ': ')));
  const starts = lines.map(startOf);
  const times = new Map<string, number>();
  for (const start of starts) if (start) times.set(start, (times.get(start) ?? 0) + 1);
  const again = new Set([...times].flatMap(([start, count]) => (count > 1 ? [start] : [])));
  const isForm = again.size >= minDashed && starts.filter(Boolean).length > lines.filter(Boolean).length / 4;
  return !isForm
    ? lines
    : lines.map((line, index) => {
        const start = starts[index] ?? '';
        return times.has(start) ? line.replace(start, `${start}:`) : line;
      });
};

/** The words that a line begins with, if they are a label before an answer. */
const startOf = (line: string) => {
  const words = line.trim().split(' ', 7);
  return [5, 4, 3, 2, 1]
    .filter((count) => /^[\p{Lu}\d(+]/u.test(words[count] ?? ''))
    .map((count) => words.slice(0, count).join(' '))
    .find((start) => fieldOf(start) !== undefined && !/[:\t]/.test(start));
};
const behindDash = /^\s{0,12}(\p{L}[\p{L} .’'/]{2,40}) [-–—=] (?=\S)/u;
const minDashed = 4;

/** A list's sign may have a line of its own, above its item, and so may the dash between two dates. What icons leave is no text. */
const withSignsBeside = (lines: readonly string[]): string[] => {
  const joined: string[] = [];
  for (const line of lines) {
    const above = joined.at(-1)?.trim() ?? '';
    const text = line.trim().replace(/\s+/g, ' ');
    const isOfDate =
      (isDate(above) && (/^[-–—]$/.test(text) || (/^[–—] /.test(text) && isDate(`${above} ${text}`)))) ||
      (/[-–—]$/.test(above) && isDate(above) && isDate(`${above} ${text}`));
    if (text !== '' && (signAlone.test(above) || isOfDate)) joined[joined.length - 1] = `${above} ${text}`;
    else joined.push(/^#+$/.test(text) ? '' : line);
  }
  return joined;
};
const signAlone = new RegExp(`^[${bulletCharacters}·\uf0b7\uf0a7]$`);

/** '•Kept records •Answered calls': the items of a list that follow each other. */
const itemsApart = (line: string): string[] => {
  const text = line.trimStart();
  const [sign] = itemSign.exec(text) ?? [];
  if (sign === undefined) return [line];
  // How far in it is says which level of a list it is of.
  const indent = line.slice(0, line.length - text.length);
  return text.split(new RegExp(`\\s{1,20}(?=${sign})`)).map((item) => indent + item);
};
const itemSign = new RegExp(`^[${bulletCharacters}](?=.*\\S\\s)`, 'u');

/** Columns that were typed with several spaces between them. */
const typedColumn = /(?<=\S) {4,}(?=\S)/g;
/** A column of years that was typed with two spaces behind it. */
const yearsAtStart = /^((?:19|20)\d\d(?: ?[-–] ?(?:(?:19|20)\d\d|present))?) {2,}(?=\S)/i;

const markedTableAt = (lines: readonly TextLine[], index: number): TableAt | undefined => {
  const rows = tableRowsAt(lines, index);
  return (
    rows && {
      block: {
        kind: 'table',
        rows: rows.map((cells) => ({
          cells: cells.map((text) =>
            text === '' ? [] : [paragraph(text, { indent: 0, isAfterBlank: false })],
          ),
        })),
      },
      // The rule below the head is no row.
      height: rows.length + 1,
    }
  );
};

interface TableAt {
  block: Table;
  height: number;
}

/** Lines with tabs below the headings of columns: a table that was copied. */
const tableAt = (lines: readonly TextLine[], index: number): TableAt | undefined => {
  const [head, ...below] = lines.slice(index, index + textLimits.lines);
  if (!head || head.cells.length < 3 || !areColumnLabels(head.cells.map((text) => text.trim())))
    return undefined;
  const sub = below[0]?.cells.map((text) => text.trim()) ?? [];
  const isDivided = areSubLabels(sub);
  const columns = isDivided ? dividedLabels(head.cells, sub).length : head.cells.length;
  const rows = isDivided ? below.slice(1) : below;
  const isRow = ({ cells, text }: TextLine) =>
    cells.length > 1 && cells.length <= columns && knownSection(text) === undefined;
  const end = rows.findIndex((row) => !isRow(row));
  const own = end < 0 ? rows : rows.slice(0, end);
  if (own.length === 0 && !isDivided) return undefined;
  const all = [head, ...(isDivided ? below.slice(0, 1) : []), ...own].map(({ cells, isAfterBlank }) => ({
    cells: cells.map((text) =>
      text.trim() === '' ? [] : [paragraph(text.trim(), { indent: 0, isAfterBlank })],
    ),
  }));
  return { block: { kind: 'table', rows: all }, height: all.length };
};

const maxColumns = 9;

/** The headings of columns and the cells below them, each in a line of its own, as word processors export a table. An empty cell is an empty line. */
const exportedTableAt = (lines: readonly TextLine[], index: number): TableAt | undefined => {
  const below = lines.slice(index, index + textLimits.lines);
  const other = below.findIndex(
    ({ text, cells, isAfterBlank }, at) =>
      fieldOf(text) === undefined || cells.length > 1 || (at > 0 && isAfterBlank),
  );
  const head = below.slice(0, Math.max(other, 0)).map(({ text }) => text);
  if (head.length < 3 || head.length > maxColumns || !areColumnLabels(head)) return undefined;
  const rows = exportedRows(head, below.slice(head.length));
  if (rows.cells.length === 0) return undefined;
  const all = [head, ...rows.cells].map((cells) => ({
    cells: cells.map((text) => (text === '' ? [] : [paragraph(text, { indent: 0, isAfterBlank: false })])),
  }));
  return { block: { kind: 'table', rows: all }, height: head.length + rows.height };
};

/** The rows below headings, as long as dates and numbers are where the headings ask for them. */
const exportedRows = (head: readonly string[], lines: readonly TextLine[]) => {
  const cells: string[][] = [];
  let height = 0;
  for (let at = 0; at < lines.length;) {
    const row: string[] = [];
    for (; row.length < head.length; at++) {
      const line = lines[at];
      if (row.length > 0 && (!line || line.isAfterBlank)) row.push('');
      if (row.length === head.length) break;
      if (!line || line.cells.length > 1 || knownSection(line.text) !== undefined) break;
      row.push(line.text);
    }
    if (row.length < head.length || !isRowOf(head, row)) break;
    cells.push(row);
    height = at;
  }
  return { cells, height };
};

const isRowOf = (head: readonly string[], row: readonly string[]) => {
  const areDates = head.map((label) => dateFields.includes(fieldOf(label)));
  return (
    areDates.includes(true) &&
    row.every(
      (text, index) =>
        text === '' || (areDates[index] ? isDate(text) || /^present$/i.test(text) : !dateIn(text)?.isRange),
    )
  );
};
const dateFields: readonly ReturnType<typeof fieldOf>[] = ['duration', 'from', 'to', 'validUntil'];

/** Lines with tabs below the names of several sections: lists that were beside each other. */
const listsAt = (
  lines: readonly TextLine[],
  index: number,
): { blocks: Block[]; height: number } | undefined => {
  const [head, ...below] = lines.slice(index, index + textLimits.lines);
  const names = head?.cells.map((text) => text.trim()) ?? [];
  if (!areSectionNames(names)) return undefined;
  const end = below.findIndex(
    ({ text, cells, isAfterBlank }) =>
      isAfterBlank || cells.length > names.length || knownSection(text) !== undefined,
  );
  const rows = end < 0 ? below : below.slice(0, end);
  const blocks = names.flatMap((name, column) => [
    paragraph(name, { indent: 0, isAfterBlank: true }),
    ...rows
      .map(({ cells }) => cells[column]?.trim() ?? '')
      .filter((text) => text !== '')
      .map((text) => paragraph(text, { indent: 0, isAfterBlank: false })),
  ]);
  return { blocks, height: rows.length + 1 };
};

const tabWidth = 4;
const indentOf = (line: string, text: string) =>
  line.slice(0, line.length - text.length).replaceAll('\t', ' '.repeat(tabWidth)).length;

const maxUnderlined = 60;
const isUnderline = (text: string) => /^(?:-{3,}|={3,}|_{3,}|~{3,}|\*{3,})$/.test(text);

/** A sign, or Word's 'o' with its tab, before a list item. */
const bullet = new RegExp(
  `^(?:[${bulletCharacters}·]\\s*|[–—*+>-]\\s+|o\\t\\s*|\\d{1,2}[.)]\\s+(?=\\D))(?=\\S)`,
);

/** A number before a heading or a form's label is no bullet: '2. DATE OF BIRTH', and its answer behind a tab. */
const isNumbered = (item: string, text: string) =>
  /^\d/.test(item) && (/\t/.test(text) || knownSection(text) !== undefined);

const paragraphsOf = ({
  text,
  cells,
  indent,
  isAfterBlank,
  isFurniture,
  isQuestion,
}: TextLine): Paragraph[] => {
  if (isFurniture) return [{ ...paragraph(text, { indent, isAfterBlank }), isFurniture }];
  if (isQuestion) return [paragraph(text, { indent, isAfterBlank, level: levelOfQuestion })];
  const marked = /^(#{1,6})\s+(\S.*?)\s*#*$/.exec(text);
  if (marked)
    return [paragraph(marked[2] ?? '', { indent: 0, isAfterBlank: true, level: marked[1]?.length })];
  const item = bullet.exec(text)?.[0];
  if (item && !isNumbered(item, text))
    return [
      paragraph(text.slice(item.length), { indent: indent + tabWidth, isAfterBlank, isListItem: true }),
    ];
  // 'Period' beside 'Work History', above a column of dates beside the rest.
  const [beside = '', name = '', ...more] = cells.map((cell) => cell.trim());
  if (more.length === 0 && knownSection(name) !== undefined && fieldOf(beside) === 'duration')
    return [
      { ...paragraph(beside, { indent, isAfterBlank }), isFurniture: true },
      paragraph(name, { indent, isAfterBlank: true }),
    ];
  const label = isAfterBlank ? headingLabel(text) : undefined;
  if (label)
    return [
      paragraph(label.heading, { indent, isAfterBlank }),
      ...(ofEntries.includes(knownSection(label.heading)) ? label.rest.split(/;\s+/) : [label.rest]).map(
        (rest) => paragraph(rest, { indent, isAfterBlank: false }),
      ),
    ];
  return [paragraph(text, { indent, isAfterBlank })];
};

const levelOfQuestion = 2;

const ofEntries: readonly ReturnType<typeof knownSection>[] = [
  'experience',
  'education',
  'licenses',
  'trainings',
  'awards',
  'references',
  'volunteering',
];

const kindOfLabel = (text: string) => knownSection(headingLabel(text)?.heading ?? '');

/** Whether each section is a line: 'Work experience: …; …' above 'Education: …' and 'Skills: …'. */
const isLabeled = (lines: readonly TextLine[]) => {
  const kinds = new Set(lines.flatMap(({ text }) => kindOfLabel(text) ?? []));
  return kinds.size > 2 && (kinds.has('experience') || kinds.has('education'));
};

/** 'Skills: Excel, Word' after a blank line is a section in one line. */
const headingLabel = (text: string) => {
  const [, heading, rest] = /^([^:]{3,40}):\s+(\S.{5,})$/.exec(text) ?? [];
  if (!heading || !rest || knownSection(heading) === undefined || /^(?:https?:|www\.|\d|\+)/.test(rest))
    return undefined;
  return ['contact', 'links', 'personal'].includes(knownSection(heading) ?? '')
    ? undefined
    : { heading, rest };
};

interface Options {
  indent: number;
  isAfterBlank: boolean;
  isListItem?: boolean;
  level?: number | undefined;
}

const paragraph = (text: string, { indent, isAfterBlank, isListItem = false, level }: Options): Paragraph => {
  const isBold = level !== undefined || /^(\*\*|__)(?!\s).+\1(?:\s*[|–—-].*)?$/.test(text);
  return {
    kind: 'paragraph',
    spans: spansOfLine(text, {
      size: level === undefined ? size : size + Math.max(5 - level, 1),
      bold: isBold,
      italic: false,
    }),
    size,
    isListItem,
    indent: indent * size * averageWidth,
    spaceBefore: isAfterBlank ? size * lineHeight : 0,
    spaceAfter: 0,
    hasRuleBelow: false,
    level,
  };
};

const asHeading = (above: Paragraph, level: number): Partial<Paragraph> => ({
  level,
  spans: above.spans.map((span) => ({ ...span, size: size + Math.max(5 - level, 1), bold: true })),
});

/** Where a text is wrapped by hand or by its program: several lines end close to the same column. */
const wrapWidth = (lines: readonly TextLine[]): number | undefined => {
  const lengths = lines.map(({ text, indent }) => indent + text.length);
  const widest = Math.max(...lengths);
  if (widest < 28 || widest > 110) return undefined;
  const isFull = (index: number) => (lengths[index] ?? 0) > widest - 12;
  const full = lines.filter((_, index) => isFull(index)).length;
  // Texts that were wrapped go on with small letters or behind a comma; lines that only happen to be as long do not.
  const continued = lines.filter(
    (line, index) =>
      isFull(index - 1) &&
      !line.isAfterBlank &&
      (/^\p{Ll}/u.test(line.text) || isOpen.test(lines[index - 1]?.text ?? '')),
  ).length;
  return full >= 3 && full >= lines.length * 0.1 && continued >= 2 ? widest : undefined;
};

/** A line that was full when its next word came, and the line with that word. */
const goesOn = (above: TextLine, line: TextLine, width: number | undefined) => {
  if (line.isAfterBlank || [line, above].some(({ isFurniture, isQuestion }) => isFurniture || isQuestion))
    return false;
  if (bullet.test(line.text) || /\t| {3,}/.test(line.text)) return false;
  if (knownSection(line.text) !== undefined || endsEntry.test(above.text)) return false;
  if (isDate(line.text) && dateIn(line.text)?.isRange && !isOpen.test(above.text)) return false;
  if (isAddress(above.text) || isAddress(line.text)) return false;
  // A comma before a small letter, and a bracket that is not closed, go on at any width.
  const isSameBracket = /\([^()]*$/.test(above.text) && /^[^()]*\)/.test(line.text);
  if (isSameBracket || (/,$/.test(above.text) && /^\p{Ll}/u.test(line.text))) return true;
  const length = above.indent + above.text.length;
  if (length > minWrapped && (/^\p{Ll}/u.test(line.text) || isRestOfDate(above.text, restOfDate(line.text))))
    return true;
  const isFull = width !== undefined && length + 1 + (line.text.split(' ')[0]?.length ?? 0) > width;
  if (!isFull) return false;
  if (/^\p{Ll}/u.test(line.text) || isOpen.test(above.text) || /^(?:city|province)(?![^,])/i.test(line.text))
    return true;
  if (/\d$/.test(above.text) && /^[\d -]{3,9}$/.test(line.text)) return true;
  const isDated =
    dateIn(line.text) !== undefined || /(?:\d[ -]?){7}/.test(line.text) || isOpen.test(line.text);
  if (isProse(above.text))
    return !(isDated && /[.!?]$/.test(above.text)) && (width >= minWrapped || bullet.test(above.text));
  // Of a text that was wrapped at the width of a message, what had no room goes on.
  const isMessage =
    width >= minWrapped && width <= maxMessage && above.cells.length + line.cells.length === 2;
  if (isMessage && !/[.!?:]$/.test(above.text) && !isWholeFact(above.text, line.text)) return true;
  const [first = ''] = line.text.split(',');
  const isRest = jobScore(first) + companyScore(first) + schoolScore(first) + degreeScore(first) > 0;
  if (isRest && !/\s/.test(first) && !looksLikePlace(first)) return true;
  // 'Yellow Belt, Concentro' above 'Academy, June 2022': the rest of a line of facts.
  return !dateIn(above.text) && above.text.includes(', ') && line.text.includes(', ');
};

/** 'Master of Engineering in Structural' above 'Engineering', above the school. */
const isRestOfDegree = (above: TextLine, { text, cells, isAfterBlank }: TextLine, next?: TextLine) =>
  !isAfterBlank &&
  cells.length === 1 &&
  / (?:in|of) /.test(above.text) &&
  /\p{L}$/u.test(above.text) &&
  degreeScore(above.text) > 0 &&
  /^\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?$/u.test(text) &&
  schoolScore(text) + schoolScore(above.text) === 0 &&
  knownSection(text) === undefined &&
  noteIn('education', text) === undefined &&
  schoolScore(next?.text ?? '') > 0;

/** Lines that each have a date at their end are facts of their own. */
const isWholeFact = (above: string, text: string) =>
  [above, text].every((line) => /(?:19|20)\d\d\)?$/.test(line));

/** '24, 2010' of '24, 2010, valid until May 30, 2027' */
const restOfDate = (text: string) => /^(?:\d{1,2},? )?(?:19|20)\d\d(?=[,.;)]|$)/.exec(text)?.[0] ?? '';

const isAddress = (text: string) => /^\S+(?:@|\.\w+\/|\.\w)\S*(?:$| [|/•·])/.test(text);

const minWrapped = 55;
/** The widest line of an e-mail message that its program wrapped. */
const maxMessage = 78;

/** The date of an entry ends its line: 'Basic Training – Compass Training Center – 2021'. So does its length. */
const endsEntry = /[,–—|(-]\s*(?:(?:\p{L}{3,9}\.? )?(?:19|20)\d\d\)?|\(?\d{1,4} (?:hours|hrs)\)?)$/iu;
/** A text that goes on. */
const isOpen =
  /(?:[,&/–-]|\s(?:a|an|and|at|by|for|from|in|issued|valid|until|of|on|or|per|the|to|with|ng|sa|na|no\.|dr\.|engr\.|atty\.|mrs?\.|ms\.|san|santa|santo|st[ao]\.|general|metro|nueva|puerto|los|las))$/i;

const withMore = (above: Paragraph, text: string): Paragraph => ({
  ...above,
  spans: [...above.spans, ...paragraph(` ${text}`, { indent: 0, isAfterBlank: false }).spans],
});
