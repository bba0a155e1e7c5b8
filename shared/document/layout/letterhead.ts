import type { Template } from '../template';
import { space } from './column';
import type { Letterhead, Logo, LogoMark, Mark, Page, Paper, TextMark } from './document';
import { moved } from './flow';
import { textWidth, toMillimetres } from './font-metrics';
import type { FieldTexts } from './printable-text';
import { baselineIn, lineHeightOf, textMark, type TextStyle } from './rows';
import { fontOf } from './typefaces';
import { wrap } from './wrap';

/** In millimeters, from the page's edges and between its parts. */
const edge = { top: 9, bottom: 7 } as const;
const logoBox = { width: 62, height: 15 } as const;
const betweenColumns = 8;
const aboveRule = 4;
const rule = 1.1;
/** Between the letterhead and the content: a template's own margin is meant for the edge of a page. */
const beside = 9;

const textSize = { alone: 14, name: 9.5, line: 8.5, footer: 8 } as const;

interface Area {
  top: number;
  bottom: number;
}

export interface PlacedLetterhead {
  /** What the letterhead leaves of the page. */
  area: Area;
  /** How far the content's pages are moved down, and how high they are. */
  moveBy: number;
  height: number;
  marksOf: (page: number) => { first: Mark[]; last: Mark[] };
}

const styleOf = (template: Template, weight: 'regular' | 'bold', size: number, color: string): TextStyle => ({
  role: 'artifact',
  font: fontOf(template, weight),
  size,
  color,
  lineHeight: 1.3,
});

const linesOf = (texts: readonly string[], style: TextStyle, width: number) =>
  texts
    .filter(Boolean)
    .flatMap((text) => wrap(text, style.font, style.size, width))
    .map((line) => ({ ...line, style }));

const printable = ({ name, logo, color, header, footer }: Letterhead, fields: FieldTexts): Letterhead => {
  const line = (text: string) => fields.line('Letterhead', text);
  return { name: line(name), logo, color, header: header.map(line), footer: footer.map(line) };
};

/** As large as it fits its place. */
export const logoSize = ({ width, height }: Logo) => {
  const scale = Math.min(logoBox.width / width, logoBox.height / height);
  return { width: width * scale, height: height * scale };
};

/** The logo or the name at the left and the lines at the right, over a rule from edge to edge. */
const headerOf = ({ name, logo, header, color }: Letterhead, template: Template, paper: Paper) => {
  const { margin } = template.page;
  const { ink, muted } = template.palette;
  const right = paper.width - margin;
  const size = logo ? logoSize(logo) : undefined;
  const large = styleOf(template, 'bold', textSize.alone, template.primaryColor);
  const content = right - margin;
  const nameLines = size ? [] : linesOf([name], large, header.length > 0 ? content * 0.55 : content);
  const leftWidth = size ? size.width : Math.max(0, ...nameLines.map(({ width }) => width));
  const width = Math.max(content - leftWidth - betweenColumns, 30);
  const rightLines = [
    ...(size ? linesOf([name], styleOf(template, 'bold', textSize.name, ink), width) : []),
    ...linesOf(header, styleOf(template, 'regular', textSize.line, muted), width),
  ];
  const heightOf = (lines: typeof rightLines) =>
    lines.reduce((sum, { style }) => sum + lineHeightOf(style), 0);
  const height = Math.max(size?.height ?? heightOf(nameLines), heightOf(rightLines));
  const stacked = (lines: typeof rightLines, xOf: (lineWidth: number) => number): TextMark[] => {
    let y = edge.top + (height - heightOf(lines)) / 2;
    return lines.map(({ text, width: lineWidth, style }) => {
      const lineHeight = lineHeightOf(style);
      const baseline = y + baselineIn(lineHeight, style);
      y += lineHeight;
      return textMark(text, style, { x: xOf(lineWidth), baseline, width: lineWidth });
    });
  };
  const end = edge.top + height + aboveRule;
  const line: Mark = {
    kind: 'rectangle',
    role: 'artifact',
    x: 0,
    y: end,
    width: paper.width,
    height: rule,
    radius: 0,
    // No text is on it: as the organization has it.
    color: color ?? template.primaryColor,
  };
  const picture: LogoMark | undefined =
    logo && size
      ? {
          kind: 'logo',
          role: 'logo',
          x: margin,
          y: edge.top + (height - size.height) / 2,
          ...size,
          url: logo.url,
          alt: `Logo of ${name}`,
        }
      : undefined;
  const text = [
    ...stacked(nameLines, () => margin),
    ...stacked(rightLines, (lineWidth) => right - lineWidth),
  ];
  return { end: end + rule, picture, line, text };
};

