import { constants, deflateRawSync } from 'node:zlib';
import { zipSync, zlibSync } from 'fflate';
import type { FileProblem } from '../file-problem';
import { docxOf, odtOf, p, zipOf } from './archives';
import { tinyPdf } from './tiny-pdf';

export interface HostileFile {
  name: string;
  /** What it is refused for, or the format it is read as all the same. */
  expected: FileProblem | 'read';
  bytes: () => Uint8Array<ArrayBuffer>;
}

const megabyte = 1024 * 1024;
const line = { text: 'Maria Santos, Registered Nurse, Cebu City', y: 80 };
const jobs = p('Maria Santos', 'Title') + p('Work Experience', 'Heading1') + p('Staff Nurse');
const latin1 = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
const wide = (text: string) => [...text].flatMap((character) => [character.charCodeAt(0), 0]);
const oleOf = (stream: string) =>
  Uint8Array.from([
    0xd0,
    0xcf,
    0x11,
    0xe0,
    0xa1,
    0xb1,
    0x1a,
    0xe1,
    ...new Array<number>(600).fill(0),
    ...wide(stream),
    ...new Array<number>(400).fill(0),
  ]);

/** Replaces the sizes that a zip claims for its entries. */
const lyingZip = (zip: Uint8Array<ArrayBuffer>, size: number) => {
  const view = new DataView(zip.buffer);
  for (let at = 0; at < zip.length - 4; at++) {
    if (view.getUint32(at, true) === 0x04034b50) view.setUint32(at + 22, size, true);
    if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, size, true);
  }
  return zip;
};

/** Sets the bit that says an entry has a password. */
const lockedZip = (zip: Uint8Array<ArrayBuffer>) => {
  const view = new DataView(zip.buffer);
  for (let at = 0; at < zip.length - 4; at++)
    if (view.getUint32(at, true) === 0x02014b50) view.setUint16(at + 8, 1, true);
  return zip;
};

const docxWith = (document: string) =>
  zipOf({ '[Content_Types].xml': '<Types/>', 'word/document.xml': document });

/** A PDF with one more stream, which its first page draws. */
const pdfWithStream = (dictionary: string, packed: Uint8Array): Uint8Array<ArrayBuffer> => {
  const stream = `20 0 obj\n<<${dictionary}/Length ${packed.length}>>stream\n`;
  const file = new TextDecoder('latin1')
    .decode(tinyPdf([[line]]))
    .replace('/Contents 6 0 R', '/Contents [6 0 R 20 0 R]');
  const [head = '', tail = ''] = file.split('trailer');
  return concat(latin1(head + stream), packed, latin1(`\nendstream\nendobj\ntrailer${tail}`));
};

const concat = (...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> => {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
};

/** Spaces, packed a thousand times smaller: the same packed megabyte again and again. */
export const bomb = (megabytes: number): Uint8Array<ArrayBuffer> => {
  const block = deflateRawSync(new Uint8Array(megabyte).fill(32), { finishFlush: constants.Z_SYNC_FLUSH });
  const blocks = Array.from({ length: megabytes }, () => block);
  return concat(Uint8Array.of(0x78, 0x9c), ...blocks, Uint8Array.of(3, 0, 0, 0, 0, 0));
};

/** Text of a font without names for its glyphs: its numbers are those of the font file. */
const unmappedPdf = () => {
  const codes = [...'Maria Santos Registered Nurse Cebu City Philippines']
    .map((letter) => (letter.charCodeAt(0) - 29).toString(16).padStart(4, '0'))
    .join('');
  const file = new TextDecoder('latin1')
    .decode(tinyPdf([[line]]))
    .replace(
      '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>',
      '<</Type/Font/Subtype/Type0/BaseFont/AAAAAA+Some/Encoding/Identity-H/DescendantFonts[<</Type/Font/Subtype/CIDFontType2/BaseFont/AAAAAA+Some/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>/FontDescriptor<</Type/FontDescriptor/FontName/AAAAAA+Some/Flags 4>>>>]>>',
    )
    .replace(/\([^)]*\) Tj/, `<${codes}> Tj`);
  return latin1(file);
};

const encryption = () => {
  const key = '00'.repeat(32);
  return `/ID[<${key}><${key}>]/Encrypt<</Filter/Standard/V 1/R 2/O<${key}>/U<${key}>/P -4>>`;
};

const owned = (bytes: Uint8Array): Uint8Array<ArrayBuffer> => bytes.slice();

