import type { Section, Template } from '../template';
import { isSchoolLevel, schoolLevel } from '#shared/resume/school-level';
import { isCustomId } from '#shared/resume/sections/section-order';
import { narrower, space, styles, type Column } from './column';
import type { Font, RectangleMark } from './document';
import { moved, type Row } from './flow';
import { capHeight, textWidth, toMillimetres } from './font-metrics';
import { besideWidthOf, cellRows, closingRows, formEntryRows, formRows, insideCell, type Form } from './form';
import { isFormRow, type Entry } from './prepared-entry';
import { shownSections, type PreparedSection } from './prepared-sections';
import type { PreparedSource } from './prepared-source';
import {
  inField,
  inlineRows,
  inTheMiddle,
  itemRows,
  listedRows,
  proseRows,
  row,
  textMark,
  textRows,
  together,
  withFirst,
  type TextStyle,
} from './rows';
import { skillRows } from './skills';
import { tableRows } from './table';
import { fontOf } from './typefaces';

type Headings = Column['template']['headings'];

const surface = (width: number, height: number, color: string): RectangleMark => ({
  kind: 'rectangle',
  role: 'artifact',
  x: 0,
  y: 0,
  width,
  height,
  radius: 0,
  color,
});

/** Under a label, in millimeters. */
const labelLine = 0.4;

const onBar = (
  text: string,
  column: Column,
  { color, padding, label }: NonNullable<Headings['bar']>,
): Row[] => {
  const lines = textRows(text, styles(column).heading, column.width - 2 * padding);
  const bars = lines.map((line) => {
    const ends = line.marks.map((mark) => (mark.kind === 'text' ? mark.x + mark.width : 0));
    // As wide as the rules of a form under it.
    const width = label ? Math.max(...ends) + 2 * padding : column.width;
    const marks = line.marks.map((mark) => moved(mark, padding, 0));
    return { ...line, marks: [surface(width, line.height, color), ...marks] };
  });
  return label ? [...bars, row(labelLine, [surface(column.width, labelLine, color)])] : bars;
};

const behindTab = (text: string, column: Column, { width, gap }: NonNullable<Headings['tab']>): Row[] => {
  const { heading } = styles(column);
  const height = capHeight(heading.font, heading.size);
  return textRows(text, heading, column.width - width - gap).map((line, i) => {
    const tab = { ...surface(width, height, column.accent), y: (line.height - height) / 2 };
    const moves = line.marks.map((mark) => moved(mark, width + gap, 0));
    return { ...line, marks: i === 0 ? [tab, ...moves] : moves };
  });
};

/** Between a heading and the rule beside it: on both sides of one in the middle. */
const besideRule = 3;

const withRule = (text: string, column: Column, rule: NonNullable<Headings['rule']>): Row[] => {
  const { thickness, length = column.width, color, at } = rule;
  const { align } = column.template.headings;
  const mark = surface(length, thickness, column[color]);
  const lines = textRows(text, styles(column).heading, column.width);
  const placed = lines.map((line) => (align ? inTheMiddle(line, column.width) : line));
  if (at === 'beside') {
    const last = placed.at(-1);
    const [words] = last?.marks ?? [];
    if (!last || words?.kind !== 'text') return placed;
    const line = { ...mark, y: (last.height - thickness) / 2 };
    const end = words.x + words.width + besideRule;
    const sides = [
      { ...line, width: words.x - besideRule },
      { ...line, x: end, width: column.width - end },
    ].filter(({ width }) => width >= besideRule);
    return [...placed.slice(0, -1), { ...last, marks: [...last.marks, ...sides] }];
  }
  if (at === 'above') return [row(thickness + space.hair, [mark]), ...placed];
  const x = align ? (column.width - length) / 2 : 0;
  return [...placed, row(space.rule + thickness, [{ ...mark, x, y: space.rule }])];
};

/** A section's heading with its rule, tab or bar and the space below, all of which stays together. */
const headingRows = (text: string, column: Column): Row[] => {
  const { bar, rule, tab, below = space.underRule } = column.template.headings;
  const plain = () => textRows(text, styles(column).heading, column.width);
  const rows = bar
    ? onBar(text, column, bar)
    : tab
      ? behindTab(text, column, tab)
      : rule
        ? withRule(text, column, rule)
        : plain();
  return withFirst(together([...rows, row(below, [])]), { before: space.section, opens: true });
};

/**
 * Between place and dates: a little over four spaces. Programs that read the file take texts for one that are closer than four,
 * and Poppler takes them for two columns when they are a whole em apart: flush right would lose the order.
 */
