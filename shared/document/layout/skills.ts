import type { SkillStyle } from '../template';
import { space, styles, type Column } from './column';
import type { Mark } from './document';
import type { Row } from './flow';
import { textWidth, toMillimetres } from './font-metrics';
import {
  baselineIn,
  inlineRows,
  lineHeightOf,
  row,
  textMark,
  textRows,
  together,
  withoutStrayLines,
} from './rows';

const listedSkills = (skills: readonly string[], column: Column): Row[] => {
  const style = styles(column).skill;
  const indent = toMillimetres(style.size);
  const baseline = baselineIn(lineHeightOf(style), style);
  const bullet = textMark(
    '•',
    { ...style, role: 'marker', color: column.accent },
    { x: 0, baseline, starts: true },
  );
  return skills.flatMap((skill, i) => {
    const rows = together(textRows(skill, style, column.width - indent));
    return rows.map((line, j) => ({
      ...line,
      before: j === 0 && i > 0 ? space.line : 0,
      glued: j > 0 || i === 1 || (i > 1 && i === skills.length - 1),
      marks: [
        ...(j === 0 ? [bullet] : []),
        ...line.marks.map((mark) => (mark.kind === 'text' ? { ...mark, x: mark.x + indent } : mark)),
      ],
    }));
  });
};

const labelledSkills = (
  skills: readonly string[],
  column: Column,
  { padding, gap, lineGap, cornerRadius }: Extract<SkillStyle, { as: 'labels' }>,
): Row[] => {
  const style = styles(column).skill;
  const height = lineHeightOf(style) + 2 * space.hair;
  const baseline = baselineIn(height, style);
  const rows: Row[] = [];
  let marks: Mark[] = [];
  let used = 0;
  const close = () => {
    if (marks.length > 0) rows.push(row(height, marks, { before: rows.length > 0 ? lineGap : 0 }));
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
      textMark(skill, style, { x: x + padding, baseline, width: textLength, starts: true }),
    );
    used = x + width;
  }
  close();
  return rows;
};

export const skillRows = (skills: readonly string[], column: Column): Row[] => {
  const style = column.template.skills;
  if (style.as === 'list') return listedSkills(skills, column);
  const rows =
    style.as === 'labels'
      ? labelledSkills(skills, column, style)
      : inlineRows(
          skills.map((text) => ({ text })),
          styles(column).skill,
          column.width,
          column.muted,
        );
  return withoutStrayLines(rows);
};
