import { zipSync } from 'fflate';
import { docxOf, odtOf, p, zipOf } from './archives';
import { hostilePdfs } from './hostile-pdfs';
import type { HostileFile } from './hostile-file';

const megabyte = 1024 * 1024;
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

const rows = [
  ['From', 'To', 'Position', 'Company'],
  ...Array.from({ length: 500 }, (_, index) => [
    `Jan ${1500 + index}`,
    `Dec ${1500 + index}`,
    `Nurse ${index}`,
    `Hospital ${index}`,
  ]),
];

/** A line below each heading whose sections are read in a way of their own. */
const inEverySection = (text: string) =>
  [
    'Work Experience',
    'Education',
    'Skills',
    'Licenses',
    'References',
    'Sea Service',
    'Languages',
    'Personal Data',
  ]
    .map((heading) => `\n${heading.toUpperCase()}\n${text}\n`)
    .join('');

/** YAML, XML, web pages and rich text that multiply, nest too deeply, or would run. */
const hostileTexts: readonly HostileFile[] = [
  { name: 'letter.rtf', expected: 'read', bytes: () => latin1('{\\rtf1\\ansi Maria Santos}') },
  { name: 'page.doc', expected: 'read', bytes: () => latin1('<html><body>Maria</body></html>') },
  {
    name: 'laughs.yaml',
    expected: 'unknown-data',
    bytes: () => {
      const levels = Array.from({ length: 12 }, (_, at) =>
        at === 0
          ? 'a0: &a0 [ha, ha, ha]'
          : `a${at}: &a${at} [${Array(9)
              .fill(`*a${at - 1}`)
              .join(', ')}]`,
      );
      return latin1(`${levels.join('\n')}\ncv:\n  name: Ana\n  sections: *a11\n`);
    },
  },
  { name: 'deep.yaml', expected: 'unknown-data', bytes: () => latin1(`cv: ${'['.repeat(100_000)}`) },
  {
    name: 'long.yaml',
    expected: 'unpacks-too-large',
    bytes: () => latin1(`cv:\n  name: ${'a'.repeat(megabyte)}`),
  },
  {
    name: 'other.yaml',
    expected: 'unknown-data',
    bytes: () => latin1('services:\n  web:\n    image: nginx\n'),
  },
  { name: 'other.json', expected: 'unknown-data', bytes: () => latin1('{"services": {"web": [1, 2]}}') },
  {
    name: 'wrapped.json',
    expected: 'unknown-data',
    bytes: () => latin1('{"a":'.repeat(50_000) + '1' + '}'.repeat(50_000)),
  },
  {
    name: 'resume.tex',
    expected: 'unknown-data',
    bytes: () => latin1('\\documentclass{article}\nMaria Santos'),
  },
  {
    name: 'laughs.xml',
    expected: 'broken-document',
    bytes: () =>
      latin1(
        '<?xml version="1.0"?><!DOCTYPE Candidate [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]><Candidate>&b;</Candidate>',
      ),
  },
  {
    name: 'deep.xml',
    expected: 'unpacks-too-large',
    bytes: () => latin1(`<Candidate>${'<a>'.repeat(100_000)}`),
  },
  {
    name: 'script.html',
    expected: 'read',
    bytes: () =>
      latin1(
        '<html><script>while(true){}</script><img src=x onerror="while(true){}"><h1>Maria Santos</h1></html>',
      ),
  },
  {
    name: 'deep.html',
    expected: 'unpacks-too-large',
    bytes: () => latin1(`<html>${'<div>'.repeat(200_000)}`),
  },
  {
    name: 'many.html',
    expected: 'unpacks-too-large',
    bytes: () => latin1(`<html>${'<p>a</p>'.repeat(200_000)}`),
  },
  {
    name: 'one-line.html',
    expected: 'read',
    bytes: () => latin1(`<html><p>${'a-1 @'.repeat(3200)}</p></html>`),
  },
  { name: 'deep.rtf', expected: 'unpacks-too-large', bytes: () => latin1(`{\\rtf1${'{'.repeat(100_000)}`) },
  {
    name: 'long.rtf',
    expected: 'unpacks-too-large',
    bytes: () => latin1(`{\\rtf1 ${'a b\\par '.repeat(200_000)}`),
  },
  ...['A, ', 'City, ', '|', 'a - ', '1-', 'May 2020 '].map((words, index): HostileFile => ({
    name: `one-line-${index + 1}.txt`,
    expected: 'read',
    bytes: () => latin1(inEverySection(words.repeat(16_000).slice(0, 16_000))),
  })),
  {
    name: 'table-of-500-rows.html',
    expected: 'read',
    bytes: () =>
      latin1(
        `<html><h1>Maria Santos</h1><h2>Work Experience</h2><table>${rows.map((row) => `<tr><td>${row.join('<td>')}`).join('')}</table></html>`,
      ),
  },
  { name: 'one-line.rtf', expected: 'read', bytes: () => latin1(`{\\rtf1 ${'a-1 @'.repeat(3200)}}`) },
];

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

  ...hostilePdfs,

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
  {
    name: 'table-of-500-rows.docx',
    expected: 'read',
    bytes: () => {
      const cells = (row: readonly string[]) => row.map((text) => `<w:tc>${p(text)}</w:tc>`).join('');
      return docxOf(`${jobs}<w:tbl>${rows.map((row) => `<w:tr>${cells(row)}</w:tr>`).join('')}</w:tbl>`);
    },
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
  ...hostileTexts,
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
