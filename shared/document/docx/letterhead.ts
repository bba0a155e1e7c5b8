import {
  AlignmentType,
  BorderStyle,
  Footer,
  Header,
  ImageRun,
  PageNumber,
  Paragraph,
  TextRun,
  type FileChild,
} from 'docx';
import { keptText } from '../content/kept-text';
import { space } from '../layout/column';
import type { Letterhead } from '../layout/document';
import { logoSize } from '../layout/letterhead';
import type { Look } from './look';
import { altText } from './pictures';
import { pixels, twips } from './measures';
import { hex, singleLine, styleIds } from './styles';
import { layoutTable } from './tables';

const line = (text: string) => keptText.line('Letterhead', text);

/** The organization's lines on every page in place of the product's own, as the PDF has them: logo or name at the left. */
const headerOf = ({ name, logo: size, header, color }: Letterhead, look: Look, logo?: Uint8Array) => {
  const { template, textWidth } = look;
  const picture = size && logo ? { data: logo, ...logoSize(size) } : undefined;
  const left = picture ? picture.width + 6 : textWidth * 0.45;
  const alt = `Logo of ${line(name)}`;
  const beside = (texts: readonly string[], isName = false) =>
    texts.filter(Boolean).map(
      (text) =>
        new Paragraph({
          style: styleIds.header,
          alignment: AlignmentType.RIGHT,
          children: [new TextRun({ text: line(text), bold: isName })],
        }),
    );
  const first = picture
    ? new ImageRun({
        type: 'png',
        data: picture.data,
        transformation: { width: pixels(picture.width), height: pixels(picture.height) },
        altText: altText(alt),
      })
    : new TextRun({ text: line(name), bold: true, size: 28, color: hex(template.primaryColor) });
  const right = [...beside(picture ? [name] : [], true), ...beside(header)];
  const rule = { style: BorderStyle.SINGLE, size: 18, space: 1, color: hex(color || template.primaryColor) };
  const children: FileChild[] = [
    layoutTable([
      {
        width: left,
        isCentered: true,
        children: [new Paragraph({ spacing: singleLine, children: [first] })],
      },
      {
        width: textWidth - left,
        isCentered: true,
        // A cell without a paragraph is none.
        children: right.length > 0 ? right : [new Paragraph({ style: styleIds.header })],
      },
    ]),
    // Its space keeps what begins a page from touching the line.
    new Paragraph({
      style: styleIds.header,
      border: { bottom: rule },
      spacing: { after: twips(space.entry) },
      children: [],
    }),
  ];
  return new Header({ children: children as Paragraph[] });
};

const footerOf = ({ footer }: Letterhead, name: string) =>
  new Footer({
    children: [
      ...footer.filter(Boolean).map(
        (text) =>
          new Paragraph({
            style: styleIds.footer,
            alignment: AlignmentType.LEFT,
            children: [new TextRun(line(text))],
          }),
      ),
      new Paragraph({
        style: styleIds.footer,
        alignment: AlignmentType.RIGHT,
        children: [
          new TextRun(`${name} · `),
          new TextRun({ children: [PageNumber.CURRENT] }),
          new TextRun('/'),
          new TextRun({ children: [PageNumber.TOTAL_PAGES] }),
        ],
      }),
    ],
  });

/** Header and footer of every page under a letterhead; `logo` is a PNG. */
export const letterheadFurniture = (letterhead: Letterhead, look: Look, name: string, logo?: Uint8Array) => {
  const header = () => headerOf(letterhead, look, logo);
  const footer = () => footerOf(letterhead, name);
  return {
    headers: { default: header(), first: header() },
    footers: { default: footer(), first: footer() },
  };
};