const apart = ({ font, size }: TextStyle) =>
  Math.max(0.85 * toMillimetres(size), 4.1 * textWidth(' ', font, size));

/** Rows with a text behind what is on the last line, or on lines of its own where it has no room there. */
const withFact = (
  rows: readonly Row[],
  text: string,
  style: TextStyle,
  column: Column,
  field: string,
): Row[] => {
  const last = rows.at(-1);
  const beside = last?.marks.at(-1);
  const width = textWidth(text, style.font, style.size);
  const x = beside?.kind === 'text' ? beside.x + beside.width + apart(style) : 0;
  if (!last || !text || beside?.kind !== 'text' || x + width > column.width)
    return [...rows, ...inField(textRows(text, style, column.width), field)];
  const fact = textMark(text, style, { x, baseline: beside.baseline, width, starts: true, field });
  return [...rows.slice(0, -1), { ...last, marks: [...last.marks, fact] }];
};

/** Place, city and dates, each behind the one before it or on a line of its own, where `datesBelow` are in any case. */
const placeAndTime = (
  { place, placeLink, location, time, fields }: Entry,
  column: Column,
  datesBelow: boolean,
): Row[] => {
  const { place: placeStyle, time: timeStyle } = styles(column);
  const rows = inField(textRows(place, placeStyle, column.width, placeLink), fields.place);
  const withCity = withFact(rows, location, timeStyle, column, fields.location);
  if (datesBelow) return [...withCity, ...inField(textRows(time, timeStyle, column.width), fields.time)];
  return withFact(withCity, time, timeStyle, column, fields.time);
};

/** Whether most places leave no room for their dates: then those of all are below, and an eye finds them in one place. */
const areDatesBelow = (entries: readonly Entry[], column: Column): boolean => {
  const dated = entries.filter(({ place, time }) => place && time);
  const lacking = dated.filter((entry) => {
    const withoutTime = placeAndTime({ ...entry, time: '' }, column, false);
    return placeAndTime(entry, column, false).length > withoutTime.length;
  });
  return 2 * lacking.length > dated.length;
};

const detailRows = ({ details }: Entry, column: Column): Row[] =>
  inlineRows(details, styles(column).time, column.width, column.muted);

const descriptionRows = ({ description, fields }: Entry, column: Column): Row[] =>
  inField(proseRows(description, styles(column).body, column.width, column.muted), fields.description);

const headlineRows = ({ headline, fields }: Entry, column: Column): Row[] =>
  inField(textRows(headline, styles(column).entry, column.width), fields.headline);

/** Two entries of no more than headline, place and dates stay together: alone at the end of a page, the first looks left behind. */
const areShortPair = (entries: readonly Entry[]) =>
  entries.length === 2 && entries.every(({ description, details }) => !description && details.length === 0);

/** Headline, place and dates stay together with the first two lines of the description. */
const entryRows = (entries: readonly Entry[], column: Column): Row[] => {
  const datesBelow = areDatesBelow(entries, column);
  const isWhole = areShortPair(entries);
  return entries.flatMap((entry, i) => {
    const head = together([
      ...headlineRows(entry, column),
      ...placeAndTime(entry, column, datesBelow),
      ...detailRows(entry, column),
    ]);
    const text = descriptionRows(entry, column);
    const rows = [...head, ...withFirst(text, { before: space.hair, glued: true })];
    return withFirst(rows, { before: space.entry, opens: true, glued: isWhole && i > 0 });
  });
};

/**
 * What a form has in the first cell of an entry. Licenses and schools have no such cell: readers take 'Valid until …' or 'College' next
 * to a name for another name, and those of several entries for a column.
 */
const besideOf = (id: string, { time }: Entry) => (id === 'licenses' || id === 'education' ? '' : time);

/**
 * The level above each school whose degree names one. None where all degrees begin with theirs; but where one has a level
 * above it, readers take those after it for more of the same school.
 */
const levelsOf = (entries: readonly Entry[]) => {
  const levels = entries.map(({ headline }) => (isSchoolLevel(headline) ? undefined : schoolLevel(headline)));
  const adds = levels.some((level, i) => level && !startsWith(entries[i]?.headline ?? '', level));
  return adds ? levels : [];
};

const levelRows = (level: string | undefined, { fields }: Entry, column: Column): Row[] =>
  level === undefined ? [] : inField(textRows(level, styles(column).time, column.width), fields.headline);

