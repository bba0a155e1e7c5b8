// Rich Text Format, as Word, WordPad and TextEdit write it. Format: RTF specification 1.9.1.
import { Refusal } from '../archive/refusal';
import { textOfSpans, type Block, type Paragraph, type Span, type TextDocument } from '../document/blocks';

const rtfLimits = { depth: 200, characters: 400_000 } as const;
const defaultSize = 12;
const twips = 20;

/** Groups that hold no text of the page. A group that begins with \* is ignored where it is not known. */
const ignored = new Set(
  'fonttbl colortbl stylesheet info pict object themedata colorschememapping latentstyles datastore listtable listoverridetable rsidtbl generator footnote annotation xmlnstbl mmathPr filetbl revtbl'.split(
    ' ',
  ),
);
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

  const command = (word: string, value: number | undefined) => {
    const isOn = value !== 0;
    const sign = signs[word];
    if (sign !== undefined) return write(sign);
    if (ignored.has(word)) {
      state.target = 'none';
      return;
    }
    switch (word) {
      case 'par':
      case 'sect':
      case 'page':
        if (state.target !== 'none') endParagraph();
        return;
      case 'pard':
        style = plainParagraph;
        return;
      case 'plain':
        state = { ...state, bold: false, italic: false, isHidden: false, size: defaultSize };
        return;
      case 'b':
        state.bold = isOn;
        return;
      case 'i':
        state.italic = isOn;
        return;
      case 'v':
        state.isHidden = isOn;
        return;
      case 'fs':
        state.size = Math.min(Math.max((value ?? 24) / 2, 1), 200);
        return;
      case 'li':
        style = { ...style, indent: Math.max(value ?? 0, 0) / twips };
        return;
      case 'sb':
        style = { ...style, spaceBefore: Math.max(value ?? 0, 0) / twips };
        return;
      case 'sa':
        style = { ...style, spaceAfter: Math.max(value ?? 0, 0) / twips };
        return;
      case 'outlinelevel':
        style = { ...style, level: (value ?? 0) + 1 };
        return;
      case 'intbl':
        style = { ...style, isInTable: true };
        return;
      case 'cell':
      case 'nestcell':
        endParagraph();
        cells.push(cell);
        cell = [];
        return;
      case 'row':
      case 'nestrow':
        if (cells.length > 0) rows.push({ cells });
        cells = [];
        return;
      case 'ls':
        style = { ...style, isListItem: value !== 0 };
        return;
      case 'listtext':
      case 'pntext':
        state.target = 'bullet';
        return;
      case 'fldinst':
        state.target = 'link';
        link = '';
        return;
      case 'fldrslt':
        state = { ...state, target: 'text', url: /HYPERLINK\s+"([^"]+)"/i.exec(link)?.[1] };
        return;
      case 'header':
      case 'headerf':
      case 'headerr':
        state.target = 'header';
        return;
      case 'footer':
      case 'footerf':
      case 'footerr':
        state.target = 'footer';
        return;
      case 'uc':
        state.skip = Math.min(Math.max(value ?? 1, 0), 10);
        return;
      case 'u':
        write(String.fromCharCode(((value ?? 0) + 0x10000) % 0x10000));
        toSkip = state.skip;
        return;
      case 'ansicpg':
        decoder = decoderOf(value ?? 1252);
        return;
      default:
    }
  };

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
      command(word.toLowerCase(), value === undefined ? undefined : Number(value));
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
