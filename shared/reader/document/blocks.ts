// What a word processor's file or a plain text says about its text: paragraphs with their style, tables and frames.

export interface Span {
  /** '\t' is a tab and '\n' a line break inside the paragraph. */
  text: string;
  /** In points. */
  size: number;
  bold: boolean;
  italic: boolean;
  url?: string | undefined;
}

export interface Paragraph {
  kind: 'paragraph';
  spans: readonly Span[];
  /** Of its style, in points: what an empty paragraph is as high as. */
  size: number;
  isListItem: boolean;
  /** From the left edge of the text, in points. */
  indent: number;
  /** In points. */
  spaceBefore: number;
  spaceAfter: number;
  hasRuleBelow: boolean;
  /** The level of a heading, from 1. */
  level?: number | undefined;
  /** What a page has beside its text, such as a button. */
  isFurniture?: boolean | undefined;
}

/** Of columns and rows: no table of a resume has more. */
export const maxSpan = 40;

interface TableRow {
  /** One for each column: those that a cell of several columns or rows covers are empty. */
  cells: readonly (readonly Block[])[];
}

export interface Table {
  kind: 'table';
  rows: readonly TableRow[];
}

/** A text box: blocks apart from the text around them. */
export interface Frame {
  kind: 'frame';
  blocks: readonly Block[];
}

export type Block = Paragraph | Table | Frame;

/** A file without pages. */
export interface TextDocument {
  /** What pages repeat: often the name and contact details. */
  header: readonly Block[];
  body: readonly Block[];
  footer: readonly Block[];
}

/** Half the type size: about what a character of text takes. */
export const averageWidth = 0.5;

export const textOfSpans = (spans: readonly Span[]) => spans.map(({ text }) => text).join('');
