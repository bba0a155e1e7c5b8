import type { SectionKind } from '#shared/resume/read-resume';
import { degreeScore, schoolScore } from '#shared/resume/words';

// What stands among the facts of an entry without being its title or its organization.

const hours = /(?<![\d.])(\d{1,4})[\s-]*(?:training |contact |cpd |credit )?(?:hours?|hrs?)\b\.?/i;

const honor =
  "(?:(?:summa|magna) )?cum laude|with (?:high(?:est)? )?honou?rs?|(?:consistent )?dean['’]?s['’]? list(?:er)?|(?:class )?(?:valedictorian|salutatorian)|academic distinction";
const grade =
  '(?:c?gpa|g\\.p\\.a\\.|gwa|g\\.w\\.a\\.)\\s*(?:of|[:=–-])?\\s*\\d(?:\\.\\d+)?\\d?(?:\\s*\\/\\s*\\d(?:\\.\\d+)?)?(?:\\s*\\([\\d./ ]+\\))?|\\d\\.\\d{1,2} (?:gwa|c?gpa)\\b';
const honors = new RegExp(`(?:${honor}|${grade})`, 'iu');

const rating =
  /(?:with )?(?:an? )?(?:(?:general )?average|(?:board )?rating|score)\s*(?:of|:|–|-)?\s*\d{2}(?:\.\d+)?\s*%?|(?<![\d.])\d{2}\.\d{1,2}\s?%/i;

const notes: Partial<Record<SectionKind, RegExp>> = { education: honors, licenses: rating };

/** 'Bachelor of Science in Nursing, cum laude' is how people write a degree. */
const endsDegree = /\p{L}\)?,\s+(?:(?:summa|magna) )?cum laude$/iu;

/** 'GPA: 1.45', 'Honors: University Scholar': the label sets it apart. */
const labeledNote = /[\s,;|·–-]{0,4}\b(?:c?gpa|gwa|grade|honou?rs?)\s*:\s*\S.*$/iu;

export interface Cut {
  found: string;
  /** The text without it, and without the brackets and separators around it. */
  rest: string;
}

/** What a pattern finds between separators, at the start or at the end of a text, but not inside its words. */
const cutOut = (text: string, pattern: RegExp): Cut | undefined => {
  const match = pattern.exec(text);
  if (!match) return undefined;
  const [before, behind] = [text.slice(0, match.index), text.slice(match.index + match[0].length)];
  const isApart = /(?:^|[.,;|·(–—-])\s*$/u.test(before) && /^\s*(?:\.?$|[,;|·)–—-])/u.test(behind);
  if (!isApart) return undefined;
  const left = before.replace(/[\s,;|·(–—-]+$/u, '').replace(/(?<=[\p{Ll}\d])\s?\.$/u, '');
  const right = behind.replace(/^(?:\.$|[\s,;|·)–—-]+)/u, '');
  return { found: match[0].trim(), rest: [left, right].filter((part) => part !== '').join(', ') };
};

/** Hours of a training: '24 hours', '(16 hrs)'. */
export const hoursIn = (text: string): Cut | undefined => {
  const cut = cutOut(text, hours);
  return cut && { ...cut, found: parseInt(cut.found, 10).toString() };
};

/** What describes a degree or a license: 'Cum Laude', 'GPA: 1.45', 'Rating: 88.5%'. */
export const noteIn = (kind: SectionKind, text: string): Cut | undefined => {
  const pattern = notes[kind];
  const named = text.split(/,\s+/).at(-2) ?? '';
  const labeled = kind === 'education' ? labeledNote.exec(text) : null;
  if (labeled && labeled.index > 0)
    return { found: labeled[0].replace(/^[\s,;|·–-]+/, ''), rest: text.slice(0, labeled.index) };
  const isDegree = endsDegree.test(text) && degreeScore(named) >= schoolScore(named);
  const cut = pattern && !isDegree ? cutOut(text, pattern) : undefined;
  // 'Dean’s Lister, six semesters'
  return cut && text.startsWith(cut.found) && /^\p{Ll}/u.test(cut.rest) ? { found: text, rest: '' } : cut;
};
