import { particularFields, particularNames, type Particulars } from '#shared/resume/particulars';
import { resumeFields } from '#shared/resume/resume-fields';
import { defaultHeadings } from '#shared/resume/sections/section-order';
import { inOrder, type ResumeText } from './form-content';
import { partWords } from '../words';

/** A part of the resume that two versions of it do not share, as text to be read side by side. */
export interface Difference {
  name: string;
  mine: string[];
  other: string[];
}

const { arrangement } = partWords;

const names: Partial<Record<keyof ResumeText, string>> = {
  referencesOnRequest: defaultHeadings.references,
  referencesArePublic: defaultHeadings.references,
  particulars: partWords.particulars,
  customSections: partWords.customSections,
  sectionOrder: arrangement,
  sectionHeadings: arrangement,
  hiddenSections: arrangement,
};

const { referencesOnRequest, referencesArePublic } = partWords;
const choices: Partial<Record<keyof ResumeText, { on: string; off: string }>> = {
  referencesOnRequest,
  referencesArePublic,
};

/** What a part of the resume is called. */
export const nameOfPart = (part: keyof ResumeText): string =>
  names[part] ??
  (part in resumeFields
    ? resumeFields[part as keyof typeof resumeFields].label
    : defaultHeadings[part as keyof typeof defaultHeadings]);

const plain = (value: unknown) => JSON.stringify(value, inOrder);

/** Ids mean nothing to a reader. */
const isRead = (field: string) => field !== 'id' && field !== 'credentialId';

/** The texts in a value, with those of one entry on one line. */
const linesOf = (part: keyof ResumeText, value: unknown): string[] => {
  const choice = choices[part];
  if (choice) return [value ? choice.on : choice.off];
  if (part === 'particulars') return particularsIn(value as Particulars);
  const items = Array.isArray(value) ? (value as unknown[]) : [value];
  return items.map((item) => textsOf(item).join(', ')).filter((line) => line !== '');
};

const particularsIn = (particulars: Particulars): string[] =>
  particularNames.flatMap((name) => {
    const text = particulars[name];
    if (text.trim() === '') return [];
    const line = `${particularFields[name].label}: ${text}`;
    return [particulars.printed.includes(name) ? partWords.printed(line) : line];
  });

/** The texts in a value. */
export const textsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return value.trim() ? [value] : [];
  if (Array.isArray(value)) return value.flatMap(textsOf);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([field, inner]) => (isRead(field) ? textsOf(inner) : []));
};

/** What is not the same in two versions. Of lists only the items that the other one lacks. */
export const differencesOf = (mine: ResumeText, other: ResumeText): Difference[] => {
  const found = new Map<string, Difference>();
  for (const part of Object.keys(mine) as (keyof ResumeText)[]) {
    if (plain(mine[part]) === plain(other[part])) continue;
    const name = nameOfPart(part);
    const [own, others] = [linesOf(part, mine[part]), linesOf(part, other[part])];
    const difference = found.get(name) ?? { name, mine: [], other: [] };
    difference.mine.push(...own.filter((line) => !others.includes(line)));
    difference.other.push(...others.filter((line) => !own.includes(line)));
    found.set(name, difference);
  }
  return [...found.values()];
};

/** The parts that two contents do not share, each with all of its lines; photo and particulars are not compared. */
export const comparedParts = (
  mine: Omit<ResumeText, 'particulars'>,
  other: Omit<ResumeText, 'particulars'>,
): Difference[] =>
  (Object.keys(other) as (keyof typeof other)[])
    .filter((part) => plain(mine[part]) !== plain(other[part]))
    .map((part) => ({
      name: nameOfPart(part),
      mine: linesOf(part, mine[part]),
      other: linesOf(part, other[part]),
    }));
