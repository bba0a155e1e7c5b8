// @vitest-environment node
import { jsPDF } from 'jspdf';
import { expect, test } from 'vitest';
import { internalsOf } from './paint-pdf-internals';
import { fontFiles, openedFile } from '../test/pdf-file';
import { objectsOf, parsedPdf } from '../test/pdf-ua/parsed-pdf';

// These fail when a new version of jsPDF changes what the painter uses of it without documentation.

const withFont = () => {
  const pdf = new jsPDF({ compress: false, putOnlyUsedFonts: true });
  pdf.addFileToVFS('regular.ttf', fontFiles.regular);
  pdf.addFont('regular.ttf', 'Regular', 'normal');
  pdf.setFont('Regular', 'normal');
  return { pdf, internals: internalsOf(pdf) };
};

test('the version that was set is the one in the header', () => {
  const { pdf, internals } = withFont();
  internals.setVersion('1.5');
  expect(pdf.output()).toMatch(/^%PDF-1\.5\n/);
});

test('operators go to the current page as they are, in their order', () => {
  const { pdf, internals } = withFont();
  internals.write('1 0 0 rg');
  pdf.addPage();
  internals.write('BT ET');
  const contents = [...pdf.output().matchAll(/stream\n([^]*?)\nendstream/g)].map(([, content]) => content);
  expect(contents[0]).toMatch(/(^|\n)1 0 0 rg$/);
  expect(contents[1]).toMatch(/(^|\n)BT ET$/);
});

test('objects, page entries and catalog entries get into the file', () => {
  const { pdf, internals } = withFont();
  pdf.addPage();
  const path = openedFile(
    internals.fileWith(({ newObject, addPlainObject, pageReference }) => {
      const object = newObject();
      object.content = `<</Of ${pageReference(1)}/Plain ${addPlainObject('(as it is)')}>>`;
      return {
        pageEntries: (page) => `/StructParents ${page}`,
        catalogEntries: `/MarkInfo ${object.reference}`,
      };
    }),
  ).path;
  const { catalog, pages, dictionary, resolved } = parsedPdf(objectsOf(path));
  expect(pages.map(({ entries }) => entries['/StructParents'])).toEqual([0, 1]);
  const added = dictionary(catalog['/MarkInfo']);
  expect(added['/Of']).toBe(pages[1]?.reference);
  expect(resolved(added['/Plain'])).toBe('u:as it is');
});

test('of the fonts only what is drawn is embedded', () => {
  const { pdf, internals } = withFont();
  internals.currentFont().useGlyphs('A₱ ');
  // A second look at the font changes nothing.
  internals.currentFont();
  pdf.text([''], 0, 0);
  const program = Buffer.from(
    /\/Length1[^]*?stream\n([^]*?)\nendstream/.exec(pdf.output())?.[1] ?? '',
    'latin1',
  );
  const tables = Array.from({ length: program.readUInt16BE(4) }, (_, i) =>
    program.toString('latin1', 12 + 16 * i, 16 + 16 * i),
  );
  expect(tables.sort()).toEqual(['glyf', 'head', 'hhea', 'hmtx', 'loca', 'maxp']);
});

test('the current font has a name on the pages, and glyphs of four hexadecimal digits', () => {
  const { pdf, internals } = withFont();
  const font = internals.currentFont();
  expect(font.id).toMatch(/^F\d+$/);
  const glyphs = [...'A₱'].map((character) => font.glyphOf(character.charCodeAt(0)));
  expect(glyphs.every((glyph) => glyph > 0)).toBe(true);
  expect(font.useGlyphs('A₱')).toBe(glyphs.map((glyph) => glyph.toString(16).padStart(4, '0')).join(''));
  // Glyph 0 is for a character that the font lacks.
  expect(font.glyphOf('\u0e01'.charCodeAt(0))).toBe(0);
  // An empty text is enough for jsPDF to embed the font; the glyphs used are in its character map.
  pdf.text([''], 0, 0);
  expect(pdf.output()).toMatch(/20b1/i);
});
