import { companyScore, jobScore, looksLikePlace, schoolScore, startsWithPlace } from '#shared/resume/words';
import { dateIn, isDate } from '#shared/text/dates';
import { bulletStart } from '#shared/text/lists';
import { isRestOfDate } from '../geometry/broken-dates';
import { knownSection } from '../sections/section-names';

// Text of a page in its own order has one space between what was apart on the page: a title and its date, a company and its place, a
// heading and the line beside it.

/** How many lines show that a file is of this kind. */
const minGlued = 3;

/** The lines with a tab between facts that were apart, and with each heading in a line of its own. */
export const withFactsApart = (lines: readonly string[]): readonly string[] => {
  const all = withHeadingsApart(lines);
  const whole = withWholeDates(all);
  const cut = whole.map(dateApart);
  const apart = cut.filter((line, index) => line !== whole[index]);
  const areFirst = apart.filter((line) => isDate(line.split('\t')[0] ?? '')).length > 1;
  if (apart.length < minGlued && !areFirst) return all;
  return withTitlesBeside(cut).map((line) => line.split('\t').map(otherFactsApart).join('\t'));
};

/** A date that took two lines has one of its own, above the title that is beside other dates. */
const withTitlesBeside = (lines: readonly string[]): readonly string[] => {
  const isBesideTitle = (line: string) => {
    const [date = '', title = ''] = line.split('\t');
    return isDate(date) && title !== '' && !looksLikePlace(title);
  };
  if (lines.filter(isBesideTitle).length < 2) return lines;
  return lines.flatMap((line, index) => {
    const [above = '', below = ''] = [lines[index - 1], lines[index + 1]];
    const isAbove = (date: string, title: string) =>
      isDate(date.trim()) &&
      title.trim() !== '' &&
      isOfOneCell(title) &&
      !dateIn(title) &&
      !knownSection(title);
    if (isAbove(line, below)) return [`${line.trim()}\t${below.trim()}`];
    return isAbove(above, line) ? [] : [line];
  });
};

const withWholeDates = (lines: readonly string[]): readonly string[] => {
  const whole: string[] = [];
  for (const line of lines) {
    const above = whole.at(-1) ?? '';
    if (isRestOfDate(above.trim(), line.trim())) whole[whole.length - 1] = `${above} ${line.trim()}`;
    else whole.push(line);
  }
  return whole;
};

const isOfOneCell = (line: string) => !/\t| {3}/.test(line.trim()) && !bulletStart.test(line.trim());

/** 'Staff Nurse Mar 2019 – May 2021', 'Mar 2019 Basic Life Support', but not 'On duty since 2019'. */
const dateApart = (line: string): string => {
  const text = line.trim();
  const date = isOfOneCell(line) && text.length <= maxFacts ? dateIn(text) : undefined;
  if (!date || date.text === text) return line;
  const [before, behind] = [text.slice(0, date.index), text.slice(date.index + date.text.length)];
  // A date beside a place is known to be above or below a title.
  if (looksLikePlace((before + behind).trim())) return line;
  if (before === '' && /^ \p{Lu}/u.test(behind)) return `${date.text}\t${behind.trim()}`;
  return behind === '' &&
    !beforeDate.test(before) &&
    /(?:[)\d]|[\p{L}.&]*\p{Lu}[\p{L}.’'&-]*|\bng [\p{L}]+) $/u.test(before)
    ? `${before.trim()}\t${date.text}`
    : line;
};

const beforeDate = /\b(?:issued|expir\w+|valid|until|graduated|awarded|completed|date|since|no)\.?:? $/i;
const maxFacts = 130;

const otherFactsApart = (text: string): string =>
  isOfOneCell(text) && text.length <= maxFacts
    ? placeApart(text)
        .replace(/(?<=[\p{L})]) (?=\d{1,3} hours?$)/u, '\t')
        .replace(/(?<=[\p{L}.)]) (?=(?:\+\d|0\d|\(0)[\d() -]{6,16}\d$)/u, '\t')
        .replace(/^((?:\+\d|0\d|\(0)[\d() -]{6,16}\d) (?=\p{Lu})/u, '$1\t')
    : text;

/** 'Panay Clinic Inc. Iloilo City': the longest end that is a place, behind a title or a company. */
const placeApart = (text: string): string => {
  const ends = [...text.matchAll(/(?<=[\p{L}.)]) (?=\p{Lu})/gu)].map(({ index }) => index);
  const at =
    ends.find((end) => startsWithPlace(text.slice(end + 1)) && isPlace(text.slice(end + 1))) ??
    text.search(/(?<=[\p{L}.)]) \p{Lu}[\p{L}-]+ City$/u);
  const name = text.slice(0, Math.max(at, 0));
  return jobScore(name) + companyScore(name) + schoolScore(name) > 0 &&
    !/\b(?:of|in|at|sa|ng|the|de|del)$/i.test(name)
    ? `${name}\t${text.slice(at + 1)}`
    : text;
};

const isPlace = (text: string) => looksLikePlace(text) && text.includes(' ');

/** 'Licenses and' above 'Certificates', and 'Education Bachelor of Arts' where headings were to the left of their sections. */
const withHeadingsApart = (given: readonly string[]): readonly string[] => {
  const lines = withWholeHeadings(given);
  const heads = lines.map(headingIn);
  const glued = new Set(heads.filter((head) => head !== undefined).map(knownSection));
  const alone = lines.filter((line) => knownSection(line.trim()) !== undefined).length;
  if (glued.size < minGlued || glued.size < alone) return lines;
  return lines.flatMap((line, index) => {
    const head = heads[index];
    return head === undefined ? [line] : ['', head, line.trim().slice(head.length + 1)];
  });
};

const withWholeHeadings = (lines: readonly string[]): readonly string[] => {
  const whole: string[] = [];
  for (const line of lines) {
    const above = whole.at(-1)?.trim() ?? '';
    const isRest = /\s(?:and|&|at)$/i.test(above) && above.length <= maxHeading;
    if (isRest && line.trim() !== '' && knownSection(`${above} ${line.trim()}`) !== undefined)
      whole[whole.length - 1] = `${above} ${line.trim()}`;
    else whole.push(line);
  }
  return whole;
};

const maxHeading = 40;

/** Words that are headings, and no first words of titles, as 'Project' and 'Training' are. */
const heading =
  /^(?:objectives?|summary|profile|about(?: me)?|experiences?|employment|education|skills|languages|references|licen[sc]es|certifications?|certificates|trainings|seminars|awards|interests|hobbies|projects|publications|eligibility)(?= [\p{Lu}\d(])/iu;

const headingIn = (line: string): string | undefined => {
  const text = line.trim();
  const words = text.split(' ', 5);
  const names = words.map((_, index) => words.slice(0, index + 1).join(' ')).slice(1, -1);
  const name =
    names.findLast(
      (start) => /^\p{Lu}/u.test(start) && !start.includes(',') && knownSection(start) !== undefined,
    ) ?? heading.exec(text)?.[0];
  return name && /^ [\p{Lu}\d(]/u.test(text.slice(name.length)) ? name : undefined;
};
