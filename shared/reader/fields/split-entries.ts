import type { Line } from '../geometry/lines';
import { dateIn, isDate } from '#shared/text/dates';
import { bulletSign, withoutBullet } from '#shared/text/lists';
import { boxOf, isSetAlike, joinRuns, joinWords } from '../geometry/cells';
import { groupsByDates } from './group-by-dates';
import {
  companyScore,
  degreeScore,
  isSurelyPlace,
  jobScore,
  looksLikePlace,
  shareOfSmallWords,
} from '#shared/resume/words';
import { dateOf, isBodyLine, isDateLine, isPhrase, listLabel, validity } from './line-roles';
import { endsOpen, hadNoRoom, piecesOf, withMaskedBrackets } from './pieces';

/** The lines of one entry: what names it, and the text about it. */
export interface EntryLines {
  head: readonly Line[];
  body: readonly Line[];
  /** The lines of the company, where several positions are below them. */
  above?: readonly Line[] | undefined;
}

/**
 * Splits a section at the lines that are set like its first one, and where all is set alike, at dates and wide gaps.
 */
export const splitEntries = (all: readonly Line[]): EntryLines[] => {
  const listed = withFactsOfList(withEntriesOfList(withWholeLines(all)));
  const isListed = listed[0]?.isBullet ?? false;
  const lines = listed.flatMap((line) => (line.isBullet && !isListed ? [line] : splitRunIn(line)));
  const [first] = lines;
  if (!first) return [];
  const title = lines.find((line) => !isDateLine(line)) ?? first;
  const groups = lines.some(({ startsEntry }) => startsEntry)
    ? groupsByRows(lines)
    : isSetApart(title, lines)
      ? groupsByStyle(lines, title)
      : groupsByDates(lines);
  return splitRoles(groups.filter((group) => group.length > 0)).map(({ lines: own, above }) => ({
    ...headAndBody(own),
    above,
  }));
};

const maxListedFacts = 5;

/** 'Cebu Doctors' above 'June 2019 – Present', each behind a bullet below its title: what is listed down to the date names the entry. */
const withFactsOfList = (lines: readonly Line[]): readonly Line[] => {
  const read: Line[] = [];
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index] as Line;
    const title = read.at(-1);
    const list = line.isBullet && title?.isBullet === false ? lines.slice(index, index + maxListedFacts) : [];
    const date = list.findIndex((item) => item.isBullet && isDateOfList(item, title?.startsEntry === true));
    const facts = list.slice(0, date + 1);
    const isOfList = (item: Line) => item.isBullet || item.x > line.x + 4;
    const names = facts.slice(0, -1).map((item) => ({ ...item, isBullet: false }));
    if (date < 0 || !facts.every(isOfList) || names.some(isBodyLine)) {
      read.push(line);
      continue;
    }
    for (const fact of facts) {
      const above = read.at(-1);
      if (above && !fact.isBullet) read[read.length - 1] = joinLines(above, fact);
      else read.push({ ...withoutItsBullet(fact), x: title?.x ?? fact.x });
    }
    index += date;
  }
  return read;
};

/** In an outline, whose levels tell facts from text, a fact may have the date beside it: 'Staff Nurse, June 2019 – Present'. */
const isDateOfList = (item: Line, isOfOutline: boolean) => {
  const plain = { ...item, isBullet: false };
  return (
    isDate(item.text) ||
    validity.test(item.text) ||
    (isOfOutline && dateOf(plain) !== undefined && !isBodyLine(plain))
  );
};

const withoutItsBullet = (line: Line): Line => {
  const run = line.runs.find(({ text }) => !bulletSign.test(text.trim()));
  const cells = line.cells.map((cell, index) =>
    index === 0 ? { ...cell, text: withoutBullet(cell.text) } : cell,
  );
  return { ...line, x: run?.x ?? line.x, cells, isBullet: false };
};

/** Facts that signs separate, as one line has them that names all of an entry. */
const factSigns = /,\s|\s[–—|·•▪◆-]\s/gu;