/** One file of each kind that an import has to survive. All are made here. */
export const hostileFiles: readonly HostileFile[] = [
  { name: 'empty.pdf', expected: 'empty', bytes: () => new Uint8Array() },
  { name: 'spaces.txt', expected: 'empty', bytes: () => latin1('  \n\t\n ') },
  { name: 'large.pdf', expected: 'too-large', bytes: () => new Uint8Array(30 * megabyte) },
  { name: 'book.txt', expected: 'unpacks-too-large', bytes: () => latin1('A word. \n'.repeat(20_000)) },
  { name: 'deep.json', expected: 'read', bytes: () => new Uint8Array(2 * megabyte).fill(91) },
  { name: 'controls.txt', expected: 'unknown', bytes: () => new Uint8Array(3 * megabyte).fill(1) },
  { name: 'one-word.txt', expected: 'read', bytes: () => latin1(`a@${'a.'.repeat(50_000)}`) },
  { name: 'spaces-inside.txt', expected: 'read', bytes: () => latin1(`a${' '.repeat(190_000)}b`) },
  {
    name: 'noise.pdf',
    expected: 'unknown',
    bytes: () => Uint8Array.from({ length: 5000 }, (_, index) => (index * 7919 + 13) % 251),
  },

  { name: 'scan.pdf', expected: 'no-text', bytes: () => owned(tinyPdf([[], []])) },
  { name: 'password.pdf', expected: 'encrypted', bytes: () => owned(tinyPdf([[line]], encryption())) },
  { name: 'half.pdf', expected: 'broken', bytes: () => owned(tinyPdf([[line]]).slice(0, 60)) },
  {
    name: '500-pages.pdf',
    expected: 'too-many-pages',
    bytes: () => owned(tinyPdf(Array.from({ length: 500 }, () => [line]))),
  },
  { name: 'no-letters.pdf', expected: 'unreadable-fonts', bytes: unmappedPdf },
  {
    name: 'bomb.pdf',
    expected: 'unpacks-too-large',
    bytes: () => pdfWithStream('/Filter/FlateDecode', bomb(100)),
  },
  {
    name: 'bomb-with-a-disguise.pdf',
    expected: 'unpacks-too-large',
    bytes: () => pdfWithStream('/Filter/Fl#61teDecode/Subtype/Image', bomb(100)),
  },
  {
    name: 'bomb-in-a-bomb.pdf',
    expected: 'unpacks-too-large',
    bytes: () => pdfWithStream('/Filter[/FlateDecode/FlateDecode]', zlibSync(bomb(60))),
  },

  {
    name: 'bomb.docx',
    expected: 'unpacks-too-large',
    bytes: () => docxWith(`<d>${' '.repeat(20 * megabyte)}</d>`),
  },
  {
    name: 'lying-bomb.docx',
    expected: 'unpacks-too-large',
    bytes: () => lyingZip(docxWith(`<d>${' '.repeat(20 * megabyte)}</d>`), 100),
  },
  {
    name: 'many-entries.docx',
    expected: 'unpacks-too-large',
    bytes: () =>
      zipOf(Object.fromEntries(Array.from({ length: 5000 }, (_, index) => [`word/${index}.xml`, 'x']))),
  },
  {
    name: 'many-elements.docx',
    expected: 'unpacks-too-large',
    bytes: () => docxOf('<w:p/>'.repeat(400_000)),
  },
  {
    name: 'many-attributes.docx',
    expected: 'unpacks-too-large',
    bytes: () =>
      docxOf(`<w:p ${Array.from({ length: 900_000 }, (_, index) => `a${index}=""`).join(' ')}/>${jobs}`),
  },
  {
    name: 'many-paragraphs.docx',
    expected: 'unpacks-too-large',
    bytes: () => docxOf(jobs + p('Staff Nurse at a hospital').repeat(15_000)),
  },
  {
    name: 'long-paragraph.docx',
    expected: 'unpacks-too-large',
    bytes: () => docxOf(jobs + p('a, '.repeat(1_000_000))),
  },
  {
    name: 'deep.docx',
    expected: 'unpacks-too-large',
    bytes: () => docxOf('<w:sdt>'.repeat(20_000) + '</w:sdt>'.repeat(20_000)),
  },
  {
    name: 'laughs.docx',
    expected: 'broken-document',
    bytes: () =>
      docxWith(
        `<!DOCTYPE d [<!ENTITY a "ha">${Array.from({ length: 9 }, (_, index) => `<!ENTITY ${'bcdefghij'[index]} "${`&${'abcdefghi'[index]};`.repeat(10)}">`).join('')}]><d>&j;</d>`,
      ),
  },
  {
    name: 'outside.docx',
    expected: 'broken-document',
    bytes: () => docxWith('<!DOCTYPE d [<!ENTITY a SYSTEM "file:///etc/passwd">]><d>&a;</d>'),
  },
  { name: 'half.docx', expected: 'broken-document', bytes: () => docxOf(jobs).slice(0, 900) },
  { name: 'not-xml.docx', expected: 'broken-document', bytes: () => docxWith('<d><p></d>') },
  { name: 'password.docx', expected: 'locked-document', bytes: () => oleOf('EncryptedPackage') },
  { name: 'locked.zip', expected: 'locked-document', bytes: () => lockedZip(docxOf(jobs)) },
  { name: 'old.doc', expected: 'old-word', bytes: () => oleOf('WordDocument') },
  { name: 'mail.msg', expected: 'other-document', bytes: () => oleOf('__properties_version1.0') },
  { name: 'picture-only.docx', expected: 'no-text-in-document', bytes: () => docxOf('<w:p/>') },
  {
    name: 'macros.docm',
    expected: 'read',
    bytes: () => docxOf(jobs, { files: { 'word/vbaProject.bin': oleOf('VBA') } }),
  },
  {
    name: 'links-outside.docx',
    expected: 'read',
    bytes: () => docxOf(jobs, { links: { t: 'https://tracker.example/template.dotm' } }),
  },
  {
    name: 'password.odt',
    expected: 'locked-document',
    bytes: () =>
      odtOf('<text:p>x</text:p>', {
        files: {
          'META-INF/manifest.xml':
            '<manifest:manifest xmlns:manifest="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0"><manifest:file-entry><manifest:encryption-data/></manifest:file-entry></manifest:manifest>',
        },
      }),
  },
  {
    name: 'sheet.xlsx',
    expected: 'other-document',
    bytes: () => zipOf({ '[Content_Types].xml': '<Types/>', 'xl/workbook.xml': '<workbook/>' }),
  },
  { name: 'letter.rtf', expected: 'other-document', bytes: () => latin1('{\\rtf1\\ansi Maria Santos}') },
  { name: 'page.doc', expected: 'other-document', bytes: () => latin1('<html><body>Maria</body></html>') },
  { name: 'photo.jpg', expected: 'picture', bytes: () => Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 16) },
  {
    name: 'photo-named.pdf',
    expected: 'picture',
    bytes: () => Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10),
  },
  { name: 'photos.zip', expected: 'unknown-zip', bytes: () => zipOf({ 'a.jpg': 'x', 'b.jpg': 'y' }) },
  {
    name: 'csv-of-something.zip',
    expected: 'unknown-zip',
    bytes: () => zipOf({ 'sales.csv': 'Month,Total\nMay,3\n' }),
  },
  {
    name: 'columns.zip',
    expected: 'read',
    bytes: () => zipOf({ 'Positions.csv': `Title${','.repeat(megabyte)}\nNurse\n` }),
  },
  {
    name: 'rows.zip',
    expected: 'unpacks-too-large',
    bytes: () =>
      zipOf(
        Object.fromEntries(
          Array.from({ length: 200 }, (_, index) => [
            `${index}/Positions.csv`,
            `Title,Company Name\n${'Nurse,City Hospital\n'.repeat(1900)}`,
          ]),
        ),
      ),
  },
  { name: 'nothing.zip', expected: 'unknown-zip', bytes: () => zipSync({}) },
];

