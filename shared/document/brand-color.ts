import { shadesOfColor } from './accents';
import { contrast, darker, inGray } from './contrast';

/** Of text with what is behind it, in colors and in gray: https://www.w3.org/TR/WCAG22/#contrast-minimum */
export const minContrast = 4.5;

/** The least contrast that texts in this color have on its own tint, which is the darkest surface a template puts it on. */
export const brandContrast = (color: string) => {
  const { tint } = shadesOfColor(color);
  return Math.min(contrast(color, tint), contrast(inGray(color), inGray(tint)));
};

const known = /^#[0-9a-f]{6}$/;

/**
 * An organization's color as text can be printed in it: as it is where that is legible, else darkened just as far as it takes.
 * Undefined for what is no hex color.
 */
export const printableColor = (color: string): string | undefined => {
  const typed = color.toLowerCase();
  if (!known.test(typed)) return undefined;
  if (brandContrast(typed) >= minContrast) return typed;
  let [tooDark, tooLight] = [0, 1];
  // Eight halvings are finer than a channel's 256 steps.
  for (let i = 0; i < 8; i++) {
    const middle = (tooDark + tooLight) / 2;
    if (brandContrast(darker(typed, middle)) >= minContrast) tooDark = middle;
    else tooLight = middle;
  }
  return darker(typed, tooDark);
};
