import type { Template } from '../template';
import { mainColumn, space, styles, type Column } from './column';
import type { Letterhead, Page, Paper } from './document';
import { flow, type Row } from './flow';
import { edgeOf } from './layout-document';
import { belowLetterhead, placedLetterhead } from './letterhead';
import type { LabeledItem } from './prepared-entry';
import type { FieldTexts } from './printable-text';
import { textRows, together, withFirst, type TextStyle } from './rows';
import { tableRows } from './table';
import { fontOf } from './typefaces';

/** A document in a file of several, as its cover lists it. */
export interface CoverEntry {
  number: string;
  name: string;
  title: string;
  place: string;
  /** In the file, from 1. */
  page: number;
}

export interface Cover {
  title: string;
  /** Under the title, a line each. */
  lines: readonly string[];
  entries: readonly CoverEntry[];
}

const labels = {
  number: 'No.',
  name: 'Candidate',
  title: 'Profession',
  place: 'Place',
  page: 'Page',
} as const;

const headRows = ({ title, lines }: Cover, column: Column, fields: FieldTexts): Row[] => {
  const { template } = column;
  const name: TextStyle = {
    role: 'name',
    font: fontOf(template, template.nameStyle?.font ?? 'bold', 'display'),
    size: template.type.name,
    color: template.nameStyle?.color === 'accent' ? column.accent : column.ink,
    lineHeight: 1.15,
  };
  const { body } = styles(column);
  const below = lines.flatMap((line) => textRows(fields.line('Cover', line), body, column.width));
  return together([
    ...textRows(fields.line('Cover', title), name, column.width),
    ...withFirst(below, { before: space.item }),
  ]);
};

const entryRows = ({ entries }: Cover, column: Column, fields: FieldTexts) => {
  const rows = entries.map((entry) =>
    (Object.keys(labels) as (keyof typeof labels)[]).map((cell): LabeledItem => ({
      label: labels[cell],
      text: fields.line('Cover', String(entry[cell])),
      link: undefined,
      field: undefined,
    })),
  );
  const columns = [{ from: 0, cells: [[0], [1], [2], [3], [4]] }];
  const table = tableRows({ rows, columns, totals: [], dates: [] }, column);
  return withFirst(together(table.slice(0, 2)), { before: space.section }).concat(table.slice(2));
};

/** What opens a file of several documents: its title, and a table of them with their pages, under the letterhead. */
export const layoutCover = (
  cover: Cover,
  letterhead: Letterhead,
  template: Template,
  paper: Paper,
  fields: FieldTexts,
): Page[] => {
  const { margin } = template.page;
  const placed = placedLetterhead(letterhead, template, paper, fields);
  const column = mainColumn(template, paper.width - 2 * margin);
  const rows = [...headRows(cover, column, fields), ...entryRows(cover, column, fields)];
  const pages = flow(rows, () => ({
    x: margin,
    top: margin,
    bottom: placed.height - margin,
    lastOpening: placed.height,
  }));
  return pages.map(({ marks }, page) => {
    const { first, last } = placed.marksOf(page);
    return [...edgeOf(template, paper), ...first, ...belowLetterhead(marks, placed), ...last];
  });
};
