// @vitest-environment node
import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { openedFile } from '../../test/pdf-file';
import { objectsOf, parsedPdf } from '../../test/pdf-ua/parsed-pdf';
import { pdfWriter } from './pdf-writer';

const ascii = (text: string) => new TextEncoder().encode(text);

const written = () => {
  const writer = pdfWriter();
  const pages = writer.reserve();
  const [first, second] = [writer.newObject(), writer.newObject()];
  first.content = '(first)';
  second.content = `<</Second ${second.reference}>>`;
  const stream = writer.addStream('/Kind/Plain', ascii('as it is'));
  const deflated = writer.addCompressedStream('/Kind/Deflated', ascii('smaller'));
  const page = writer.addPlainObject(`<</Type/Page/Parent ${pages.reference}/MediaBox[0 0 9 9]>>`);
  writer.addPlainObject(`<</Type/Pages/Kids[${page}]/Count 1>>`, pages);
  const added = [first.reference, second.reference, stream, deflated].join(' ');
  return writer.finish({
    root: writer.addPlainObject(`<</Type/Catalog/Pages ${pages.reference}/Added[${added}]>>`),
    info: writer.addPlainObject('<</Title(Text)>>'),
    id: '0123456789ABCDEF0123456789ABCDEF',
  });
};
const bytes = written();

test('compressed objects are found, beside those at offsets', () => {
  const { path } = openedFile(bytes);
  const { catalog, trailer, list, resolved, dictionary, data } = parsedPdf(objectsOf(path));
  const [first, second, stream, deflated] = list(catalog['/Added']);
  expect(resolved(first)).toBe('u:first');
  expect(resolved(second)).toEqual({ '/Second': second });
  expect(data(stream)?.toString()).toBe('as it is');
  expect(data(deflated)?.toString()).toBe('smaller');
  expect(dictionary(trailer['/Info'])).toEqual({ '/Title': 'u:Text' });
  expect(execFileSync('qpdf', ['--check', path], { encoding: 'utf8' })).toContain('No syntax or stream');
});

test('a broken offset would be noticed', () => {
  const moved = new Uint8Array([...bytes.subarray(0, 9), 0x20, 0x20, ...bytes.subarray(9)]);
  expect(() => execFileSync('qpdf', ['--check', openedFile(moved).path], { stdio: 'pipe' })).toThrow();
});

test('the same objects make the same bytes', () => {
  expect(written()).toEqual(bytes);
});
