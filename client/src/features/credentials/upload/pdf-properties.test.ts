import { deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { readPdfProperties } from './pdf-properties';

const read = (content: string | Buffer) =>
  readPdfProperties(new Blob([new Uint8Array(Buffer.from(content as string, 'latin1'))]));
const withInfo = (dictionary: string, more = '') =>
  `%PDF-1.7\n1 0 obj\n<</Type/Catalog>>\nendobj\n12 0 obj\n${dictionary}\nendobj\n${more}trailer\n<</Info 12 0 R/Root 1 0 R>>\n%%EOF`;

test.each([
  ['<< /Author (Ana Reyes) /Title (Diploma) >>', 'Ana Reyes', 'Diploma'],
  [
    '<</Title(Nested \\(two\\) and (three))/Author(A\\\nna\\040R\\145yes)>>',
    'Ana Reyes',
    'Nested (two) and (three)',
  ],
  ['<</Author <FEFF004E006900F10061>/Title <feff8A3C660E>>>', 'Niña', '証明'],
  ['<</Author (\xfe\xff\x00P\x00e\x00\xf1\x00a)/Title(\xef\xbb\xbfPe\xc3\xb1a)>>', 'Peña', 'Peña'],
  ['<</Author (Pe\xf1a \x8d\x9c\x8e \x96)/Title (a\x80b\xa0)>>', 'Peña “œ” Œ', 'a•b€'],
  ['<</Author 13 0 R>>', 'Referred', ''],
  ['<</Author(\xfe\xff\x20\x2a)/Title()>>', '', ''],
  ['<</Producer(x)>>', '', ''],
])('reads the properties of %j', async (dictionary, author, title) => {
  const found = await read(withInfo(dictionary, '13 0 obj (Referred) endobj\n'));
  expect(found).toEqual({ author, title });
});

test('the dictionary may be in a compressed object stream', async () => {
  const info = '<</Author(Ana)/Title(Packed)>>';
  const index = `7 0 12 5 `;
  const packed = deflateSync(Buffer.from(`${index}(abc)${info}`, 'latin1'));
  const file = Buffer.concat([
    Buffer.from(
      `%PDF-1.7\n5 0 obj\n<</Type/ObjStm/N 2/First ${index.length}/Filter/FlateDecode/Length ${packed.length}>>\nstream\r\n`,
    ),
    packed,
    Buffer.from(
      '\nendstream\nendobj\n6 0 obj\n<</Type/XRef/Info 12 0 R>>\nstream\n\nendstream\nendobj\n%%EOF',
    ),
  ]);
  expect(await read(file)).toEqual({ author: 'Ana', title: 'Packed' });
});

test('XMP is read where there is no dictionary', async () => {
  const xmp = `<x:xmpmeta><dc:title><rdf:Alt><rdf:li xml:lang="x-default">A &amp; B</rdf:li></rdf:Alt></dc:title><dc:creator><rdf:Seq><rdf:li>Niña</rdf:li></rdf:Seq></dc:creator></x:xmpmeta>`;
  expect(await read(Buffer.from(`%PDF-1.7\n${xmp}\n%%EOF`))).toEqual({ author: 'Niña', title: 'A & B' });
});

test('an encrypted, empty or broken file yields nothing', async () => {
  const encrypted = withInfo('<</Author(\x12\x34)>>').replace('/Root', '/Encrypt 9 0 R/Root');
  for (const file of [encrypted, '', '%PDF-1.7', withInfo('<</Author(never ends'), withInfo('<</Author <41')])
    expect(await read(file)).toMatchObject({ title: '' });
  expect((await read(encrypted)).author).toBe('');
});

test.each([
  ['object streams', '<</Type/ObjStm/First 1/Filter/FlateDecode>>stream\nxendstream\n'],
  ['heads of objects', '112 0 obj '],
  ['open parentheses', '/Author((((((((('],
  ['XMP packets', '<x:xmpmeta><dc:title><rdf:li>'],
])('10 MB of %s end soon', async (_what, piece) => {
  const since = performance.now();
  await read(withInfo(piece.repeat(10), piece.repeat(10_000_000 / piece.length)));
  expect(performance.now() - since).toBeLessThan(10_000);
});

test('a decompression bomb is inflated only up to the limit', async () => {
  const bomb = deflateSync(Buffer.alloc(200_000_000)).toString('latin1');
  const file = `%PDF-1.7\n5 0 obj\n<</Type/ObjStm/N 1/First 10/Filter/FlateDecode>>\nstream\n${bomb}\nendstream\ntrailer<</Info 12 0 R>>\n%%EOF`;
  const since = performance.now();
  expect(await read(file)).toEqual({ author: '', title: '' });
  expect(performance.now() - since).toBeLessThan(10_000);
});
