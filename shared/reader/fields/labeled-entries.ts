import { boxOf } from '../geometry/cells';
import type { Box, Found, ReadEntry, SectionKind } from '#shared/resume/read-resume';
import { withoutBullet } from '#shared/text/lists';
import { lineOf, type Line } from '../geometry/lines';
import { withDetails } from './entry-details';
import { looksLikePlace } from '#shared/resume/words';
import { dateIn, isDate, isLengthOfTime } from '#shared/text/dates';
import { areColumnLabels, fieldOf, type LabeledField } from './field-labels';
import { isNoAnswer } from './form-labels';
import { levelCell } from './school-levels';
import { splitFact } from './split-fact';
import { isBodyLine } from './line-roles';
import { blocksOf, foundIn, foundPiece, piecesOf, placesOf, textOfBlocks } from './pieces';
import { withColumnLabels } from './table-columns';

/** A label and what is beside it: a line, or a cell of a table. */
interface Labeled {
  line: Line;
  label: string;
  value: string;
  field: LabeledField | undefined;
  place: Box;
  /** Whether a row of a table begins with it. */
  startsEntry?: boolean;
  /** 'N/A' */
  isUnanswered?: boolean;
  /** 'College: …' */
  isOfLevel?: boolean;
}

/** The entries of a section, and the labels of it that are no text of an entry. */
export interface LabeledEntries {
  entries: ReadEntry[];
  labels: Found[];
}

const minShare = 0.5;

/** A line without a label above those with one: 'Shangri-Mar Resort', with 'Position: …' below it. */
const isLead = ({ line, label }: Labeled) => label === '' && !isBodyLine(line);

/**
 * The entries of a section that is set as labels beside values ('Position: Nurse'), or as a table whose columns have
 * headings; undefined for all others. An entry begins with a row, or where a label comes again.
 */
export const labeledEntries = (kind: SectionKind, lines: readonly Line[]): LabeledEntries | undefined => {
  const [only, ...others] = lines;
  if (only && others.length === 0 && areColumnLabels(only.cells.map(({ text }) => text)))
    return { entries: [], labels: [foundIn(only.text, placesOf(lines), 1)] };
  const rows = withColumnLabels(withWholeLabels(lines));
  const read = rows
    .flatMap(labeledIn)
    .map((item) =>
      item.field && item.value !== '' && isNoAnswer(item.value) ? { ...item, isUnanswered: true } : item,
    )
    .map((item) =>
      kind === 'experience' && ofOthers.test(item.label) ? { ...item, field: undefined } : item,
    )
    // 'Duration' of a training, or how long a contract was
    .map((item) =>
      item.field === 'duration' && inHours.test(item.value) ? { ...item, field: 'hours' as const } : item,
    )
    .map((item) =>
      item.field === 'duration' && isLengthOfTime(item.value) ? { ...item, field: 'unused' as const } : item,
    );
  const plain = read.filter(({ line, label }) => label !== '' || !isBodyLine(line));
  const known = plain.filter(({ field }) => field !== undefined);
  const fields = new Set(known.map(({ field }) => field));
  const labeled = plain.filter(({ label }) => label !== '');
  if (known.every(({ isOfLevel }) => isOfLevel)) return undefined;
  if (fields.size < 2 || labeled.length < plain.length * minShare || known.length < labeled.length * 0.4)
    return undefined;
  const leads = read.findIndex((item) => !isLead(item));
  const groups: Labeled[][] = [];
  for (const item of read) {
    const group = groups.at(-1);
    const isAgain = item.field !== undefined && group?.some(({ field }) => field === item.field);
    const starts = item.startsEntry ?? (isAgain && item.field !== 'description');
    if (!group) groups.push([item]);
    else if (starts) {
      // As many lines above as the first entry has: those without a label, and labels that it has there.
      const first = read.findIndex(({ field }) => field === item.field);
      const above = group.slice(-Math.max(first, leads, 1));
      const isOwn = (other: Labeled) =>
        isLead(other) ||
        (other.field === undefined && read.slice(leads, first).some(({ label }) => label === other.label));
      const own = above.findLastIndex((other) => !isOwn(other));
      groups.push([...(leads > 0 ? group.splice(group.length - above.length + own + 1) : []), item]);
    } else group.push(item);
  }
  const headings = lines.filter((line) => !rows.includes(line) && line.cells.length > 1).slice(0, 1);
  const alone = labeled.filter(({ line, value }) => value === '' && line.cells.length === 1);
  const beside = labeled.filter(({ line: { cells }, field, label }) => field && cells[0]?.text === label);
  /** A row for each level of school, of which the person has some. */
  const isUnused = (group: readonly Labeled[]) =>
    group.some(({ isUnanswered }) => isUnanswered) &&
    group.every(({ field, value, isUnanswered }) => isUnanswered || value === '' || field === 'level');
  const unused = groups.flatMap((group) =>
    isUnused(group) ? group : group.filter(({ isUnanswered }) => isUnanswered),
  );
  return {
    entries: groups
      .filter((group) => !isUnused(group))
      .map((group) =>
        entryOf(
          kind,
          group.filter(({ isUnanswered }) => !isUnanswered),
        ),
      )
      .filter(({ headline, organization }) => headline ?? organization)
      .map((entry) => (kind === 'references' ? entry : withDetails(kind, entry))),
    labels: [
      ...unused.flatMap(({ value, place }) => (value === '' ? [] : [foundIn(value, [place], 1)])),
      ...[...headings, ...alone.map(({ line }) => line)].map((line) =>
        foundIn(line.text, placesOf([line]), 1),
      ),
      ...beside.flatMap(({ line: { cells } }) =>
        cells.slice(0, 1).map((cell) => foundIn(cell.text, [boxOf({ ...cell }), ...(cell.below ?? [])], 1)),
      ),
    ],
  };
};

