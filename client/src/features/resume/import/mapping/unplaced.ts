import type { Found, ReadResume, SectionKind } from '#shared/resume/read-resume';
import type { ImportedPath, Unplaced } from '../imported-resume';

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
const plain = (text: string) => wordsOf(text).join('');

/** Words that only label what stands beside them. */
const labels = new Set(
  wordsOf(
    `e mail email phone mobile cell telephone tel contact no number address location website web portfolio profile date of
    license licence verify online valid until issued expires from to at in on the and present current page graduated year
    hours hrs level company position period school venue title s y sponsored conducted by rating class batch of prc`,
  ),
);

const separator = /\s+[|·•∙●⋅]\s+|\s*\|\s*|\t|\s{2,}/u;

/** Where a text of this section may belong. */
const suggestions: Partial<Record<SectionKind, ImportedPath>> = { summary: 'summary', skills: 'skills.0' };

/**
 * The parts of lines that no field holds. A part counts as held when all of it is in one text that was used, or most of its
 * words are in some.
 */
export const unplacedLines = (
  { lines = [], sections }: ReadResume,
  usedTexts: readonly string[],
): Unplaced[] => {
  const headings = sections.flatMap(({ heading }) => (heading ? [heading.text] : []));
  const used = [...usedTexts, ...headings].map(plain).filter((text) => text !== '');
  const usedWords = new Set([...usedTexts, ...headings].flatMap(wordsOf));
  const haystack = used.join('\n');
  const isHeld = (text: string) => {
    const words = wordsOf(text).filter((word) => !labels.has(word));
    const missing = words.filter((word) => !usedWords.has(word) && !haystack.includes(word)).length;
    return missing <= words.length * 0.25 || haystack.includes(plain(text));
  };
  return joinNeighbors(
    lines.flatMap((line) => {
      const lost = line.text.split(separator).filter((part) => !isHeld(part));
      return lost.length > 0 ? [{ ...line, text: lost.join(' · ') }] : [];
    }),
    lines,
  ).map((found) => ({ text: found.text, places: found.places, ...sectionOf(found, sections) }));
};

/** Lines that follow each other become one text. */
const joinNeighbors = (lost: readonly Found[], lines: readonly Found[]): Found[] => {
  const rows = new Map(lines.map((line, index) => [line.places, index]));
  const joined: { found: Found; last: number }[] = [];
  for (const line of lost) {
    const row = rows.get(line.places) ?? 0;
    const above = joined.at(-1);
    if (above && above.last === row - 1) {
      above.found = {
        ...above.found,
        text: `${above.found.text}\n${line.text}`,
        places: [...above.found.places, ...line.places],
      };
      above.last = row;
    } else joined.push({ found: line, last: row });
  }
  return joined.map(({ found }) => found);
};

const sectionOf = (found: Found, sections: ReadResume['sections']) => {
  const first = plain(found.text.split('\n')[0] ?? '');
  const section = sections.find(({ text }) => text && plain(text.text).includes(first));
  return { what: section?.heading?.text, suggestion: section && suggestions[section.kind] };
};
