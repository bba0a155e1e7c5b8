// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { sectionsOf, templates, findTemplate } from '../templates';
import { keptText } from '../content/kept-text';
import type { DocumentSource } from '../layout/document';
import { prepareSource } from '../layout/prepared-source';
import { docxProblems } from '../test/docx/check-docx';
import { docxParts, elements, paragraphsOf } from '../test/docx/docx-parts';
import { footers, main, readDocx, textOf, withStyle } from '../test/docx/docx-text';
import { everySection } from '../test/every-section';
import { lizaSource } from '../test/people';
import { printedStrings } from '../test/printed-strings';
import { maria, taggedSources } from '../test/tagged-sources';
import { tinyPhoto } from '../test/tiny-photo';
import { resumeDocx, type DocxChoices } from './resume-docx';

const choices: DocxChoices = { paper: 'a4', watermark: false };
const written = async (
  source: DocumentSource,
  templateId = 'modern-blue',
  more: Partial<DocxChoices> = {},
  photo?: Uint8Array,
) => docxParts(await resumeDocx(source, findTemplate(templateId), { ...choices, ...more }, photo));

describe.each(templates)('$id', (template) => {
  test.each(Object.entries({ ...taggedSources, 'with pictures': everySection }))(
    'has every string of the PDF and needs no repair: %s',
    async (_, source) => {
      const parts = await written(source, template.id, {}, tinyPhoto);
      expect(docxProblems(parts)).toEqual([]);
      const text = textOf(parts);
      const strings = printedStrings(prepareSource(source, keptText), sectionsOf(template));
      expect(strings.filter((one) => !text.includes(one))).toEqual([]);
    },
  );

  test('is read in the order of the PDF: name, contact, then section by section', async () => {
    const parts = await written(maria, template.id);
    const text = textOf(parts);
    const order = ['Maria Santos', '@', 'Professional Summary', 'Work Experience', 'Education'];
    const found = order.map((one) => text.indexOf(one));
    expect(found).toEqual([...found].sort((a, b) => a - b));
    expect(Math.min(...found)).toBeGreaterThanOrEqual(0);
  });
});

test('name, title, sections, entries and lists have the styles that programs know', async () => {
  const parts = await written(lizaSource);
  expect(withStyle(parts, 'PersonName')).toEqual(['Liza Dimaculangan-Ñunez']);
  expect(withStyle(parts, 'PersonTitle')).toEqual(['Certified Public Accountant']);
  expect(withStyle(parts, 'Heading1')).toEqual([
    'Professional Summary',
    'Work Experience',
    'Education',
    'Skills',
  ]);
  expect(withStyle(parts, 'Heading2')).toEqual([
    'Senior Accountant',
    'Bookkeeper',
    'Bachelor of Science in Accountancy',
  ]);
  expect(withStyle(parts, 'ListBullet')).toEqual([
    'Found ₱2.4 million in duplicate supplier payments',
    'Moved the ledgers to one system in 90 days',
    'Teaches month-end closing to new staff',
  ]);
  expect(readDocx(parts).filter(({ style, list }) => style === 'ListBullet' && !list)).toEqual([]);
});

test('dates are at a right tab stop at the end of the column', async () => {
  const parts = await written(lizaSource);
  expect(withStyle(parts, 'EntryMeta')[0]).toBe(
    'Peñafrancia Trading Corporation, Naga City\tMarch 2019 – Present',
  );
  const [stop] = elements(parts.xml(main), 'tab').filter((tab) => tab.getAttribute('w:val') === 'right');
  // 170 mm.
  expect(stop?.getAttribute('w:pos')).toBe('9638');
});

test.each(templates.filter(({ layout }) => layout === 'two-column'))(
  '$id: the end of the columns may be parted, or LibreOffice adds an empty page',
  async ({ id }) => {
    for (const source of [maria, everySection]) {
      const paragraphs = elements((await written(source, id)).xml(main), 'p');
      const texts = paragraphs.filter(({ textContent }) => textContent !== '');
      const [before] = texts.slice(-2);
      const own = before && elements(before, 'keepNext')[0];
      expect(own?.getAttribute('w:val')).toBe('false');
    }
  },
);

