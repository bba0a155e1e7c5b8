import type { jsPDF } from 'jspdf';
import { attachmentName } from '../../attachment/attached-resume';
import type { LaidOutDocument, Mark, TextMark } from '../../layout/document';
import { toMillimetres } from '../../layout/font-metrics';
import { fileDate } from '../file-version';
import { internalsOf, type PluginEvents } from './internals';
import { isElement, structureBuilder, type StructureElement } from './structure';

/** A heading and where it is. */
interface Bookmark {
  title: string;
  page: number;
  /** From the page's upper edge, in millimeters. */
  top: number;
  below: Bookmark[];
}

interface Link {
  mark: TextMark;
  url: string;
  page: number;
  element: StructureElement;
}

/** What a mark is that is no content of the document: part of the page's furniture, or decoration (ISO 32000-1, 14.8.2.2). */
const artifactTag = (mark: Mark, pageHeight: number) => {
  if (mark.kind === 'logo') return '/Artifact<</Type/Pagination/Subtype/Header>>BDC';
  if (mark.kind !== 'text' || mark.role !== 'artifact') return '/Artifact BMC';
  const middle = pageHeight / 2;
  const subtype = mark.angle !== undefined ? 'Watermark' : mark.baseline < middle ? 'Header' : 'Footer';
  return `/Artifact<</Type/Pagination/Subtype/${subtype}>>BDC`;
};

/** A text string: a literal one where all characters are ASCII, else UTF-16 in hexadecimal (ISO 32000-1, 7.9.2.2). */
export const textString = (text: string) => {
  if (/^[ -~]*$/.test(text)) return `(${text.replace(/[\\()]/g, '\\$&')})`;
  const units = Array.from({ length: text.length }, (_, i) => text.charCodeAt(i));
  return `<FEFF${units.map((unit) => unit.toString(16).padStart(4, '0')).join('')}>`;
};

const decoded = (address: string) => {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
};

/** What a link does, for readers that announce it without its text. */
const announced = (url: string) => {
  const [, scheme, rest = ''] = /^(\w+):(.*)$/.exec(url) ?? [];
  if (scheme === 'mailto') return `Email ${decoded(rest)}`;
  return scheme === 'tel' ? `Call ${rest}` : `Open ${url}`;
};

const attributesOf = (
  { type, numbering, box }: StructureElement,
  numbers: (mm: readonly number[]) => string,
) => {
  if (type === 'TH') return '/A<</O/Table/Scope/Column>>';
  if (numbering) return `/A<</O/List/ListNumbering/${numbering}>>`;
  return box ? `/A<</O/Layout/Placement/Block/BBox[${numbers(box)}]>>` : '';
};

/**
 * A plugin of jsPDF for one document: makes it a tagged PDF 1.7 with links, bookmarks and the attached resume
 * (docs/decisions/pdf-files.md). Marks are drawn through `draw`, a page at a time.
 */
