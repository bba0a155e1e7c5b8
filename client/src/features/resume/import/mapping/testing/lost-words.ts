import type { ReadResume } from '#shared/resume/read-resume';
import { wordsOf } from '../conservation';
import { toImportedResume } from '../to-imported-resume';

const textOf = ({ text, furniture = [] }: ReadResume) =>
  [text, ...furniture.map((found) => found.text)].join('\n');

/** The words of a file that its import leaves nowhere, counted with repetition. */
export const lostWords = (read: ReadResume, file = textOf(read)): string[] => {
  const imported = toImportedResume(read);
  if (!imported) return [];
  const { content, person, unplaced, items, consumed = [] } = imported;
  const kept = [JSON.stringify(content).replaceAll('\\n', ' ')].concat(
    [person.name, person.email],
    [...unplaced, ...consumed, ...items].map(({ text }) => text),
    items.map(({ reason = '' }) => reason),
  );
  const free = new Map<string, number>();
  for (const word of kept.flatMap(wordsOf)) free.set(word, (free.get(word) ?? 0) + 1);
  const whole = new Set(
    wordsOf(`${person.email} ${content.website} ${content.links.map(({ url }) => url).join(' ')}`),
  );
  const takes = (word: string) => {
    const count = free.get(word) ?? 0;
    if (count > 0) free.set(word, count - 1);
    return count > 0;
  };
  const missing = wordsOf(file).filter((word) => !takes(word));
  // An address that a narrow column broke is whole: 'exa' and 'mple' are 'example'.
  return missing.filter((word, index) => {
    const [before = '', after = ''] = [missing[index - 1], missing[index + 1]];
    return !((after && whole.has(word + after)) || (before && whole.has(before + word)));
  });
};