const startsWith = (text: string, start: string) => text.toLowerCase().startsWith(start.toLowerCase());

/**
 * Entries as lines of a form: dates or the level of a school, then what it is and where. Those that are no more than a
 * label and an answer, in the user's own sections, are a table.
 */
const formEntries = (id: string, entries: readonly Entry[], column: Column, form: Form): Row[] => {
  const besides = entries.map((entry) => besideOf(id, entry));
  const levels = id === 'education' ? levelsOf(entries) : [];
  const width = besideWidthOf(besides, column, form);
  const [beside, inside, below] = [
    insideCell(narrower(column, width)),
    insideCell(column, width),
    insideCell(column),
  ];
  const timed = entries.map((entry, i) => (besides[i] === '' ? entry : { ...entry, time: '' }));
  const datesBelow = areDatesBelow(timed, inside);
  const isWhole = areShortPair(entries);
  return entries.flatMap((entry, i) => {
    const { fields } = entry;
    if (isCustomId(id) && isFormRow(entry)) {
      const { headline, place, placeLink } = entry;
      const [labelField, field] = [fields.headline, fields.place];
      return formRows(
        [{ label: headline, text: place, link: placeLink, labelField, field }],
        'entry',
        column,
        form,
      );
    }
    const text = besides[i] ?? '';
    const shown = timed[i] ?? entry;
    const rows = formEntryRows(
      {
        beside: inField(textRows(text, styles(column).time, beside.width), fields.time),
        head: together([
          ...levelRows(levels[i], entry, inside),
          ...headlineRows(entry, inside),
          ...placeAndTime(shown, inside, datesBelow),
          ...detailRows(entry, inside),
        ]),
        description: descriptionRows(entry, below),
      },
      column,
      form,
      width,
    );
    return withFirst(rows, { opens: true, glued: isWhole && i > 0 });
  });
};

/** Without labels except on a form: the values are self-explanatory, and no parser can separate label and value. */
const contactRows = (source: PreparedSource, column: Column): Row[] => {
  const { form } = column.template;
  if (form) return formRows(source.contact, 'detail', column, form);
  return source.contact.flatMap((item, i) =>
    withFirst(itemRows(item, styles(column).contact, column.width), { before: i > 0 ? space.hair : 0 }),
  );
};

/** As many languages, links or interests are under each other where skills are; more would make a sidebar long. */
const maxListed = 6;

const otherRows = (content: PreparedSection | undefined, column: Column): Row[] => {
  if (!content) return [];
  if ('table' in content) return tableRows(content.table, column);
  if ('entries' in content) return entryRows(content.entries, column);
  const { items } = content;
  const style = styles(column).skill;
  if (column.template.skills.as === 'list' && items.length <= maxListed)
    return listedRows(items, style, column.width);
  return inlineRows(items, style, column.width, column.muted);
};

const contentRows = (id: string, source: PreparedSource, column: Column): Row[] => {
  switch (id) {
    case 'contact':
      return contactRows(source, column);
    case 'summary':
      return inField(proseRows(source.summary, styles(column).body, column.width, column.muted), 'summary');
    case 'skills':
      return inField(skillRows(source.skills, column), 'newSkill');
    case 'experience':
    case 'education':
    case 'credentials':
      return entryRows(source[id], column);
    default:
      return otherRows(source.sections.get(id), column);
  }
};

/** The same in the rows of a form. */
const formContentRows = (id: string, source: PreparedSource, column: Column, form: Form): Row[] => {
  if (id === 'contact') return contactRows(source, column);
  const content =
    id === 'experience' || id === 'education' || id === 'credentials'
      ? { entries: source[id] }
      : source.sections.get(id);
  if (content && 'entries' in content) return formEntries(id, content.entries, column, form);
  return cellRows(contentRows(id, source, insideCell(column)), column, form);
};

/** A heading and its content, the first row of which stays with it. */
const rowsOf = (id: string, source: PreparedSource, column: Column): Row[] => {
  const { form } = column.template;
  const content = form ? formContentRows(id, source, column, form) : contentRows(id, source, column);
  if (content.length === 0) return [];
  const { headingOf, headingFieldOf } = source.arrangement;
  const contactHeading = form ? 'Personal Information' : 'Contact';
  const heading = headingRows(id === 'contact' ? contactHeading : headingOf(id), column);
  return [
    ...inField(heading, headingFieldOf(id)),
    ...withFirst(content, { glued: true, before: 0, opens: false }),
  ];
};

