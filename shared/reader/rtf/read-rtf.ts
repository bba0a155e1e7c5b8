// Rich Text Format, as Word, WordPad and TextEdit write it. Format: RTF specification 1.9.1.
import { Refusal } from '../archive/refusal';
import { textOfSpans, type Block, type Paragraph, type Span, type TextDocument } from '../document/blocks';

const rtfLimits = { depth: 200, characters: 400_000 } as const;
const defaultSize = 12;
const twips = 20;

/** Groups that hold no text of the page. A group that begins with \* is ignored where it is not known. */
const ignored =
  'fonttbl colortbl stylesheet info pict object themedata colorschememapping latentstyles datastore listtable listoverridetable rsidtbl generator footnote annotation xmlnstbl mmathPr filetbl revtbl';
const signs: Record<string, string> = {
  tab: '\t',
  line: '\n',
  emdash: '—',
  endash: '–',
  bullet: '•',
  lquote: '‘',
  rquote: '’',
  ldblquote: '“',
  rdblquote: '”',
  emspace: ' ',
  enspace: ' ',
};

interface State {
  bold: boolean;
  italic: boolean;
  isHidden: boolean;
  size: number;
  url: string | undefined;
  /** How many characters stand in for a \u character where it is not known. */
  skip: number;
  target: 'text' | 'none' | 'link' | 'bullet' | 'header' | 'footer';
}

interface ParagraphStyle {
  isListItem: boolean;
  indent: number;
  spaceBefore: number;
  spaceAfter: number;
  level: number | undefined;
  isInTable: boolean;
}

const plainParagraph: ParagraphStyle = {
  isListItem: false,
  indent: 0,
  spaceBefore: 0,
  spaceAfter: 0,
  level: undefined,
  isInTable: false,
};

const token = /\\([a-z]{1,32})(-?\d{1,9})? ?|\\'([0-9a-f]{2})|\\([^a-z'])|([{}])|([^\\{}\r\n]+)/gi;

