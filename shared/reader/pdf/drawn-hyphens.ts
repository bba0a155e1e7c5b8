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
export const withDrawnHyphens = <Item extends { str: string }>(
  items: readonly Item[],
  operators: Operators,
): readonly Item[] => {
  const glyphs = glyphsOf(operators);
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
