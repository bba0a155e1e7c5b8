import { ownAddresses } from '../fields/contact-patterns';
import { boxOf } from '../geometry/cells';
import type { SectionKind } from '#shared/resume/read-resume';
import {
  companyScore,
  degreeScore,
  documentTitle,
  issuerScore,
  jobScore,
  schoolScore,
} from '#shared/resume/words';
import { isDate } from '#shared/text/dates';
import { withoutBullet } from '#shared/text/lists';
import { isBodyLine } from '../fields/line-roles';
import type { Line } from '../geometry/lines';
import { guessedSection, knownSection, ownSection } from './section-names';

/** The lines between one heading and the next. The lines before the first heading are the header. */
export interface SectionLines {
  kind: SectionKind | 'header';
  heading?: Line | undefined;
  lines: readonly Line[];
}

/**
 * Splits a document's lines at its headings: known words that stand alone, and whatever is set like most of them.
 * A column that begins without a heading goes on with the section before, unless it begins with the page's largest text. What
 * is above all headings of the first page is the header, in whatever column.
 */
export const sectionsOf = (given: readonly Line[]): SectionLines[] => {
  const lines = withoutSignsOfHeadings(given);
  const isHeading = headingTest(lines);
  const largest = Math.max(...lines.map(({ size }) => size));
  const header: OpenSection = { kind: 'header', lines: [] };
  const sections: OpenSection[] = [header];
  let current = header;
  let flow = lines[0]?.flow;
  const top = Math.min(
    ...lines.filter((line) => line.page === 0 && isHeading(line)).map(({ baseline }) => baseline),
  );
  const name = nameBelow(lines, isHeading);
  for (const line of lines) {
    if (line === name && current !== header) {
      current = header;
      header.lines.push(line);
      continue;
    }
    const isOtherColumn = current.heading !== undefined && current.heading.flow !== line.flow;
    if (isOtherColumn && line.page === 0 && line.baseline < top - line.size) {
      header.lines.push(line);
      continue;
    }
    if (line.flow !== flow) {
      flow = line.flow;
      const first = lines.filter((other) => other.flow === flow).slice(0, 3);
      if (first.some(({ size, page }) => page === 0 && size > largest * 0.95)) current = header;
    }
    if (isEnding(line)) {
      current = { kind: 'other', lines: [line] };
      sections.push(current);
    } else if (
      brokenHeading(line, current) ??
      (isHeading(line) &&
        !(current.lines[0] && isEnding(current.lines[0]) && knownSection(line.text) === undefined) &&
        !isFirstOfSection(line, current) &&
        !isOwnTitle(line, sections) &&
        !isFirstLabel(line, current))
    ) {
      const [label, ...rest] = line.cells;
      const above = brokenHeading(line, current);
      if (above && above === current.heading) sections.pop();
      else if (above) current.lines.pop();
      // A heading to the left of its section shares a row with the section's first line.
      const isBeside = label && rest.length > 0 && knownSection(label.text) && !knownSection(line.text);
      const heading = above ? joinedHeading(above, line) : isBeside ? ofCells(line, [label]) : line;
      const kind = guessedSection(above ? heading.text : (label?.text ?? line.text));
      current = { kind, heading, lines: [] };
      if (isBeside) current.lines.push({ ...ofCells(line, rest), hasRuleBelow: false });
      sections.push(current);
    } else current.lines.push(line);
  }
  return sections.filter(({ heading, lines: own }) => heading || own.length > 0);
};

/**
 * '— EXPERIENCE', '• Education': what is listed in one style, at one edge, and mostly names sections is a heading each, behind a sign. An
 * outline may list its sections, with their entries further in.
 */
const withoutSignsOfHeadings = (lines: readonly Line[]): readonly Line[] => {
  const placeOf = (line: Line) => `${styleOf(line)} ${Math.round(line.x)}`;
  const listed = lines.filter(({ isBullet }) => isBullet);
  const known = countBy(
    listed.filter(({ text }) => knownSection(text)),
    placeOf,
  );
  const all = countBy(listed, placeOf);
  const isSigned = (line: Line) => {
    const count = known.get(placeOf(line)) ?? 0;
    return line.isBullet && count > 2 && count > (all.get(placeOf(line)) ?? 0) / 2;
  };
  // An outline that lost its levels lists all it says.
  const isFlat =
    listed.length > lines.length * 0.7 &&
    !lines.some((line) => !line.isBullet && knownSection(line.text)) &&
    new Set(listed.flatMap(({ text }) => knownSection(text) ?? [])).size > 3;
  return lines.map((line) => {
    const plain = {
      ...line,
      isBullet: false,
      cells: line.cells.map((cell) => ({ ...cell, text: withoutBullet(cell.text) })),
    };
    return isSigned(line) || (isFlat && line.isBullet && !isBodyLine(plain)) ? plain : line;
  });
};

