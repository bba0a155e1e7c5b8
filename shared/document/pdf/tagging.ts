import type { LaidOutDocument, Mark } from '../layout/document';
import { writeLink, type Link } from './link-annotations';
import { contentMarker } from './marked-content';
import { addBookmark, writeOutline, type Bookmark } from './outline';
import type { TaggedFile } from './tagged-file';
import { structureBuilder } from './structure';
import { annotationKey, writeStructureTree } from './structure-tree';
import { writeMetadata, type About } from './xmp';

/** What a document's tags add to dictionaries, in PDF syntax. */
interface Additions {
  pageEntries: (page: number) => string;
  catalogEntries: string;
}

/**
 * Makes a tagged PDF of the marks that are drawn: content with its structure, links, bookmarks and metadata
 * (docs/decisions/pdf-files.md).
 */
export const tagger = (document: LaidOutDocument, write: (operators: string) => void) => {
  const { height } = document.paper;
  const structure = structureBuilder({ photoAlt: `Photo of ${document.author}`, pageHeight: height });
  const content = contentMarker(write, height);
  const links: Link[] = [];
  const bookmarks: Bookmark[] = [];

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
    /** To be called after the last page. */
    finish: () => {
      content.close();
      structure.finish();
    },
    /** Writes the objects of structure, links, bookmarks and metadata; returns what refers to them. */
    write: (file: TaggedFile, about: About): Additions => {
      const pages = content.pages;
      const annotations = links.map((link, i) => ({
        ...link,
        reference: writeLink(file, link, annotationKey(pages.length, i), height),
      }));
      const metadata = writeMetadata(file, about);
      const outline = writeOutline(file, bookmarks, height);
      const root = writeStructureTree(file, { root: structure.root, pages, annotations });
      return {
        pageEntries: (page) => {
          const onPage = annotations.filter((annotation) => annotation.page === page);
          const references = onPage.map(({ reference }) => reference).join(' ');
          return `/StructParents ${page}/Tabs/S${references ? `/Annots[${references}]` : ''}`;
        },
        catalogEntries: `/MarkInfo<</Marked true>>/StructTreeRoot ${root}/Metadata ${metadata}${outline ? `/Outlines ${outline}` : ''}`,
      };
    },
  };
};
