import type { Mark } from '../layout/document';
import type { StructureElement } from './structure';

/** What a mark is that is no content of the document: part of the page's furniture, or decoration (ISO 32000-1, 14.8.2.2). */
const artifactTag = (mark: Mark, pageHeight: number) => {
  if (mark.kind !== 'text' || mark.role !== 'artifact') return '/Artifact BMC';
  const middle = pageHeight / 2;
  const subtype = mark.angle !== undefined ? 'Watermark' : mark.baseline < middle ? 'Header' : 'Footer';
  return `/Artifact<</Type/Pagination/Subtype/${subtype}>>BDC`;
};

/**
 * Divides the pages into marked-content sequences: one for marks in a row that belong to the same element, numbered from
 * 0 on each page, and artifacts.
 */
export const contentMarker = (write: (operators: string) => void, pageHeight: number) => {
  /** The element of each sequence of each page, by its number. */
  const pages: StructureElement[][] = [];
  /** The element or the artifact's tag of the open sequence. */
  let open: StructureElement | string | undefined;
  const close = () => {
    if (open !== undefined) write('EMC');
    open = undefined;
  };

  return {
    pages,
    close,
    startPage: () => {
      close();
      pages.push([]);
    },
    /** What is drawn from here on is this mark. */
    enter: (mark: Mark, element: StructureElement | undefined) => {
      const next = element ?? artifactTag(mark, pageHeight);
      if (next === open) return;
      close();
      open = next;
      const elements = pages.at(-1);
      if (!element || !elements) return write(artifactTag(mark, pageHeight));
      const id = elements.push(element) - 1;
      element.kids.push({ page: pages.length - 1, id });
      write(`/${element.type}<</MCID ${id}>>BDC`);
    },
  };
};
