import { Parser } from 'htmlparser2';
import { Refusal } from '../archive/refusal';
import { maxSpan, textOfSpans, type Block, type Paragraph, type Span } from '../document/blocks';

const htmlLimits = { elements: 100_000, depth: 256, characters: 400_000 } as const;

/** What a page does not show as text. Nothing of it is run or fetched. */
const silent = new Set(
  'head title script style template noscript svg math iframe object embed audio video canvas select textarea button'.split(
    ' ',
  ),
);
const blocks = new Set(
  'address article aside blockquote body caption center dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr html li main nav ol p pre section summary table tbody td tfoot th thead tr ul'.split(
    ' ',
  ),
);
const bolds = new Set('b strong th dt h1 h2 h3 h4 h5 h6'.split(' '));
const italics = new Set('i em cite dfn'.split(' '));

const size = 11;
const headingSizes: Record<string, number> = { h1: 20, h2: 14, h3: 12 };
const indentOfList = 18;

interface Style {
  bold: boolean;
  italic: boolean;
  url: string | undefined;
  size: number;
  listDepth: number;
  isPreformatted: boolean;
}

/** Reads a web page into paragraphs and tables. Throws a `Refusal` for more than a resume has. */
export const readHtml = (html: string): Block[] => {
  const root: Block[] = [];
  const open: { name: string; style: Style; isSilent: boolean }[] = [];
  /** The innermost table's rows, and where paragraphs are put: the page or a cell of a table. */
  const places: Block[][] = [root];
  const tables: OpenTable[] = [];
  let spans: Span[] = [];
  /** Pieces of the paragraph that the page draws apart, such as tags: where each begins and ends. */
  let marks: Mark[] = [];
  let item = false;
  let level: number | undefined;
  let space = 0;
  const left = { elements: htmlLimits.elements as number, characters: htmlLimits.characters as number };
  const spend = (what: keyof typeof left, amount: number) => {
    left[what] -= amount;
    if (left[what] < 0) throw new Refusal('unpacks-too-large');
  };
  const plain: Style = {
    bold: false,
    italic: false,
    url: undefined,
    size,
    listDepth: 0,
    isPreformatted: false,
  };
  const current = () => open.at(-1)?.style ?? plain;

  const endParagraph = () => {
    if (textOfSpans(spans).trim() !== '') {
      const paragraph: Paragraph = {
        kind: 'paragraph',
        spans: withTabs(spans, marks).map((span, index) =>
          index === 0 ? { ...span, text: span.text.trimStart() } : span,
        ),
        size,
        isListItem: item,
        indent: current().listDepth * indentOfList,
        spaceBefore: space,
        spaceAfter: 0,
        hasRuleBelow: false,
        level,
      };
      places.at(-1)?.push(paragraph);
      item = false;
      space = 0;
    }
    spans = [];
    marks = [];
  };

  const parser = new Parser(
    {
      onopentag(name, attributes) {
        spend('elements', 1);
        if (open.length >= htmlLimits.depth) throw new Refusal('unpacks-too-large');
        const above = open.at(-1);
        const isSilent = above?.isSilent || silent.has(name) || isHidden(attributes);
        const style = { ...current() };
        open.push({ name, style, isSilent: !!isSilent });
        if (isMark(name, attributes) && (marks.length === 0 || marks.at(-1)?.end !== undefined))
          marks.push({ depth: open.length, start: spans.length, className: attributes.class ?? name });
        if (isSilent) return;
        if (name === 'br') spans.push({ text: '\n', ...look(style) });
        if (blocks.has(name)) endParagraph();
        if (bolds.has(name)) style.bold = true;
        if (italics.has(name)) style.italic = true;
        if (name === 'pre') style.isPreformatted = true;
        if (name === 'a' && /^(?:https?|mailto|tel):/i.test(attributes.href ?? ''))
          style.url = attributes.href;
        if (name === 'ul' || name === 'ol') style.listDepth += 1;
        if (name === 'li') item = true;
        if (name === 'p' || name === 'dt') space = Math.max(space, size / 2);
        if (/^h[1-6]$/.test(name)) {
          style.size = headingSizes[name] ?? size;
          level = Number(name[1]);
          space = size;
        }
        if (name === 'hr') endWithRule(places.at(-1));
        if (name === 'table') tables.push({ rows: [], covered: new Map() });
        if (name === 'tr') tables.at(-1)?.rows.push({ cells: [] });
        const table = tables.at(-1);
        if ((name === 'td' || name === 'th') && table && table.rows.length > 0)
          places.push(newCell(table, attributes));
      },
      onclosetag(name) {
        const closed = open.at(-1);
        if (closed?.isSilent || !closed) {
          open.pop();
          return;
        }
        const mark = marks.at(-1);
        if (mark && mark.depth === open.length) mark.end ??= spans.length;
        if (blocks.has(name)) endParagraph();
        open.pop();
        if (/^h[1-6]$/.test(name)) level = undefined;
        if (name === 'li') item = false;
        if ((name === 'td' || name === 'th') && places.length > 1) places.pop();
        if (name === 'table') {
          const rows = tables.pop()?.rows.filter(({ cells }) => cells.length > 0) ?? [];
          if (rows.length > 0) places.at(-1)?.push({ kind: 'table', rows });
        }
      },
      ontext(text) {
        spend('characters', text.length);
        if (open.at(-1)?.isSilent) return;
        const style = current();
        spans.push({ text: style.isPreformatted ? text : text.replace(/\s+/g, ' '), ...look(style) });
      },
    },
    { decodeEntities: true, lowerCaseTags: true },
  );
  parser.write(html);
  parser.end();
  endParagraph();
  return root;
};

