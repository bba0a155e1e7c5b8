import type { Found, ReadEntry } from '#shared/resume/read-resume';
import { schoolScore } from '#shared/resume/words';
import type { Line } from '../geometry/lines';

const levels =
  '(?:post[- ]?graduate(?: studies)?|graduate(?: studies| school)?|tertiary|college|vocational|technical|secondary|senior high(?: school)?|junior high(?: school)?|high school|elementary|primary)(?: (?:education|level|school))?';
const level = new RegExp(`^(${levels})\\s*(?::\\s*|\\s[–-]\\s|\\t)(?=\\S)`, 'i');
export const levelCell = new RegExp(`^${levels}\\s*:?$`, 'i');

const startsLevel = ({ cells: [first] }: Line) =>
  first !== undefined && (level.test(first.text) || levelCell.test(first.text));

/**
 * The entries of a bio-data sheet's schools, each below its level, which becomes part of the next text: 'College: Bicol
 * University'. Undefined for sections without levels.
 */
export const groupsByLevel = (lines: readonly Line[]): Line[][] | undefined => {
  const [first] = lines;
  // One level alone may be a word of the text, unless it has a cell or a line of its own.
  if (!first || !startsLevel(first)) return undefined;
  const isApart = isBeside(first) || (isLevelAlone(first) && lines.length > 1);
  if (!isApart && lines.filter(startsLevel).length < 2) return undefined;
  const groups: Line[][] = [];
  for (const [index, line] of lines.entries()) {
    const above = lines[index - 1];
    const label = above && isLevelAlone(above) ? above.text : undefined;
    if (startsLevel(line)) groups.push(isLevelAlone(line) && lines[index + 1] ? [] : [withLevelInText(line)]);
    else groups.at(-1)?.push(label === undefined ? line : withLabel(line, label));
  }
  return groups.filter((group) => group.length > 0);
};

const isBeside = ({ cells: [first, ...others] }: Line) =>
  first !== undefined && others.length > 0 && levelCell.test(first.text);

const isLevelAlone = ({ cells }: Line) => cells.length === 1 && levelCell.test(cells[0]?.text ?? '');

const withLevelInText = (line: Line): Line => {
  const [label, ...cells] = line.cells;
  return label && isBeside(line) ? withLabel({ ...line, cells }, label.text) : line;
};

const withLabel = (line: Line, label: string): Line => {
  const [first, ...rest] = line.cells;
  if (!first) return line;
  const text = `${label.replace(/\s*:$/, '')}: ${first.text}`;
  return {
    ...line,
    text: [text, ...rest.map((cell) => cell.text)].join('  '),
    cells: [{ ...first, text }, ...rest],
  };
};

/**
 * 'Tertiary: University of Cebu' is a level of school before the school, as in bio-data sheets. Without a degree the level
 * is what was finished.
 */
export const withSchoolLevel = (entry: ReadEntry): ReadEntry => {
  const labeled = [entry.organization, entry.headline].find((found) => found && level.test(found.text));
  if (!labeled) return withLevelFirst(entry);
  const label = level.exec(labeled.text)?.[1] ?? '';
  const rest: Found = { ...labeled, text: labeled.text.replace(level, '') };
  const { organization } = entry;
  // 'Senior high school: Senior High School, STEM Strand': the degree names its level again.
  const repeats = rest.text.toLowerCase().startsWith(label.toLowerCase());
  if (repeats && labeled === entry.headline && organization) return { ...entry, headline: rest };
  if (labeled === entry.headline && organization)
    return schoolScore(rest.text) > schoolScore(organization.text)
      ? { ...entry, headline: organization, organization: rest }
      : { ...entry, headline: rest };
  const finished: Found = { ...labeled, text: label, confidence: 0.7 };
  return labeled === entry.headline
    ? { ...entry, headline: finished, organization: rest }
    : { ...entry, headline: entry.headline ?? finished, organization: rest };
};

/** A level by itself is what was finished, not where. */
const withLevelFirst = (entry: ReadEntry): ReadEntry =>
  entry.headline && entry.organization && levelCell.test(entry.organization.text)
    ? { ...entry, headline: entry.organization, organization: entry.headline }
    : entry;
