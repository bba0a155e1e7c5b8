// @vitest-environment node
import { describe, expect, test } from 'vitest';
import type { Design } from '../page-settings';
import { templates } from '../templates';
import { layoutDocument } from '../layout/layout-document';
import { paragraphs } from '#shared/text/lists';
import { a4, laidOut, squeezed, texts } from '../test/marks';
import { ascentOf } from '../layout/font-metrics';
import { lizaSource, blankSource, withJobs } from '../test/people';
import { paintedFile } from '../test/pdf-file';

const { person, resume, credentials, profileUrl } = lizaSource;
const described = (text: string) => paragraphs(text).map((paragraph) => paragraph.text);
const jobs = resume.experience.flatMap(({ title, company, duration, description }) => [
  title,
  company,
  duration.replace(' - ', ' – '),
  ...described(description),
]);
const schools = resume.education.flatMap(({ degree, school, year, description }) => [
  degree,
  school,
  year.replace('-', '–'),
  ...described(description),
]);
const contact = [
  person.email,
  resume.phone,
  resume.location,
  resume.website.replace('https://', ''),
  profileUrl?.replace('https://', '') ?? '',
];
const name = `${person.firstName} ${person.lastName}`;
const told = [resume.summary, ...jobs, ...schools];
const proofs = credentials.flatMap(({ title, issuer, description }) => [title, issuer, description]);

const designs: readonly Partial<Design>[] = [
  { typeface: 'serif-headings', margins: 'narrow' },
  { typeface: 'sans-headings', headingSize: 'large' },
  { typeface: 'serif', margins: 'wide' },
  { typeface: 'sans', headingSize: 'small' },
];

describe.each(templates.map((template, i) => [template.id, template, i] as const))('%s', (_, template, i) => {
  // A sidebar follows the main column.
  const rest = { 'sidebar-left': resume.skills, 'sidebar-right': [...proofs, ...resume.skills] };
  const inOrder = [
    name,
    resume.title,
    ...contact,
    ...told,
    ...('sidebar' in template ? rest[template.layout] : [...resume.skills, ...proofs]),
  ];

  test('the file has every text whole, in reading order', () => {
    const text = squeezed(paintedFile(laidOut(lizaSource, template)).text('content'));
    let at = 0;
    for (const expected of inOrder.map(squeezed)) {
      const found = text.indexOf(expected, at);
      expect(found, expected).toBeGreaterThanOrEqual(at);
      at = found + expected.length;
    }
  });

  test('a file of many pages has every text whole, those of the main column in order', () => {
    const source = withJobs(24);
    const document = layoutDocument(source, template, { ...a4, watermark: true });
    expect(document.pages.length).toBeGreaterThan(2);
    const text = squeezed(paintedFile(document).text('content'));
    let at = 0;
    for (const { title, description } of source.resume.experience) {
      for (const expected of [title, ...described(description)].map(squeezed)) {
        const found = text.indexOf(expected, at);
        expect(found, expected).toBeGreaterThanOrEqual(at);
        at = found + expected.length;
      }
    }
    for (const expected of [...contact, ...resume.skills, ...schools])
      expect(text).toContain(squeezed(expected));
  });

  test('text extraction by geometry finds every text whole too, watermark or not', () => {
    for (const watermark of [false, true]) {
      const file = paintedFile(layoutDocument(lizaSource, template, { ...a4, watermark }));
      const text = squeezed(file.text('reading'));
      for (const expected of inOrder) expect(text).toContain(squeezed(expected));
      expect(text.includes('HusayFREE')).toBe(watermark);
    }
  });

  test.each([
    ['as in the template', {}],
    ['as chosen', designs[i % designs.length] ?? {}],
  ])('words are at their marks’ positions, within half a millimeter, %s', (__, design) => {
    const document = layoutDocument(withJobs(9), template, { ...a4, ...design });
    const found = paintedFile(document).words();
    const expected = document.pages.flatMap((page) => texts(page));
    for (const mark of expected) {
      const [first = ''] = mark.text.split(' ');
      const last = mark.text.split(' ').at(-1) ?? '';
      const ascent = ascentOf(mark.font, mark.size);
      const near = (a: number, b: number) => Math.abs(a - b) < 0.5;
      // Poppler's boxes start at the font's ascent, or what it takes for that; the side edges are exact.
      const starts = found.some(
        ({ text, left, top, bottom }) =>
          text === first &&
          near(left, mark.x) &&
          top - 0.5 <= mark.baseline &&
          mark.baseline <= bottom + 0.5 &&
          mark.baseline - top < ascent + 0.5,
      );
      const ends = found.some(
        ({ text, right, top, bottom }) =>
          text === last &&
          near(right, mark.x + mark.width) &&
          top <= mark.baseline &&
          mark.baseline <= bottom,
      );
      expect(starts && ends, mark.text).toBe(true);
    }
  });
});