/** Reads the text of an RTF file. Objects, pictures and links are never opened. Throws a `Refusal` for what is none. */
export const readRtf = (rtf: string): TextDocument => {
  const document: Record<'header' | 'body' | 'footer', Block[]> = { header: [], body: [], footer: [] };
  const stack: State[] = [];
  let state: State = {
    bold: false,
    italic: false,
    isHidden: false,
    size: defaultSize,
    url: undefined,
    skip: 1,
    target: 'text',
  };
  let style = plainParagraph;
  let spans: Span[] = [];
  let cells: Block[][] = [];
  let cell: Block[] = [];
  let rows: { cells: Block[][] }[] = [];
  let link = '';
  let toSkip = 0;
  let bytes: number[] = [];
  let decoder = new TextDecoder('windows-1252');
  let left: number = rtfLimits.characters;

  const place = () => {
    if (state.target === 'header' || state.target === 'footer') return document[state.target];
    return style.isInTable ? cell : document.body;
  };
  const write = (text: string) => {
    left -= text.length;
    if (left < 0) throw new Refusal('unpacks-too-large');
    if (state.target === 'link') link += text;
    if (state.target === 'none' || state.target === 'link' || state.isHidden) return;
    if (state.target === 'bullet') style = { ...style, isListItem: /\S/.test(text) || style.isListItem };
    else {
      const { size, bold, italic, url } = state;
      spans.push({ text, size, bold, italic, url });
    }
  };
  const flushBytes = () => {
    if (bytes.length === 0) return;
    const text = decoder.decode(Uint8Array.from(bytes));
    bytes = [];
    write(text);
  };
  const endParagraph = () => {
    const paragraph: Paragraph = {
      kind: 'paragraph',
      spans,
      size: spans[0]?.size ?? state.size,
      isListItem: style.isListItem && textOfSpans(spans).trim() !== '',
      indent: style.indent,
      spaceBefore: style.spaceBefore,
      spaceAfter: style.spaceAfter,
      hasRuleBelow: false,
      level: style.level,
    };
    if (!style.isInTable) endTable();
    place().push(paragraph);
    spans = [];
  };
  const endTable = () => {
    if (rows.length > 0) document.body.push({ kind: 'table', rows });
    rows = [];
  };

  const set = (part: Partial<State>) => {
    state = { ...state, ...part };
  };
  const setStyle = (part: Partial<ParagraphStyle>) => {
    style = { ...style, ...part };
  };
  const startParagraph = () => {
    if (state.target !== 'none') endParagraph();
  };
  const endCell = () => {
    endParagraph();
    cells.push(cell);
    cell = [];
  };
  const endRow = () => {
    if (cells.length > 0) rows.push({ cells });
    cells = [];
  };
  const points = (value = 0) => Math.max(value, 0) / twips;
  const to = (target: State['target'], words: string) =>
    words.split(' ').map((word) => [word, () => set({ target })] as const);
  const commands = new Map<string, (value: number | undefined) => void>([
    ...to('none', ignored),
    ...to('bullet', 'listtext pntext'),
    ...to('header', 'header headerf headerr'),
    ...to('footer', 'footer footerf footerr'),
    ...Object.entries(signs).map(([word, sign]) => [word, () => write(sign)] as const),
    ...['par', 'sect', 'page'].map((word) => [word, startParagraph] as const),
    ['pard', () => setStyle(plainParagraph)],
    ['plain', () => set({ bold: false, italic: false, isHidden: false, size: defaultSize })],
    ['b', (value) => set({ bold: value !== 0 })],
    ['i', (value) => set({ italic: value !== 0 })],
    ['v', (value) => set({ isHidden: value !== 0 })],
    ['fs', (value = 24) => set({ size: Math.min(Math.max(value / 2, 1), 200) })],
    ['li', (value) => setStyle({ indent: points(value) })],
    ['sb', (value) => setStyle({ spaceBefore: points(value) })],
    ['sa', (value) => setStyle({ spaceAfter: points(value) })],
    ['outlinelevel', (value = 0) => setStyle({ level: value + 1 })],
    ['ls', (value) => setStyle({ isListItem: value !== 0 })],
    ['intbl', () => setStyle({ isInTable: true })],
    ['cell', endCell],
    ['nestcell', endCell],
    ['row', endRow],
    ['nestrow', endRow],
    [
      'fldinst',
      () => {
        set({ target: 'link' });
        link = '';
      },
    ],
    ['fldrslt', () => set({ target: 'text', url: /HYPERLINK\s+"([^"]+)"/i.exec(link)?.[1] })],
    ['uc', (value = 1) => set({ skip: Math.min(Math.max(value, 0), 10) })],
    [
      'u',
      (value = 0) => {
        write(String.fromCharCode((value + 0x10000) % 0x10000));
        toSkip = state.skip;
      },
    ],
    [
      'ansicpg',
      (value = 1252) => {
        decoder = decoderOf(value);
      },
    ],
  ]);

  for (const [whole, word, value, hex, symbol, brace, text] of rtf.matchAll(token)) {
    if (hex !== undefined) {
      if (toSkip > 0) toSkip -= 1;
      else bytes.push(parseInt(hex, 16));
      continue;
    }
    flushBytes();
    if (brace === '{') {
      if (stack.length >= rtfLimits.depth) throw new Refusal('unpacks-too-large');
      stack.push({ ...state });
      toSkip = 0;
    } else if (brace === '}') {
      if (spans.length > 0 && (state.target === 'header' || state.target === 'footer')) endParagraph();
      state = stack.pop() ?? state;
      toSkip = 0;
    } else if (word !== undefined)
      commands.get(word.toLowerCase())?.(value === undefined ? undefined : Number(value));
    else if (symbol === '*') state.target = 'none';
    else if (symbol === '~') write(' ');
    else if (symbol === '_') write('-');
    else if (symbol === '\r' || symbol === '\n') endParagraph();
    else if (symbol !== undefined && '\\{}'.includes(symbol)) write(symbol);
    else if (text !== undefined) {
      const shown = text.slice(toSkip);
      toSkip = Math.max(toSkip - text.length, 0);
      if (shown !== '') write(shown);
    } else if (whole === '') break;
  }
  flushBytes();
  if (textOfSpans(spans).trim() !== '') endParagraph();
  endTable();
  return document;
};

const decoderOf = (codepage: number) => {
  try {
    return new TextDecoder(codepage === 932 ? 'shift_jis' : `windows-${codepage}`);
  } catch {
    return new TextDecoder('windows-1252');
  }
};
