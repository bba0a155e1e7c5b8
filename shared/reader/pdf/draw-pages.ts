// Draws pages of a PDF in a worker: nothing of it runs on the page, however large or hostile the file is.
// pdf.js finds its parser where this import puts it, and runs it in the same worker.
import 'pdfjs-dist/legacy/build/pdf.worker.mjs';
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';

interface CanvasAndContext {
  canvas: OffscreenCanvas | null;
  context: OffscreenCanvasRenderingContext2D | null;
}

/** What pdf.js draws groups and patterns on. */
class OffscreenCanvasFactory {
  create(width: number, height: number): CanvasAndContext {
    const canvas = new OffscreenCanvas(width, height);
    return { canvas, context: canvas.getContext('2d') };
  }
  reset({ canvas }: CanvasAndContext, width: number, height: number) {
    if (!canvas) return;
    canvas.width = width;
    canvas.height = height;
  }
  destroy(target: CanvasAndContext) {
    if (target.canvas) target.canvas.width = target.canvas.height = 0;
    target.canvas = null;
    target.context = null;
  }
}

/** SVG filters need a document. A picture without its soft mask is enough to find a text. */
class NoFilterFactory {
  addFilter() {
    return 'none';
  }
  addHCMFilter() {
    return 'none';
  }
  addAlphaFilter() {
    return 'none';
  }
  addLuminosityFilter() {
    return 'none';
  }
  addHighlightHCMFilter() {
    return 'none';
  }
  destroy() {
    // It has nothing.
  }
}

/** Larger pictures in the file are left out. In pixels. */
const maxImageSize = 8_000_000;
/** A page of any shape takes at most as many pixels. */
const maxPixels = 6_000_000;

/** Opens a PDF to draw its pages. Takes over the bytes. */
export const pageDrawer = (bytes: Uint8Array) => {
  const task = getDocument({
    data: bytes,
    maxImageSize,
    isEvalSupported: false,
    useSystemFonts: true,
    stopAtErrors: false,
    CanvasFactory: OffscreenCanvasFactory,
    FilterFactory: NoFilterFactory,
    // Fonts of a worker are its own.
    ownerDocument: { fonts: (self as unknown as { fonts: FontFaceSet }).fonts } as HTMLDocument,
    verbosity: VerbosityLevel.ERRORS,
  });
  /** A page, from 0, as a picture of this width in pixels. */
  return async (index: number, width: number): Promise<ImageBitmap> => {
    const document = await task.promise;
    const page = await document.getPage(index + 1);
    const natural = page.getViewport({ scale: 1 });
    const widest = Math.sqrt((maxPixels * natural.width) / natural.height);
    const viewport = page.getViewport({ scale: Math.min(width, widest) / natural.width });
    const canvas = new OffscreenCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
    const context = canvas.getContext('2d');
    if (!context) throw new Error('This browser does not draw in a worker');
    await page.render({
      canvas: null,
      canvasContext: context as unknown as CanvasRenderingContext2D,
      viewport,
      annotationMode: 0,
    }).promise;
    page.cleanup();
    return canvas.transferToImageBitmap();
  };
};