export const tagging = (pdf: jsPDF, document: LaidOutDocument, events: PluginEvents) => {
  const { write, newObjectDeferred, newObjectDeferredBegin, putStream, getPageInfo } = internalsOf(pdf);
  const { height } = document.paper;
  const hasNames = document.bookmarks === 'names';
  const structure = structureBuilder({ photoAlt: `Photo of ${document.author}`, pageHeight: height });
  /** The element of each marked-content sequence of each page, by its number on the page. */
  const pages: StructureElement[][] = [];
  const links: Link[] = [];
  const bookmarks: Bookmark[] = [];
  /** The element or the artifact's tag of the open sequence. */
  let open: StructureElement | string | undefined;

  const close = () => {
    if (open !== undefined) write('EMC');
    open = undefined;
  };
  /** Starts the sequence that a mark belongs to, unless it is open: marks in a row of one element are one sequence. */
  const enter = (mark: Mark, element: StructureElement | undefined) => {
    const next = element ?? artifactTag(mark, height);
    if (next === open) return;
    close();
    open = next;
    if (typeof next === 'string') return write(next);
    const id = (pages.at(-1)?.push(next) ?? 0) - 1;
    next.kids.push({ page: pages.length - 1, id });
    write(`/${next.type}<</MCID ${id}>>BDC`);
  };
  const addBookmark = ({ role, text, baseline, size, starts }: TextMark) => {
    // Of several people, each one's headings are below the name.
    const among = hasNames && role === 'heading' ? (bookmarks.at(-1)?.below ?? bookmarks) : bookmarks;
    const last = among.at(-1);
    const top = Math.max(baseline - 2 * toMillimetres(size), 0);
    if (last && !starts) last.title += ` ${text}`;
    else among.push({ title: text, page: pages.length - 1, top, below: [] });
  };

  const points = (millimeters: number) => String(Number((millimeters * pdf.internal.scaleFactor).toFixed(4)));
  const allPoints = (millimeters: readonly number[]) => millimeters.map(points).join(' ');
  const reference = (object: number) => `${object} 0 R`;
  const pageReference = (page: number) => reference(getPageInfo(page + 1).objId);
  const put = (object: number, content: string) => {
    newObjectDeferredBegin(object, true);
    write(content);
    write('endobj');
  };
  const onceNumbered = <Key>() => {
    const numbers = new Map<Key, number>();
    return (key: Key) => {
      const number = numbers.get(key) ?? newObjectDeferred();
      numbers.set(key, number);
      return number;
    };
  };
  // Numbers are given out after those of the pages: jsPDF's catalog opens the file at object 3, its usual first page.
  const objectOf = onceNumbered<
    StructureElement | Link | Bookmark | 'tree' | 'outline' | 'file' | 'attachment'
  >();

  const putLink = (link: Link, parentKey: number) => {
    const { mark, url } = link;
    const size = toMillimetres(mark.size);
    const top = height - mark.baseline + size * 0.8;
    put(
      objectOf(link),
      `<</Type/Annot/Subtype/Link/Rect[${allPoints([mark.x, top, mark.x + mark.width, top - size])}]/Border[0 0 0]/F 4` +
        `/StructParent ${parentKey}/Contents${textString(announced(url))}/A<</S/URI/URI${textString(url)}>>>>`,
    );
  };

  const putElement = (element: StructureElement, parent: string) => {
    const own = reference(objectOf(element));
    const page = element.kids.find((kid) => 'page' in kid)?.page;
    // What is on the page of the element's first content needs no page of its own.
    const pageEntry = (other: number | undefined) =>
      other === undefined || other === page ? '' : `/Pg ${pageReference(other)}`;
    const kids = element.kids.map((kid) => {
      if (isElement(kid)) return reference(objectOf(kid));
      if ('id' in kid)
        return kid.page === page ? String(kid.id) : `<</Type/MCR${pageEntry(kid.page)}/MCID ${kid.id}>>`;
      const link = links[kid.annotation];
      return link ? `<</Type/OBJR${pageEntry(link.page)}/Obj ${reference(objectOf(link))}>>` : '';
    });
    put(
      objectOf(element),
      `<</S/${element.type}/P ${parent}` +
        (page === undefined ? '' : `/Pg ${pageReference(page)}`) +
        (element.alt === undefined ? '' : `/Alt${textString(element.alt)}`) +
        `${attributesOf(element, allPoints)}/K[${kids.join(' ')}]>>`,
    );
    for (const kid of element.kids) if (isElement(kid)) putElement(kid, own);
  };

  /** The structure tree (14.7). The parent tree has a key for each page, then one for each link. */
  const putStructure = () => {
    const tree = objectOf('tree');
    const root = structure.root;
    const elements = (of: readonly StructureElement[]) =>
      of.map((each) => reference(objectOf(each))).join(' ');
    const parents = [
      ...pages.map((of, page) => `${page}[${elements(of)}]`),
      ...links.map(({ element }, i) => `${pages.length + i} ${elements([element])}`),
    ];
    put(
      tree,
      `<</Type/StructTreeRoot/K ${elements([root])}/ParentTree<</Nums[${parents.join(' ')}]>>/ParentTreeNextKey ${parents.length}>>`,
    );
    putElement(root, reference(tree));
  };

  /** The document outline (12.3.3). Bookmarks below others are closed. */
  const putOutline = () => {
    const outline = objectOf('outline');
    const objects = (of: readonly Bookmark[], count: number) => {
      const at = (key: string, bookmark: Bookmark | undefined) =>
        bookmark ? `/${key} ${reference(objectOf(bookmark))}` : '';
      return of.length === 0 ? '' : `${at('First', of[0])}${at('Last', of.at(-1))}/Count ${count}`;
    };
    const putAll = (of: readonly Bookmark[], parent: string) =>
      of.forEach((bookmark, i) => {
        const { title, page, top, below } = bookmark;
        const [before, after] = [of[i - 1], of[i + 1]];
        put(
          objectOf(bookmark),
          `<</Title${textString(title)}/Parent ${parent}` +
            (before ? `/Prev ${reference(objectOf(before))}` : '') +
            (after ? `/Next ${reference(objectOf(after))}` : '') +
            objects(below, -below.length) +
            `/Dest[${pageReference(page)}/XYZ 0 ${points(height - top)} 0]>>`,
        );
        putAll(below, reference(objectOf(bookmark)));
      });
    put(outline, `<</Type/Outlines${objects(bookmarks, bookmarks.length)}>>`);
    putAll(bookmarks, reference(outline));
  };

  /** What the document prints, as an embedded file that is its source (7.11.4; ISO 19005-3, 6.8). */
  const putAttachment = (attachment: string) => {
    const data = new TextEncoder().encode(attachment);
    const [file, name] = [objectOf('file'), textString(attachmentName)];
    newObjectDeferredBegin(file, true);
    putStream({
      data: Array.from(data, (byte) => String.fromCharCode(byte)).join(''),
      // Not the document's own filters, from which jsPDF removes compression when it writes an image.
      filters: ['FlateEncode'],
      additionalKeyValues: [
        { key: 'Type', value: '/EmbeddedFile' },
        // A slash in a name is escaped (7.3.5).
        { key: 'Subtype', value: '/application#2Fjson' },
        { key: 'Params', value: `<</Size ${data.length}/ModDate(${fileDate(document).pdf})>>` },
      ],
      objectId: file,
    });
    write('endobj');
    put(
      objectOf('attachment'),
      `<</Type/Filespec/F${name}/UF${name}/Desc${textString('The content of this resume, to be imported again')}` +
        `/AFRelationship/Source/EF<</F ${reference(file)}/UF ${reference(file)}>>>>`,
    );
  };

  events.on('putPage', ({ pageNumber }) => {
    const page = pageNumber - 1;
    const onPage = links.filter((link) => link.page === page).map((link) => reference(objectOf(link)));
    write(`/StructParents ${page}/Tabs/S${onPage.length > 0 ? `/Annots[${onPage.join(' ')}]` : ''}`);
  });
  events.on('postPutResources', () => {
    links.forEach((link, i) => putLink(link, pages.length + i));
    putStructure();
    if (bookmarks.length > 0) putOutline();
    if (document.attachment !== undefined) putAttachment(document.attachment);
  });
  events.on('putCatalog', () => {
    // The header of the file says 1.3. PDF/UA-1 builds on 1.7.
    write(`/Version/1.7/MarkInfo<</Marked true>>/StructTreeRoot ${reference(objectOf('tree'))}`);
    if (bookmarks.length > 0) write(`/Outlines ${reference(objectOf('outline'))}`);
    if (document.attachment === undefined) return;
    const attachment = reference(objectOf('attachment'));
    write(`/AF[${attachment}]/Names<</EmbeddedFiles<</Names[${textString(attachmentName)}${attachment}]>>>>`);
  });

  return {
    startPage: () => void pages.push([]),
    /** Draws a mark within the sequence that it belongs to. */
    draw: (mark: Mark, paint: () => void) => {
      const element = structure.elementOf(mark);
      enter(mark, element);
      paint();
      if (mark.kind !== 'text') return;
      if (mark.role === 'heading' || (hasNames && mark.role === 'name')) addBookmark(mark);
      if (mark.link === undefined || !element) return;
      element.kids.push({ annotation: links.length });
      links.push({ mark, url: mark.link, page: pages.length - 1, element });
    },
    endPage: close,
    finish: structure.finish,
  };
};
