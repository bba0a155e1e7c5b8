import type { Mark } from './document';

/** A strip of a column that is never divided. Its marks are placed from the row's own upper left corner. */
export interface Row {
  height: number;
  /** Space above, dropped at the top of a column. */
  before: number;
  /** Stays with the row above: a heading's first text, an orphan's second line, a widow's last but one. */
  glued: boolean;
  /** Continues the paragraph of the row above, and stays with it unless the whole of that is higher than a frame. */
  continues?: boolean;
  /** Starts a block (a section or an entry), for which enough of the page must be left. */
  opens: boolean;
  section?: string;
  /** The form's field of its text, unless a mark has its own. */
  field?: string | undefined;
  marks: readonly Mark[];
  /** What is drawn again above it at the top of a column: the headings of its table. */
  repeats?: Row | undefined;
  /** What closes the frame that it is in the middle of, above it at the top of a column, and below it at the end of one. */
  edges?: { above?: Mark | undefined; below?: Mark | undefined };
}

/** The area for rows. Blocks start no lower than `lastOpening`. */
export interface Frame {
  x: number;
  top: number;
  bottom: number;
  lastOpening: number;
}

export interface FlowedFrame {
  frame: Frame;
  rows: readonly Row[];
  marks: Mark[];
  /** Where the last row ends. */
  end: number;
}

/** What a row gives its marks. */
type Origin = Pick<Row, 'section' | 'field'>;

export const moved = (mark: Mark, x: number, y: number, origin?: Origin): Mark => {
  if (x === 0 && y === 0 && !origin) return mark;
  if (mark.kind !== 'text') return { ...mark, x: mark.x + x, y: mark.y + y };
  // Most of a layout's time is here, and changing the copy takes less of it than an object with all changes.
  const copy = { ...mark };
  copy.x += x;
  copy.baseline += y;
  if (origin) {
    copy.section = origin.section ?? copy.section;
    copy.field ??= origin.field;
  }
  return copy;
};

type StaysWithAbove = (row: Row) => boolean;

const groupsOf = (rows: readonly Row[], staysWithAbove: StaysWithAbove) => {
  const groups: Row[][] = [];
  for (const row of rows) {
    const last = groups.at(-1);
    if (last && staysWithAbove(row)) last.push(row);
    else groups.push([row]);
  }
  return groups;
};
const paragraphs: StaysWithAbove = (row) => row.glued || row.continues === true;
const inseparable: StaysWithAbove = (row) => row.glued;

/** The height of rows under each other, without the space above the first. */
export const heightOf = (rows: readonly Row[]) =>
  rows.reduce((sum, row, i) => sum + row.height + (i > 0 ? row.before : 0), 0);

/** What rounding may add to a height. */
const rounding = 0.001;
// Frames differ by page (the first has a header) and come in pairs: two further on, the roomiest has been seen.
const lookAhead = 2;

/**
 * Fills one frame after the other. What belongs together moves together; only what is higher than a whole frame is
 * divided. Without rows there are no frames.
 */
export const flow = (rows: readonly Row[], frameAt: (index: number) => Frame): FlowedFrame[] => {
  const flowed: { frame: Frame; rows: Row[]; marks: Mark[]; end: number }[] = [];
  const nextFrame = () => {
    const frame = frameAt(flowed.length);
    const opened = { frame, rows: [], marks: [], end: frame.top };
    flowed.push(opened);
    return opened;
  };
  const ahead = () => Array.from({ length: lookAhead }, (_, i) => frameAt(flowed.length + i));

  const place = (group: readonly Row[]) => {
    const [first] = group;
    if (!first) return;
    let at = flowed.at(-1) ?? nextFrame();
    const needed = heightOf(group);
    const fits = () => {
      const start = at.end + (at.rows.length > 0 ? first.before : (first.repeats?.height ?? 0));
      return start + needed <= at.frame.bottom + rounding && (!first.opens || start <= at.frame.lastOpening);
    };
    const put = (row: Row, y: number) => {
      for (const mark of row.marks) at.marks.push(moved(mark, at.frame.x, y, row));
      at.rows.push(row);
      at.end = y + row.height;
    };
    if (at.rows.length > 0 && !fits()) at = nextFrame();
    // Frames that something above has shortened (a header, a photo) may stay empty when a later one has more room.
    while (!fits() && ahead().some(({ top }) => top < at.frame.top)) at = nextFrame();
    for (const row of group) {
      let y = at.end + (at.rows.length > 0 ? row.before : 0);
      if (y + row.height > at.frame.bottom + rounding && at.rows.length > 0) {
        at = nextFrame();
        y = at.end;
      }
      const { repeats } = row;
      const hasRoom = repeats && y + repeats.height + row.height <= at.frame.bottom + rounding;
      if (hasRoom && at.rows.length === 0) {
        put({ ...repeats, section: row.section }, y);
        y = at.end;
      }
      put(row, y);
    }
  };

  /** The largest pieces that a frame can hold. */
  const placeAll = (pieces: readonly Row[], [kept, ...finer]: readonly StaysWithAbove[]) => {
    if (!kept) return place(pieces);
    for (const group of groupsOf(pieces, kept)) {
      const frames = [...flowed.slice(-1).map(({ frame }) => frame), ...ahead()];
      const roomiest = Math.max(...frames.map(({ top, bottom }) => bottom - top));
      if (heightOf(group) <= roomiest + rounding) place(group);
      else placeAll(group, finer);
    }
  };
  placeAll(rows, [paragraphs, inseparable]);
  for (const { frame, rows: own, marks, end } of flowed) {
    const [above, below] = [own[0]?.edges?.above, own.at(-1)?.edges?.below];
    if (above) marks.push(moved(above, frame.x, frame.top));
    if (below) marks.push(moved(below, frame.x, end));
  }
  return flowed;
};
