import {
  BorderStyle,
  LeaderType,
  Paragraph,
  Tab,
  TabStopType,
  TextRun,
  type IParagraphOptions,
  type Table,
} from 'docx';
import { space } from '../layout/column';
import { textWidth } from '../layout/font-metrics';
import { signing } from '../layout/form';
import { isFormRow, wholePlace, type ContactItem, type Entry } from '../layout/prepared-entry';
import { columnsFor, type PreparedTable } from '../layout/prepared-table';
import type { PrintedSection } from '../content/printed-sections';
import type { ProseWriter } from './lists';
import { twips } from './measures';
import type { Look } from './look';
import { joinedRuns, textRun } from './runs';
import { hex, styleIds } from './styles';
import { ruledTable } from './tables';

/** What a section is made of. */
type Block = Paragraph | Table;

/** What the paragraphs of a column need to know. */
export interface Column {
  look: Look;
  /** In millimeters: dates are flush right at its end. */
  width: number;
  writer: ProseWriter;
  /** In a cell of the layout, where nothing keeps a heading with a table: the table has it. */
  isCell?: true;
  /** For programs: dates on a line of their own, no tabs, and skills divided by commas. */
  isForPrograms?: true;
}

/** The least space that a tab leaves, in millimeters. */
const minTab = 4;

interface FormItem {
  label: string;
  text: string;
  link?: string | undefined;
}

export const headingParagraph = (text: string, options: IParagraphOptions = {}) =>
  new Paragraph({ ...options, style: styleIds.heading, children: [textRun(text)] });

/** A label and the answer beside it over a thin line, as a form has them; a tab divides them. */
export const formRow = ({ label, text, link }: FormItem, { look: { template } }: Column): Paragraph => {
  const left = twips(template.form?.labelWidth ?? 0);
  const line = { style: BorderStyle.SINGLE, size: 2, space: 1, color: hex(template.palette.rule) };
  return new Paragraph({
    style: styleIds.body,
    indent: { left, hanging: left },
    tabStops: [{ type: TabStopType.LEFT, position: left }],
    border: { bottom: line, between: line },
    children: [
      new TextRun({ color: hex(template.palette.muted), children: [label, new Tab()] }),
      textRun(text, link),
    ],
  });
};

/** Whether dates fit beside a place: else they would break in two. The PDF's own type is a little wider. */
const fitsBeside = (entry: Entry, { look: { sizes }, width }: Column) => {
  const widthOf = (text: string) => textWidth(text, 'regular', sizes.body);
  return widthOf(wholePlace(entry)) + widthOf(entry.time) + minTab <= width;
};

const metaParagraphs = (entry: Entry, column: Column, staysTogether: boolean): Paragraph[] => {
  const { placeLink, time, details, description } = entry;
  const place = wholePlace(entry);
  if (!place && !time) return [];
  const keepNext = staysTogether && (description !== '' || details.length > 0);
  if (column.isForPrograms || !fitsBeside(entry, column)) {
    const line = (text: string, link?: string) =>
      new Paragraph({ style: styleIds.meta, keepNext, children: [textRun(text, link)] });
    return [...(place ? [line(place, placeLink)] : []), ...(time ? [line(time)] : [])];
  }
  return [
    new Paragraph({
      style: styleIds.meta,
      keepNext,
      tabStops: [{ type: TabStopType.RIGHT, position: twips(column.width) }],
      children: [
        ...(place ? [textRun(place, placeLink)] : []),
        ...(place && time ? [new TextRun({ children: [new Tab()] })] : []),
        ...(time ? [textRun(time)] : []),
      ],
    }),
  ];
};

const entryParagraphs = (
  entry: Entry,
  column: Column,
  { isFirst, staysTogether }: { isFirst: boolean; staysTogether: boolean },
): Paragraph[] => {
  const { headline, details, description } = entry;
  const hasMore = Boolean(entry.place || entry.time || description || details.length > 0);
  return [
    new Paragraph({
      style: styleIds.entry,
      keepNext: staysTogether && hasMore,
      ...(isFirst ? { spacing: { before: 0 } } : {}),
      children: [textRun(headline)],
    }),
    ...metaParagraphs(entry, column, staysTogether),
    ...(details.length > 0
      ? [
          new Paragraph({
            style: styleIds.meta,
            keepNext: staysTogether && description !== '',
            children: joinedRuns(details, ' | '),
          }),
        ]
      : []),
    ...column.writer.prose(description, { spacing: { before: twips(space.hair) } }),
  ];
};

