import type { TextMark } from '../layout/document';
import { toMillimetres } from '../layout/font-metrics';
import { decimal, pointsPerMm, shortTextString } from './file/pdf-syntax';
import type { TaggedFile } from './tagged-file';

/** A bookmark: a heading and where it is. */
export interface Bookmark {
  title: string;
  page: number;
  /** From the page's upper edge, in millimeters. */
  top: number;
}

/** Adds a heading's run to the bookmarks. */
export const addBookmark = (
  bookmarks: Bookmark[],
  { text, baseline, size, starts }: TextMark,
  page: number,
) => {
  const last = bookmarks.at(-1);
  if (last && !starts) last.title += ` ${text}`;
  else bookmarks.push({ title: text, page, top: Math.max(baseline - 2 * toMillimetres(size), 0) });
};

/** Writes the document outline (ISO 32000-1, 12.3.3). Returns its reference, or nothing without bookmarks. */
export const writeOutline = (file: TaggedFile, bookmarks: readonly Bookmark[], pageHeight: number) => {
  if (bookmarks.length === 0) return undefined;
  const root = file.newObject();
  const items = bookmarks.map((bookmark) => ({ ...bookmark, object: file.newObject() }));
  const at = (i: number, key: string) => {
    const item = items[i];
    return item ? `/${key} ${item.object.reference}` : '';
  };
  items.forEach(({ title, page, top, object }, i) => {
    const y = decimal((pageHeight - top) * pointsPerMm);
    object.content = `<</Title${shortTextString(title)}/Parent ${root.reference}${i > 0 ? at(i - 1, 'Prev') : ''}${at(i + 1, 'Next')}/Dest[${file.pageReference(page)}/XYZ 0 ${y} 0]>>`;
  });
  root.content = `<</Type/Outlines${at(0, 'First')}${at(items.length - 1, 'Last')}/Count ${items.length}>>`;
  return root.reference;
};
