import type { Span } from '../document/blocks';

// Markdown as people write resumes in it: what GitHub does not show is left out, and what it shows as tables and links becomes those.

/** Whether signs that only Markdown has are in a text: two headings, the rule below a table's head, or two texts in bold. */
export const isMarkdown = (text: string): boolean =>
  (text.match(/^#{1,4} \S/gm) ?? []).length > 1 ||
  /^\|?(?: ?:?-{2,}:? ?\|)+(?: ?:?-{2,}:? ?)?$/m.test(text) ||
  (text.match(/(?<!\*)\*\*(?=\S)[^*\n]{1,200}\*\*(?!\*)/g) ?? []).length > 1;

const tags =
  /<\/?(?:p|div|b|i|u|em|strong|span|center|sub|sup|details|summary|kbd|ul|ol|li|table|tr|td|th|img|a|h[1-6])(?:\s[^<>]{0,500})?\/?>/gi;

/** How a page is drawn, in the data above it. */
const setting =
  /^(?:layout|permalink|css|style|theme|template|geometry|margin|output|format|lang|language|papersize|documentclass|class|header-includes|mainfont|fontsize|font|colorlinks|toc|published|sitemap|comments|nav_order|date|slug):/i;
/** What the data above a page says of the person, without the names of its fields. */
const ofData = (data: string) =>
  data
    .split(/\r?\n/)
    .filter((line) => !/^---\s*$/.test(line) && !setting.test(line))
    .map((line) =>
      line
        .replace(
          /^(?:title|name|author|subtitle|position|role|e?-?mail|phone|mobile|tel|location|address|website|url)\s*:\s*/i,
          '',
        )
        .replace(/^(["'])(.*)\1$/, '$2'),
    )
    .join('\n');

/** The text without comments, pictures, tags and how a page is drawn. */
export const withoutHidden = (text: string): string =>
  text
    .replace(/^\s*---\r?\n(?:[\w-]{1,40}:.{0,300}\r?\n){1,50}---\r?\n/, ofData)
    .replace(/<!--(?:(?!<!--)[^]){0,5000}?-->/g, '')
    .replace(/<br\s{0,3}\/?>/gi, '\n')
    .replace(/<h([1-6])(?:\s[^<>]{0,300})?>/gi, (_tag, level) => `${'#'.repeat(Number(level))} `)
    .replace(/<a\s[^<>]{0,200}?href="([^"\s]{1,500})"[^<>]{0,200}>([^<\n]{1,200})<\/a>/gi, '[$2]($1)')
    .replace(/<\/t[dh]>\s{0,20}(?=<t[dh])/gi, '\t')
    .replace(/<li(?:\s[^<>]{0,300})?>/gi, '\n- ')
    .replace(/<\/(?:p|div|li|tr|table|ul|ol|h[1-6])>/gi, '\n')
    .replace(tags, '')
    .replace(/^\s*(?:```|~~~).{0,40}$/gm, '')
    .replace(/!\[[^\]\n]{0,200}\]\([^()\s]{0,1000}(?: "[^"\n]{0,200}")?\)/g, '')
    .replace(/\[\]\([^()\s]{0,1000}\)/g, '')
    .replace(/^ {0,3}(?:> ?)+/gm, '')
    .replace(/\\$/gm, '')
    .replace(/<([^<>\s]{5,600})>/g, (tag, inside: string) => (/[.@]/.test(inside) ? inside : tag));

const link = /\[([^\]\n]{1,300})\]\(((?:https?:|mailto:|tel:)[^()\s]{1,1000})(?: "[^"\n]{0,200}")?\)/g;

const withoutSigns = (text: string) =>
  text
    .replace(/(\*\*|__)(?=\S)(.+?)(?<=\S)\1/g, '$2')
    .replace(
      // Not in an address: 'instagram.com/_ana_', '_ana_@gmail.com'.
      /(?<![\p{L}\p{N}_*\\/@.])([*_])(?=[^\s*_])([^*_\n]{1,300}?)(?<=[^\s*_])\1(?![\p{L}\p{N}_*@/])/gu,
      '$2',
    )
    .replace(/\\([\\`*_{}[\]()#+.!|<>-])/g, '$1');

/** In characters: no line that a person wrote is longer. */
const maxMarked = 5000;

/** The spans of a line, with the addresses of its links. */
export const spansOfLine = (text: string, look: Omit<Span, 'text' | 'url'>): Span[] => {
  if (text.length > maxMarked) return [{ ...look, text }];
  const spans: Span[] = [];
  let end = 0;
  const plain = text
    // Names of skills in boxes.
    .replace(/`([^`\n]{1,80})`(?: |$)(?=`)/g, '`$1` | ')
    .replace(/`([^`\n]{1,200})`/g, '$1')
    .replace(/(\*\*|__|(?<!\S)[*_])(?=\[)|(?<=\]\([^()\s]{1,500}\))(\*\*|__|[*_](?!\S))/g, '');
  for (const { 0: whole, 1: words = '', 2: url, index } of plain.matchAll(link)) {
    spans.push({ ...look, text: withoutSigns(plain.slice(end, index)) });
    spans.push({ ...look, text: withoutSigns(words), url });
    end = index + whole.length;
  }
  return [...spans, { ...look, text: withoutSigns(plain.slice(end)) }].filter((span) => span.text !== '');
};

const rule = /^\|?(?:\s*:?-{2,}:?\s*\|)+(?:\s*:?-{2,}:?\s*)?$/;
const cellsOf = (line: string) =>
  line
    .trim()
    .replace(/^\||(?<!\\)\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim());

/** The rows of a table that begins at a line, by its rule in the second. */
export const tableRowsAt = (
  lines: readonly { text: string; isAfterBlank: boolean }[],
  index: number,
): string[][] | undefined => {
  const [head, below] = [lines[index]?.text ?? '', lines[index + 1]?.text ?? ''];
  if (!head.includes('|') || !rule.test(below)) return undefined;
  const end = lines.findIndex(
    ({ text, isAfterBlank }, at) => at > index + 1 && (isAfterBlank || !text.includes('|')),
  );
  const rows = lines.slice(index + 2, end < 0 ? undefined : end);
  return [head, ...rows.map(({ text }) => text)].map(cellsOf);
};
