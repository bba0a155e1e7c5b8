import { nameOf, type Dictionary, type ParsedPdf, type Value } from './parsed-pdf';

/** A marked-content sequence around what is painted. */
interface Sequence {
  tag: string;
  properties: Dictionary;
}

/** An operator that leaves something on the page. */
export interface Painted {
  operator: string;
  sequences: readonly Sequence[];
  /** Of text: the font's resource name and the glyphs' codes. */
  font: string;
  codes: number[];
}

const token =
  /\s+|(?<hex><[0-9A-Fa-f\s]*>)|(?<open><<|\[)|(?<close>>>|\])|(?<name>\/[^\s<>[\]()/%]*)|(?<number>[-+]?(?:\d+\.?\d*|\.\d+))|(?<literal>\((?:\\.|[^\\()])*\))|(?<operator>[A-Za-z'"*]+\d?)/y;

const bytesOf = (hex: string) => Buffer.from(hex.replace(/[<>\s]/g, ''), 'hex');

/** The operators of a content stream with their operands. Strings are `b:` and hexadecimal digits. */
const operationsOf = (stream: string) => {
  const operations: { operator: string; operands: Value[] }[] = [];
  const stack: { opener: string; values: Value[] }[] = [{ opener: '', values: [] }];
  const push = (value: Value) => stack.at(-1)?.values.push(value);
  token.lastIndex = 0;
  while (token.lastIndex < stream.length) {
    const at = token.lastIndex;
    const found = token.exec(stream)?.groups;
    if (!found) throw new Error(`No PDF operator: ${stream.slice(at, at + 40)}`);
    const { hex, open, close, name, number, literal, operator } = found;
    if (hex !== undefined) push(`b:${bytesOf(hex).toString('hex')}`);
    else if (open !== undefined) stack.push({ opener: open, values: [] });
    else if (close !== undefined) {
      const { opener, values } = stack.pop() ?? { opener: '', values: [] };
      push(opener === '[' ? values : pairs(values));
    } else if (name !== undefined) push(name);
    else if (number !== undefined) push(Number(number));
    else if (literal !== undefined) push(`b:${Buffer.from(literal.slice(1, -1), 'latin1').toString('hex')}`);
    else if (operator !== undefined)
      operations.push({ operator, operands: stack[0]?.values.splice(0) ?? [] });
  }
  return operations;
};

const pairs = (values: readonly Value[]): Dictionary => {
  const made: Dictionary = {};
  for (let i = 0; i + 1 < values.length; i += 2) made[nameOf(values[i])] = values[i + 1] ?? null;
  return made;
};

const painting = new Set('f F f* B B* b b* S s sh Do BI Tj TJ \' "'.split(' '));

/** Two bytes to a code, as our composite fonts have them. */
const codesIn = (operand: Value | undefined): number[] =>
  (Array.isArray(operand) ? operand : [operand]).flatMap((part) => {
    if (typeof part !== 'string' || !part.startsWith('b:')) return [];
    const bytes = Buffer.from(part.slice(2), 'hex');
    return Array.from({ length: Math.floor(bytes.length / 2) }, (_, i) => bytes.readUInt16BE(2 * i));
  });

/** What a page paints, in order, and whether its sequences and graphics states are balanced. */
export const paintedOn = (pdf: ParsedPdf, page: Dictionary) => {
  const stream = pdf.list(page['/Contents']).map((part) => pdf.data(part)?.toString('latin1') ?? '');
  const painted: Painted[] = [];
  let sequences: readonly Sequence[] = [];
  let font = '';
  const fonts: string[] = [];
  let balanced = true;
  for (const { operator, operands } of operationsOf(stream.join('\n'))) {
    const [first, second] = operands;
    if (operator === 'BMC' || operator === 'BDC') {
      const properties = typeof second === 'object' && second && !Array.isArray(second) ? second : {};
      sequences = [...sequences, { tag: nameOf(first), properties }];
    } else if (operator === 'EMC') {
      balanced &&= sequences.length > 0;
      sequences = sequences.slice(0, -1);
    } else if (operator === 'q') fonts.push(font);
    else if (operator === 'Q') {
      balanced &&= fonts.length > 0;
      font = fonts.pop() ?? '';
    } else if (operator === 'Tf') font = nameOf(first);
    else if (painting.has(operator))
      painted.push({ operator, sequences, font, codes: codesIn(operands.at(-1)) });
  }
  return { painted, balanced: balanced && sequences.length === 0 && fonts.length === 0 };
};