/**
 * A name below contact details and skills: the only text of the largest size, or, where text was copied and has one size, the line whose
 * words an address of the file has, 'Ana Reyes' and 'ana.reyes@example.com'.
 */
const nameBelow = (lines: readonly Line[], isHeading: (line: Line) => boolean): Line | undefined => {
  const size = Math.max(...lines.map((line) => line.size));
  const [only, ...more] = lines.filter((line) => line.size === size);
  const isName = ({ text }: Line) =>
    /^\p{Lu}[\p{L} .,'’-]{4,60}$/u.test(text) && knownSection(text) === undefined;
  if (only && more.length === 0) return only.page === 0 && isName(only) ? only : undefined;
  const [first] = lines;
  if (!first || more.length < lines.length - 1 || !isHeading(first)) return undefined;
  const top = lines.slice(0, maxAboveName);
  const own = ownAddresses(top);
  return top.find((line, index) => {
    const words = line.text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
    const inAddress = words.filter((word) => own.includes(word));
    const isAboveTitle = jobScore(top[index + 1]?.text ?? '') > 0 && !/\d/.test(top[index + 1]?.text ?? '');
    const isOne =
      inAddress.length === 1 && (inAddress[0]?.length ?? 0) > 4 && words.length > 1 && isAboveTitle;
    return words.length < 7 && isName(line) && (inAddress.length > 1 || isOne);
  });
};

const maxAboveName = 60;

interface OpenSection extends SectionLines {
  lines: Line[];
}

/** A title below the name may be set like the headings. */
const isOwnTitle = (line: Line, sections: readonly SectionLines[]) =>
  sections.length === 1 &&
  sections[0] !== undefined &&
  sections[0].lines.length > 0 &&
  knownSection(labelOf(line)) === undefined &&
  jobScore(line.text) > 0;

/** What bio-data sheets end with, above the signature. */
const oath =
  /^(?:\d{1,2}\. )?I (?:(?:do )?(?:hereby|solemnly) (?:certify|declare|attest|affirm|swear)|declare under oath)\b/i;
/** What forms ask of everybody at their end, and where the applicant signs. */
const question =
  /^(?:\d{1,2}\.\s*)?(?:[a-d][.)]\s*)?(?:(?:are|have|were) you (?:ever |related |a )|government[- ]issued id\b)/i;
/** What letters end with, as a whole line: a line may go on with 'thanks to a new form'. */
const closing =
  /^(?:Maraming salamat(?: po)?|Salamat po|Thank you(?: (?:so|very) much| po)?(?: and God bless)?(?: for your (?:time|consideration|time and consideration))?|Thanks|(?:Yours )?[Ss]incerely(?: yours)?|Respectfully(?: yours)?|(?:Very )?[Tt]ruly yours|Yours (?:truly|faithfully)|(?:(?:Best|Kind|Warm|Thanks and) )?[Rr]egards|Best|Cheers|God bless(?: you)?(?: po)?)\s*[!.,]*$/;
const isEnding = ({ text, isBullet }: Line) =>
  oath.test(text) || question.test(text) || (!isBullet && closing.test(text));

/**
 * What is set like a heading but directly below one is a title inside the section, and so are those set like it, up to
 * the next known heading, and what is below a date alone. 'Other strengths' below 'Skills', set like 'Core strengths', is one, too.
 */
const isFirstOfSection = (line: Line, { heading, lines: [first, ...more], kind }: SectionLines) => {
  if (heading === undefined || kind === 'other') return false;
  const isLikeFirst =
    first !== undefined &&
    styleOf(first) === styleOf(line) &&
    (first.flow !== line.flow || Math.abs(first.x - line.x) < 8);
  const known = knownSection(labelOf(line)) ?? ownSection(line.text);
  if (known !== undefined)
    return known === kind && isLikeFirst && more.length > 0 && styleOf(heading) !== styleOf(line);
  return first === undefined || isDate((more.at(-1) ?? first).text) || isLikeFirst;
};

/** 'Certification' below 'Certifications 1' asks for the name, and so does 'Project', with the name beside it, below 'Projects'. */
const isFirstLabel = (line: Line, { heading, kind, lines: [first] }: SectionLines) =>
  heading !== undefined &&
  (first === undefined || first.cells[0]?.text === line.cells[0]?.text) &&
  (line.cells.length > 1 || (/\s\d{1,2}$/.test(heading.text) && !/\d$/.test(line.text))) &&
  knownSection(labelOf(line)) === kind;

/**
 * A narrow column breaks a heading. The first line of one whose second line is `line`: set alike, with air above and none between, and
 * both together say what the first does not.
 */
