import type { Template } from '../template';
import type { DocumentSource, LaidOutDocument, Page, Role, TextMark } from '../layout/document';
import { layoutDocument } from '../layout/layout-document';
import { loadTypeface } from '../layout/typefaces';

// As the pages load it before they lay out a template that is set in it.
await loadTypeface('serif');

export const a4 = { paper: 'a4', watermark: false } as const;

export const laidOut = (source: DocumentSource, template: Template): LaidOutDocument =>
  layoutDocument(source, template, a4);

export const texts = (page: Page | undefined): TextMark[] =>
  (page ?? []).filter((mark) => mark.kind === 'text');

export const allTexts = (document: LaidOutDocument) => document.pages.flatMap((page) => texts(page));

export const textsOf = (document: LaidOutDocument, role: Role) =>
  allTexts(document)
    .filter((mark) => mark.role === role)
    .map(({ text }) => text);

/** All text without spaces, in the order of the marks: wrapped and broken words are whole again. */
export const squeezed = (text: string) => text.normalize('NFC').replace(/\s+/g, '');
