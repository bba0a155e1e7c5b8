import type { LaidOutDocument, Mark } from '../layout/document';
import { writeLink, type Link } from './link-annotations';
import { contentMarker } from './marked-content';
import { addBookmark, writeOutline, type Bookmark } from './outline';
import type { PdfAdditions, PdfBuild, PdfInternals } from './paint-pdf-internals';
import { structureBuilder } from './structure';
import { annotationKey, writeStructureTree } from './structure-tree';
import { metadataStream, type About } from './xmp';

/**
 * Makes a tagged PDF of the marks that are drawn: content with its structure, links, bookmarks and metadata
 * (docs/decisions/0046-tagged-pdf.md).
 */
export const tagger = (document: LaidOutDocument, about: About, internals: PdfInternals) => {
  const { height } = document.paper;
  const structure = structureBuilder({ photoAlt: `Photo of ${document.author}`, pageHeight: height });
  const content = contentMarker(internals.write, height);
  const links: Link[] = [];
  const bookmarks: Bookmark[] = [];

  const additions = (build: PdfBuild): PdfAdditions => {
    const pages = content.pages;
    const annotations = links.map((link, i) => ({
      ...link,
      reference: writeLink(build, link, annotationKey(pages.length, i), height),
    }));
    const metadata = build.addPlainObject(metadataStream(about));
    const outline = writeOutline(build, bookmarks, height);
    const root = writeStructureTree(build, { root: structure.root, pages, annotations });
    return {
      pageEntries: (page) => {
        const onPage = annotations.filter((annotation) => annotation.page === page);
        const references = onPage.map(({ reference }) => reference).join(' ');
        return `/StructParents ${page}/Tabs/S${references ? `/Annots[${references}]` : ''}`;
      },
      catalogEntries: `/MarkInfo<</Marked true>>/StructTreeRoot ${root}/Metadata ${metadata}${outline ? `/Outlines ${outline}` : ''}`,
    };
  };

  return {
    startPage: content.startPage,
    /** Draws a mark within the sequence that it belongs to. */
    draw: (mark: Mark, paint: () => void) => {
      const element = structure.elementOf(mark);
      content.enter(mark, element);
      paint();
      if (mark.kind !== 'text') return;
      const page = content.pages.length - 1;
      if (mark.role === 'heading') addBookmark(bookmarks, mark, page);
      if (mark.link === undefined || !element) return;
      element.kids.push({ annotation: links.length });
      links.push({ mark, url: mark.link, page, element });
    },
    /** The finished file. */
    file: () => {
      content.close();
      structure.finish();
      return internals.fileWith(additions);
    },
  };
};
