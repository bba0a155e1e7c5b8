import { personFileName } from '../pdf/file-name';

/** What a pattern of file names may hold, in braces. */
type PatternPart = 'number' | 'last' | 'first' | 'title' | 'date';

export const defaultPattern = '{number}_{last}_{first}_CV';

const maxStem = 80;
/** Windows keeps these for devices, whatever follows a dot. */
const reserved = /^(?:con|prn|aux|nul|com[\d¹²³]|lpt[\d¹²³])(?:\.|$)/i;

/** 'N-014_Santos_Maria_CV.pdf': what a part has nothing for leaves no gap, and no sign that a file system refuses. */
export const patternFileName = (
  pattern: string,
  facts: Record<PatternPart, string>,
  extension = 'pdf',
): string => {
  const filled = pattern.replace(/\{(\w+)\}/g, (_, part: string) => facts[part as PatternPart] ?? '');
  const stem = /[\p{L}\p{N}]/u.test(filled)
    ? personFileName({ firstName: filled, lastName: '' }, [], '').replace(/\.$/, '')
    : '';
  const kept = [...stem.replace(/_{2,}/g, '_')]
    .slice(0, maxStem)
    .join('')
    .replace(/[_.\s]+$/, '');
  const named = kept === '' || reserved.test(kept) ? `Candidate_${facts.number}` : kept;
  return `${named}.${extension}`;
};

/** The names in one folder: equal ones are counted, whatever their capitals. */
export const distinctNames = (names: readonly string[]): string[] => {
  const taken = new Set<string>();
  return names.map((name) => {
    const [, stem = name, ending = ''] = /^(.*?)(\.\w+)$/.exec(name) ?? [];
    let free = name;
    for (let i = 2; taken.has(free.toLowerCase()); i++) free = `${stem} (${i})${ending}`;
    taken.add(free.toLowerCase());
    return free;
  });
};