const brokenHeading = (line: Line, { heading, lines }: SectionLines): Line | undefined => {
  const above = lines.at(-1) ?? heading;
  if (!above || !heading || above.cells.length > 1 || line.cells.length > 1) return undefined;
  const isClose = line.flow === above.flow && line.page === above.page && line.gap < 1.35;
  const isAlike =
    [above, heading].every((other) => styleOf(line) === styleOf(other)) && above.gap > 1.5 * line.gap;
  const isAligned = Math.abs(line.x - above.x) < 3 || Math.abs(line.right - above.right) < 3;
  const isName = knownSection(joinedHeading(above, line).text) && !knownSection(above.text);
  return isClose && isAlike && isAligned && isName ? above : undefined;
};

const joinedHeading = (heading: Line, line: Line): Line => {
  const text = `${heading.text} ${line.text}`;
  const cells = heading.cells.map((cell) => ({ ...cell, text, below: [...(cell.below ?? []), boxOf(line)] }));
  return { ...heading, text, cells };
};

/** The part of a line that has these cells. */
const ofCells = (line: Line, cells: Line['cells']): Line => {
  const [first] = cells;
  const [run] = first?.runs ?? [];
  return {
    ...line,
    cells,
    runs: cells.flatMap(({ runs }) => runs),
    text: cells.map(({ text }) => text).join('  '),
    x: first?.x ?? line.x,
    right: cells.at(-1)?.right ?? line.right,
    size: run?.size ?? line.size,
    bold: run?.bold ?? false,
    italic: run?.italic ?? false,
  };
};

/** How a heading is set. Its size to half a point, so that rounding makes no difference. */
const styleOf = ({ size, bold, text }: Line) => `${Math.round(size * 2)} ${bold} ${isCapitals(text)}`;

const isCapitals = (text: string) => /\p{Lu}/u.test(text) && !/\p{Ll}/u.test(text);

const maxHeadingLength = 45;

/** 'NAME: JUAN DELA CRUZ' */
const labeledValue = /^[^:]{2,30}:\s+\S/;

const headingTest = (lines: readonly Line[]): ((line: Line) => boolean) => {
  const body = bodyStyle(lines);
  const name = Math.max(...lines.filter(({ page }) => page === 0).map(({ size }) => size));
  const top = lines.find(({ text }) => !documentTitle.test(text));
  /** What a document calls itself; 'Résumé' is a heading in French. */
  const isTitle = (line: Line) => /^(?:résumé|bio-? ?data)$/i.test(line.text) && lines.indexOf(line) < 2;
  const couldBe = (line: Line) =>
    !line.isBullet &&
    !labeledValue.test(line.cells[0]?.text ?? line.text) &&
    !isTitle(line) &&
    !line.cells.some((cell) => cell.label !== undefined) &&
    (isLabel(line) ||
      knownSection(line.text) !== undefined ||
      (line.level !== undefined && (line.text.endsWith('?') || ownSection(line.text) !== undefined)) ||
      (line.text.length <= maxHeadingLength && !/[.,;!?@]$/.test(line.text))) &&
    /\p{L}/u.test(line.text);
  const isOneStyle = new Set(lines.map(({ size, bold }) => `${size} ${bold}`)).size === 1;
  /** A heading in own words is told from prose by how it is set, and in plain text by the air around it. */
  const isOwn = (line: Line) =>
    ownSection(line.text) !== undefined &&
    (isOneStyle
      ? isTitleCase.test(line.text) ||
        isApart(line, lines[lines.indexOf(line) - 1], lines[lines.indexOf(line) + 1])
      : styleOf(line) !== body);
  const isKnown = (line: Line) => knownSection(labelOf(line)) !== undefined || isOwn(line);
  const names = lines.filter((line) => couldBe(line) && isKnown(line));
  const known = countBy(names, styleOf);
  const all = countBy(lines.filter(couldBe), styleOf);
  // The style of most known headings. What is set like it is a heading too, if few other lines are.
  const [style, count = 0] = mostOf(known);
  const main = names.find((line) => styleOf(line) === style);
  const standsOut = main !== undefined && style !== body;
  const isReliable = standsOut && count >= 2 && count >= (all.get(style ?? '') ?? 0) * 0.4;
  const headings = names.filter((line) => styleOf(line) === style);
  const isOfLevel = levelTest(names);
  return (line) => {
    if (line.beginsSection) return true;
    if (!couldBe(line)) return false;
    const byLevel = isOfLevel(line);
    if (byLevel !== undefined) return byLevel;
    if (isKnown(line)) {
      if (styleOf(line) === style && isIndented(line, headings)) return false;
      if (styleOf(line) === style || !main || !standsOut) return true;
      // A column may have a style of its own for its headings.
      if (styleOf(line) !== body && !headings.some(({ flow }) => flow === line.flow)) return true;
      // A smaller or lighter one is a group inside a section, such as 'Languages' among skills.
      return (
        line.size > main.size * 0.97 &&
        (line.bold || !main.bold || isCapitals(line.text) || line.hasRuleBelow)
      );
    }
    // A plain text has one size: there the name is not larger than anything.
    const isName =
      line.size >= name * 0.99 && (line.size > Math.min(...lines.map(({ size }) => size)) || line === top);
    if (!isReliable || styleOf(line) !== style || isName || (isOneStyle && namesSomething(line)))
      return false;
    return line.cells.length === 1 && !/\d/.test(line.text) && isPlacedLike(line, headings);
  };
};

