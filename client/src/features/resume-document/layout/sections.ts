import type { Section } from '#shared/resume-document/template';
import { space, styles, type Column } from './column';
import type { Mark } from './document';
import type { Row } from './flow';
import { textWidth, toMillimetres } from './font-metrics';
import type { Entry, PreparedSource } from './prepared-source';
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
const placeAndTime = ({ place, time }: Entry, column: Column): Row[] => {
  const { place: placeStyle, time: timeStyle } = styles(column);
  const rows = textRows(place, placeStyle, column.width);
  const last = rows.at(-1);
  const [beside] = last?.marks ?? [];
  const width = textWidth(time, timeStyle.font, timeStyle.size);
  const gap = toMillimetres(timeStyle.size) * apart;
  if (!last || !time || beside?.kind !== 'text' || beside.width + gap + width > column.width) {
    return [...rows, ...textRows(time, timeStyle, column.width)];
  }
  const dates = textMark(time, timeStyle, { x: beside.width + gap, baseline: beside.baseline, width });
  return [...rows.slice(0, -1), { ...last, marks: [beside, dates] }];
};

/** Headline, place and dates stay together with the first two lines of the description. */
const entryRows = (entries: readonly Entry[], column: Column): Row[] =>
  entries.flatMap((entry) => {
    const { entry: entryStyle, body } = styles(column);
    const head = together([
      ...textRows(entry.headline, entryStyle, column.width),
      ...placeAndTime(entry, column),
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

const rowsOf = (name: Section, source: PreparedSource, column: Column): Row[] => {
  switch (name) {
    case 'contact':
      return section('Contact', column, contactRows(source, column));
    case 'summary':
      return section(
        'Professional Summary',
        column,
        proseRows(source.summary, styles(column).body, column.width, column.muted),
      );
    case 'experience':
      return section('Work Experience', column, entryRows(source.experience, column));
    case 'education':
      return section('Education', column, entryRows(source.education, column));
    case 'skills':
      return section('Skills', column, skillRows(source.skills, column));
    case 'credentials':
      return section('Credentials', column, entryRows(source.credentials, column));
  }
};

/** The rows of one section, its heading included; none if the source has no content for it. */
export const sectionRows = (name: Section, source: PreparedSource, column: Column): Row[] =>
  rowsOf(name, source, column).map((line) => ({
    ...line,
    section: name,
    before: line.before * (column.template.page.gaps ?? 1),
  }));

export const allSectionRows = (names: readonly Section[], source: PreparedSource, column: Column): Row[] =>
  names.flatMap((name) => sectionRows(name, source, column));

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
