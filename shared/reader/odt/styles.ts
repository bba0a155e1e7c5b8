import { childOf, childrenOf, type XmlElement } from '../archive/xml';
import type { TextStyle } from '../formats/text-style';

/** The style of a name with all it inherits: of paragraphs from their defaults, of text from nothing. */
export type OdtStyles = (family: 'paragraph' | 'text', name: string | undefined) => TextStyle;

const units: Record<string, number> = { pt: 1, in: 72, cm: 72 / 2.54, mm: 7.2 / 2.54, pc: 12, px: 0.75 };

/** '0.5in' → 36 */
const points = (length: string | undefined): number | undefined => {
  const [, amount, unit] = /^(-?[\d.]+)(pt|in|cm|mm|pc|px)$/.exec(length ?? '') ?? [];
  return amount && unit ? Number(amount) * (units[unit] ?? 1) : undefined;
};

const maxInheritance = 20;

/** Styles as OpenDocument 1.3, part 3, section 16 has them: automatic ones of the text, then named ones, then defaults. */
export const readStyles = (...roots: readonly (XmlElement | undefined)[]): OdtStyles => {
  const groups = roots.flatMap((root) =>
    ['office:automatic-styles', 'office:styles'].map((name) => childOf(root, name)),
  );
  const byName = new Map<string, XmlElement>();
  const defaults = new Map<string, XmlElement>();
  for (const group of groups)
    for (const style of childrenOf(group)) {
      const family = style.attributes['style:family'] ?? '';
      const key = `${family} ${style.attributes['style:name'] ?? ''}`;
      if (style.name === 'style:style' && !byName.has(key)) byName.set(key, style);
      if (style.name === 'style:default-style') defaults.set(family, style);
    }
  const known = new Map<string, TextStyle>();
  const resolve = (family: string, name: string | undefined, depth = 0): TextStyle => {
    const key = `${family} ${name ?? ''}`;
    const style = known.get(key);
    if (style) return style;
    const element = byName.get(key);
    const parent = element?.attributes['style:parent-style-name'];
    const inherited =
      element && parent && depth < maxInheritance
        ? resolve(family, parent, depth + 1)
        : ownOf(family === 'paragraph' ? defaults.get(family) : undefined, {});
    const resolved = ownOf(element, inherited);
    known.set(key, resolved);
    return resolved;
  };
  return resolve;
};

const ownOf = (style: XmlElement | undefined, inherited: TextStyle): TextStyle => {
  const text = childOf(style, 'style:text-properties')?.attributes ?? {};
  const paragraph = childOf(style, 'style:paragraph-properties')?.attributes ?? {};
  const border = paragraph['fo:border-bottom'] ?? paragraph['fo:border'];
  const own: TextStyle = {
    size: sizeOf(text['fo:font-size'], inherited.size),
    bold: isBold(text['fo:font-weight']),
    italic: isOther(text['fo:font-style'], 'normal'),
    isHidden: text['text:display'] === 'none' ? true : undefined,
    spaceBefore: points(paragraph['fo:margin-top'] ?? paragraph['fo:margin']),
    spaceAfter: points(paragraph['fo:margin-bottom'] ?? paragraph['fo:margin']),
    indent: points(paragraph['fo:margin-left'] ?? paragraph['fo:margin']),
    hasRuleBelow: isOther(border, 'none'),
  };
  return {
    ...inherited,
    ...Object.fromEntries(Object.entries(own).filter(([, value]) => value !== undefined)),
  };
};

const isOther = (value: string | undefined, none: string) =>
  value === undefined ? undefined : value !== none;

const sizeOf = (size: string | undefined, inherited: number | undefined) => {
  const percent = /^([\d.]+)%$/.exec(size ?? '')?.[1];
  return percent && inherited ? (Number(percent) / 100) * inherited : points(size);
};

const isBold = (weight: string | undefined) =>
  weight === undefined ? undefined : weight === 'bold' || Number(weight) >= 600;
