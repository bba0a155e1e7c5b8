import { brotliCompressSync, constants, deflateRawSync } from 'node:zlib';
import { zlibSync } from 'fflate';
import { jsPDF } from 'jspdf';
import type { HostileFile } from './hostile-file';
import { tinyPdf } from './tiny-pdf';

const megabyte = 1024 * 1024;
const line = { text: 'Maria Santos, Registered Nurse, Cebu City', y: 80 };
const latin1 = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
const owned = (bytes: Uint8Array): Uint8Array<ArrayBuffer> => bytes.slice();

/** A PDF with one more stream, which its first page draws. */
const pdfWithStream = (dictionary: string, packed: Uint8Array): Uint8Array<ArrayBuffer> => {
  const stream = `20 0 obj\n<<${dictionary}/Length ${packed.length}>>stream\n`;
  const file = new TextDecoder('latin1')
    .decode(tinyPdf([[line]]))
    .replace('/Contents 6 0 R', '/Contents [6 0 R 20 0 R]');
  const [head = '', tail = ''] = file.split('trailer');
  return concat(latin1(head + stream), packed, latin1(`\nendstream\nendobj\ntrailer${tail}`));
};

const pdfWithContent = (content: string) => pdfWithStream('/Filter/FlateDecode', zlibSync(latin1(content)));

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

/** A PDF of one page with replacements in its objects, and more objects. */
const changedPdf = (replacements: Record<string, string>, more = ''): Uint8Array<ArrayBuffer> => {
  const [head = '', tail = ''] = new TextDecoder('latin1').decode(tinyPdf([[line]])).split('trailer');
  const objects = Object.entries(replacements).reduce((text, [from, to]) => text.replace(from, to), head);
  return latin1(`${objects}${more}trailer${tail}`);
};

const helvetica = '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>';
const compositeFont = (font: string, descendant = '') =>
  `<</Type/Font/Subtype/Type0/BaseFont/AAAAAA+Some/Encoding/Identity-H${font}/DescendantFonts[<</Type/Font/Subtype/CIDFontType2/BaseFont/AAAAAA+Some${descendant}/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>/FontDescriptor<</Type/FontDescriptor/FontName/AAAAAA+Some/Flags 4>>>>]>>`;

const stream = (number: number, dictionary: string, content: string) =>
  `${number} 0 obj\n<<${dictionary}/Length ${content.length}>>stream\n${content}\nendstream\nendobj\n`;

const packedSpaces = (megabytes: number) =>
  String.fromCharCode(...zlibSync(new Uint8Array(megabytes * megabyte).fill(32)));

/** Each range of codes is 16 million. */
const hugeMap = (operator: string) =>
  Array.from(
    { length: 60 },
    (_, index) =>
      `1 begin${operator} <${(index + 16).toString(16)}000000> <${(index + 16).toString(16)}FFFFF0> ${operator === 'bfrange' ? '<0041>' : '1'} end${operator}\n`,
  ).join('');

/** A page of `count` jobs in tiny type, each letter drawn by itself, as some converters do. */
export const pdfOfLetters = (count: number) => {
  const duty =
    '- Cared for the patients of a ward, taught new colleagues, and counted the medicine of three floors each night with a pharmacist';
  const jobs = Array.from({ length: count }, (_, index) => [
    `Staff Nurse ${index}`,
    `Iloilo Hospital ${index}`,
    `Jan ${1950 + index} - Dec ${1950 + index}`,
    ...Array<string>(5).fill(duty),
  ]);
  const doc = new jsPDF({ unit: 'pt', format: 'a4' }).setFont('helvetica').setFontSize(2);
  let letters = 0;
  for (const [row, text] of [
    'Maria Santos',
    'Registered Nurse',
    'WORK EXPERIENCE',
    ...jobs.flat(),
  ].entries()) {
    let x = 20;
    for (const letter of text) {
      doc.text(letter, x, 20 + row * 2.5);
      x += doc.getTextWidth(letter);
      letters += letter === ' ' ? 0 : 1;
    }
  }
  return { letters, bytes: new Uint8Array(doc.output('arraybuffer')) };
};

