import {
  BorderStyle,
  Paragraph,
  ShadingType,
  Table,
  TableBorders,
  TableCell,
  TableLayoutType,
  TableRow,
  VerticalAlignTable,
  WidthType,
  type FileChild,
} from 'docx';
import { twips } from './measures';
import { hex } from './styles';

export interface Cell {
  /** In millimeters. */
  width: number;
  children: readonly (Paragraph | Table)[];
  surface?: string | undefined;
  padding?: { top?: number; bottom?: number; left?: number; right?: number };
  isCentered?: boolean;
}

const noBorder = { style: BorderStyle.NONE, size: 0, color: 'auto' } as const;
const noBorders = { top: noBorder, bottom: noBorder, left: noBorder, right: noBorder };

/** One row of cells without borders: a layout that is read from left to right. */
export const layoutTable = (cells: readonly Cell[]): FileChild =>
  new Table({
    layout: TableLayoutType.FIXED,
    width: { size: twips(cells.reduce((sum, { width }) => sum + width, 0)), type: WidthType.DXA },
    columnWidths: cells.map(({ width }) => twips(width)),
    borders: TableBorders.NONE,
    rows: [
      new TableRow({
        children: cells.map(
          ({ width, children, surface, padding = {}, isCentered = false }) =>
            new TableCell({
              children,
              width: { size: twips(width), type: WidthType.DXA },
              verticalAlign: isCentered ? VerticalAlignTable.CENTER : VerticalAlignTable.TOP,
              borders: noBorders,
              margins: {
                marginUnitType: WidthType.DXA,
                top: twips(padding.top ?? 0),
                bottom: twips(padding.bottom ?? 0),
                left: twips(padding.left ?? 0),
                right: twips(padding.right ?? 0),
              },
              ...(surface ? { shading: { type: ShadingType.CLEAR, color: 'auto', fill: hex(surface) } } : {}),
            }),
        ),
      }),
    ],
  });

interface RuledColumn {
  heading: readonly Paragraph[];
  rows: readonly (readonly Paragraph[])[];
}

/**
 * A table with headings, which are repeated on each page, over thin lines; its rows are never divided. A `title` is above the
 * headings.
 */
export const ruledTable = (
  columns: readonly RuledColumn[],
  { width, color, title }: { width: number; color: string; title?: Paragraph | undefined },
): Table => {
  const line = { style: BorderStyle.SINGLE, size: 2, color: hex(color) } as const;
  const cellWidth = twips(width / columns.length);
  const rowOf = (cells: readonly (readonly Paragraph[])[], tableHeader: boolean) =>
    new TableRow({
      tableHeader,
      cantSplit: true,
      children: cells.map(
        (children) =>
          new TableCell({
            children: children.length > 0 ? children : [new Paragraph({})],
            width: { size: cellWidth, type: WidthType.DXA },
            borders: { top: noBorder, bottom: line, left: noBorder, right: noBorder },
            margins: { marginUnitType: WidthType.DXA, top: 40, bottom: 40, left: 0, right: twips(3) },
          }),
      ),
    });
  const count = Math.max(0, ...columns.map(({ rows }) => rows.length));
  return new Table({
    layout: TableLayoutType.FIXED,
    width: { size: cellWidth * columns.length, type: WidthType.DXA },
    columnWidths: columns.map(() => cellWidth),
    borders: TableBorders.NONE,
    rows: [
      ...(title
        ? [
            new TableRow({
              tableHeader: true,
              cantSplit: true,
              children: [
                new TableCell({ children: [title], columnSpan: columns.length, borders: noBorders }),
              ],
            }),
          ]
        : []),
      rowOf(
        columns.map(({ heading }) => heading),
        true,
      ),
      ...Array.from({ length: count }, (_, i) =>
        rowOf(
          columns.map(({ rows }) => rows[i] ?? []),
          false,
        ),
      ),
    ],
  });
};
