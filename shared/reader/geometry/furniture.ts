import { isDate } from '#shared/text/dates';
import type { PageText } from '../positioned-text';
import { email, isPhone } from '../fields/contact-patterns';
import { knownSection } from '../sections/section-names';
import type { Cell } from './cells';

/** The share of a page's height at its top and bottom where headers and footers are. */
const margin = 0.09;

/** Sets apart what belongs to the paper and not to the resume: page numbers, running headers and footers. */
export const withoutFurniture = (
  pages: readonly PageText[],
  cells: readonly (readonly Cell[])[],
): { cells: Cell[][]; furniture: Cell[] } => {
  const repeated = repeatedTexts(pages, cells);
  const kept = pages.map((page, index) => contentOf(page, index, cells[index] ?? [], repeated));
  const content = new Set(kept.flat());
  return { cells: kept, furniture: cells.flat().filter((cell) => !content.has(cell)) };
};

const contentOf = (page: PageText, index: number, cells: readonly Cell[], repeated: Repeated): Cell[] => {
  const kept = cells.filter((cell) => {
    if (cell.isOfTable) return true;
    if (isCounted(cell, index, cells)) return false;
    if (!isAtEdge(cell, page)) return true;
    if (isPageNumber(cell.text)) return false;
    // The first page's own header holds the name; later pages repeat it.
    const isAtTop = cell.baseline < page.height / 2;
    return !isRepeated(cell, index, isAtTop, repeated) || (index === 0 && isAtTop);
  });
  return withoutLoneFooter(kept, page);
};

const isAtEdge = ({ baseline }: Cell, { height }: PageText) =>
  baseline < height * margin || baseline > height * (1 - margin);

const pageNumber =
  /^(?:page|pahina|p\.)?\s*\d{1,2}\s*(?:(?:of|\/|ng|-)\s*\d{1,2})?$|\b(?:page|pahina)\s+\d{1,2}(?:\s*(?:of|\/)\s*\d{1,2})?$|·\s*\d{1,2}\s*\/\s*\d{1,2}$|^(?:page|pahina)\s+\d{1,2}\s+[-–—|·]\s.{1,60}$/i;

export const isPageNumber = (text: string) => pageNumber.test(text);

/** The number of this page, above or below all else on it, however wide the margin is. */
const isCounted = (cell: Cell, index: number, cells: readonly Cell[]) => {
  if (!isPageNumber(cell.text) || Number(/\d+/.exec(cell.text)?.[0]) !== index + 1) return false;
  const others = cells.filter((other) => other !== cell).map(({ baseline }) => baseline);
  return others.every((y) => y < cell.baseline - 1) || others.every((y) => y > cell.baseline + 1);
};

/** Page numbers differ from page to page; longer numbers, such as those of phones, say something. */
const keyOf = ({ text }: Cell) => text.replace(/(?<!\d)\d{1,2}(?!\d)/g, '#').toLowerCase();

interface Edge {
  page: number;
  isAtTop: boolean;
}
type Repeated = ReadonlyMap<string, readonly Edge[]>;

const repeatedTexts = (pages: readonly PageText[], cells: readonly (readonly Cell[])[]): Repeated => {
  const edges = new Map<string, Edge[]>();
  for (const [index, ofPage] of cells.entries())
    for (const cell of ofPage) {
      const page = pages[index];
      if (!page || !isAtEdge(cell, page) || isDate(cell.text) || !/[\p{L}\p{N}]/u.test(cell.text)) continue;
      const edge = { page: index, isAtTop: cell.baseline < page.height / 2 };
      edges.set(keyOf(cell), [...(edges.get(keyOf(cell)) ?? []), edge]);
    }
  return edges;
};

/** At the same edge of another page, or as a footer that says what is at the top. A form's label at a page's end may begin the next one. */
const isRepeated = (cell: Cell, page: number, isAtTop: boolean, repeated: Repeated) =>
  (repeated.get(keyOf(cell)) ?? []).some(
    (other) => other.page !== page && (other.isAtTop === isAtTop || (!isAtTop && other.page < page)),
  );

/** A small line alone at the bottom of a page, far below everything else, is a footer. */
const withoutLoneFooter = (cells: Cell[], page: PageText): Cell[] => {
  const last = Math.max(...cells.map(({ baseline }) => baseline));
  const footer = cells.filter(({ baseline }) => baseline > last - 2);
  const rest = cells.filter(({ baseline }) => baseline <= last - 2);
  const bodySize = rest.map(({ size }) => size).sort((a, b) => a - b)[Math.floor(rest.length / 2)] ?? 0;
  const isFooter =
    last > page.height * (1 - margin) &&
    footer.every(
      ({ size, text }) => size < bodySize && !knownSection(text) && !isPhone(text) && !email.test(text),
    ) &&
    rest.every(({ baseline }) => last - baseline > 2.2 * bodySize);
  return isFooter ? rest : cells;
};