export const hostilePdfs: readonly HostileFile[] = [
  { name: '20,000-letters.pdf', expected: 'read', bytes: () => pdfOfLetters(40).bytes },
  {
    name: 'table-of-500-rows.pdf',
    expected: 'read',
    bytes: () =>
      owned(
        tinyPdf(
          Array.from({ length: 10 }, (_, page) => [
            ...(page === 0
              ? [
                  { text: 'Maria Santos', y: 30, size: 16 },
                  { text: 'Work Experience', y: 60, size: 13, bold: true },
                ]
              : []),
            ...Array.from({ length: 50 }, (_row, row) =>
              [
                `Jan ${1500 + page * 50 + row}`,
                `Staff Nurse ${row}`,
                `Hospital of Ward ${row}`,
                'Cebu City',
              ].map((text, column) => ({
                text,
                x: 50 + column * 130,
                y: 90 + row * 14,
              })),
            ).flat(),
          ]),
        ),
      ),
  },
  {
    name: 'one-line.pdf',
    expected: 'read',
    bytes: () => owned(tinyPdf([[line, { text: 'a-1 @ A, '.repeat(1778), y: 100 }]])),
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
    name: 'too-many-letters.pdf',
    expected: 'unpacks-too-large',
    bytes: () =>
      changedPdf({ [helvetica]: compositeFont('/ToUnicode 20 0 R') }, stream(20, '', hugeMap('bfrange'))),
  },
  {
    name: 'too-many-codes.pdf',
    expected: 'unpacks-too-large',
    bytes: () =>
      changedPdf(
        { [helvetica]: compositeFont('').replace('/Identity-H', ' 20 0 R') },
        stream(20, '/Type/CMap', hugeMap('cidrange')),
      ),
  },
  {
    name: 'too-many-widths.pdf',
    expected: 'unpacks-too-large',
    bytes: () => changedPdf({ [helvetica]: compositeFont('', '/W[0 2000000000 500]') }),
  },
  {
    name: 'too-many-samples.pdf',
    expected: 'unpacks-too-large',
    bytes: () =>
      changedPdf(
        {
          '/Resources<<': '/Resources<</ColorSpace<</C[/Separation/X/DeviceRGB 21 0 R]>>',
          '/Contents 6 0 R': '/Contents[6 0 R 20 0 R]',
        },
        stream(20, '', '/C cs 0.5 scn') +
          stream(
            21,
            '/FunctionType 0/Domain[0 1 0 1]/Range[0 1 0 1 0 1]/Size[20000 20000]/BitsPerSample 8',
            'x',
          ),
      ),
  },
  {
    name: 'too-many-triangles.pdf',
    expected: 'unpacks-too-large',
    bytes: () =>
      changedPdf(
        { '/Resources<<': '/Resources<</Shading<</S 21 0 R>>', '/Contents 6 0 R': '/Contents[6 0 R 20 0 R]' },
        stream(20, '', '/S sh') +
          stream(
            21,
            '/ShadingType 5/VerticesPerRow 2/ColorSpace/DeviceRGB/BitsPerCoordinate 8/BitsPerComponent 8/Decode[0 1 0 1 0 1 0 1 0 1]/Filter/FlateDecode',
            packedSpaces(2),
          ),
      ),
  },
  {
    name: 'a-million-words.pdf',
    expected: 'unpacks-too-large',
    bytes: () => pdfWithContent(`BT /R 10 Tf 50 700 Td ${'(ha) Tj 9 0 Td '.repeat(1_000_000)}ET`),
  },
  {
    name: 'a-book-of-words.pdf',
    expected: 'unpacks-too-large',
    bytes: () => {
      const lines = Array.from({ length: 5000 }, (_, index) => ({
        text: 'ha',
        y: index % 800,
        x: index % 590,
      }));
      return owned(tinyPdf(Array.from({ length: 30 }, () => lines)));
    },
  },
  {
    name: 'a-million-lines.pdf',
    expected: 'unpacks-too-large',
    bytes: () => pdfWithContent('0 0 m 9 9 l S '.repeat(1_000_000)),
  },
  {
    name: 'one-stream-a-thousand-times.pdf',
    expected: 'unpacks-too-large',
    bytes: () =>
      changedPdf(
        { '/Contents 6 0 R': `/Contents[6 0 R ${'20 0 R '.repeat(1000)}]` },
        stream(20, '/Filter/FlateDecode', packedSpaces(40)),
      ),
  },
  {
    name: 'one-attachment-a-thousand-times.pdf',
    expected: 'unpacks-too-large',
    bytes: () =>
      changedPdf(
        {
          '/Pages 2 0 R': `/Pages 2 0 R/Names<</EmbeddedFiles<</Names[${Array.from({ length: 1000 }, (_, index) => `(${index + 1000})21 0 R`).join('')}]>>>>`,
        },
        `${stream(20, '/Type/EmbeddedFile/Filter/FlateDecode', packedSpaces(40))}21 0 obj\n<</Type/Filespec/F(a)/UF(a)/EF<</F 20 0 R>>>>\nendobj\n`,
      ),
  },
  {
    name: 'words-in-forms-in-forms.pdf',
    expected: 'unpacks-too-large',
    bytes: () => nestedForms('BT /R 10 Tf 50 700 Td (ha) Tj ET'),
  },
  {
    name: 'bomb-by-brotli.pdf',
    expected: 'unpacks-too-large',
    bytes: () => pdfWithStream('/Filter/BrotliDecode', brotliCompressSync(new Uint8Array(100 * megabyte))),
  },
];

/** A PDF whose page draws a form that draws a form ten times, nine levels deep, and the last one draws `innermost`. */
function nestedForms(innermost: string): Uint8Array<ArrayBuffer> {
  const levels = 9;
  const form = (level: number, content: string, below: string) =>
    `${20 + level} 0 obj\n<</Type/XObject/Subtype/Form/BBox[0 0 595 842]/Resources<</Font<</R 3 0 R>>/XObject<<${below}>>>>/Length ${content.length}>>stream\n${content}\nendstream\nendobj\n`;
  const forms = Array.from({ length: levels + 1 }, (_, level) =>
    level === 0 ? form(0, innermost, '') : form(level, '/X Do '.repeat(10), `/X ${19 + level} 0 R`),
  ).join('');
  const file = new TextDecoder('latin1')
    .decode(tinyPdf([[line]]))
    .replace('/Resources<<', `/Resources<</XObject<</X ${20 + levels} 0 R>>`)
    .replace(/>>stream\nBT/, '>>stream\n/X Do BT');
  const [head = '', tail = ''] = file.split('trailer');
  return latin1(`${head}${forms}trailer${tail}`);
}

/** A file that would be read for hours: the worker is ended after its time. */
export const slowPdfs: readonly HostileFile[] = [
  { name: 'forms-in-forms.pdf', expected: 'timed-out', bytes: () => nestedForms('0 0 m 9 9 l S') },
];
