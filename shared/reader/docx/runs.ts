import { childOf, childrenOf, descendantsOf, type XmlElement } from '../archive/xml';
import type { Span } from '../document/blocks';
import type { DocxStyles, Style } from './styles';

export interface RunContext {
  /** Of the paragraph. */
  style: Style;
  styles: DocxStyles;
  targets: ReadonlyMap<string, string>;
  defaultSize: number;
  alternativeOf: (element: XmlElement) => XmlElement;
  onTextBox: (content: XmlElement) => void;
}

/** Fields are written as: begin, their code, separate, what they show, end. */
interface Field {
  code: string;
  isShown: boolean;
}

/** What pages number themselves with is no text. */
const pageFields = /^\s*(?:PAGE|NUMPAGES|SECTIONPAGES)\b/i;
const linkField = /^\s*HYPERLINK\s+"([^"]+)"/i;

/** Elements around runs. Deleted text is in others, and is left out with them. */
const wrappers = [
  'w:ins',
  'w:moveTo',
  'w:smartTag',
  'w:sdt',
  'w:sdtContent',
  'w:customXml',
  'w:dir',
  'w:bdo',
  'm:oMath',
  'm:oMathPara',
];

/** The text of a paragraph with its style, tabs and line breaks. */
export const readRuns = (paragraph: XmlElement, context: RunContext): Span[] => {
  const spans: Span[] = [];
  const fields: Field[] = [];
  const visit = (element: XmlElement, url: string | undefined) => {
    for (const child of childrenOf(element)) {
      if (child.name === 'w:r' || child.name === 'm:r') readRun(child, url);
      else if (child.name === 'w:hyperlink')
        visit(child, context.targets.get(child.attributes['r:id'] ?? '') ?? url);
      else if (child.name === 'w:fldSimple') {
        const code = child.attributes['w:instr'] ?? '';
        if (!pageFields.test(code)) visit(child, linkField.exec(code)?.[1] ?? url);
      } else if (child.name === 'mc:AlternateContent') visit(context.alternativeOf(child), url);
      else if (wrappers.includes(child.name)) visit(child, url);
    }
  };
  const readRun = (run: XmlElement, url: string | undefined) => {
    const properties = childOf(run, 'w:rPr');
    const style = {
      ...context.style,
      ...context.styles.ofCharacters(childOf(properties, 'w:rStyle')?.attributes['w:val']),
      ...context.styles.direct(properties),
    };
    let text = '';
    for (const child of childrenOf(run)) {
      if (child.name === 'w:fldChar') moveField(fields, child.attributes['w:fldCharType']);
      else if (child.name === 'w:instrText') addCode(fields, child);
      else if (child.name === 'w:drawing' || child.name === 'w:pict' || child.name === 'mc:AlternateContent')
        textBoxesIn(child.name === 'mc:AlternateContent' ? context.alternativeOf(child) : child).forEach(
          context.onTextBox,
        );
      else text += textOf(child);
    }
    if (text === '' || style.isHidden || !isShown(fields)) return;
    const link = fields.map(({ code }) => linkField.exec(code)?.[1]).find(Boolean);
    spans.push({
      text,
      size: style.size ?? context.defaultSize,
      bold: !!style.bold,
      italic: !!style.italic,
      url: url ?? link,
    });
  };
  visit(paragraph, undefined);
  return spans;
};

const moveField = (fields: Field[], type: string | undefined) => {
  const field = fields.at(-1);
  if (type === 'begin') fields.push({ code: '', isShown: false });
  else if (type === 'separate' && field) field.isShown = !pageFields.test(field.code);
  else if (type === 'end') fields.pop();
};

const addCode = (fields: Field[], element: XmlElement) => {
  const field = fields.at(-1);
  if (field && field.code.length < 2000) field.code += textIn(element);
};

const isShown = (fields: readonly Field[]) => fields.every((field) => field.isShown);

const textIn = (element: XmlElement) =>
  element.children.filter((child) => typeof child === 'string').join('');

const textOf = (element: XmlElement): string => {
  switch (element.name) {
    case 'w:t':
    case 'm:t':
      return textIn(element);
    case 'w:tab':
    case 'w:ptab':
      return '\t';
    case 'w:br':
    case 'w:cr':
      return '\n';
    case 'w:noBreakHyphen':
      return '-';
    case 'w:sym':
      return symbolOf(element.attributes['w:char']);
    default:
      return '';
  }
};

/** A character of a symbol font, as the private character that stands for it. */
const symbolOf = (code: string | undefined) =>
  code && /^[0-9a-f]{4}$/i.test(code) ? String.fromCharCode(parseInt(code, 16)) : '';

const textBoxesIn = (element: XmlElement): XmlElement[] => descendantsOf(element, 'w:txbxContent');
