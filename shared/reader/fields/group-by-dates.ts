import { jobScore, looksLikePlace, placeScore } from '#shared/resume/words';
import { dateIn, isDate } from '#shared/text/dates';
import type { Line } from '../geometry/lines';
import { dateOf, isBodyLine, isDateLine, listLabel } from './line-roles';

const maxAboveDate = 2;
const maxLead = 3;

const licenseNumber = /^.{1,150}\b(?:licen[sc]e|prc|reg\.?|no\.?) (?:no\.? ?)?\d{5,}$/i;

/** Numbers, ratings and validity of a license, below its name. */
const isDetail = (line: Line) =>
  /^(?:(?:valid|expir|exp\.|rating|date of (?:issue|registration))\b|(?:prc )?(?:(?:licen[sc]e|lic|registration|reg|certificate|cert|credential)\.? )?(?:no\b|number|id\b|#)\W*(?=\S*\d))/i.test(
    line.text,
  );

/** The name below the details of the entry before. */
const startsAfterDetails = (block: readonly Line[], index: number): boolean => {
  const [line, above] = [block[index], block[index - 1]];
  return (
    line !== undefined &&
    above !== undefined &&
    isDetail(above) &&
    !isDetail(line) &&
    !isDateLine(line) &&
    !isBodyLine(line) &&
    block.slice(0, index).some((other) => !isDetail(other))
  );
};

const isDated = (line: Line) => !line.isBullet && !isBodyLine(line) && dateOf(line) !== undefined;

/** Entries whose lines look alike: a date, with the short lines around it, begins one. */
export const groupsByDates = (lines: readonly Line[]): Line[][] => {
  const left = lines[0]?.x ?? 0;
  const isWrap = (line: Line) => /^\p{Ll}/u.test(line.text) || line.x > left + 4;
  const isWhole = (line: Line) =>
    (dateIn(line.text) || licenseNumber.test(line.text)) &&
    !line.isBullet &&
    !isDateLine(line) &&
    !isDetail(line) &&
    !isWrap(line);
  if (lines.length > 1 && lines.every(isWhole)) {
    // A name and its date above who gave it and its number.
    const isSecond = ({ text }: Line) => !dateIn(text);
    return splitAt(lines, (line, index) => !isSecond(line) || isSecond(lines[index - 1] as Line));
  }
  const roles = groupsByRoles(lines);
  if (roles) return roles;
  const blocks = blocksByGaps(lines, isWrap);
  if (blocks.length === 1 && !lines.some((line) => !line.isBullet && dateOf(line)))
    return splitAt(lines, (line) => line.isBullet || !(isWrap(line) || isDetail(line)));
  const dated = lines.filter(isDated);
  const spans = dated.filter((line) => dateOf(line)?.isRange);
  const byLead = startsByLead(lines, spans.length > 0 ? spans : dated);
  // Where there is no gap, more gaps than dates, one before the first date, or dates begin entries without one, gaps do not tell entries apart.
  const dates = lines.filter(isDateLine);
  const areEntries =
    blocks.length > 1 &&
    blocks.length <= 1.5 * spans.length &&
    blocks[0]?.some(isDated) &&
    (dates.length < 2 ||
      dates[0] !== lines[0] ||
      blocks.slice(1).some(([start]) => start && isDateLine(start)));
  if (byLead && !areEntries) return splitAt(lines, (line) => byLead.has(line));
  const facts = withPlacesBeside(lines, new Set(spans.filter(isDateLine)));
  const [first, last] = [lines[0], lines.at(-1)];
  const firstFact = lines.findIndex((line) => facts.has(line));
  if (first && last && firstFact > 0 && facts.has(last) && lines.slice(0, firstFact).some(isBodyLine))
    return groupsAboveFacts(lines, facts);
  const isApart = blocks.length > 1;
  return blocks.flatMap((block) => {
    const starts = startsAtDates(block, isApart, isWrap);
    return splitAt(
      block,
      (line, index) =>
        starts.has(line) || startsAfterText(block, index, isWrap) || startsAfterDetails(block, index),
    );
  });
};

/** The lines as far above each date as the first line is above the first date, if short lines are between them. */
const startsByLead = (lines: readonly Line[], dated: readonly Line[]): ReadonlySet<Line> | undefined => {
  const areAlone = isDate(dated[0]?.text ?? '');
  const dates = new Set(areAlone ? dated.filter(({ text }) => isDate(text)) : dated);
  const at = lines.flatMap((line, index) => (dates.has(line) ? [index] : []));
  const [lead] = at;
  if (lead === undefined || lead > maxLead || (lead > 0 && at.length < 2)) return undefined;
  const isHead = (date: number) =>
    date >= lead && lines.slice(date - lead, date).every((line) => !isBodyLine(line) && !dates.has(line));
  return at.every(isHead) ? new Set(at.map((date) => lines[date - lead] as Line)) : undefined;
};

/** A company above its place, with 'Title, dates' lines below: one or more positions there, whatever the gaps. */
const groupsByRoles = (lines: readonly Line[]): Line[][] | undefined => {
  const isRole = (line: Line | undefined) =>
    line !== undefined && isDated(line) && !isDateLine(line) && jobScore(line.text) > 0;
  const isPlace = (text: string) => placeScore(text) > 0 && looksLikePlace(text);
  const isPlaced = (index: number) =>
    isRole(lines[index + 2]) &&
    isPlace(lines[index + 1]?.text ?? '') &&
    !isBodyLine(lines[index] as Line) &&
    !isRole(lines[index]);
  if (!isPlaced(0) || lines.some((line) => isDated(line) && !isRole(line))) return undefined;
  return splitAt(lines, (line, index) => isPlaced(index) || (isRole(line) && !isPlaced(index - 2)));
};

/** The dates, and the places next to one. */
const withPlacesBeside = (lines: readonly Line[], dates: ReadonlySet<Line>): ReadonlySet<Line> => {
  const isFact = (line: Line | undefined) => line !== undefined && dates.has(line);
  return new Set(
    lines.filter(
      (line, index) =>
        dates.has(line) ||
        ((isFact(lines[index - 1]) || isFact(lines[index + 1])) && looksLikePlace(line.text)),
    ),
  );
};

/** Text whose dates and places stood at its right is copied with them below each entry: they go below its title. */
const groupsAboveFacts = (lines: readonly Line[], facts: ReadonlySet<Line>): Line[][] =>
  splitAt(lines, (line, index) => !facts.has(line) && facts.has(lines[index - 1] as Line)).map(
    ([title, ...rest]) => [
      ...(title ? [title] : []),
      ...rest.filter((line) => facts.has(line)),
      ...rest.filter((line) => !facts.has(line)),
    ],
  );

const splitAt = (
  lines: readonly Line[],
  starts: (line: Line, index: number, group: readonly Line[]) => boolean,
): Line[][] => {
  const groups: Line[][] = [];
  for (const [index, line] of lines.entries()) {
    const group = groups.at(-1);
    if (!group || starts(line, index, group)) groups.push([line]);
    else group.push(line);
  }
  return groups;
};

const blocksByGaps = (lines: readonly Line[], isWrap: (line: Line) => boolean): Line[][] => {
  const gaps = lines
    .slice(1)
    .map(({ gap }) => gap)
    .filter((gap) => gap < 6);
  const usual = [...gaps].sort((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? 1.4;
  return splitAt(
    lines,
    (line, _index, group) =>
      line.gap !== Infinity &&
      line.gap > usual * 1.25 &&
      !line.isBullet &&
      !listLabel.test(line.text) &&
      !isWrap(line) &&
      !isFirstText(line, group),
  );
};

/** The first sentence below a title and its date, however far below. */
const isFirstText = (line: Line, group: readonly Line[]) =>
  isBodyLine(line) && !dateOf(line) && group.some(isDated) && !group.some(isBodyLine);

/** A short line between two texts, as the first entry has one above its text. */
const startsAfterText = (block: readonly Line[], index: number, isWrap: (line: Line) => boolean): boolean => {
  const [line, above, below] = [block[index], block[index - 1], block[index + 1]];
  const [first, second] = block;
  if (!line || !above || !below || !first || !second) return false;
  const isTitled = (title: Line, text: Line) =>
    !isBodyLine(title) &&
    !isWrap(title) &&
    title.text.length <= maxTitle &&
    isBodyLine(text) &&
    !isWrap(text);
  return isTitled(first, second) && isTitled(line, below) && second.isBullet === below.isBullet;
};

const maxTitle = 60;

/**
 * Where further dates of a block begin entries of their own, each with as many lines above its date as the first one.
 * Where gaps separate the entries, only a second span of dates does, or lines that each have a date.
 */
const startsAtDates = (
  block: readonly Line[],
  isApart: boolean,
  isWrap: (line: Line) => boolean,
): ReadonlySet<Line> => {
  const all = block.flatMap((line, index) => (isDated(line) ? [index] : []));
  const lineAt = (index: number) => block[index] as Line;
  const isSpan = (index: number) => dateOf(lineAt(index))?.isRange === true;
  const isList = all.length === block.length && !block.some(isDateLine);
  const singlesCount = isList || (!isApart && all.filter((index) => !isSpan(index)).length * 2 >= all.length);
  const dates = singlesCount ? all : all.filter(isSpan);
  const [first = 0] = dates;
  const isAlone = (index: number) => isDateLine(lineAt(index));
  const starts = new Set<Line>();
  for (const [place, date] of dates.entries()) {
    const previous = dates[place - 1];
    if (previous === undefined) continue;
    const isLikeFirst = isAlone(date) === isAlone(first);
    const lead = isLikeFirst ? first : isAlone(date) ? maxLead : 0;
    const between = block.slice(previous + 1, date);
    const lastBody = between.findLastIndex((line, index) => isBodyLine(line) || (index > 0 && isWrap(line)));
    const from = previous + 1 + lastBody + 1;
    const most = lastBody >= 0 ? Math.max(lead, first > 0 ? maxAboveDate : 0) : lead;
    starts.add(lineAt(Math.max(from, date - most)));
  }
  return starts;
};