const rowsBySource = new WeakMap<PreparedSource, WeakMap<Template['type'], Map<string, readonly Row[]>>>();

/** Those of a section, made once for all variants of the template that differ in gaps alone. */
const knownRowsOf = (id: string, source: PreparedSource, column: Column): readonly Row[] => {
  const { type } = column.template;
  const byType = rowsBySource.get(source) ?? new WeakMap<typeof type, Map<string, readonly Row[]>>();
  rowsBySource.set(source, byType);
  const byPlace = byType.get(type) ?? new Map<string, readonly Row[]>();
  byType.set(type, byPlace);
  const place = `${id} ${column.width}`;
  const rows = byPlace.get(place) ?? rowsOf(id, source, column);
  byPlace.set(place, rows);
  return rows;
};

/** The rows of one section, its heading included; none if the source has no content for it. */
export const sectionRows = (name: string, source: PreparedSource, column: Column): Row[] =>
  knownRowsOf(name, source, column).map((line) => ({
    ...line,
    section: name,
    before: line.before * (column.template.page.gaps ?? 1),
  }));

export const allSectionRows = (names: readonly Section[], source: PreparedSource, column: Column): Row[] => {
  const rows = shownSections(names, source).flatMap((id) => sectionRows(id, source, column));
  const { form } = column.template;
  return form ? [...particularRows(source, column, form), ...rows, ...closingRows(column, form)] : rows;
};

/** Personal particulars go on below the contact details, across the page. */
const particularRows = ({ particulars }: PreparedSource, column: Column, form: Form): Row[] =>
  formRows(particulars, 'detail', column, form).map((line) => ({ ...line, section: 'contact' }));

/** Contact details side by side, for layouts whose header shows them. Full lines: readers take a place that begins one for other text. */
export const contactLine = ({ contact }: Pick<PreparedSource, 'contact'>, column: Column): Row[] =>
  inlineRows(contact, { ...styles(column).contact, color: column.muted }, column.width, column.muted);

export const nameAndTitleRows = (source: PreparedSource, column: Column): Row[] => {
  const { type } = column.template;
  const nameFont = fontOf(column.template, column.template.nameStyle?.font ?? 'bold', 'display');
  const name: TextStyle = {
    role: 'name',
    font: nameFont,
    size: unbrokenSize(source.name, nameFont, type.name, column.width),
    color: column.template.nameStyle?.color === 'accent' ? column.accent : column.ink,
    lineHeight: 1.15,
  };
  const title: TextStyle = {
    role: 'title',
    font: fontOf(column.template, 'regular'),
    size: type.title,
    color: column.accent,
    lineHeight: type.lineHeight,
  };
  const nameRows = inField(textRows(source.name, name, column.width), 'profile.firstName');
  const { form } = column.template;
  if (form)
    return together([...formTitleRows(form, column), ...nameRows, ...positionRows(source, title, column)]);
  const titleRows = inField(textRows(source.title, title, column.width), 'title');
  return together([...nameRows, ...withFirst(titleRows, { before: space.hair })]);
};

/** The size in points at which no word of a name is broken, from 70 % of the template's on. */
const unbrokenSize = (name: string, font: Font, size: number, width: number) => {
  const longest = Math.max(0, ...name.split(/\s+/).map((word) => textWidth(word, font, size)));
  return longest <= width ? size : Math.max(0.7 * size, Math.floor((2 * size * width) / longest) / 2);
};

/** What the form is. */
const formTitleRows = ({ title, titleSize }: Form, column: Column): Row[] =>
  textRows(
    title,
    {
      role: 'title',
      font: fontOf(column.template, 'bold'),
      size: titleSize,
      color: column.accent,
      lineHeight: 1.3,
    },
    column.width,
  );

const positionLabel = 'Position desired';

/** The title behind a label. */
const positionRows = ({ title }: PreparedSource, style: TextStyle, column: Column): Row[] => {
  if (!title) return [];
  const { time } = styles(column);
  const indent = textWidth(positionLabel, time.font, time.size) + apart(time);
  const rows = textRows(title, style, column.width - indent).map((line) => ({
    ...line,
    marks: line.marks.map((mark) => moved(mark, indent, 0)),
  }));
  const [mark] = rows[0]?.marks ?? [];
  if (mark?.kind !== 'text') return rows;
  const label = textMark(positionLabel, time, { x: 0, baseline: mark.baseline, starts: true });
  return inField(withFirst(rows, { before: space.hair, marks: [label, ...(rows[0]?.marks ?? [])] }), 'title');
};