/** An entry whose facts are all in one line, which its column broke: one line again. */
const withWholeLines = (lines: readonly Line[]): readonly Line[] => {
  const areItems = lines[0]?.isBullet ?? false;
  const whole: Line[] = [];
  let last: Line | undefined;
  for (const line of lines) {
    const above = whole.at(-1);
    const isEntry = above && (areItems ? above.isBullet : !isBodyLine(above));
    if (above && last && isEntry && goesOnIn(above, last, line))
      whole[whole.length - 1] = joinLines(above, line);
    else whole.push(line);
    last = line;
  }
  return whole;
};

/** `last` is the last line of `above`, which may have been joined before. */
const goesOnIn = (above: Line, last: Line, line: Line): boolean => {
  const cell = last.cells.at(-1);
  const end = cell?.runs.at(-1);
  const [start] = line.runs;
  // Below a date before it, too, where it ends within a word or a name.
  const isRest = /^\p{Ll}/u.test(line.text) && Math.abs(line.x - last.x) < 3;
  const edge = isRest ? last.x : (cell?.runs.find(({ text }) => !bulletSign.test(text.trim()))?.x ?? last.x);
  return (
    end !== undefined &&
    start !== undefined &&
    !line.isBullet &&
    !last.endsParagraph &&
    line.flow === last.flow &&
    // A date may be beside it.
    last.cells.slice(0, -1).every(({ text }) => isDate(text)) &&
    line.cells.slice(1).every(({ text }) => isDate(text)) &&
    line.gap < (/^\p{Ll}/u.test(line.text) ? 1.6 : 1.45) &&
    line.x > edge - 3 &&
    // The sign of an item may be in one run with its text.
    line.x < edge + (last.isBullet && edge === last.x ? 2 * last.size : 3) &&
    isSetAlike(end, start) &&
    (above.text.match(factSigns)?.length ?? 0) > 0 &&
    !isDate(line.text) &&
    hadNoRoom(last, last.right, line.text)
  );
};

const joinLines = (above: Line, line: Line): Line => {
  const cell = above.cells.at(-1);
  const [rest, ...beside] = line.cells;
  if (!cell || !rest) return above;
  const text = joinWords(above.text, line.text);
  const runs = [...above.runs, ...line.runs];
  const whole = {
    ...cell,
    text: joinWords(cell.text, rest.text),
    runs,
    below: [...(cell.below ?? []), boxOf(line)],
  };
  return { ...above, text, runs, cells: [...above.cells.slice(0, -1), whole, ...beside] };
};

/** Entries may be items of a list, with their text below or as lists further in: those of the first level begin an entry each. */
const withEntriesOfList = (lines: readonly Line[]): readonly Line[] => {
  const [first] = lines;
  const isOuter = (line: Line) => line.isBullet && first !== undefined && line.x < first.x + 4;
  if (!first?.isBullet || lines.every(isOuter)) return lines;
  const outline = lines.map((line) =>
    isOuter(line) ? { ...withoutItsBullet(line), startsEntry: true } : line,
  );
  // Positions of a company, which have lists of their own, are of the second level.
  const inner = Math.min(...outline.flatMap(({ isBullet, x }) => (isBullet ? [x] : [])));
  const isPosition = (line: Line, index: number) => {
    const next = outline[index + 1];
    return line.isBullet && line.x < inner + 4 && next?.isBullet === true && next.x > line.x + 4;
  };
  return outline.map((line, index) => (isPosition(line, index) ? withoutItsBullet(line) : line));
};

/** The lines of each entry, told apart into what names it and the text about it. */
export const entriesOfGroups = (groups: readonly Line[][]): EntryLines[] => groups.map(headAndBody);

/** The rows of a table. */
const groupsByRows = (lines: readonly Line[]): Line[][] => {
  const groups: Line[][] = [];
  for (const line of lines) {
    const group = groups.at(-1);
    if (line.startsEntry || !group) groups.push([line]);
    else group.push(line);
  }
  return groups;
};

/** A full stop behind it ends no sentence. */
const abbreviation =
  /(?<![\p{L}\d])(?:\p{Lu}|sta|sto|st|brgy|bgy|no|nos|vol|mt|gen|ave|blk|bldg|corp|inc|co|ltd|est|mfg|bros|dept|univ|jr|sr|ma|dr|dra|engr|arch|atty|hon|fr|rev|capt|col|mr|mrs|ms|prof)$/iu;

