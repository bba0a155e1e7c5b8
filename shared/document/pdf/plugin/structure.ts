import type { Mark, Role, TextMark } from '../../layout/document';

type StructureType =
  | 'Document'
  | 'Sect'
  | 'H1'
  | 'H2'
  | 'H3'
  | 'P'
  | 'L'
  | 'LI'
  | 'Lbl'
  | 'LBody'
  | 'Table'
  | 'TR'
  | 'TH'
  | 'TD'
  | 'Link'
  | 'Figure';

/** A piece of a page's content, by its number on the page (ISO 32000-1, 14.7.4.2). */
interface ContentItem {
  page: number;
  id: number;
}

/** The link annotation with this number in the document (14.7.4.3). */
interface AnnotationItem {
  annotation: number;
}

/** How a list's items are numbered, by their labels; none without labels (14.8.5.5). */
type Numbering = 'Disc' | 'Decimal' | 'LowerAlpha';

/** An element of the logical structure, of a standard type (14.8.4). */
export interface StructureElement {
  type: StructureType;
  kids: (StructureElement | ContentItem | AnnotationItem)[];
  numbering?: Numbering | undefined;
  /** Of a picture: its text, and its corners in millimeters from the page's lower left one. */
  alt?: string;
  box?: readonly number[];
  /** Of a link. */
  url?: string;
}

export const isElement = (kid: StructureElement['kids'][number]): kid is StructureElement => 'type' in kid;

const element = (type: StructureType, kids: StructureElement['kids'] = []): StructureElement => ({
  type,
  kids,
});

const added = (parent: StructureElement, type: StructureType): StructureElement => {
  const made = element(type);
  parent.kids.push(made);
  return made;
};

const blockTypes: Partial<Record<Role, StructureType>> = { name: 'H1', heading: 'H2', entry: 'H3' };

const numberingOf = (label: string): Numbering => {
  if (/\d/.test(label)) return 'Decimal';
  return /[a-z]/.test(label) ? 'LowerAlpha' : 'Disc';
};

interface OpenList {
  list: StructureElement;
  item: StructureElement;
  body?: StructureElement;
  /** The list around this one. */
  outer?: OpenList | undefined;
}

interface OpenTable {
  table: StructureElement;
  row: StructureElement;
  cell?: StructureElement;
}

/** A section, or what is in none, while its marks come in. */
interface Place {
  element: StructureElement;
  hasHeading: boolean;
  /** The open block and its role. */
  block?: StructureElement;
  role?: Role;
  list?: OpenList | undefined;
  table?: OpenTable | undefined;
}

/** The open list's next item; a list whose items are numbered in another way is another list. */
const nextItem = (
  place: Place,
  around: StructureElement,
  open: OpenList | undefined,
  numbering?: Numbering,
): OpenList => {
  const same = open && open.list.numbering === numbering && around.kids.at(-1) === open.list;
  const list = same ? open.list : added(around, 'L');
  list.numbering = numbering;
  return (place.list = { list, item: added(list, 'LI'), outer: open?.outer });
};

const labelOf = (place: Place, { text, nested }: TextMark) => {
  const open = place.list;
  const outer = open?.outer ?? open;
  const numbering = numberingOf(text);
  if (nested && outer?.body) {
    const made = nextItem(place, outer.body, open?.outer ? open : undefined, numbering);
    made.outer = outer;
    return added(made.item, 'Lbl');
  }
  return added(nextItem(place, place.element, outer, numbering).item, 'Lbl');
};

const bodyOf = (place: Place, { starts }: TextMark) => {
  let open = place.list;
  if (!open || (starts && open.body)) open = nextItem(place, place.element, open?.outer ?? open);
  open.body ??= added(open.item, 'LBody');
  return open.body;
};

