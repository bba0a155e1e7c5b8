import { readHtml } from '#shared/reader/html/read-html';
import { textOfSpans, type Block } from '#shared/reader/document/blocks';
import { applicationLimits } from '../schema';
import { proposalsFromData, proposalsFromText, type PostProposals } from './proposals';

/** The most that is read of what was pasted, in characters. */
const maxPastedLength = 1024 * 1024;

const isHtml = (pasted: string) =>
  /^\s*<(?:!doctype|html|head|body|div|p|section|article|main|span|ul|table|h[1-6])\b/i.test(pasted) ||
  /<\/(?:div|p|li|body|html|section|h[1-6])>/i.test(pasted);

const linesOf = (blocks: readonly Block[]): string[] =>
  blocks.flatMap((block) =>
    block.kind === 'paragraph'
      ? [(block.isListItem ? '- ' : '') + textOfSpans(block.spans).trim()]
      : block.kind === 'table'
        ? block.rows.map(({ cells }) => cells.map((cell) => linesOf(cell).join(' ')).join(' '))
        : [],
  );

/** What the page of a post says of it to search engines (https://schema.org/JobPosting). It is read as data and never run. */
const dataOf = (html: string): unknown[] =>
  [
    ...html.matchAll(/<script\b[^>]{0,500}ld\+json[^>]{0,500}>([^<]*(?:<(?!\/script)[^<]*)*)<\/script/gi),
  ].flatMap(([, json = '']) => {
    try {
      return [JSON.parse(json) as unknown];
    } catch {
      return [];
    }
  });

export interface ReadPost {
  text: string;
  isHtml: boolean;
  /** Whether something at the end was left out. */
  isCut: boolean;
  proposals: PostProposals;
}

/** A post that was pasted, as text or as HTML: its words, and what they say of the job. Nothing in it is fetched or run. */
export const readPost = (pasted: string, today: string): ReadPost => {
  const read = pasted.slice(0, maxPastedLength);
  let whole = read;
  let data: unknown[] = [];
  const wasHtml = isHtml(read);
  if (wasHtml) {
    data = dataOf(read);
    // What a page is too large for is read without its tags.
    try {
      whole = linesOf(readHtml(read)).join('\n');
    } catch {
      whole = read.replace(/<[^<>]{0,5000}>/g, ' ');
    }
  }
  const tidy = whole
    .replace(/\r\n?/g, '\n')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  const text = tidy.slice(0, applicationLimits.post);
  return {
    text,
    isHtml: wasHtml,
    isCut: pasted.length > read.length || tidy.length > text.length,
    proposals: { ...proposalsFromText(text, today), ...proposalsFromData(data) },
  };
};