/** A label that goes on in the next line, left of where the answers are. */
const withWholeLabels = (lines: readonly Line[]): readonly Line[] => {
  const whole: Line[] = [];
  for (const line of lines) {
    const above = whole.at(-1);
    const [label, answer] = above?.cells ?? [];
    const [rest, ...more] = line.cells;
    const isBelow =
      above !== undefined &&
      label !== undefined &&
      answer !== undefined &&
      rest !== undefined &&
      rest.right < answer.x &&
      !/\d/.test(rest.text) &&
      line.gap < 1.5 &&
      (Math.abs(rest.x - label.x) < 3 || Math.abs(rest.right - label.right) < 3);
    const field = isBelow ? fieldOf(`${label.text} ${rest.text}`) : undefined;
    const own = isBelow ? fieldOf(label.text) : undefined;
    const isOther = isBelow && own !== undefined && (own !== field || fieldOf(rest.text) !== undefined);
    if (!isBelow || field === undefined || isOther) whole.push(line);
    else {
      const colon = label.text.endsWith(':') ? ':' : '';
      const text = `${label.text.replace(/:$/, '')} ${rest.text}${colon}`;
      whole[whole.length - 1] = {
        ...above,
        text: above.text.replace(label.text, text),
        cells: [
          { ...label, text, below: [...(label.below ?? []), boxOf({ ...rest })] },
          ...above.cells.slice(1),
        ],
      };
      if (more.length > 0) whole.push(lineOf(more, line.flow, line.columnRight));
    }
  }
  return whole;
};

/** What a box is ticked for, in place of an end. */
const goesOn = /^i (?:currently|still) (?:work|study|serve|volunteer) (?:here|there)$/i;

/** What a job was for, and no title. */
const ofOthers = /^(?:projects?(?: (?:name|title))?|course|training|seminar|document|award)\s*:?$/i;

const inHours = /^\d{1,4} ?(?:hours?|hrs)\.?$/i;

/** The cells of a table, or the label and the value of a line. */
const labeledIn = (line: Line): Labeled[] =>
  line.cells.some(({ label }) => label !== undefined)
    ? line.cells.flatMap((cell, index) =>
        factsOfCell(cell.label ?? '', cell.text).map((fact, part) => ({
          ...fact,
          line,
          field: index === 0 && isRowNumber(fact) ? 'unused' : fieldOf(fact.label),
          place: boxOf({ ...cell }),
          startsEntry: index === 0 && part === 0 && line.startsEntry === true,
        })),
      )
    : labelsOf(line).flatMap((one) => withLevelApart(labeledLine(one)));

/** 'High school: Naga Science High School' */
const withLevelApart = (item: Labeled): Labeled[] =>
  item.label !== '' && item.value !== '' && levelCell.test(item.label)
    ? [
        { ...item, label: 'Level', value: item.label.replace(/\s*:$/, ''), field: 'level', isOfLevel: true },
        { ...item, label: 'School', field: 'organization', isOfLevel: true },
      ]
    : [item];

