import { childOf, childrenOf, type XmlElement } from '../archive/xml';
import type { TextStyle } from '../formats/text-style';

/** What is used of a paragraph's and its text's properties. */
export interface Style extends TextStyle {
  /** From 1; 0 for body text. */
  level?: number | undefined;
  isListItem?: boolean | undefined;
  /** 0 is the first. */
  listLevel?: number | undefined;
}

export interface DocxStyles {
  /** The style of an id with all it is based on; without an id, that of paragraphs. */
  resolve: (id: string | undefined) => Style;
  /** The style of characters: only what differs from the paragraph's. */
  ofCharacters: (id: string | undefined) => Style;
  /** What a paragraph's or a run's own properties say. */
  direct: (properties: XmlElement | undefined) => Style;
}

const twips = (value: string | undefined) => number(value, 20);
const number = (value: string | undefined, unit: number) =>
  value !== undefined && /^-?\d+(?:\.\d+)?$/.test(value) ? Number(value) / unit : undefined;

const valueOf = (element: XmlElement | undefined) => element?.attributes['w:val'];
const isOn = (element: XmlElement | undefined) =>
  element && !['0', 'false', 'off', 'none'].includes(valueOf(element) ?? '');

const withoutUndefined = (style: Style): Style =>
  Object.fromEntries(Object.entries(style).filter(([, value]) => value !== undefined));

/**
 * Styles inherit by `basedOn` from the defaults of the document, and what is nearer wins:
 * ISO/IEC 29500-1, 17.7.2 (style hierarchy).
 */
export const readStyles = (styles: XmlElement | undefined, isList: (id: string) => boolean): DocxStyles => {
  const direct = (properties: XmlElement | undefined): Style => {
    const of = (name: string) => childOf(properties, name);
    const numberId = valueOf(childOf(of('w:numPr'), 'w:numId'));
    const level = number(valueOf(of('w:outlineLvl')), 1);
    return withoutUndefined({
      size: number(valueOf(of('w:sz')), 2),
      bold: isOn(of('w:b')),
      italic: isOn(of('w:i')),
      isHidden: isOn(of('w:vanish')),
      spaceBefore: twips(of('w:spacing')?.attributes['w:before']),
      spaceAfter: twips(of('w:spacing')?.attributes['w:after']),
      indent: twips(of('w:ind')?.attributes['w:left'] ?? of('w:ind')?.attributes['w:start']),
      hasRuleBelow: isOn(childOf(of('w:pBdr'), 'w:bottom')),
      level: level === undefined ? undefined : level > 8 ? 0 : level + 1,
      isListItem: numberId === undefined ? undefined : isList(numberId),
      listLevel: number(valueOf(childOf(of('w:numPr'), 'w:ilvl')), 1),
    });
  };
  const both = (element: XmlElement | undefined): Style => ({
    ...direct(childOf(element, 'w:pPr')),
    ...direct(childOf(element, 'w:rPr')),
  });
  const defaults = childOf(styles, 'w:docDefaults');
  const base: Style = {
    ...both(childOf(defaults, 'w:pPrDefault')),
    ...both(childOf(defaults, 'w:rPrDefault')),
  };
  const all = childrenOf(styles, 'w:style');
  const byId = new Map(all.map((element) => [element.attributes['w:styleId'] ?? '', element]));
  const normal = all.find(
    ({ attributes }) => attributes['w:type'] === 'paragraph' && isTrue(attributes['w:default']),
  )?.attributes['w:styleId'];

  const chainOf = (id: string | undefined): XmlElement[] => {
    const chain: XmlElement[] = [];
    for (let next = id; next !== undefined && chain.length < maxInheritance;) {
      const element = byId.get(next);
      if (!element || chain.includes(element)) break;
      chain.unshift(element);
      next = valueOf(childOf(element, 'w:basedOn'));
    }
    return chain;
  };
  const inherited = (id: string | undefined, from: Style) =>
    chainOf(id).reduce<Style>(
      (style, element) => ({ ...style, ...levelOfName(element), ...both(element) }),
      from,
    );
  return {
    direct,
    resolve: remembered((id) => inherited(id !== undefined && byId.has(id) ? id : normal, base)),
    ofCharacters: remembered((id) => inherited(id, {})),
  };
};

const remembered = (read: (id: string | undefined) => Style) => {
  const known = new Map<string | undefined, Style>();
  return (id: string | undefined): Style => {
    const style = known.get(id) ?? read(id);
    known.set(id, style);
    return style;
  };
};

/** The styles of a document are based on each other a few levels deep. */
const maxInheritance = 20;

const isTrue = (value: string | undefined) => value === '1' || value === 'true' || value === 'on';

/** Built-in headings are known by their name where no level is set. */
const levelOfName = (element: XmlElement): Style => {
  const name = valueOf(childOf(element, 'w:name')) ?? '';
  const level = /^heading (\d)$/i.exec(name)?.[1];
  return level ? { level: Number(level) } : {};
};
