// @vitest-environment node
import { jsPDF } from 'jspdf';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fontFiles, openedFile } from '../../test/pdf-file';
import { objectsOf, parsedPdf } from '../../test/pdf-ua/parsed-pdf';
import { fontChooser } from '../pdf-fonts';
import { embeddedFontOf, eventsOf, fileOf, internalsOf } from './internals';

// jsPDF logs what fails in a listener.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => void vi.restoreAllMocks());

const newPdf = () => {
  const pdf = new jsPDF({
    unit: 'mm',
    format: [210, 297],
    precision: 4,
    compress: true,
    putOnlyUsedFonts: true,
  });
  return { pdf, events: eventsOf(pdf), internals: internalsOf(pdf) };
};
const parsed = (bytes: Uint8Array) => parsedPdf(objectsOf(openedFile(bytes).path));

test('all pages have their object numbers when the first is written, and what is numbered then comes after them', () => {
  const { pdf, events, internals } = newPdf();
  pdf.addPage();
  const seen: number[][] = [];
  events.on('putPage', ({ pageNumber }) => {
    const pages = [1, 2].map((page) => internals.getPageInfo(page).objId);
    seen.push([pageNumber, ...pages]);
    internals.write(`/Own ${pageNumber}`);
  });
  const { pages, catalog, list } = parsed(fileOf(pdf, events));
  expect(seen).toEqual([
    [1, 3, 5],
    [2, 3, 5],
  ]);
  expect(pages.map(({ entries }) => entries['/Own'])).toEqual([1, 2]);
  // Why nothing may be numbered before: jsPDF opens the file at object 3.
  expect(list(catalog['/OpenAction'])[0]).toBe('3 0 R');
});

test('objects and streams of our own are written while the resources are, and the catalog refers to them', () => {
  const { pdf, events, internals } = newPdf();
  const numbers: number[] = [];
  const put = (object: number, write: () => void) => {
    internals.newObjectDeferredBegin(object, true);
    write();
    internals.write('endobj');
  };
  events.on('postPutResources', () => {
    numbers.push(internals.newObjectDeferred(), internals.newObjectDeferred());
    const [plain = 0, stream = 0] = numbers;
    put(stream, () =>
      internals.putStream({
        data: 'a'.repeat(400),
        filters: ['FlateEncode'],
        additionalKeyValues: [{ key: 'Kind', value: '/Own' }],
        objectId: stream,
      }),
    );
    put(plain, () => internals.write(`<</Stream ${stream} 0 R>>`));
  });
  events.on('putCatalog', () => internals.write(`/Version/1.7/Own ${numbers[0]} 0 R`));
  const file = openedFile(fileOf(pdf, events));
  const { catalog, dictionary, data } = parsedPdf(objectsOf(file.path));
  expect(data(dictionary(catalog['/Own'])['/Stream'])?.toString()).toBe('a'.repeat(400));
  expect(Buffer.from(file.bytes).toString('latin1')).not.toContain('aaaa');
  expect(file.info()).toMatch(/PDF version: +1.7/);
});

test('operators are written where drawing is, and a text is handed over as the glyphs of the embedded font', () => {
  const { pdf, events, internals } = newPdf();
  const texts: unknown[] = [];
  events.on('postProcessText', (payload) => {
    texts.push([...payload.text]);
    const [codes] = payload.text;
    payload.text = [
      [String(codes).slice(0, 4), 100, 700],
      [String(codes).slice(4), 9, 0],
    ];
  });
  expect(fontChooser(pdf, fontFiles)('regular')('₱'.charCodeAt(0))).toBe(true);
  const font = embeddedFontOf(pdf);
  const glyphs = [...'Añ'].map((letter) =>
    font.characterToGlyph(letter.charCodeAt(0)).toString(16).padStart(4, '0'),
  );
  internals.write('/Artifact BMC');
  pdf.text('Añ', 10, 20);
  internals.write('EMC');
  expect(texts).toEqual([[glyphs.join('')]]);
  expect(font.characterToGlyph(0xffff)).toBe(0);
  const { pages, data } = parsed(fileOf(pdf, events));
  const content = data(pages[0]?.entries['/Contents'])?.toString('latin1') ?? '';
  expect(content).toMatch(
    new RegExp(
      `/Artifact BMC\\sBT[^]*100\\.? 700\\.? Td\\s<${glyphs[0]}> Tj\\s9\\.? 0\\.? Td\\s<${glyphs[1]}> Tj[^]*EMC`,
    ),
  );
});

test('an error in a listener fails the file, and so does one in jsPDF', () => {
  const failing = newPdf();
  failing.events.on('putCatalog', () => {
    throw new Error('no catalog');
  });
  expect(() => fileOf(failing.pdf, failing.events)).toThrow('no catalog');

  const { pdf, events } = newPdf();
  pdf.setDocumentProperties({ title: 1 as unknown as string });
  expect(() => fileOf(pdf, events)).toThrow('jsPDF could not write the file');
});

test('a font that cannot be read is refused, which jsPDF only logs', () => {
  const { pdf } = newPdf();
  expect(() => fontChooser(pdf, { bold: new Uint8Array(64) })('bold')).toThrow('cannot be read');
  expect(() => fontChooser(pdf, {})('bold')).toThrow('was not given');
});
