import { describe, expect, test } from 'vitest';
import { sampleLetter } from '#shared/letters/samples';
import { letterKinds, signatureOf } from '#shared/letters/schema';
import { samplePerson, sampleResume } from '#shared/resume/sample-resume';
import type { LaidOutDocument, TextMark } from '../layout/document';
import { loadTypeface } from '../layout/typefaces';
import { templates } from '../templates';
import { tinyPhoto } from '../test/tiny-photo';
import { layoutLetter, type LetterSource } from './layout-letter';

await loadTypeface('serif');

const { title, phone, location, website } = sampleResume;
const sender = { person: samplePerson, title, phone, location, website };
const sourceOf = (letter: Partial<LetterSource['letter']> = {}): LetterSource => ({
  letter: {
    ...sampleLetter('cover', { profession: 'nurse', date: '2026-11-26' }),
    recipientName: 'Ms. Carla Reyes',
    recipientTitle: 'Nursing Director',
    company: 'Cebu General',
    address: 'Osmeña Boulevard\nCebu City',
    ...letter,
  },
  sender,
});
const options = { paper: 'a4', watermark: false } as const;
const texts = ({ pages }: LaidOutDocument) =>
  pages.map((page) => page.filter((mark): mark is TextMark => mark.kind === 'text'));
const textOf = (document: LaidOutDocument) =>
  texts(document)
    .flat()
    .filter(({ role }) => role !== 'artifact')
    .map(({ text }) => text)
    .join(' ');

describe.each(templates.map((template) => [template.id, template] as const))('%s', (_id, template) => {
  test('a letter is one page with all its parts in reading order', () => {
    const document = layoutLetter(sourceOf(), template, options);
    expect(document.pages).toHaveLength(1);
    const text = textOf(document);
    const parts = [
      `${samplePerson.firstName} ${samplePerson.lastName}`,
      'November 26, 2026',
      'Ms. Carla Reyes',
      'Nursing Director',
      'Cebu General',
      'Osmeña Boulevard',
      'Application for {job title}',
      'Dear Ms. Carla Reyes,',
      'I am applying for',
      'Ten rights of medication',
      'Thank you for reading',
      'Respectfully yours,',
    ];
    const at = parts.map((part) => text.indexOf(part));
    expect(at).toEqual([...at].sort((a, b) => a - b));
    expect(at).not.toContain(-1);
  });

  test('no text leaves the page, on any paper, however long the letter', () => {
    const long = sourceOf({ body: 'A long paragraph of a letter. '.repeat(60).concat('\n\n').repeat(8) });
    for (const paper of ['a4', 'letter', 'long-bond'] as const) {
      const { width, height } = layoutLetter(long, template, { ...options, paper }).paper;
      const document = layoutLetter(long, template, { ...options, paper });
      expect(document.pages.length).toBeGreaterThan(1);
      for (const mark of texts(document).flat()) {
        expect(mark.x).toBeGreaterThan(0);
        expect(mark.x + mark.width).toBeLessThanOrEqual(width - template.page.margin + 0.01);
        expect(mark.baseline).toBeLessThan(height);
      }
    }
  });
});

test('a letter that is a little longer than a page is pulled in', () => {
  const [template] = templates;
  const pages = (count: number, density: 'automatic' | 'comfortable') =>
    layoutLetter(
      sourceOf({ body: 'One more sentence of the letter, to make it longer. '.repeat(count) }),
      template!,
      {
        ...options,
        density,
      },
    ).pages.length;
  const count = Array.from({ length: 200 }, (_, i) => i).find((i) => pages(i, 'comfortable') > 1)!;
  expect(pages(count, 'automatic')).toBe(1);
});

test('without a name the hiring manager is addressed; a signature replaces the name', () => {
  const document = layoutLetter(
    sourceOf({ recipientName: '', signature: 'M. Santos, RN' }),
    templates[0]!,
    options,
  );
  expect(textOf(document)).toContain('Dear Hiring Manager,');
  expect(textOf(document)).toContain('M. Santos, RN');
});

test('every kind has a sample that fits a page', () => {
  for (const kind of letterKinds) {
    const letter = sampleLetter(kind, { date: '2026-11-26' });
    expect(layoutLetter({ letter, sender }, templates[0]!, options).pages).toHaveLength(1);
  }
});

/** A JPEG that fits any room: one pixel. */
const signaturePicture = signatureOf(Buffer.from(tinyPhoto).toString('base64'));

test('a signature as a picture is between the closing and the name, within its room', () => {
  const { pages } = layoutLetter(sourceOf({ signaturePicture, body: 'Hello.' }), templates[0]!, options);
  const [page = []] = pages;
  const at = page.findIndex(({ kind }) => kind === 'image');
  const picture = page[at]!;
  expect(picture).toMatchObject({
    role: 'signature',
    size: 18,
    height: 18,
    alt: 'Signature of Maria Santos',
  });
  const around = [page[at - 1], page[at + 1]] as TextMark[];
  expect(around.map(({ text }) => text)).toEqual(['Respectfully yours,', 'Maria Santos']);
  if (picture.kind !== 'image') throw new Error('No picture');
  expect(picture.y).toBeGreaterThan(around[0]!.baseline);
  expect(picture.y + picture.height!).toBeLessThan(around[1]!.baseline - 2);
});

test('a picture that cannot be read leaves the room of a signature by hand', () => {
  const broken = { signaturePicture: signatureOf('AAAA'), body: 'Hello.' };
  const unsigned = layoutLetter(sourceOf({ body: 'Hello.' }), templates[0]!, options);
  expect(layoutLetter(sourceOf(broken), templates[0]!, options).pages).toEqual(unsigned.pages);
});