/** 'Issued: Jan 2018 Valid until: Aug 2027', or labels and answers in turn: a line for each label. */
const labelsOf = (line: Line): Line[] => {
  const pairs = line.cells.flatMap((_, index) =>
    index % 2 === 0 ? [line.cells.slice(index, index + 2)] : [],
  );
  if (pairs.length > 1 && pairs.every(([label, answer]) => answer && fieldOf(label?.text ?? '')))
    return pairs.map((cells) => lineOf(cells, line.flow, line.columnRight));
  if (line.cells.length > 1 && line.cells.every(({ text }) => labeledCell.test(text)))
    return line.cells.map((cell) => lineOf([cell], line.flow, line.columnRight));
  const parts = line.text.replaceAll('\t', ' ').split(/\s+(?=\p{Lu}[\p{L}.]*(?: [\p{L}.]+){0,3}:\s)/u);
  const areKnown = parts.every((part) => fieldOf(/^([^:]{2,40}):\s/.exec(part)?.[1] ?? '') !== undefined);
  const [cell] = line.cells;
  return parts.length > 1 && areKnown && cell && !line.isBullet
    ? parts.map((text) => ({ ...line, text, cells: [{ ...cell, text }] }))
    : [line];
};

/** 'No.' above '1', '2', '3' */
const isRowNumber = ({ label, value }: { label: string; value: string }) =>
  /^(?:no\.?|#|item(?: no\.?)?)$/i.test(label) && /^\d{1,2}\.?$/.test(value);

/** 'Company: …' beside 'Position: …' */
const labeledCell = /^\p{Lu}[^:\t]{1,40}:\s+\S/u;

/** '39,941 / 28,880' below 'GRT / kW' are two facts. */
const factsOfCell = (label: string, value: string) => {
  const [labels, values] = [label, value].map((text) => text.split(/\s*\/\s*/)) as [string[], string[]];
  const fields = new Set(labels.map(fieldOf));
  const areApart = fields.size === labels.length && !fields.has(undefined) && !isDate(value);
  return labels.length > 1 && labels.length === values.length && areApart
    ? labels.map((own, index) => ({ label: own, value: values[index] ?? '' }))
    : [{ label, value }];
};

const labeledLine = (line: Line): Labeled => {
  const none = { line, label: '', value: '', field: undefined, place: boxOf(line) };
  if (line.isBullet) return none;
  if (goesOn.test(line.text)) return { ...none, label: line.text, value: 'Present', field: 'to' };
  const [first, ...rest] = line.cells;
  const [, inText, text] = /^([^:]{2,40}?)\s*:\s+(\S.*)$/.exec(line.text.replaceAll('\t', ' ')) ?? [];
  const ofCell = rest.length > 0 ? fieldOf(first?.text ?? '') : undefined;
  const field = ofCell ?? fieldOf(inText ?? first?.text ?? '');
  // A name in bold may have a colon in it.
  if (inText && text && !field && line.runs.some(({ text: drawn, bold }) => bold && /\S:\s+\S/.test(drawn)))
    return none;
  if (inText && text && !ofCell) return { ...none, label: inText, value: text, field };
  const value = rest.map((cell) => cell.text).join(' ');
  if (!first || value === '')
    return /:$/.test(line.text) ? { ...none, label: line.text, field: fieldOf(line.text) } : none;
  return field || /:$/.test(first.text)
    ? { ...none, label: first.text.replace(/\s*:$/, ''), value: value.replace(/^:\s*/, ''), field }
    : none;
};

/** Fields that only some sections have; elsewhere they are text. */
const ownFields = (kind: SectionKind): readonly (LabeledField | undefined)[] => [
  'headline',
  'organization',
  'vessel',
  'location',
  'duration',
  'from',
  'to',
  'unused',
  ...(kind === 'education' ? (['level', 'subject'] as const) : []),
  ...(kind === 'references' ? (['person', 'phone', 'email'] as const) : []),
  ...(kind === 'experience' ? (['type', 'flag', 'tonnage', 'power'] as const) : []),
  ...(kind === 'licenses' ? (['number', 'validUntil'] as const) : []),
  ...(kind === 'trainings' ? (['hours'] as const) : []),
];

const entryOf = (kind: SectionKind, group: readonly Labeled[]): ReadEntry => {
  const own = ownFields(kind);
  /** A cell of several lines is one value. */
  const found = (field: LabeledField): Found | undefined => {
    const items = group.filter((other) => own.includes(field) && other.field === field && other.value !== '');
    // 'Year graduated' says less than the years of attendance.
    const first = items.find(({ value }) => field === 'duration' && dateIn(value)?.isRange) ?? items[0];
    const same = items.filter(
      ({ label, line }) => label === first?.label && line.cells.some((cell) => cell.label),
    );
    const texts = same.length > 1 ? same : first ? [first] : [];
    return (
      first &&
      foundIn(
        texts.map(({ value }) => value).join(' '),
        texts.map(({ place }) => place),
        0.95,
      )
    );
  };
  const lead = leadOf(kind, group, found('headline') !== undefined, found('organization') !== undefined);
  const rest = group.filter(
    (item) => (!own.includes(item.field) || item.value === '') && !lead.items.includes(item),
  );
  // A label of the description says what it is, and is no text of its own.
  const texts = rest.flatMap(({ line, field, label, value, place }) => {
    const isCell = line.cells.some((cell) => cell.label);
    if (isCell && value === '') return [];
    if (isCell && field !== 'description')
      return [cellLine(line, label === '' ? value : `${label}: ${value}`, place)];
    if (field !== 'description' || label === '') return [line];
    return value === '' ? [] : [isCell ? cellLine(line, value, place) : { ...line, text: value }];
  });
  const blocks = blocksOf(texts);
  const text = textOfBlocks(blocks);
  const [from, to, location] = [found('from'), found('to'), found('location')];
  // A training has no place of its own: where it was held says who held it.
  const isHeldThere = kind === 'trainings' && !found('organization');
  const isReferee = kind === 'references';
  const vessel = found('vessel');
  const company = found('organization') ?? lead.organization;
  return {
    headline:
      (isReferee ? found('person') : inSubject(found('headline'), found('subject'))) ??
      found('level') ??
      lead.headline,
    organization: withVessel(vessel, company) ?? (isHeldThere || isReferee ? location : undefined),
    ...(isReferee && { role: found('headline'), phone: found('phone'), email: found('email') }),
    location: isHeldThere || isReferee ? undefined : (location ?? lead.location),
    duration: spanOf(from, to) ?? withoutNote(found('duration')) ?? lead.duration,
    ship: vessel && {
      vessel,
      type: found('type'),
      flag: found('flag'),
      tonnage: found('tonnage'),
      power: found('power'),
      principal: company,
      signOn: from,
      signOff: to,
    },
    number: found('number'),
    validUntil: found('validUntil'),
    hours: found('hours'),
    description: text === '' ? undefined : foundIn(text, placesOf(texts), 0.85),
    bullets: blocks
      .filter(({ isBullet }) => isBullet)
      .map((block) => foundIn(withoutBullet(block.text), placesOf(block.lines), 0.9)),
  };
};

/** What the lines above the labels of an entry say: its name and its company, where no label does, with place and date. */
const leadOf = (
  kind: SectionKind,
  group: readonly Labeled[],
  hasHeadline: boolean,
  hasOrganization: boolean,
) => {
  const first = group.findIndex((item) => !isLead(item));
  const items = group.slice(0, Math.max(first, 0));
  const pieces = items.flatMap(({ line }) => piecesOf(line));
  const [only] = pieces;
  const isBoth = only && pieces.length === 1 && !hasHeadline && !hasOrganization;
  const facts = (isBoth ? splitFact(kind, only) : pieces).map((piece) => foundPiece(piece, 0.85));
  const duration = facts.find(({ text }) => isDate(text));
  const location = facts.slice(1).find(({ text }) => looksLikePlace(text));
  const names = facts.filter((fact) => fact !== duration && fact !== location);
  const [headline, organization] = hasHeadline ? [undefined, names[0]] : names;
  return { items, headline, organization, location, duration };
};

/** A cell's text as a line by itself. */
const cellLine = (line: Line, text: string, { x, width }: Box): Line => ({
  ...line,
  text,
  x,
  right: x + width,
  cells: [],
  isBullet: false,
  endsParagraph: true,
});

/** 'MV Amihan (Luntian Manning Agency)': a seafarer works on a vessel, for an agency. */
const withVessel = (vessel: Found | undefined, company: Found | undefined): Found | undefined =>
  vessel && company
    ? foundIn(`${vessel.text} (${company.text})`, [...vessel.places, ...company.places], 0.9)
    : (vessel ?? company);

/** '2016 - 2018 (finished contract)' */
const withoutNote = (duration: Found | undefined): Found | undefined => {
  const span = duration && dateIn(duration.text);
  return span?.isRange && span.index === 0 && /^\s*\(/.test(duration?.text.slice(span.text.length) ?? '')
    ? duration && { ...duration, text: span.text }
    : duration;
};

/** 'Bachelor of Science' and its field of study. */
const inSubject = (degree: Found | undefined, subject: Found | undefined): Found | undefined =>
  degree && subject
    ? foundIn(`${degree.text} in ${subject.text}`, [...degree.places, ...subject.places], 0.95)
    : (degree ?? subject);

const spanOf = (from: Found | undefined, to: Found | undefined): Found | undefined =>
  from &&
  (to?.text === from.text
    ? from
    : to
      ? foundIn(`${from.text} – ${to.text}`, [...from.places, ...to.places], 0.9)
      : foundIn(`${from.text} – Present`, from.places, 0.7));
