import type { Template } from '../template';
import type { TextStyle } from './rows';
import { fontOf } from './typefaces';

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

/** The space above a section, as wide as the template sets it. */
export const sectionGap = (template: Template) => space.section * (template.page.gaps ?? 1);

/** A column's text style: colors, sizes, width. */
export interface Column {
  template: Template;
  width: number;
  ink: string;
  muted: string;
  accent: string;
  rule: string;
  bodySize: number;
}

export const mainColumn = (template: Template, width: number): Column => ({
  template,
  width,
  ink: template.palette.ink,
  muted: template.palette.muted,
  accent: template.primaryColor,
  rule: template.palette.rule,
  bodySize: template.type.body,
});

const stylesOf = ({ template, ink, muted, accent, bodySize }: Column) => {
  const { lineHeight, heading, entry, body: detail } = template.type;
  const [regular, bold] = [fontOf(template, 'regular'), fontOf(template, 'bold')];
  const style = (rest: Omit<TextStyle, 'lineHeight'>): TextStyle => ({ ...rest, lineHeight });
  return {
    heading: style({
      role: 'heading',
      font: fontOf(template, template.headings.font ?? 'bold', 'display'),
      size: heading,
      color: template.headings.bar?.ink ?? (template.headings.color === 'ink' ? ink : accent),
    }),
    entry: style({ role: 'entry', font: bold, size: entry, color: ink }),
    place: style({ role: 'detail', font: regular, size: detail, color: accent }),
    time: style({ role: 'detail', font: regular, size: detail, color: muted }),
    body: style({ role: 'paragraph', font: regular, size: bodySize, color: ink }),
    contact: style({ role: 'contact', font: regular, size: bodySize, color: ink }),
    skill: style({ role: 'skill', font: regular, size: bodySize, color: ink }),
  };
};

const stylesByColumn = new WeakMap<Column, ReturnType<typeof stylesOf>>();

// Cached: every row reads them, and every keystroke lays out every row.
export const styles = (column: Column) => {
  const known = stylesByColumn.get(column) ?? stylesOf(column);
  stylesByColumn.set(column, known);
  return known;
};

/** The same column in another width, which no style depends on. */
export const narrower = (column: Column, width: number): Column => {
  const made = { ...column, width };
  stylesByColumn.set(made, styles(column));
  return made;
};
