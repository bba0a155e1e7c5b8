type Cell = string | null;

/** Excel takes a file for UTF-8 only when it begins with this. */
export const byteOrderMark = '\uFEFF';

/**
 * A line of a CSV file (RFC 4180). Text that a spreadsheet would run as a formula is made plain text by an apostrophe, as
 * what visitors send ends up here.
 */
export const csvLine = (cells: readonly Cell[]): string => `${cells.map(csvCell).join(',')}\r\n`;

// Also as some languages' keyboards write them. https://owasp.org/www-community/attacks/CSV_Injection
const formula = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;

const csvCell = (cell: Cell): string => {
  const text = cell ?? '';
  const plain = formula.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
};