const maxAbbreviation = 8;

/** 'Birthing Home, 2019–2020. A clinic of rammed earth.', 'Birthing Home: a clinic of rammed earth.': what names an entry, and a sentence. */
const namedBeforeText = (line: Line): Line[] | undefined => {
  const cell = line.cells.at(-1);
  const beside = line.cells.slice(0, -1);
  if (!cell || line.isBullet || !beside.every(({ text }) => isDate(text))) return undefined;
  const masked = withMaskedBrackets(cell.text);
  const cut = [...masked.matchAll(/\. +(?=\p{Lu}.{14})|: +(?=\S.{14})/gu)].find(
    ({ index }) => !abbreviation.test(cell.text.slice(Math.max(index - maxAbbreviation, 0), index)),
  );
  if (!cut) return undefined;
  const [name, text] = [cell.text.slice(0, cut.index), cell.text.slice(cut.index + cut[0].length)];
  const isDated = beside.length > 0 || dateIn(name) !== undefined;
  const isNamed =
    !/\s\p{Ll}{4,}.*\s\p{Ll}{4,}/u.test(name) &&
    shareOfSmallWords(name) < 0.4 &&
    (beside.length > 0 || !/\s\p{Lu}\./u.test(name));
  const isText = cut[0].startsWith('.') || (!name.includes(', ') && shareOfSmallWords(text) > 0.5);
  if (!isDated || !isNamed || !isText) return undefined;
  const joined = [...beside, { text: name }].map((part) => part.text).join('  ');
  return [
    { ...line, text: joined, cells: [...beside, { ...cell, text: name }] },
    { ...line, x: cell.x, text, cells: [{ ...cell, text, url: undefined }], startsBody: true },
  ];
};

/** 'Apr 2016: Palay Check, Rice Research Center' is a date and what was then. */
const withDateApart = (line: Line): Line | undefined => {
  const [cell] = line.cells;
  const [sign, date = ''] = /^([^:]{4,30}):\s+(?=\S)/.exec(cell?.text ?? '') ?? [];
  if (!cell || sign === undefined || line.isBullet || line.cells.length > 1 || !isDate(date))
    return undefined;
  const rest = { ...cell, text: cell.text.slice(sign.length) };
  return { ...line, text: `${date}  ${rest.text}`, cells: [{ ...cell, text: date, right: cell.x }, rest] };
};

