import { dateIn } from '#shared/text/dates';
import { bulletStart } from '#shared/text/lists';
import { fieldOf } from '../fields/field-labels';
import { knownSection } from '../sections/section-names';

// What begins an entry or a section, where copying or typing left no sign of it.

/** The lines of a text with what begins its sections and entries apart. */
export const withLevels = (lines: readonly string[]): readonly string[] =>
  withSectionsNamed(withoutNumbers(withoutLetters(withoutFlatLists(lines))));

/** Most of its words have small letters. */
export const isProse = (text: string) => {
  const words = text.match(/(?<![\p{L}’'])\p{L}{3,}/gu) ?? [];
  return words.filter((word) => /^\p{Ll}/u.test(word)).length > words.length * 0.5;
};

type Kind = ReturnType<typeof knownSection>;

/** What the heading above each line says. */
const kindsAt = (lines: readonly string[]): readonly Kind[] => {
  let kind: Kind;
  return lines.map((line) => (kind = knownSection(line.trim()) ?? kind));
};

const ofItems: readonly Kind[] = ['skills', 'languages', 'interests', 'references'];

/** An outline whose levels were lost has a sign before each line: of its entries only sentences are items. */
const withoutFlatLists = (lines: readonly string[]): readonly string[] => {
  const kinds = kindsAt(lines);
  const jobs = lines.filter(
    (line, index) => kinds[index] === 'experience' && line.trim() !== '' && !knownSection(line.trim()),
  );
  const heads = jobs.filter((line) => !isProse(line));
  const isOutline =
    jobs.every((line) => bulletStart.test(line)) &&
    heads.length < jobs.length &&
    heads.filter((line) => dateIn(line)).length >= 2;
  if (!isOutline) return lines;
  const isHeading = (line: string) => knownSection(line.trim()) !== undefined;
  const areItems = lines.every((line) => !isHeading(line) || bulletStart.test(line));
  return lines.map((line, index) =>
    (isHeading(line) ? areItems : !ofItems.includes(kinds[index]) && !isProse(line))
      ? line.replace(bulletStart, '')
      : line,
  );
};

/** 'a. Name', 'b. Employment history' are questions, not items: some of them name sections. */
const withoutLetters = (lines: readonly string[]): readonly string[] => {
  const lettered = lines.filter((line) => letter.test(line));
  const letters = lettered.map((line) => line.charAt(0)).join('');
  const asked = lettered.filter((line) => knownSection(line.replace(letter, '').split(':')[0] ?? ''));
  return letters.length >= 3 && asked.length > 1 && 'abcdefghijklmnopqrstuvwxyz'.startsWith(letters)
    ? lines.flatMap((line) => (letter.test(line) ? ['', line.replace(letter, '')] : [line]))
    : lines;
};
const letter = /^[a-z][.)]\s+(?=\S)/;

/** '1. Staff Nurse' above 'Company: …', and a number alone above labels, begin an entry. */
const withoutNumbers = (lines: readonly string[]): readonly string[] =>
  lines.flatMap((line, index) => {
    const [number] = /^\s{0,8}\d{1,2}[.)](?:\s+|$)/.exec(line) ?? [];
    const isTitle =
      number !== undefined && labelOf(lines[index + 1]) !== undefined && labelOf(line) === undefined;
    return isTitle ? ['', line.slice(number.length)].slice(line === number ? 1 : 0) : [line];
  });

/** The label that a line of a form begins with. */
const labelOf = (line = '') => {
  const [, label = ''] =
    /^\s*(?:\d{1,2}[.)]\s+)?(\p{L}[^:\t]{2,30}?)(?: ?\d)?(?:\t|:\s)\s*\S/u.exec(line) ?? [];
  return fieldOf(label) === undefined ? undefined : label;
};

const named = [
  {
    name: 'Work Experience',
    ofEntry: /^(?:(?:present|current|previous|last) )?(?:employer|company)(?: name)?$/i,
    above: /^(?:position|job title)$/i,
  },
  { name: 'Education', ofEntry: /^(?:school|university|college)(?: name)?$/i, above: /^(?:course|degree)$/i },
];

/** Their entries have companies and schools, too. */
const ofOthers: readonly Kind[] = [
  'references',
  'trainings',
  'volunteering',
  'licenses',
  'projects',
  'awards',
];

/** A form may have labels of jobs and schools without a heading above them. */
const withSectionsNamed = (given: readonly string[]): readonly string[] =>
  named.reduce((lines, { name, ofEntry, above }) => {
    const kinds = kindsAt(lines);
    const first = lines.findIndex(
      (line, index) => !ofOthers.includes(kinds[index]) && ofEntry.test(labelOf(line) ?? ''),
    );
    const isThere = lines.some((line) => knownSection(line.split(':')[0] ?? '') === knownSection(name));
    if (first < 0 || isThere) return lines;
    const start = above.test(labelOf(lines[first - 1]) ?? '') ? first - 1 : first;
    return [...lines.slice(0, start), '', name, ...lines.slice(start)];
  }, given);
