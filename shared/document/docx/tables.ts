import {
  BorderStyle,
  ShadingType,
  Table,
  TableBorders,
  TableCell,
  TableLayoutType,
  TableRow,
  VerticalAlignTable,
  WidthType,
  type FileChild,
  type Paragraph,
} from 'docx';
import { twips } from './measures';
import { hex } from './styles';

export interface Cell {
  /** In millimeters. */
  width: number;
  children: readonly Paragraph[];
  surface?: string | undefined;
  padding?: { top?: number; bottom?: number; left?: number; right?: number };
  isCentered?: boolean;
}

const noBorder = { style: BorderStyle.NONE, size: 0, color: 'auto' } as const;

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
              borders: { top: noBorder, bottom: noBorder, left: noBorder, right: noBorder },
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