interface Mark {
  depth: number;
  start: number;
  end?: number;
  className: string;
}

/** What pages set apart in a line: tags, a company beside its dates. */
const isMark = (name: string, attributes: Record<string, string | undefined>) =>
  ['time', 'code', 'a'].includes(name) || (name === 'span' && attributes.class !== undefined);

const maxMarks = 200;

/**
 * A tab between the marks of a paragraph that has no other text, and is in one line. Those of word processors are pieces of a
 * sentence, and have their blanks inside.
 */
const withTabs = (spans: readonly Span[], marks: readonly Mark[]): readonly Span[] => {
  const isBlank = (start: number, end?: number) => textOfSpans(spans.slice(start, end)).trim() === '';
  const filled = marks.filter(({ start, end }) => !isBlank(start, end));
  const [first] = filled;
  const between = filled.map(({ end = spans.length }, index) => [end, filled[index + 1]?.start] as const);
  const areAll = first && isBlank(0, first.start) && between.every(([start, end]) => isBlank(start, end));
  const isApart = between.every(([start, end]) => end === undefined || end > start);
  const hasBlankEnd = filled.some(({ start, end }) => /^\s|\s$/.test(textOfSpans(spans.slice(start, end))));
  const isAlike =
    filled.length > 2 && !hasBlankEnd && new Set(filled.map(({ className }) => className)).size === 1;
  if (textOfSpans(spans).trim().includes('\n')) return spans;
  if (!areAll || filled.length < 2 || filled.length > maxMarks || !(isApart || isAlike)) return spans;
  return filled.flatMap(({ start, end }, index) => {
    const own = spans.slice(start, end);
    const [opening] = own;
    return index > 0 && opening ? [{ ...opening, text: '\t' }, ...own] : own;
  });
};

const look = ({ bold, italic, url, size: points }: Style) => ({ size: points, bold, italic, url });

const isHidden = ({ hidden, style = '', type, name }: Record<string, string | undefined>) =>
  hidden !== undefined ||
  /display\s*:\s*none|visibility\s*:\s*hidden/i.test(style) ||
  (type === 'hidden' && name !== undefined);

interface OpenTable {
  rows: { cells: Block[][] }[];
  /** The rows that a cell above still covers, by column. */
  covered: Map<number, number>;
}

/** A cell in the next column that no cell above covers. */
const newCell = ({ rows, covered }: OpenTable, attributes: Record<string, string>): Block[] => {
  const cells = rows.at(-1)?.cells ?? [];
  for (let left = covered.get(cells.length) ?? 0; left > 0; left = covered.get(cells.length) ?? 0) {
    covered.set(cells.length, left - 1);
    cells.push([]);
  }
  const [columns = 1, down = 1] = [attributes.colspan, attributes.rowspan].map((span) =>
    Math.min(Math.max(Number(span) || 1, 1), maxSpan),
  );
  const cell: Block[] = [];
  for (let index = 0; index < columns; index++) {
    if (down > 1) covered.set(cells.length, down - 1);
    cells.push(index === 0 ? cell : []);
  }
  return cell;
};

const endWithRule = (place: Block[] | undefined) => {
  const last = place?.at(-1);
  if (place && last?.kind === 'paragraph') place[place.length - 1] = { ...last, hasRuleBelow: true };
};

/** The text of a piece of HTML in another file: a line for each paragraph, list items with '- '. */
export const textOfHtml = (html: string): string =>
  /[<&]/.test(html)
    ? readHtml(html)
        .flatMap((block) =>
          block.kind === 'paragraph'
            ? [(block.isListItem ? '- ' : '') + textOfSpans(block.spans).trim()]
            : [],
        )
        .join('\n')
    : html;
