// @vitest-environment node
import { expect, test } from 'vitest';
import { sampleLetter } from '#shared/letters/samples';
import { samplePerson, sampleResume } from '#shared/resume/sample-resume';
import { templates } from '../templates';
import { docxProblems } from '../test/docx/check-docx';
import { docxParts } from '../test/docx/docx-parts';
import { textOf } from '../test/docx/docx-text';
import type { LetterSource } from './layout-letter';
import { letterDocx } from './letter-docx';
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
