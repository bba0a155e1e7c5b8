// @vitest-environment node
import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { openedFile } from '../test/pdf-file';
import { objectsOf, parsedPdf } from '../test/pdf-ua/parsed-pdf';
import { objectStream, withCrossReferenceStream } from './object-stream';

const compressed = (number: number, content: string) => ({ number, reference: `${number} 0 R`, content });

/** A file as jsPDF makes it: a table that knows nothing of the compressed objects, 4 and 5. */
const withTable = (objects: Record<number, string>, count: number) => {
  let file = '%PDF-1.7\n';
  const offsets = new Map<number, number>();
  for (const [number, content] of Object.entries(objects)) {
    offsets.set(Number(number), file.length);
    file += `${number} 0 obj\n${content}\nendobj\n`;
  }
  const rows = Array.from({ length: count }, (_, i) => {
    const offset = String(offsets.get(i + 1) ?? file.length).padStart(10, '0');
    return `${offset} 00000 n \n`;
  });
  const id = '0123456789ABCDEF0123456789ABCDEF';
  return `${file}xref\n0 ${count + 1}\n0000000000 65535 f \n${rows.join('')}trailer\n<<\n/Size ${count + 1}\n/Root 1 0 R\n/Info 2 0 R\n/ID [ <${id}> <${id}> ]\n>>\nstartxref\n${file.length}\n%%EOF`;
};

const page = '<</Type/Page/Parent 7 0 R/MediaBox[0 0 9 9]>>';
const bytes = withCrossReferenceStream(
  withTable(
    {
      1: '<</Type/Catalog/Pages 7 0 R/Added[4 0 R 5 0 R]>>',
      2: '<</Title(Text)>>',
      3: page,
      6: objectStream([compressed(4, '(first)'), compressed(5, '<</Second 5 0 R>>')]),
      7: '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    },
    7,
  ),
  new Map([[6, [4, 5]]]),
);

test('compressed objects are found, beside those at offsets', () => {
  const { path } = openedFile(bytes);
  const { catalog, trailer, list, resolved, dictionary } = parsedPdf(objectsOf(path));
  const [first, second] = list(catalog['/Added']);
  expect(resolved(first)).toBe('u:first');
  expect(resolved(second)).toEqual({ '/Second': '5 0 R' });
  expect(dictionary(trailer['/Info'])).toEqual({ '/Title': 'u:Text' });
  expect(execFileSync('qpdf', ['--check', path], { encoding: 'utf8' })).toContain('No syntax or stream');
});

test('a broken offset would be noticed', () => {
  const moved = new Uint8Array([...bytes.subarray(0, 9), 0x20, 0x20, ...bytes.subarray(9)]);
  expect(() => execFileSync('qpdf', ['--check', openedFile(moved).path], { stdio: 'pipe' })).toThrow();
});
