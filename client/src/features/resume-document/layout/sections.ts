import type { Section } from '#shared/resume-document/template';
import { space, styles, type Column } from './column';
import type { Mark } from './document';
import type { Row } from './flow';
import { textWidth } from './font-metrics';
import type { Entry, PreparedSource } from './prepared-source';
import {
  asOne,
  baselineIn,
  dottedRows,
  lineHeightOf,
  proseRows,
  row,
  textMark,
  textRows,
  together,
  withFirst,
  type TextStyle,
} from './rows';
import { skillRows } from './skills';

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

const placeAndTime = ({ place, time }: Entry, column: Column): Row[] => {
  const { place: placeStyle, time: timeStyle } = styles(column);
  const height = lineHeightOf(placeStyle);
  const baseline = baselineIn(height, placeStyle);
  const gap = 2 * textWidth(' ', timeStyle.font, timeStyle.size);
  const dot = textWidth('·', timeStyle.font, timeStyle.size);
  const placeWidth = textWidth(place, placeStyle.font, placeStyle.size);
  const timeX = placeWidth + 2 * gap + dot;
  const timeWidth = textWidth(time, timeStyle.font, timeStyle.size);
  if (place && time && timeX + timeWidth <= column.width) {
    return [
      row(height, [
        textMark(place, placeStyle, { x: 0, baseline, width: placeWidth }),
        textMark('·', timeStyle, { x: placeWidth + gap, baseline, width: dot }),
        textMark(time, timeStyle, { x: timeX, baseline, width: timeWidth }),
      ]),
    ];
  }
  return [...textRows(place, placeStyle, column.width), ...textRows(time, timeStyle, column.width)];
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
    return withFirst(column.wholeEntries ? asOne('block', rows) : rows, { before: space.entry, opens: true });
  });

/** Without labels: the values are self-explanatory, and no parser can separate label and value. */
const contactRows = (source: PreparedSource, column: Column): Row[] =>
  source.contact.flatMap(({ text, link }, i) =>
    withFirst(together(textRows(text, styles(column).contact, column.width, link)), {
      before: i > 0 ? space.hair : 0,
    }),
  );

/** The rows of one section, its heading included; none if the source has no content for it. */
export const sectionRows = (name: Section, source: PreparedSource, column: Column): Row[] => {
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