const entries = ({ isOwn, content }: PrintedSection, column: Column, isLast: boolean): Paragraph[] => {
  if (content.as !== 'entries') return [];
  const isForm = column.look.template.form !== undefined && isOwn;
  return content.entries.flatMap((entry, i) =>
    isForm && isFormRow(entry)
      ? formRow({ label: entry.headline, text: entry.place, link: entry.placeLink }, column)
      : entryParagraphs(entry, column, {
          isFirst: i === 0,
          staysTogether: !isLast || i < content.entries.length - 1,
        }),
  );
};

const items = (
  all: readonly ContactItem[],
  { writer, isForPrograms }: Column,
  isList: boolean,
): Paragraph[] =>
  isList
    ? all.map(({ text }) => writer.bullet(text, 0))
    : [
        new Paragraph({
          style: styleIds.body,
          children: joinedRuns(all, isForPrograms ? ', ' : ' | '),
        }),
      ];

/** Rows of cells over thin lines, and what they add up to; for programs, lines with labels. */
const table = (content: PreparedTable, column: Column, title: Paragraph | undefined): Block[] => {
  const line = (text: string) => new Paragraph({ style: styleIds.meta, children: [textRun(text)] });
  const totals = content.totals.map(line);
  if (column.isForPrograms) {
    const rows = content.rows.flatMap((row) =>
      row
        .filter(({ text }) => text !== '')
        .map(({ label, text }, i) => (i === 0 ? entryLine(text) : line(`${label}: ${text}`))),
    );
    return [...rows, ...totals];
  }
  const columns = columnsFor(content, column.width);
  const cells = (texts: readonly string[]) => texts.filter(Boolean).map(line);
  return [
    ruledTable(
      columns.map(({ labels, rows }) => ({
        heading: cells(labels),
        rows: rows.map((row) => cells(row.map(({ text }) => text))),
      })),
      { width: column.width, color: column.look.template.palette.rule, title },
    ),
    ...totals,
  ];
};

const entryLine = (text: string) => new Paragraph({ style: styleIds.entry, children: [textRun(text)] });

/** The sentence that a form ends with, and lines for the signature and the date. */
export const closingParagraphs = ({ look: { template }, width }: Column): Paragraph[] => {
  if (!template.form) return [];
  const dateAt = width - signing.date;
  const tabStops = [
    { type: TabStopType.LEFT, position: twips(signing.signature), leader: LeaderType.UNDERSCORE },
    { type: TabStopType.LEFT, position: twips(dateAt) },
    { type: TabStopType.LEFT, position: twips(width), leader: LeaderType.UNDERSCORE },
  ];
  const tab = new TextRun({ children: [new Tab()] });
  const captions = [{ type: TabStopType.LEFT, position: twips(dateAt) }];
  return [
    new Paragraph({
      style: styleIds.body,
      keepNext: true,
      spacing: { before: twips(space.section) },
      children: [textRun(template.form.closing)],
    }),
    new Paragraph({
      style: styleIds.body,
      keepNext: true,
      spacing: { before: twips(signing.room) },
      tabStops,
      children: [tab, tab, tab],
    }),
    new Paragraph({
      style: styleIds.meta,
      tabStops: captions,
      children: [textRun('Signature'), tab, textRun('Date')],
    }),
  ];
};

interface SectionOptions {
  /** At the top of a cell. */
  isFirst?: boolean;
  /** At the end of newspaper columns. */
  isLast?: boolean;
  /** Its skills are under each other. */
  isList?: boolean;
}

/** A section's heading and content. */
export const sectionBlocks = (
  section: PrintedSection,
  column: Column,
  { isFirst = false, isLast = false, isList = false }: SectionOptions = {},
): Block[] => {
  const { id, heading, content } = section;
  const isTitled = content.as === 'table' && column.isCell && !column.isForPrograms;
  const body = (): Block[] => {
    switch (content.as) {
      case 'prose':
        return column.writer.prose(content.text);
      case 'entries':
        return entries(section, column, isLast);
      case 'items':
        return items(content.items, column, isList && id === 'skills');
      case 'table':
        return table(content.table, column, isTitled ? headingParagraph(heading) : undefined);
    }
  };
  // At the top of a cell, what stays with the next paragraph would take the whole table to the next page.
  const first = isFirst ? { spacing: { before: 0 }, keepNext: false } : {};
  // LibreOffice makes columns as high as the page, and an empty page after them, if their last paragraphs stay together.
  const isOneBlock = content.as !== 'entries' || content.entries.length === 1;
  const last = isLast && isOneBlock ? { keepNext: false } : {};
  return isTitled ? body() : [headingParagraph(heading, { ...first, ...last }), ...body()];
};