/** The cell that a run is in; a row above all others begins another table only where something else is between. */
const cellOf = (place: Place, { role, starts, startsRow }: TextMark) => {
  let open = place.table;
  if (!open || startsRow) {
    const table = open?.table ?? added(place.element, 'Table');
    open = place.table = { table, row: added(table, 'TR') };
  }
  if (!open.cell || starts) open.cell = added(open.row, role === 'table-heading' ? 'TH' : 'TD');
  return open.cell;
};

const blockOf = (place: Place, { role, starts }: TextMark) => {
  if (place.block && place.role === role && !starts) return place.block;
  // An entry is a heading of the third level below one of the second: no level may be skipped.
  const type = role === 'entry' && !place.hasHeading ? 'P' : (blockTypes[role] ?? 'P');
  if (role === 'heading') place.hasHeading = true;
  return (place.block = added(place.element, type));
};

const linked = (block: StructureElement, url: string | undefined) => {
  if (url === undefined) return block;
  const last = block.kids.at(-1);
  if (last && isElement(last) && last.url === url) return last;
  const link = added(block, 'Link');
  link.url = url;
  return link;
};

/** A list of one item without a label is a paragraph. */
const withoutShortLists = ({ kids }: StructureElement) => {
  kids.forEach((kid, i) => {
    if (!isElement(kid) || kid.type !== 'L' || kid.numbering || kid.kids.length > 1) return;
    const [item] = kid.kids;
    const body = item && isElement(item) ? item.kids[0] : undefined;
    if (!body || !isElement(body)) return;
    body.type = 'P';
    kids[i] = body;
  });
};

/**
 * The logical structure of a document, built from its marks in reading order: headings, paragraphs and lists, whatever
 * pages they are on. The content of a section is one element, even if a sidebar is read between two of its pages.
 */
export const structureBuilder = ({ photoAlt, pageHeight }: { photoAlt: string; pageHeight: number }) => {
  const root = element('Document');
  const places = new Map<string | undefined, Place>([[undefined, { element: root, hasHeading: false }]]);
  const placeOf = (section: string | undefined) => {
    const place = places.get(section) ?? { element: added(root, 'Sect'), hasHeading: false };
    places.set(section, place);
    return place;
  };

  const figureOf = (
    { x, y }: { x: number; y: number },
    alt: string,
    { width, height }: { width: number; height: number },
  ) => {
    const figure = added(root, 'Figure');
    const top = pageHeight - y;
    figure.alt = alt;
    figure.box = [x, top - height, x + width, top];
    return figure;
  };

  return {
    root,
    /** The element that a mark is content of; none for artifacts, and for separators, which the structure replaces. */
    elementOf: (mark: Mark): StructureElement | undefined => {
      if (mark.kind === 'logo' && mark.role !== 'artifact') return figureOf(mark, mark.alt, mark);
      if (mark.kind === 'image' || mark.kind === 'code') {
        const height = (mark.kind === 'image' ? mark.height : undefined) ?? mark.size;
        const alt = mark.kind === 'code' ? mark.code.alt : (mark.alt ?? photoAlt);
        return figureOf(mark, alt, { width: mark.size, height });
      }
      if (mark.kind !== 'text' || mark.role === 'artifact') return undefined;
      if (mark.role === 'marker' && !mark.starts) return undefined;
      const place = placeOf(mark.section);
      if (mark.role === 'marker') {
        place.role = mark.role;
        return labelOf(place, mark);
      }
      if (mark.role === 'table-heading' || mark.role === 'table-cell') {
        place.list = undefined;
        place.role = mark.role;
        return linked(cellOf(place, mark), mark.link);
      }
      place.table = undefined;
      const isItem = mark.role === 'list-item' || mark.role === 'skill';
      const block = isItem ? bodyOf(place, mark) : blockOf(place, mark);
      if (!isItem) place.list = undefined;
      place.role = mark.role;
      return linked(block, mark.link);
    },
    finish: () => {
      for (const { element: found } of places.values()) withoutShortLists(found);
    },
  };
};