test('numbers are counted by Word where it counts like the user, and text elsewhere', async () => {
  const summary =
    '1. one\n2. two\nand\n1) first\n2) second\n3. later\n7. seven\n- dash\n  a) nested\n  b) second';
  const parts = await written({ ...lizaSource, resume: { ...lizaSource.resume, summary } });
  const lines = readDocx(parts).filter(({ style }) => style === 'ListNumber');
  expect(lines.map(({ text, list }) => [text, list !== undefined])).toEqual([
    ['one', true],
    ['two', true],
    ['first', true],
    ['second', true],
    ['later', true],
    ['7.\tseven', false],
    ['nested', true],
    ['second', true],
  ]);
  const ids = lines.map(({ list }) => list?.id);
  expect(ids[0]).toBe(ids[1]);
  expect(ids[0]).toBe(ids[4]);
  expect(ids[2]).toBe(ids[3]);
  expect(new Set(ids).size).toBe(4);
  expect(docxProblems(parts)).toEqual([]);
});

test('links are hyperlinks, whatever they have in them', async () => {
  const website = 'https://example.com/?a=1&b="2"<3>';
  const parts = await written({ ...lizaSource, resume: { ...lizaSource.resume, website } });
  const targets = [...parts.xml('word/_rels/document.xml.rels').children]
    .filter((one) => one.getAttribute('TargetMode') === 'External')
    .map((one) => one.getAttribute('Target'));
  expect(targets).toContain('mailto:liza.nunez@example.com');
  expect(targets).toContain('tel:+63545550117');
  expect(targets).toContain(new URL(website).href);
  expect(elements(parts.xml(main), 'hyperlink')).toHaveLength(targets.length);
});

test('hidden sections are nowhere in the file', async () => {
  const resume = { ...lizaSource.resume, hiddenSections: ['skills', 'education'] };
  const parts = await written({ ...lizaSource, resume });
  const all = parts.names.map((name) => Buffer.from(parts.bytes(name) ?? []).toString()).join('\n');
  expect(all).not.toContain('Ateneo');
  expect(all).not.toContain('BIR compliance');
});

test('the properties name the person, the language and the last save', async () => {
  const updatedAt = '2026-11-20T08:15:30.123Z';
  const parts = await written({ ...lizaSource, updatedAt });
  const core = parts.xml('docProps/core.xml');
  const property = (name: string) => core.getElementsByTagName(name)[0]?.textContent;
  expect(property('dc:title')).toBe('Liza Dimaculangan-Ñunez – Certified Public Accountant');
  expect(property('dc:creator')).toBe('Liza Dimaculangan-Ñunez');
  expect(property('dc:language')).toBe('en-PH');
  expect(property('dcterms:created')).toBe('2026-11-20T08:15:30Z');
  expect(property('dcterms:modified')).toBe('2026-11-20T08:15:30Z');
  const [language] = elements(parts.xml('word/styles.xml'), 'lang');
  expect(language?.getAttribute('w:val')).toBe('en-PH');
});

test('the free plan’s line is at the foot of every page, the first too', async () => {
  const [marked, plain] = [
    await written(lizaSource, 'modern-blue', { watermark: true }),
    await written(lizaSource),
  ];
  expect(footers(marked)).toEqual(['Husay FREE', 'Husay FREE']);
  expect(footers(plain)).toEqual([]);
});

test('a single column has the specified footer', async () => {
  expect(footers(await written(lizaSource, 'serif'))).toEqual(
    Array.from({ length: 2 }, () => 'Generated with Husay - Premium Resume Builder'),
  );
});

test('later pages say whose they are', async () => {
  const parts = await written(lizaSource);
  const [header] = parts.names.filter((name) => /^word\/header\d+\.xml$/.test(name));
  expect(paragraphsOf(parts.xml(header ?? ''))[0]?.text).toBe('Liza Dimaculangan-Ñunez · /');
  expect(elements(parts.xml(main), 'titlePg')).not.toEqual([]);
});

