import { composed } from '#shared/text/plain-text';
import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';

interface Operators {
  fnArray: number[];
  argsArray: unknown[];
}

const softHyphen = '\u00ad';
/** Glyphs that pdf.js leaves out of the text for other reasons. */
const maxSkipped = 500;

/**
 * pdf.js leaves out glyphs whose code is the soft hyphen, which some producers give to each hyphen that they draw. The texts
 * with those hyphens, found by comparing them with the glyphs of the page in the order in which both were drawn.
 */
const withDrawnHyphens = <Item extends { str: string }>(
  items: readonly Item[],
  glyphs: readonly string[],
): readonly Item[] => {
  if (!glyphs.includes(softHyphen)) return items;
  let at = 0;
  let isLost = false;
  return items.map((item) => {
    let text = '';
    const drain = () => {
      let space = '';
      for (; glyphs[at] === softHyphen || glyphs[at] === ' '; at++) {
        if (glyphs[at] === ' ') space = text === '' || text.endsWith(' ') ? '' : ' ';
        else {
          text += `${space}-`;
          space = '';
        }
      }
    };
    for (const character of item.str) {
      if (!isLost) drain();
      text += character;
      if (isLost || character.trim() === '') continue;
      const next = glyphs.indexOf(character, at);
      if (next < 0 || next - at > maxSkipped) isLost = true;
      else at = next + 1;
    }
    // A hyphen that ends a line.
    if (glyphs[at] === softHyphen) drain();
    return text === item.str ? item : { ...item, str: text };
  });
};

/** 'M A R I A C R U Z' */
const spacedLetters = /^\p{L}(?: [\p{L}.&’'-]){3,200}$/u;

/** pdf.js puts a space behind letters that are set apart, which hides those between words: there are more of them then. */
const withDrawnSpaces = <Item extends { str: string }>(
  items: readonly Item[],
  glyphs: readonly string[],
): readonly Item[] => {
  if (!items.some(({ str }) => spacedLetters.test(str))) return items;
  const drawn = glyphs.flatMap((glyph, index) =>
    glyph === ' ' ? [] : [{ glyph, isAfterSpace: glyphs[index - 1] === ' ' }],
  );
  const letters = drawn.map(({ glyph }) => glyph).join('');
  let from = 0;
  return items.map((item) => {
    if (letters.length !== drawn.length || !spacedLetters.test(item.str)) return item;
    const own = item.str.replaceAll(' ', '');
    const at = letters.indexOf(own, from);
    if (at < 0) return item;
    from = at + own.length;
    const ofItem = drawn.slice(at, from);
    // Spaces between letters may be drawn, too.
    if (ofItem.filter(({ isAfterSpace }) => isAfterSpace).length > ofItem.length / 2) return item;
    const str = ofItem
      .map(({ glyph, isAfterSpace }, index) => `${index === 0 ? '' : isAfterSpace ? '   ' : ' '}${glyph}`)
      .join('');
    return { ...item, str };
  });
};

/** The texts as they are drawn: with hyphens and spaces that pdf.js leaves out. */
export const asDrawn = <Item extends { str: string }>(
  items: readonly Item[],
  operators: Operators,
): readonly Item[] => {
  const glyphs = glyphsOf(operators);
  return withDrawnSpaces(withDrawnHyphens(items, glyphs), glyphs);
};

const glyphsOf = ({ fnArray, argsArray }: Operators): string[] => {
  const glyphs: string[] = [];
  for (const [index, operator] of fnArray.entries()) {
    if (operator !== OPS.showText) continue;
    const [shown] = argsArray[index] as [unknown[] | undefined];
    for (const glyph of shown ?? []) {
      const code =
        typeof glyph === 'object' && glyph !== null && 'unicode' in glyph ? String(glyph.unicode) : '';
      // Composed and without ligatures, as pdf.js gives the text.
      if (code === softHyphen) glyphs.push(code);
      else glyphs.push(...(code.trim() === '' ? (code === '' ? '' : ' ') : composed(code, 'NFKC')));
    }
  }
  return glyphs;
};