/** How people say what they did: 'Before that I worked as', 'I am currently a', 'I finished'. */
const ofSentence =
  /^(?:(?:yes|currently|at present|presently|before that|after that|previously|then|prior to that),? )?i(?:['’]m| am| was| have| had| been| currently| now| then| also| work(?:ed)?| working| served?| serving| employed| hired| finished| graduated| completed| took(?: up)?| earned| obtained| studied| hold| as| with| from| an?| the| my| degree (?:in|of))* (?=\p{Lu})/iu;
const beforeDate = /[\s,(]+(?:(?:from|since|in|on|between) ?)?$/i;
const maxHead = 200;

/** 'I worked as a nurse at Panay Clinic in Iloilo City from 2019 to 2021. I cared for …': the facts of the first sentence, and the others. */
const factsOfSentence = (line: Line): Line[] | undefined => {
  const [cell] = line.cells;
  const [lead] = ofSentence.exec(cell?.text ?? '') ?? [];
  const date = lead === undefined ? undefined : dateIn(cell?.text.slice(0, maxHead) ?? '');
  if (!cell || lead === undefined || !date || line.cells.length > 1) return undefined;
  const end = cell.text.indexOf(date.text, date.index) + date.text.length;
  const name = cell.text
    .slice(lead.length, date.index)
    .replace(beforeDate, '')
    .replace(/ with (?:an? )?(?:degree (?:in|of) )?(?=\p{Lu})/u, ', ')
    .replace(/ in (?=\p{Lu}[^,]{2,30}(?:,|$))/u, (word, at: number, whole: string) =>
      looksLikePlace(whole.slice(at + word.length)) ? ', ' : word,
    );
  const duration = date.text.replace(/^(?:from|since) /i, '');
  const text = cell.text.slice(end).replace(/^[)\s.,]+/, '');
  const facts = {
    ...line,
    text: `${name}  ${duration}`,
    cells: [
      { ...cell, text: name },
      { ...cell, text: duration, x: cell.right },
    ],
  };
  return text === ''
    ? [facts]
    : [facts, { ...line, text, cells: [{ ...cell, text, url: undefined }], startsBody: true }];
};

/** 'Project: what it is', the name in bold, is a title and the first line of its text. */
const splitRunIn = (line: Line): Line[] => {
  const [cell] = line.cells;
  const dated = withDateApart(line);
  if (dated) return [dated];
  const said = factsOfSentence(line);
  if (said) return said;
  const named = namedBeforeText(line);
  if (named) return named;
  const runs = cell?.runs.filter(({ text }) => !bulletSign.test(text.trim())) ?? [];
  const start = runs.findIndex(({ bold }) => !bold);
  if (!cell || line.cells.length > 1 || start < 1) return [line];
  const [title, text] = [runs.slice(0, start), runs.slice(start)];
  const [name, rest] = [joinRuns(title), joinRuns(text)];
  const isApart = /[:–—-]$/.test(name) || /^[:–—-]/.test(rest);
  const [opening] = text;
  if (!isApart || !opening || rest.length < minRunInText || dateIn(rest) || areNames(rest)) return [line];
  const right = (title.at(-1)?.x ?? line.x) + (title.at(-1)?.width ?? 0);
  const own = name.replace(/\s*[:–—-]$/, '');
  const body = rest.replace(/^[:–—-]\s*/, '');
  return [
    {
      ...line,
      text: own,
      right,
      runs: title,
      cells: [{ ...cell, text: own, right, runs: title }],
      isBullet: false,
    },
    {
      ...line,
      text: body,
      bold: false,
      italic: opening.italic,
      runs: text,
      cells: [{ ...cell, text: body, runs: text, url: undefined }],
      isBullet: false,
      startsBody: true,
    },
  ];
};

const minRunInText = 25;

/** 'Golden Thread Garments Corp., Rosario, Cavite': no word of it is one of a sentence. */
const areNames = (text: string) => !/(?<![\p{L}’'])\p{Ll}{4,}/u.test(text);

const styleOf = ({ size, bold, italic }: Line) => `${Math.round(size * 2)} ${bold} ${italic}`;

/** Whether the first line is set unlike most text that follows. */
const isSetApart = (first: Line, lines: readonly Line[]) => {
  if (first.isBullet) return false;
  // A date in bold below a plain title sets nothing apart.
  const others = lines.filter((line) => line !== first && !(line.bold && !first.bold && isDateLine(line)));
  const alike = others.filter((line) => styleOf(line) === styleOf(first)).length;
  return others.length > 0 && alike <= others.length * 0.5;
};

/** Behind dates at one left edge, whatever their width. */
const areBesideDates = ({ cells: [a, ...aboutA] }: Line, { cells: [b, ...aboutB] }: Line) =>
  a !== undefined &&
  b !== undefined &&
  aboutA.length > 0 &&
  aboutB.length > 0 &&
  isDate(a.text) &&
  isDate(b.text) &&
  Math.abs(a.x - b.x) < 8;

const groupsByStyle = (lines: readonly Line[], first: Line): Line[][] => {
  const groups: Line[][] = [];
  for (const [index, line] of lines.entries()) {
    const above = lines[index - 1];
    const isTitle =
      styleOf(line) === styleOf(first) &&
      !line.isBullet &&
      !listLabel.test(line.text) &&
      (line.flow !== first.flow || Math.abs(line.x - first.x) < 8 || areBesideDates(line, first));
    // A long title takes two lines.
    const isWrapped =
      above !== undefined &&
      styleOf(above) === styleOf(first) &&
      line.gap < 1.7 &&
      (!dateOf(above) === !dateOf(line) ||
        hadNoRoom(above, above.cells[0]?.right ?? above.right, line.text)) &&
      isTitle;
    if (isTitle && !isWrapped) groups.push([line]);
    else if (groups.length === 0) groups.push([line]);
    else groups.at(-1)?.push(line);
  }
  return joinHeads(withDatesAbove(groups).filter((group) => group.length > 0));
};

/** Where a section begins with a date above its title, the date at the end of each entry belongs to the next one. */
const withDatesAbove = (groups: Line[][]): Line[][] => {
  const [first] = groups[0] ?? [];
  if (!first || !isDateLine(first)) return groups;
  for (const [index, group] of groups.entries()) {
    const last = group.at(-1);
    const next = groups[index + 1];
    if (next && last && isDateLine(last)) next.unshift(...group.splice(-1));
  }
  return groups;
};

/** Company and title may both be set apart: a group without text goes with the next if only one of them has a date. */
const joinHeads = (groups: Line[][]): Line[][] => {
  const isHeadOnly = (group: readonly Line[]) => group.length <= 6 && !group.some(isBodyLine);
  const pairs = groups.filter((group, index) => {
    const next = groups[index + 1];
    return next !== undefined && isHeadOnly(group) && !isHeadOnly(next) && hasDate(group) !== hasDate(next);
  });
  if (pairs.length < groups.length * 0.3) return groups;
  const joined: Line[][] = [];
  for (const group of groups) {
    const above = joined.at(-1);
    const source = groups[groups.indexOf(group) - 1];
    if (above && source && pairs.includes(source)) above.push(...group);
    else joined.push(group);
  }
  return joined;
};

const hasDate = (lines: readonly Line[]) =>
  lines.some((line) => !isBodyLine(line) && dateOf(line) !== undefined);

/** Where a position begins: a title with its date, or above a line that is its date. */
const rolesIn = (group: readonly Line[]): Line[] =>
  group.filter((line, index) => {
    const below = group[index + 1];
    if (isBodyLine(line) || isDateLine(line)) return false;
    return dateOf(line) !== undefined || (below !== undefined && !isBodyLine(below) && isDateLine(below));
  });

/**
 * Several positions at one company, which is above the first of them: an entry for each. Titles above their dates are set
 * unlike the company; titles beside them tell themselves by the words of jobs, and go on in the next groups.
 */
const splitRoles = (groups: readonly Line[][]): { lines: Line[]; above?: readonly Line[] }[] => {
  let company: readonly Line[] = [];
  let model: Line | undefined;
  return groups.flatMap((group): { lines: Line[]; above?: readonly Line[] }[] => {
    const roles = rolesIn(group);
    const [first] = roles;
    const areJobs = roles.filter(({ text }) => jobScore(text) > 0).length > roles.length / 2;
    const above = first ? group.slice(0, group.indexOf(first)) : group;
    if (
      first &&
      model &&
      above.length === 0 &&
      (areJobs || companyScore(first.text) === 0) &&
      isAlike(first, model)
    )
      return [{ lines: group, above: company }];
    const areAlike = first !== undefined && roles.every((role) => isAlike(role, first));
    const isCompanyApart = first && !dateOf(first) && above.every((line) => styleOf(line) !== styleOf(first));
    const isNamed = areJobs && above.every(({ text }) => jobScore(text) === 0);
    const isCompany =
      above.length > 0 &&
      above.length <= 3 &&
      !above.some((line) => isBodyLine(line) || dateOf(line) !== undefined) &&
      areAlike &&
      (isCompanyApart || isNamed);
    [company, model] = isCompany && isNamed ? [above, first] : [[], undefined];
    const later = roles.slice(1);
    // The date of the first position may be beside the company: 'Company, 2019 to date' above a title, and further titles with dates.
    if (first && later.length > 0 && areLaterRoles(group, first, later))
      return [first, ...later].map((role, index) => {
        const next = later[index];
        const lines = group.slice(group.indexOf(role), next && group.indexOf(next));
        return index === 0 ? { lines } : { lines, above: [withoutDates(first)] };
      });
    if (roles.length < 2 || !isCompany) return [{ lines: group }];
    return roles.map((role, index) => {
      const next = roles[index + 1];
      return { lines: group.slice(group.indexOf(role), next && group.indexOf(next)), above };
    });
  });
};

/** Titles with dates that are set like the title below the company. */
const areLaterRoles = (group: readonly Line[], first: Line, later: readonly Line[]) => {
  const title = group[group.indexOf(first) + 1];
  return (
    title !== undefined &&
    group[0] === first &&
    dateOf(first) !== undefined &&
    !isBodyLine(title) &&
    jobScore(title.text) > 0 &&
    jobScore(first.text) === 0 &&
    styleOf(title) !== styleOf(first) &&
    later.every((role) => styleOf(role) === styleOf(title) && jobScore(role.text) > 0)
  );
};

const withoutDates = (line: Line): Line => ({
  ...line,
  cells: line.cells.filter(({ text }) => !isDate(text)),
});

const isAlike = (line: Line, other: Line) =>
  styleOf(line) === styleOf(other) &&
  Math.abs(line.x - other.x) < 8 &&
  !isDateLine(line) &&
  (dateOf(line) === undefined) === (dateOf(other) === undefined) &&
  piecesOf(line).length === piecesOf(other).length;

/** A line of text that ends within a sentence: the next one begins with a small letter. */
const goesOn = (line: Line, next: Line | undefined) =>
  next !== undefined &&
  !next.isBullet &&
  line.text.length > 40 &&
  styleOf(next) === styleOf(line) &&
  /^\p{Ll}/u.test(next.text);

/** The last words of a line that was too long: 'magna cum' above 'laude.' */
const isRestOf = (above: Line, line: Line) =>
  (/^\p{Ll}/u.test(line.text) || endsOpen.test(above.text)) &&
  !line.isBullet &&
  !isBodyLine(above) &&
  line.text.length < maxRest &&
  line.gap < 1.45 &&
  above.right > above.columnRight - line.text.length * line.size * 0.5;

const maxRest = 40;

/** A name below a lone one and its date is that of the company or the school, however far below. */
const isSecondName = (line: Line, head: readonly Line[]) => {
  const names = head.filter((other) => !isDateLine(other) && !isSurelyPlace(other.text));
  const [only] = names;
  const words = line.text.match(/(?<![\p{L}’'])\p{L}{4,}/gu) ?? [];
  return (
    names.length === 1 &&
    only !== undefined &&
    piecesOf(only).filter(({ text }) => !isDate(text)).length === 1 &&
    (companyScore(only.text) === 0 ||
      degreeScore(only.text) > 0 ||
      (jobScore(only.text) === 0 && jobScore(line.text) > companyScore(line.text))) &&
    words.every((word) => /^\p{Lu}/u.test(word))
  );
};

const maxHeadLines = 7;

/** The head ends with the first list item, long text, or wider gap after the date. */
const headAndBody = (lines: readonly Line[]): EntryLines => {
  const [first] = lines;
  if (!first) return { head: [], body: [] };
  const title = lines.find((line) => !isDateLine(line)) ?? first;
  const lastDate = lines.findIndex(
    (line, index) => index < maxHeadLines && !isBodyLine(line) && dateOf(line) !== undefined,
  );
  let end = 1;
  let gap = 0;
  for (const line of lines.slice(1, maxHeadLines)) {
    const above = lines[end - 1] as Line;
    const isTitleWrap =
      styleOf(line) === styleOf(above) &&
      styleOf(line) === styleOf(title) &&
      (line.bold || line.size > (lines.at(-1)?.size ?? 0));
    const isBeforeDate = end <= lastDate;
    if (line.isBullet || line.startsBody || listLabel.test(line.text)) break;
    if (!isBeforeDate && !isTitleWrap && !isRestOf(above, line)) {
      if (isBodyLine(line) || (line.flow === title.flow && line.x > title.x + 12)) break;
      const names = lines.slice(0, end).filter((other) => !isDateLine(other));
      if (names.length > 1 && end > lastDate && lastDate >= 0 && isPhrase(line)) break;
      const isPlain = styleOf(line) === styleOf(lines.at(-1) as Line);
      if (lastDate >= 0 && end > lastDate && isPlain && goesOn(line, lines[end + 1])) break;
      const isFarther =
        isPlain &&
        gap > 0 &&
        line.gap > gap * 1.12 &&
        !looksLikePlace(line.text) &&
        !isSecondName(line, lines.slice(0, end));
      if (isFarther && end > lastDate && lastDate >= 0) break;
    }
    if (isBeforeDate && isBodyLine(line) && line.text.length > 80) break;
    gap = Math.max(gap, line.gap === Infinity ? 0 : line.gap);
    end++;
  }
  return { head: lines.slice(0, end), body: lines.slice(end) };
};