/** 'TESDA', 'SENIOR WAITER': what is in capitals is no heading for that alone. */
const namesSomething = ({ text }: Line) =>
  issuerScore(text) + jobScore(text) + companyScore(text) + schoolScore(text) + degreeScore(text) > 0;

const isTitleCase = /^(?:\p{Lu}\S*(?:\s|$))+$/u;

/** With an empty line above or below, or between two lists. */
const isApart = (line: Line, above: Line | undefined, below: Line | undefined) =>
  line.gap > 1.6 ||
  (below !== undefined && (below.gap > 1.6 || (below.isBullet && above?.isBullet === true)));

/**
 * Where a file says which paragraphs are headings, those of the level that most known sections have begin sections, and
 * deeper ones do not. Undefined for what the levels do not decide.
 */
const levelTest = (names: readonly Line[]): ((line: Line) => boolean | undefined) => {
  const levels = countBy(
    names.filter(({ level }) => level !== undefined),
    ({ level }) => String(level),
  );
  const [most, count = 0] = mostOf(levels);
  if (count < 2 || count < names.length / 2) return () => undefined;
  const main = Number(most);
  const first = names.find(({ level }) => level === main);
  // What is above the first of them may be a sidebar's.
  const isAbove = (line: Line) =>
    names.indexOf(line) >= 0 && names.indexOf(line) < names.indexOf(first as Line);
  return (line) => {
    const { level } = line;
    if (level === undefined) return undefined;
    if (level === main || isAbove(line)) return true;
    return level > main ? false : undefined;
  };
};

/** A heading to the left of its section: a known one in a cell of its own, before the first line. */
const isLabel = ({ cells: [first, second] }: Line) =>
  first !== undefined && second !== undefined && !isValue(second) && knownSection(first.text) !== undefined;

/** 'Languages' beside ': English' is a field. */
const isValue = ({ isAnswer = false }: Line['cells'][number]) => isAnswer;

const labelOf = ({ text, cells }: Line) =>
  knownSection(text) || cells.slice(1).some(isValue) ? text : (cells[0]?.text ?? text);

/** The left edge that most headings of the same column share, if as many are neither centered nor share a right edge. */
const edgeOf = (line: Line, headings: readonly Line[]): number | undefined => {
  const ofColumn = headings.filter(({ flow }) => flow === line.flow);
  const most = (place: (heading: Line) => number) =>
    mostOf(countBy(ofColumn, (heading) => String(Math.round(place(heading) / 2) * 2)));
  const [edge, count = 0] = most(({ x }) => x);
  const [, centered = 0] = most(({ x, right }) => (x + right) / 2);
  const [, atRight = 0] = most(({ right }) => right);
  return count >= 2 && count >= Math.max(centered, atRight, ofColumn.length / 2) ? Number(edge) : undefined;
};

const isIndented = (line: Line, headings: readonly Line[]) => {
  const edge = edgeOf(line, headings);
  return edge !== undefined && line.x > edge + 8;
};

/** At the left edge of the known headings, or centered or at the right like them, and with as much air above. */
const isPlacedLike = (line: Line, headings: readonly Line[]) => {
  const edge = edgeOf(line, headings);
  return headings.some((other) => {
    const isAligned =
      edge === undefined
        ? Math.abs(other.x - line.x) < 2 ||
          Math.abs(other.right - line.right) < 2 ||
          Math.abs(other.x + other.right - line.x - line.right) < 6
        : Math.abs(edge - line.x) < 3;
    const air = other.gap === Infinity || line.gap === Infinity || line.gap > other.gap * 0.75;
    return isAligned && other.hasRuleBelow === line.hasRuleBelow && air;
  });
};

const countBy = <Item>(items: readonly Item[], key: (item: Item) => string, weight = (_: Item) => 1) => {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(key(item), (counts.get(key(item)) ?? 0) + weight(item));
  return counts;
};

const mostOf = (counts: ReadonlyMap<string, number>): [key?: string, count?: number] =>
  [...counts].sort((a, b) => b[1] - a[1])[0] ?? [];

/** The style of most characters. */
const bodyStyle = (lines: readonly Line[]) => mostOf(countBy(lines, styleOf, ({ text }) => text.length))[0];