/** A PDF whose page draws a form that draws a form ten times, nine levels deep. */
const nestedForms = (): Uint8Array<ArrayBuffer> => {
  const levels = 9;
  const form = (level: number, content: string, below: string) =>
    `${20 + level} 0 obj\n<</Type/XObject/Subtype/Form/BBox[0 0 595 842]/Resources<</Font<</R 3 0 R>>/XObject<<${below}>>>>/Length ${content.length}>>stream\n${content}\nendstream\nendobj\n`;
  const forms = Array.from({ length: levels + 1 }, (_, level) =>
    level === 0
      ? form(0, 'BT /R 10 Tf 50 700 Td (ha) Tj ET', '')
      : form(level, '/X Do '.repeat(10), `/X ${19 + level} 0 R`),
  ).join('');
  const file = new TextDecoder('latin1')
    .decode(tinyPdf([[line]]))
    .replace('/Resources<<', `/Resources<</XObject<</X ${20 + levels} 0 R>>`)
    .replace(/>>stream\nBT/, '>>stream\n/X Do BT');
  const [head = '', tail = ''] = file.split('trailer');
  return latin1(`${head}${forms}trailer${tail}`);
};

/** Files that would be read for hours, or until the memory is full: the worker is ended after its time. */
export const slowFiles: readonly HostileFile[] = [
  { name: 'forms-in-forms.pdf', expected: 'timed-out', bytes: nestedForms },
  {
    name: 'a-million-words.pdf',
    expected: 'timed-out',
    bytes: () =>
      pdfWithStream(
        '/Filter/FlateDecode',
        zlibSync(latin1(`BT /R 10 Tf 50 700 Td ${'(ha) Tj 9 0 Td '.repeat(1_000_000)}ET`)),
      ),
  },
];
