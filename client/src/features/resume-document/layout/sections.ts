import type { Section } from '#shared/resume-document/template';
import { inSectionOrder, withCustomSections } from '#shared/resume/sections/section-order';
import { space, styles, type Column } from './column';
import type { Mark } from './document';
import type { Row } from './flow';
import { textWidth, toMillimetres } from './font-metrics';
import type { Entry } from './prepared-entry';
import type { PreparedSource } from './prepared-source';
import { dottedRows, proseRows, row, textMark, textRows, together, withFirst, type TextStyle } from './rows';
import { skillRows } from './skills';

/**
 * Between place and dates, in ems: a little over four spaces. Programs that read the file take texts for one that are closer than four,
 * and Poppler takes them for two columns when they are a whole em apart: flush right would lose the order.
 */
const apart = 0.85;

const headingRows = (text: string, column: Column): Row[] => {
  const style = styles(column).heading;
  const rows = together(textRows(text, style, column.width));
  const { thickness, length = column.width, color } = column.template.headings.rule;
  const rule: Mark = {
    kind: 'rectangle',
    role: 'artifact',
    x: 0,
    y: space.rule,
    width: length,
    height: thickness,
    radius: 0,
    color: column[color],
  };
  const ruled = [...rows, row(space.rule + thickness + space.underRule, [rule], { glued: true })];
  return withFirst(ruled, { before: space.section, opens: true });
};

/** A heading and its content, the first row of which stays with it. */
const section = (heading: string, column: Column, content: readonly Row[]): Row[] =>
  content.length === 0
    ? []
    : [...headingRows(heading, column), ...withFirst(content, { glued: true, before: 0, opens: false })];

/** The dates follow the place on its last line, or on a line of their own. */
const placeAndTime = ({ place, placeLink, time }: Entry, column: Column): Row[] => {
  const { place: placeStyle, time: timeStyle } = styles(column);
  const rows = textRows(place, placeStyle, column.width, placeLink);
  const last = rows.at(-1);
  const [beside] = last?.marks ?? [];
  const width = textWidth(time, timeStyle.font, timeStyle.size);
  const gap = toMillimetres(timeStyle.size) * apart;
  if (!last || !time || beside?.kind !== 'text' || beside.width + gap + width > column.width) {
    return [...rows, ...textRows(time, timeStyle, column.width)];
  }
  const dates = textMark(time, timeStyle, {
    x: beside.width + gap,
    baseline: beside.baseline,
    width,
    starts: true,
  });
  return [...rows.slice(0, -1), { ...last, marks: [beside, dates] }];
};

const detailRows = ({ details }: Entry, column: Column): Row[] =>
  dottedRows(details, styles(column).time, column.width, column.muted);

/** Headline, place and dates stay together with the first two lines of the description. */
const entryRows = (entries: readonly Entry[], column: Column): Row[] =>
  entries.flatMap((entry) => {
    const { entry: entryStyle, body } = styles(column);
    const head = together([
      ...textRows(entry.headline, entryStyle, column.width),
      ...placeAndTime(entry, column),
      ...detailRows(entry, column),
    ]);
    const text = proseRows(entry.description, body, column.width, column.muted);
    const rows = [...head, ...withFirst(text, { before: space.hair, glued: true })];
    return withFirst(rows, { before: space.entry, opens: true });
  });

/** Without labels: the values are self-explanatory, and no parser can separate label and value. */
const contactRows = (source: PreparedSource, column: Column): Row[] =>
  source.contact.flatMap(({ text, link }, i) =>
    withFirst(together(textRows(text, styles(column).contact, column.width, link)), {
      before: i > 0 ? space.hair : 0,
    }),
  );

const otherRows = (id: string, source: PreparedSource, column: Column): Row[] => {
  const content = source.sections.get(id);
  if (!content) return [];
  if ('entries' in content) return entryRows(content.entries, column);
  return dottedRows(content.items, styles(column).skill, column.width, column.muted);
};

const contentRows = (id: string, source: PreparedSource, column: Column): Row[] => {
  switch (id) {
    case 'contact':
      return contactRows(source, column);
    case 'summary':
      return proseRows(source.summary, styles(column).body, column.width, column.muted);
    case 'experience':
      return entryRows(source.experience, column);
    case 'education':
      return entryRows(source.education, column);
    case 'skills':
      return skillRows(source.skills, column);
    case 'credentials':
      return entryRows(source.credentials, column);
    default:
      return otherRows(id, source, column);
  }
};

const rowsOf = (id: string, source: PreparedSource, column: Column): Row[] => {
  const heading = id === 'contact' ? 'Contact' : source.arrangement.headingOf(id);
  return section(heading, column, contentRows(id, source, column));
};

/** The rows of one section, its heading included; none if the source has no content for it. */
export const sectionRows = (name: string, source: PreparedSource, column: Column): Row[] =>
  rowsOf(name, source, column).map((line) => ({
    ...line,
    section: name,
    before: line.before * (column.template.page.gaps ?? 1),
  }));

/** The ids of a column's sections in the user's order, custom ones among them, without hidden ones. */
export const shownSections = (names: readonly Section[], { arrangement }: PreparedSource): string[] =>
  inSectionOrder(withCustomSections(names, arrangement.custom), arrangement.order).filter(
    (id) => !arrangement.hidden.has(id),
  );

export const allSectionRows = (names: readonly Section[], source: PreparedSource, column: Column): Row[] =>
  shownSections(names, source).flatMap((id) => sectionRows(id, source, column));

/** Contact details side by side, for layouts whose header shows them. */
export const contactLine = (source: PreparedSource, column: Column): Row[] =>
  dottedRows(source.contact, { ...styles(column).contact, color: column.muted }, column.width, column.muted);

export const nameAndTitleRows = (source: PreparedSource, column: Column): Row[] => {
  const { type } = column.template;
  const name: TextStyle = {
    role: 'name',
    font: 'bold',
    size: type.name,
    color: column.ink,
    lineHeight: 1.15,
  };
  const title: TextStyle = {
    role: 'title',
    font: 'regular',
    size: type.title,
    color: column.accent,
    lineHeight: type.lineHeight,
  };
  const titleRows = withFirst(textRows(source.title, title, column.width), { before: space.hair });
  return together([...textRows(source.name, name, column.width), ...titleRows]);
};
