import {
  AlignmentType,
  LevelFormat,
  Paragraph,
  Tab,
  TabStopType,
  TextRun,
  type INumberingOptions,
  type IParagraphOptions,
} from 'docx';
import { paragraphs, type Paragraph as Line } from '#shared/text/lists';
import { textPieces } from '#shared/text/text-links';
import { twips } from './measures';
import { textRun } from './runs';
import { styleIds } from './styles';

/** A text with its web and email addresses as links. */
const proseRuns = (text: string) => textPieces(text).map((piece) => textRun(piece.text, piece.link));

type Config = INumberingOptions['config'][number];

const bullets = 'bullets';
const indent = (level: number) => ({ left: twips(4.5 * (level + 1)), hanging: twips(4.5) });

const levelOf = (
  level: number,
  text: string,
  format: (typeof LevelFormat)[keyof typeof LevelFormat],
  depth = level,
) => ({
  level,
  format,
  text,
  start: 1,
  alignment: AlignmentType.LEFT,
  style: { paragraph: { indent: indent(depth) } },
});

interface Numbered {
  /** The numbering's name, the same for all lists that look alike. */
  reference: string;
  config: Config;
  value: number;
}

/** '1.', '2)', '(a)' as Word counts them. */
const numbered = (marker: string, isNested: boolean): Numbered | undefined => {
  const [, open = '', sign = '', close = ''] = /^(\(?)(\d{1,2}|[a-z])([.)])$/.exec(marker) ?? [];
  if (!sign) return undefined;
  const isDigit = /\d/.test(sign);
  const text = `${open}%1${close}`;
  const reference = [isDigit ? 'decimal' : 'letter', text, isNested ? 'nested' : 'plain'].join(' ');
  const format = isDigit ? LevelFormat.DECIMAL : LevelFormat.LOWER_LETTER;
  // A list below another has a numbering of its own, which starts anew wherever it starts.
  return {
    reference,
    config: { reference, levels: [levelOf(0, text, format, isNested ? 1 : 0)] },
    value: isDigit ? Number(sign) : sign.charCodeAt(0) - 96,
  };
};

/** Makes paragraphs of descriptions, with lists that Word knows as such, and collects their numberings. */
export const proseWriter = () => {
  const configs = new Map<string, Config>([
    [
      bullets,
      {
        reference: bullets,
        levels: [levelOf(0, '•', LevelFormat.BULLET), levelOf(1, '–', LevelFormat.BULLET)],
      },
    ],
  ]);
  let instances = 0;

  const bullet = (text: string, level: number, options: IParagraphOptions = {}) =>
    new Paragraph({
      ...options,
      style: styleIds.bullet,
      numbering: { reference: bullets, level },
      children: proseRuns(text),
    });

  /** Where Word would count otherwise (a list that starts at 3), the number is text. */
  const asTyped = ({ text, marker = '', nested }: Line, options: IParagraphOptions) => {
    const { left, hanging } = indent(nested ? 1 : 0);
    return new Paragraph({
      ...options,
      style: styleIds.number,
      indent: { left, hanging },
      tabStops: [{ type: TabStopType.LEFT, position: left }],
      children: [new TextRun({ children: [marker, new Tab()] }), ...proseRuns(text)],
    });
  };

  const prose = (text: string, first: IParagraphOptions = {}): Paragraph[] => {
    const open = new Map<string, { instance: number; next: number }>();
    return paragraphs(text).map((line, i) => {
      const options = i === 0 ? first : {};
      if (!line.listed)
        return new Paragraph({ ...options, style: styleIds.body, children: proseRuns(line.text) });
      const number = numbered(line.marker ?? '', line.nested === true);
      if (!number) return bullet(line.text, line.nested ? 1 : 0, options);
      const known = open.get(number.reference);
      const continues = known?.next === number.value;
      if (!continues && number.value !== 1) return asTyped(line, options);
      const instance = continues ? known.instance : ++instances;
      open.set(number.reference, { instance, next: number.value + 1 });
      configs.set(number.reference, number.config);
      return new Paragraph({
        ...options,
        style: styleIds.number,
        numbering: { reference: number.reference, level: 0, instance },
        children: proseRuns(line.text),
      });
    });
  };

  return { prose, bullet, numbering: (): INumberingOptions => ({ config: [...configs.values()] }) };
};

export type ProseWriter = ReturnType<typeof proseWriter>;