/** Short of the page's number at the right. */
const numberWidth = 40;

const footerOf = ({ footer }: Letterhead, template: Template, paper: Paper) => {
  const { margin } = template.page;
  const style = styleOf(template, 'regular', textSize.footer, template.palette.muted);
  const lines = linesOf(footer, style, paper.width - 2 * margin - numberWidth);
  if (lines.length === 0) return { top: paper.height, marks: [] };
  const height = lineHeightOf(style);
  const baseline = (i: number) => paper.height - edge.bottom - (lines.length - 1 - i) * height;
  const top = baseline(0) - toMillimetres(style.size) - space.item;
  const line: Mark = {
    kind: 'rectangle',
    role: 'artifact',
    x: margin,
    y: top,
    width: paper.width - 2 * margin,
    height: 0.25,
    radius: 0,
    color: template.palette.rule,
  };
  const text = lines.map(({ text: words, width }, i) =>
    textMark(words, style, { x: margin, baseline: baseline(i), width }),
  );
  return { top, marks: [line, ...text] };
};

/** The letterhead on this paper, and the room that it leaves to the content. */
export const placedLetterhead = (
  typed: Letterhead,
  template: Template,
  paper: Paper,
  fields: FieldTexts,
): PlacedLetterhead => {
  const letterhead = printable(typed, fields);
  const header = headerOf(letterhead, template, paper);
  const footer = footerOf(letterhead, template, paper);
  const { margin } = template.page;
  // A band begins at the content's very top; all else keeps a margin from it, which the letterhead is a part of.
  const tucked = 'headerBand' in template && template.headerBand ? 0 : Math.max(margin - beside, 0);
  const tuckedBelow = footer.top < paper.height ? Math.max(margin - beside, 0) : 0;
  const area = { top: header.end, bottom: footer.top };
  return {
    area,
    moveBy: area.top - tucked,
    height: area.bottom - area.top + tucked + tuckedBelow,
    marksOf: (page) => ({
      first: [
        header.line,
        // Said once: on further pages the logo repeats what was on the first.
        ...(header.picture
          ? [page === 0 ? header.picture : ({ ...header.picture, role: 'artifact' } as const)]
          : []),
      ],
      last: [...header.text, ...footer.marks],
    }),
  };
};

/** The content's page below the letterhead: its surfaces end where that begins. */
export const belowLetterhead = (marks: Page, { moveBy, area }: PlacedLetterhead): Mark[] =>
  marks
    .map((mark) => moved(mark, 0, moveBy))
    .map((mark) => (mark.role === 'artifact' ? within(mark, area) : mark));

const within = (mark: Mark, { top, bottom }: Area): Mark => {
  if (mark.kind !== 'rectangle') return mark;
  const [y, end] = [Math.max(mark.y, top), Math.min(mark.y + mark.height, bottom)];
  return { ...mark, y, height: Math.max(end - y, 0) };
};

/** Whose page it is, beside the footer. */
export const pageNumber = (
  name: string,
  { page, of }: { page: number; of: number },
  template: Template,
  paper: Paper,
): TextMark => {
  const [named, label] = [`${name} · ${page}/${of}`, `${page}/${of}`];
  const style = styleOf(template, 'regular', textSize.footer, template.palette.muted);
  const fits = textWidth(named, style.font, style.size) <= numberWidth - space.item;
  const text = fits ? named : label;
  const width = textWidth(text, style.font, style.size);
  return textMark(text, style, {
    x: paper.width - template.page.margin - width,
    baseline: paper.height - edge.bottom,
    width,
  });
};
