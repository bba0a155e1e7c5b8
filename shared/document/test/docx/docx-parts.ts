import { strFromU8, unzipSync } from 'fflate';
import { JSDOM } from 'jsdom';

const { DOMParser } = new JSDOM('').window;

const wordNamespace = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';

export interface DocxParts {
  names: readonly string[];
  bytes: (name: string) => Uint8Array | undefined;
  /** A part's root element; a part that is missing or no XML fails. */
  xml: (name: string) => Element;
  source: (name: string) => string;
}

/** The parts of a Word document's package. */
export const docxParts = (file: Uint8Array): DocxParts => {
  const files = unzipSync(file);
  const source = (name: string) => {
    const part = files[name];
    if (!part) throw new Error(`The package has no ${name}`);
    return strFromU8(part);
  };
  const parsed = new Map<string, Element>();
  return {
    names: Object.keys(files),
    bytes: (name) => files[name],
    source,
    xml: (name) => {
      const known = parsed.get(name);
      if (known) return known;
      const document = new DOMParser().parseFromString(source(name), 'application/xml');
      const [error] = document.getElementsByTagName('parsererror');
      if (error) throw new Error(`${name} is not well-formed: ${error.textContent}`);
      parsed.set(name, document.documentElement);
      return document.documentElement;
    },
  };
};

/** Elements of WordprocessingML by their local name, in document order. */
export const elements = (root: Element, name: string): Element[] => [
  ...root.getElementsByTagNameNS(wordNamespace, name),
];

export const childrenNamed = (element: Element, name: string): Element[] =>
  [...element.children].filter((child) => child.nodeName === name);

const value = (element: Element | undefined) => element?.getAttribute('w:val') ?? undefined;

export interface ParagraphRead {
  style: string | undefined;
  text: string;
  /** The numbering's id and level, of a list's item. */
  list: { id: string; level: number } | undefined;
}

/** The paragraphs of a part in reading order, as a program that knows styles finds them. */
export const paragraphsOf = (root: Element): ParagraphRead[] =>
  elements(root, 'p').map((paragraph) => {
    const [properties] = childrenNamed(paragraph, 'w:pPr');
    const [style] = properties ? childrenNamed(properties, 'w:pStyle') : [];
    const [numbering] = properties ? childrenNamed(properties, 'w:numPr') : [];
    const id = numbering && value(childrenNamed(numbering, 'w:numId')[0]);
    const level = numbering && value(childrenNamed(numbering, 'w:ilvl')[0]);
    const text = [...paragraph.querySelectorAll('*')]
      .map(({ nodeName, textContent }) =>
        nodeName === 'w:t' ? textContent : nodeName === 'w:tab' ? '\t' : nodeName === 'w:br' ? '\n' : '',
      )
      .join('');
    // Tab stops are w:tab elements, too; those of the properties come first.
    const stops = properties ? elements(properties, 'tab').length : 0;
    return {
      style: value(style),
      text: text.slice(stops),
      list: id === undefined ? undefined : { id, level: Number(level) },
    };
  });
