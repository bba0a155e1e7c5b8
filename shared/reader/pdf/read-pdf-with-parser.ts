// pdf.js finds its parser where this import puts it, and runs it in the same worker: ending the worker ends both.
import 'pdfjs-dist/legacy/build/pdf.worker.mjs';

export { readPdfText } from './read-pdf-text';
