export const pointsPerMm = 72 / 25.4;

/** A number in PDF syntax: no exponent, at most four decimals. Throws on a non-finite one. */
export const decimal = (value: number) => {
  if (!Number.isFinite(value)) throw new Error(`A PDF cannot have ${value} for a number`);
  return String(Math.round(value * 10_000) / 10_000);
};

/** A text string for any script: UTF-16 in hexadecimal, in which nothing needs escaping (ISO 32000-1, 7.9.2.2). */
export const textString = (text: string) =>
  `<FEFF${Array.from({ length: text.length }, (_, i) => text.charCodeAt(i).toString(16).padStart(4, '0')).join('')}>`;

/** A text string, as short as its characters allow: a literal one where all are ASCII. */
export const shortTextString = (text: string) =>
  /^[ -~]*$/.test(text) ? `(${text.replace(/[\\()]/g, '\\$&')})` : textString(text);

/** `#rrggbb` as the operator that fills with it. */
export const fillColor = (hex: string) =>
  `${[1, 3, 5].map((at) => decimal(parseInt(hex.slice(at, at + 2), 16) / 255)).join(' ')} rg`;