test.each([
  ['a4', 11906, 16838],
  ['letter', 12240, 15840],
  ['long-bond', 12240, 18720],
] as const)('the paper is %s', async (paper, width, height) => {
  const parts = await written(lizaSource, 'modern-blue', { paper });
  const [size] = elements(parts.xml(main), 'pgSz');
  expect(Number(size?.getAttribute('w:w'))).toBe(width);
  expect(Number(size?.getAttribute('w:h'))).toBe(height);
});

test('the photo has the template’s shape, an alternative text, and is left out by choice', async () => {
  const round = await written(lizaSource, 'modern-blue', {}, tinyPhoto);
  const square = await written(lizaSource, 'modern-blue', { photo: 'square' }, tinyPhoto);
  const none = await written(lizaSource, 'modern-blue', { photo: 'none' }, tinyPhoto);
  expect(round.source(main)).toContain('prst="ellipse"');
  expect(round.source(main)).toContain('descr="Photo of Liza Dimaculangan-Ñunez"');
  expect(square.source(main)).toContain('prst="rect"');
  expect(none.names.filter((name) => name.startsWith('word/media/'))).toEqual([]);
});

test.each(templates)('$id: a round photo beside a QR code, which keeps its corners', async ({ id }) => {
  const parts = await written(everySection, id, { photo: 'round' }, tinyPhoto);
  const shapes = elements(parts.xml(main), 'drawing').map((drawing) => [
    drawing.getElementsByTagName('wp:docPr')[0]?.getAttribute('name'),
    drawing.getElementsByTagName('a:prstGeom')[0]?.getAttribute('prst'),
  ]);
  expect(shapes).toEqual([
    [everySection.profileCode?.alt, 'rect'],
    ['Photo of Liza Dimaculangan-Ñunez', 'ellipse'],
  ]);
});

test('equal input gives an equal text', async () => {
  const [first, second] = [await written(lizaSource), await written(lizaSource)];
  expect(textOf(first)).toBe(textOf(second));
});

test('a name from right to left and emoji are kept, and marked for Word', async () => {
  const person = { firstName: 'مريم', lastName: 'الخطيب', email: 'm@example.com' };
  const resume = { ...lizaSource.resume, title: '👩🏽‍⚕️ Nurse\u0000' };
  const parts = await written({ ...lizaSource, person, resume });
  expect(withStyle(parts, 'PersonName')).toEqual(['مريم الخطيب']);
  expect(withStyle(parts, 'PersonTitle')).toEqual(['👩🏽‍⚕️ Nurse']);
  expect(elements(parts.xml(main), 'rtl')).toHaveLength(1);
});

test('50,000 characters are written in a moment', async () => {
  const description = Array.from({ length: 500 }, (_, i) => `- ${i} ${'word '.repeat(19)}`).join('\n');
  const experience = lizaSource.resume.experience.map((job) => ({ ...job, description }));
  const start = performance.now();
  const parts = await written({ ...lizaSource, resume: { ...lizaSource.resume, experience } });
  expect(performance.now() - start).toBeLessThan(5000);
  expect(withStyle(parts, 'ListBullet')).toHaveLength(1000);
});

test.each([
  ['classic-navy', true],
  ['plain', false],
])('%s: a table in a cell has its heading in a row of its own: %s', async (id, isInTable) => {
  const root = (await written(everySection, id)).xml(main);
  const heading = elements(root, 'p').find(({ textContent }) => textContent === 'Sea Service');
  const row = heading?.closest('tr');
  const table = row?.closest('tbl');
  const isRepeated = row !== undefined && row !== null && elements(row, 'tblHeader').length > 0;
  expect(isRepeated && table?.textContent.startsWith('Sea ServiceVessel')).toBe(isInTable);
  // The headings of the columns are repeated on each page, with or without it.
  const vessel = elements(root, 'tr').filter(({ textContent }) => textContent.startsWith('Vessel'));
  expect(vessel.map((one) => elements(one, 'tblHeader').length)).toEqual([1]);
});
