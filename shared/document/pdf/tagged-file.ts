import type { PdfWriter } from './file/pdf-writer';

/** The file while it is written, when its pages have their numbers. */
export interface TaggedFile extends PdfWriter {
  /** A page's reference, from 0. */
  pageReference: (page: number) => string;
}
