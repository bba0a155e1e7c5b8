// @vitest-environment node
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { sampleLetter } from '#shared/letters/samples';
import { signatureOf } from '#shared/letters/schema';
import { samplePerson, sampleResume } from '#shared/resume/sample-resume';
import { templates } from '../templates';
import { docxProblems } from '../test/docx/check-docx';
import { docxParts } from '../test/docx/docx-parts';
import { textOf } from '../test/docx/docx-text';
import { fontFiles, openedFile } from '../test/pdf-file';
import { brokenRules } from '../test/pdf-ua/check';
import { objectsOf, parsedPdf } from '../test/pdf-ua/parsed-pdf';
import { structureOf } from '../test/pdf-ua/structure';
import type { LetterSource } from './layout-letter';
import { letterDocx } from './letter-docx';
import { letterPdf } from './letter-pdf';
import { letterText } from './letter-text';

const { title, phone, location, website } = sampleResume;
const source: LetterSource = {
  letter: {
    ...sampleLetter('cover', { profession: 'nurse', date: '2026-11-26' }),
    recipientName: 'Ms. Carla Reyes',
    company: 'Cebu General',
    address: 'Osmeña Boulevard\nMandaue City',
    body: 'Dear readers of ₱ and ñ:\n\n1. First\n2. Second\n\nThank you.',
  },
  sender: { person: samplePerson, title, phone, location, website },
};
const strings = [
  'Maria Santos',
  'November 26, 2026',
  'Ms. Carla Reyes',
  'Cebu General',
  'Osmeña Boulevard',
  'Mandaue City',
  'Application for {job title}',
  'Dear Ms. Carla Reyes,',
  'Dear readers of ₱ and ñ:',
  'First',
  'Second',
  'Thank you.',
  'Respectfully yours,',
];
const inOrder = (text: string) => strings.map((one) => text.indexOf(one));

test.each(templates)(
  'the Word document has everything in order and needs no repair: $id',
  async (template) => {
    const parts = docxParts(await letterDocx(source, template, { paper: 'a4', watermark: false }));
    expect(docxProblems(parts)).toEqual([]);
    const at = inOrder(textOf(parts));
    expect(at).not.toContain(-1);
    expect(at).toEqual([...at].sort((a, b) => a - b));
  },
);

test.each([true, false])(
  'the free plan’s line is on each page of the Word document: %s',
  async (watermark) => {
    const parts = docxParts(await letterDocx(source, templates[0]!, { paper: 'a4', watermark }));
    expect(docxProblems(parts)).toEqual([]);
    const footers = parts.names.filter((name) => /footer\d*\.xml$/.test(name)).map(parts.source);
    expect(footers.some((xml) => xml.includes('Husay FREE'))).toBe(watermark);
  },
);

test('the text has everything in order, lists as typed', () => {
  const text = letterText(source);
  const at = inOrder(text);
  expect(at).not.toContain(-1);
  expect(at).toEqual([...at].sort((a, b) => a - b));
  expect(text).toContain('1. First\n2. Second');
});

const signed: LetterSource = {
  ...source,
  letter: {
    ...source.letter,
    signaturePicture: signatureOf(
      (
        await sharp({ create: { width: 300, height: 100, channels: 3, background: '#fff' } })
          .jpeg()
          .toBuffer()
      ).toString('base64'),
    ),
  },
};

test('the signature is a picture with its words in the Word document, before the printed name', async () => {
  const parts = docxParts(await letterDocx(signed, templates[0]!, { paper: 'a4', watermark: false }));
  expect(docxProblems(parts)).toEqual([]);
  const xml = parts.source('word/document.xml');
  const [picture, name] = [xml.indexOf('Signature of Maria Santos'), xml.lastIndexOf('>Maria Santos<')];
  expect(picture).toBeGreaterThan(xml.indexOf('Respectfully yours,'));
  expect(name).toBeGreaterThan(picture);
});

test('the signature is a tagged figure of its own shape in the PDF', async () => {
  const options = { paper: 'a4', watermark: false } as const;
  const bytes = await letterPdf(signed, templates[0]!, options, () => Promise.resolve(fontFiles));
  const objects = objectsOf(openedFile(bytes).path);
  expect(brokenRules(objects)).toEqual([]);
  const pdf = parsedPdf(objects);
  const figures = structureOf(pdf).filter(({ type }) => type === 'Figure');
  expect(figures).toHaveLength(1);
  expect(JSON.stringify(figures[0]?.entries['/Alt'])).toContain('Signature of Maria Santos');
  expect(await letterPdf(signed, templates[0]!, options, () => Promise.resolve(fontFiles))).toEqual(bytes);
});
