import type { Section, SkillStyle, Template } from '#shared/resume-document/template';
import type { Mark } from './document';
import type { Row } from './flow';
import { textWidth, toMillimetres } from './font-metrics';
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
  withoutStrayLines,
  type TextStyle,
} from './rows';

/** Millimetres between things: one scale for all templates. */
export const space = {
  line: 0.3,
  rule: 0.5,
  hair: 0.8,
  item: 2.4,
  underRule: 2.8,
  entry: 4.4,
  section: 7.2,
} as const;

/** What a column's text looks like: its inks, its sizes, its width. */
export interface Column {
  template: Template;
  width: number;
  ink: string;
  muted: string;
  accent: string;
  rule: string;
  bodySize: number;
  /** Entries stay on one page: beside another column, the rest of one would be read as part of its neighbour. */
  wholeEntries: boolean;
}

export const mainColumn = (template: Template, width: number): Column => ({
  template,
  width,
  ink: template.palette.ink,
  muted: template.palette.muted,
  accent: template.palette.accent,
  rule: template.palette.rule,
  bodySize: template.type.body,
  wholeEntries: false,
});

const stylesOf = ({ template, ink, muted, accent, bodySize }: Column) => {
  const { lineHeight, heading, entry, detail } = template.type;
  const style = (rest: Omit<TextStyle, 'lineHeight'>): TextStyle => ({ ...rest, lineHeight });
  return {
    heading: style({
      role: 'heading',
      font: template.headings.font,
      size: heading,
      color: accent,
    }),
    entry: style({ role: 'entry', font: 'bold', size: entry, color: ink }),
    place: style({ role: 'detail', font: 'regular', size: detail, color: accent }),
    time: style({ role: 'detail', font: 'regular', size: detail, color: muted }),
    body: style({ role: 'paragraph', font: 'regular', size: bodySize, color: ink }),
    contact: style({ role: 'contact', font: 'regular', size: bodySize, color: ink }),
    skill: style({ role: 'skill', font: 'regular', size: bodySize, color: ink }),
  };
};

const stylesByColumn = new WeakMap<Column, ReturnType<typeof stylesOf>>();

// Every row asks for them, and a keystroke lays out every row.
const styles = (column: Column) => {
  const known = stylesByColumn.get(column) ?? stylesOf(column);
  stylesByColumn.set(column, known);
  return known;
};

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

/** A heading and what is under it, the first of which it never leaves. */
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

/** The headline, where and when stay together, and with them the first two lines of the description. */
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

const listedSkills = (skills: readonly string[], column: Column, radius: number): Row[] => {
  const style = styles(column).skill;
  const indent = toMillimetres(style.size);
  return skills.flatMap((skill, i) => {
    const rows = together(textRows(skill, style, column.width - indent));
    const dot: Mark = {
      kind: 'circle',
      role: 'artifact',
      x: radius,
      y: lineHeightOf(style) / 2,
      radius,
      color: column.accent,
    };
    return rows.map((line, j) => ({
      ...line,
      before: j === 0 && i > 0 ? space.line : 0,
      glued: j > 0 || i === 1 || (i > 1 && i === skills.length - 1),
      marks: [
        ...(j === 0 ? [dot] : []),
        ...line.marks.map((mark) => (mark.kind === 'text' ? { ...mark, x: mark.x + indent } : mark)),
      ],
    }));
  });
};

const labelledSkills = (
  skills: readonly string[],
  column: Column,
  { padding, gap, cornerRadius }: Extract<SkillStyle, { as: 'labels' }>,
): Row[] => {
  const style = styles(column).skill;
  const height = lineHeightOf(style) + 2 * space.hair;
  const baseline = baselineIn(height, style);
  const rows: Row[] = [];
  let marks: Mark[] = [];
  let used = 0;
  const close = () => {
    if (marks.length > 0) rows.push(row(height, marks, { before: rows.length > 0 ? gap : 0 }));
    marks = [];
    used = 0;
  };
  for (const skill of skills) {
    const textLength = textWidth(skill, style.font, style.size);
    const width = textLength + 2 * padding;
    if (width > column.width) {
      close();
      rows.push(...together(textRows(skill, style, column.width)));
      continue;
    }
    if (marks.length > 0 && used + gap + width > column.width) close();
    const x = marks.length > 0 ? used + gap : 0;
    marks.push(
      {
        kind: 'rectangle',
        role: 'artifact',
        x,
        y: 0,
        width,
        height,
        radius: cornerRadius,
        color: column.template.secondaryColor,
      },
      textMark(skill, style, { x: x + padding, baseline, width: textLength }),
    );
    used = x + width;
  }
  close();
  return rows;
};

const skillRows = (skills: readonly string[], column: Column): Row[] => {
  const style = column.template.skills;
  if (style.as === 'list') return listedSkills(skills, column, style.dotRadius);
  const rows =
    style.as === 'labels'
      ? labelledSkills(skills, column, style)
      : dottedRows(
          skills.map((text) => ({ text })),
          styles(column).skill,
          column.width,
          column.muted,
        );
  return column.wholeEntries ? asOne('block', rows) : withoutStrayLines(rows);
};

/** Without labels: an address says itself what it is, and no program can tear the two apart. */
const contactRows = (source: PreparedSource, column: Column): Row[] =>
  source.contact.flatMap(({ text, link }, i) =>
    withFirst(together(textRows(text, styles(column).contact, column.width, link)), {
      before: i > 0 ? space.hair : 0,
    }),
  );

/** The rows of one section, its heading included; none where the source has nothing for it. */
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
