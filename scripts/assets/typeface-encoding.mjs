// Writes a typeface's tables as short strings: they are loaded with the first preview. typeface-tables.ts of the layout reads them.

/** A character for each number. */
const letters = (numbers, zero) => String.fromCharCode(...numbers.map((number) => zero + number));

/** Runs of code points: the distance from the run before and the length less one. */
export const encodeRuns = (codes) => {
  const runs = [];
  for (const code of codes) {
    const last = runs.at(-1);
    if (last && last[1] === code - 1) last[1] = code;
    else runs.push([code, code]);
  }
  return runs.map(([first, last], i) => `${first - (runs[i - 1]?.[1] ?? 0)} ${last - first}`).join();
};

/** The place of the letter under a letter's accent, if it comes before it. */
const plainLetterOf = (codes) => (i) => {
  const plain = codes.indexOf(String.fromCharCode(codes[i]).normalize('NFKD').charCodeAt(0));
  return plain < i ? plain : -1;
};

/** A letter for each number, counted from `zero`; a space where the same letter without its accent has this number. */
const lettersByCode = (numbers, codes, zero) => {
  const plainLetter = plainLetterOf(codes);
  return numbers
    .map((number, i) => (number === numbers[plainLetter(i)] ? ' ' : String.fromCharCode(zero + number)))
    .join('');
};

/** From U+00A0, the first after the control characters. */
export const encodeWidths = (widths, codes) => lettersByCode(widths, codes, 160);

/** How much wider than in the regular weight. */
export const encodeBolder = (bold, regular, codes) =>
  encodeWidths(
    bold.map((width, i) => width - regular[i]),
    codes,
  );

/**
 * Classes of the first and the second character of a pair; for each class of the first, a word of the classes of the second
 * (each less the one before it) and the changes of their distances, in hundredths of the size.
 */
export const encodeKerning = ({ before, after, values }, codes) => {
  const kerned = values.map((row) =>
    row.flatMap((change, right) => (change === 0 ? [] : [{ right, change }])),
  );
  return {
    before: lettersByCode(before, codes, 48),
    after: lettersByCode(after, codes, 48),
    pairs: kerned
      .map((row) =>
        letters(
          row.map(({ right }, i) => right - (row[i - 1]?.right ?? 0)),
          48,
        ),
      )
      .join(' '),
    changes: letters(
      kerned.flat().map(({ change }) => change / 10),
      80,
    ),
  };
};