const [modern] = templates;
if (!modern) throw new Error('There is no template');

test('fonts are embedded subsets, and bold has its own name', () => {
  const rows = paintedFile(laidOut(lizaSource, modern)).fonts().trim().split('\n').slice(2);
  expect(rows).toHaveLength(2);
  for (const row of rows) expect(row).toMatch(/^HUSAY[RB]\+HusaySans-(Regular|Bold) .* yes yes yes /);
});

test('the file has its metadata: title, author, subject, keywords, language', () => {
  const file = paintedFile(laidOut(lizaSource, modern));
  const info = file.info();
  expect(info).toMatch(/Title: +Liza Dimaculangan-Ñunez – Certified Public Accountant\n/);
  expect(info).toMatch(/Author: +Liza Dimaculangan-Ñunez\n/);
  expect(info).toMatch(/Subject: +Resume of Liza/);
  expect(info).toMatch(/Keywords: +Financial reporting, BIR compliance/);
  expect(info).toMatch(/Page size: +595.\d+ x 841.\d+ pts \(A4\)/);
  expect(Buffer.from(file.bytes).toString('latin1')).toContain('/Lang (en-PH)');
  // A reader's window shows the title, not the file's name (ISO 14289-1, 7.1).
  expect(Buffer.from(file.bytes).toString('latin1')).toMatch(
    /\/ViewerPreferences\s*<<[^>]*\/DisplayDocTitle true/,
  );
});

test('links target email, phone, website and profile, and nothing else', () => {
  const urls = (website: string) =>
    paintedFile(laidOut({ ...lizaSource, resume: { ...resume, website } }, modern)).info('-url');
  const found = urls('https://liza.example.com/work');
  for (const link of [
    'mailto:liza.nunez@example.com',
    'tel:+63545550117',
    'https://liza.example.com/work',
    profileUrl,
  ]) {
    expect(found).toContain(link);
  }
  expect(urls('javascript:alert(1)')).not.toContain('javascript');
});

test('one page without a photo is smaller than 29 KB', () => {
  const document = laidOut(lizaSource, modern);
  expect(document.pages).toHaveLength(1);
  expect(paintedFile(document).bytes.length).toBeLessThan(29 * 1024);
});

// The smallest JPEG: one gray pixel.
const pixel =
  '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wgALCAABAAEBAREA/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAAgBAQABPxA=';
const photo = new Uint8Array(Buffer.from(pixel, 'base64'));

test('the photo is in the file once', () => {
  const file = paintedFile(laidOut({ ...lizaSource, photoUrls: ['/api/photos/1'] }, modern), photo);
  expect(
    Buffer.from(file.bytes)
      .toString('latin1')
      .match(/\/Subtype \/Image/g),
  ).toHaveLength(1);
});

test('a row of dashes comes back from the file, on one page', () => {
  const summary = '-'.repeat(500);
  const document = laidOut({ ...lizaSource, resume: { ...resume, summary } }, modern);
  expect(document.pages).toHaveLength(1);
  expect(squeezed(paintedFile(document).text('content'))).toContain(summary);
});

test.each([
  ['before', 'pre\u2011war and\u00a0so - on'],
  ['after', 'on - so and\u00a0pre\u2011war'],
])('of two characters with one glyph the plain one is extracted, %s the other', (_, summary) => {
  const text = paintedFile(laidOut({ ...lizaSource, resume: { ...resume, summary } }, modern)).text(
    'content',
  );
  for (const words of ['pre-war', 'on', '-', 'and']) expect(text.split(/[ \n]/)).toContain(words);
  expect(text).not.toMatch(/[\u00a0\u2011]/);
});

test('on a page with few words the watermark does not mix with them', () => {
  const { firstName, lastName, email } = person;
  const source = { ...blankSource, person: { firstName, lastName, email } };
  const text = paintedFile(layoutDocument(source, modern, { ...a4, watermark: true })).text('reading');
  for (const line of [name, email, 'Husay FREE']) expect(text.split('\n')).toContain(line);
});

test('attached data is compressed, beside a photo too', () => {
  const withPhoto = { ...lizaSource, photoUrls: ['/api/photos/1'] };
  const document = { ...laidOut(withPhoto, modern), attachment: 'x'.repeat(5000) };
  for (const picture of [undefined, photo])
    expect(Buffer.from(paintedFile(document, picture).bytes).toString('latin1')).not.toContain('xxxx');
});
