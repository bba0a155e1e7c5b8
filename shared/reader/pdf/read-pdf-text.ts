import { getDocument, Util, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { TextContent, TextItem } from 'pdfjs-dist/types/src/display/api';
import { readLimits, type PageText, type PdfTextResult, type TextRun } from '../positioned-text';
import { Refusal } from '../archive/refusal';
import { attachedFiles } from './attached-file';
import { limitMemory } from './memory-limits';
import { fontStyle, type FontStyle } from './font-style';
import { bulletCharacters } from '#shared/text/lists';
import { isIconFont, textOfIcons } from '../signs/icon-fonts';
import { withoutTrackers } from '#shared/text/trackers';
import { plainSigns } from '../signs/plain-signs';
import { asDrawn } from './drawn-glyphs';
import { drawnShapes, type Matrix } from './drawn-shapes';
import { checkStreamSizes } from './stream-sizes';

/** Reads the positioned text of a PDF. Takes over the bytes. The caller limits the time. */
export const readPdfText = async (
  bytes: Uint8Array,
  onProgress: (share: number) => void = () => {},
): Promise<PdfTextResult> => {
  if (bytes.length > readLimits.bytes) return { problem: 'too-large' };
  try {
    checkStreamSizes(bytes);
  } catch (error) {
    if (error instanceof Refusal) return { problem: error.problem };
    throw error;
  }
  const memory = limitMemory();
  const task = getDocument({
    data: bytes,
    // Text alone is read: no picture is decoded, no font loaded, no code compiled.
    maxImageSize: 1,
    isEvalSupported: false,
    useSystemFonts: false,
    disableFontFace: true,
    stopAtErrors: false,
    verbosity: VerbosityLevel.ERRORS,
  });
  try {
    const document = await task.promise;
    if (document.numPages > readLimits.pages) return { problem: 'too-many-pages' };
    const files = await attachedFiles(document);
    const result = textOf(await readPages(document, memory, onProgress));
    if (memory.isExceeded()) return { problem: 'unpacks-too-large' };
    return { ...result, ...files };
  } catch (error) {
    if (memory.isExceeded()) return { problem: 'unpacks-too-large' };
    if (error instanceof Refusal) return { problem: error.problem };
    return { problem: error instanceof Error && error.name === 'PasswordException' ? 'encrypted' : 'broken' };
  } finally {
    memory.release();
    await task.destroy();
  }
};

/** A dense page has 2,000 words, and rarely more than one run for each. A page of small print has 15,000 letters. */
const maxRuns = { ofPage: 30_000, ofFile: 100_000 } as const;

const readPages = async (
  document: PDFDocumentProxy,
  memory: ReturnType<typeof limitMemory>,
  onProgress: (share: number) => void,
) => {
  const pages: PageText[] = [];
  let runsLeft: number = maxRuns.ofFile;
  for (let number = 1; number <= document.numPages; number++) {
    const isLow = memory.isLow();
    if (isLow) await document.cleanup();
    memory.renew(isLow);
    const page = await readPage(
      await document.getPage(number),
      number - 1,
      Math.min(maxRuns.ofPage, runsLeft),
    );
    runsLeft -= page.runs.length;
    pages.push(page);
    onProgress(number / document.numPages);
  }
  return pages;
};

const textOf = (pages: PageText[]): PdfTextResult => {
  const characters = pages.flatMap(({ runs }) => runs.map(({ text }) => text)).join('');
  if (characters.replace(/\s/g, '').length < minCharacters) return { problem: 'no-text' };
  const share = (pattern: RegExp) => (characters.match(pattern)?.length ?? 0) / characters.length;
  if (share(privateCharacter) > maxPrivateShare || share(controlCharacter) > maxControlShare)
    return { problem: 'unreadable-fonts' };
  return { text: { pages } };
};

/** Scans may carry a few stamped characters. */
const minCharacters = 20;
/** Icons are private characters, too. */
const maxPrivateShare = 0.3;
const privateCharacter = /[\ufffd\ue000-\uf8ff]/g;
/** Where codes are the glyphs' numbers, the space is a control character. */
const maxControlShare = 0.04;
const controlCharacter = /[\u0000-\u0008\u000e-\u001f]/g;

const readPage = async (page: PDFPageProxy, index: number, maxItems: number): Promise<PageText> => {
  const viewport = page.getViewport({ scale: 1 });
  const items = await readItems(page, maxItems);
  // Only the drawing commands load the fonts' names and say where rules are.
  const operators = await page.getOperatorList();
  const styles = new Map<string, FontStyle>();
  const styleOf = (fontName: string) => {
    const known = styles.get(fontName) ?? fontStyle(page, fontName);
    styles.set(fontName, known);
    return known;
  };
  const runs: TextRun[] = [];
  for (const item of asDrawn(items, operators)) {
    const [a, b, c, d, x, baseline] = Util.transform(
      viewport.transform,
      item.transform,
    ) as number[] as Matrix;
    if (Math.abs(b) > Math.abs(a) * 0.05 || a < 0) continue;
    const { name, ...style } = styleOf(item.fontName);
    const text = isIconFont(name) ? textOfIcons(item.str, name) : plainSigns(item.str);
    if (text.trim() === '') continue;
    runs.push({
      text,
      x,
      baseline,
      width: item.width,
      size: Math.hypot(c, d),
      ...style,
    });
  }
  const annotations = (await page.getAnnotations()) as { url?: string; rect: number[] }[];
  const links = annotations.flatMap(({ url, rect }) => {
    if (!url) return [];
    const [x1, y1, x2, y2] = viewport.convertToViewportRectangle(rect) as Corners;
    const box = {
      x: Math.min(x1, x2),
      y: Math.min(y1, y2),
      width: Math.abs(x2 - x1),
      height: Math.abs(y2 - y1),
    };
    return [{ url: withoutTrackers(url), box: { page: index, ...box } }];
  });
  const shapes = drawnShapes(operators, viewport.transform as Matrix, index);
  page.cleanup();
  return { width: viewport.width, height: viewport.height, runs, links, ...shapes };
};

/** A text, and whether the page says that something else stands for it. */
interface DrawnText extends TextItem {
  isReplaced: boolean;
}

/** The texts that a page draws. Forms within forms draw without end: they are counted as they arrive, not when the page is read. */
const readItems = async (page: PDFPageProxy, maxItems: number): Promise<DrawnText[]> => {
  const items: DrawnText[] = [];
  // Marked content with properties but without a number has a text of its own (ActualText), which pdf.js does not give.
  const marked: boolean[] = [];
  let replaced = 0;
  const source = page.streamTextContent({ includeMarkedContent: true }) as ReadableStream<TextContent>;
  const reader = source.getReader();
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    for (const item of chunk.value.items)
      if ('str' in item) {
        if (item.str.trim() !== '') items.push({ ...item, isReplaced: replaced > 0 });
      } else if (item.type === 'endMarkedContent') replaced -= marked.pop() ? 1 : 0;
      else {
        const isReplacing =
          item.type === 'beginMarkedContentProps' && item.id === null && 'tag' in item && item.tag === 'Span';
        marked.push(isReplacing);
        replaced += isReplacing ? 1 : 0;
      }
    if (items.length > maxItems || marked.length > maxItems) {
      const refusal = new Refusal('unpacks-too-large');
      await reader.cancel(refusal);
      throw refusal;
    }
  }
  return items.filter((item, index) => !isIcon(item, items[index - 1], items[index + 1]));
};

/** A character apart from the words around it that stands for a text is a picture; hyphens and ligatures are in words. */
const isIcon = (item: DrawnText, before: TextItem | undefined, after: TextItem | undefined) => {
  const size = Math.abs(item.transform[3] as number);
  const sign = item.str.trim();
  const isApart = (left: TextItem | undefined, right: TextItem | undefined) => {
    if (!left || !right) return true;
    const [leftX, leftY, rightX, rightY] = [left, right].flatMap(
      ({ transform }) => transform.slice(4) as number[],
    ) as Corners;
    return Math.abs(leftY - rightY) > size / 2 || Math.abs(rightX - leftX - left.width) > size * minIconGap;
  };
  return (
    item.isReplaced &&
    [...sign].length === 1 &&
    !isKept.test(sign) &&
    isApart(before, item) &&
    isApart(item, after)
  );
};

/** Bullets and dashes are read as they are drawn. */
const isKept = new RegExp(`[${bulletCharacters}–—-]`);
/** In type sizes. */
const minIconGap = 0.15;

type Corners = [number, number, number, number];
