// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { noParticulars, type Particulars } from '#shared/resume/particulars';
import { plantedParticulars, plantedTexts } from '#shared/resume/sections/testing/full-sections';
import { findTemplate, templates } from '../templates';
import { docxParts } from '../test/docx/docx-parts';
import { textOf } from '../test/docx/docx-text';
import { portalDocx, resumeDocx } from '../docx/resume-docx';
import { attachableDocument } from '../pdf/resume-pdf';
import { allTexts, laidOut } from '../test/marks';
import { lizaSource } from '../test/people';
import { markdown } from '../text/markdown';
import { plainText } from '../text/plain-text';
import { documentSource } from './document';

const bioData = findTemplate('bio-data');
const withParticulars = (particulars: Particulars) =>
  documentSource({
    user: { ...lizaSource.person, profileImageUrl: null },
    resume: { ...lizaSource.resume, profilePhotoUrl: '', particulars },
    credentials: [],
  });
const owner = withParticulars(plantedParticulars);
const printed = (source: typeof owner, template = bioData) =>
  allTexts(laidOut(source, template))
    .map(({ text }) => text)
    .join('\n');
const docxText = (bytes: Uint8Array) => textOf(docxParts(bytes));
const expectNone = (text: string) => {
  for (const planted of plantedTexts) expect(text).not.toContain(planted);
};

test('Bio-data prints them as rows of label and value', () => {
  const text = printed(owner);
  for (const [label, value] of [
    ['Date of birth', 'Mar 17, 1989'],
    ['Civil status', 'Planted Civil Status'],
    ['Street address', '17 Planted Street'],
    ['Seaman’s book', 'Planted SIRB 0099887'],
  ])
    expect(text).toContain(`${label}\n${value}`);
});

test('only what is switched on is printed, and nothing is by default', () => {
  expectNone(printed(withParticulars({ ...plantedParticulars, printed: [] })));
  const some = printed(withParticulars({ ...plantedParticulars, printed: ['religion', 'unknown'] }));
  expect(some.match(/Planted.*/g)).toEqual(['Planted Religion']);
  expect(printed(withParticulars({ ...noParticulars, printed: ['visa'] }))).not.toContain('Visa');
});

describe.each(templates.map((template) => [template.id, template] as const))('%s', (id, template) => {
  const options = { paper: 'a4', watermark: false, attachData: true } as const;

  test('the data that the PDF carries has none of them', () => {
    const { attachment = '' } = attachableDocument(owner, template, options);
    expect(attachment).toContain('Senior Accountant');
    expectNone(attachment);
  });

  test.skipIf(id === bioData.id)('neither PDF nor Word prints any', async () => {
    expectNone(printed(owner, template));
    expectNone(docxText(await resumeDocx(owner, template, options)));
  });
});

test('Word has what the PDF of Bio-data has; portals and text files have none', async () => {
  const options = { paper: 'a4', watermark: false } as const;
  const word = docxText(await resumeDocx(owner, bioData, options));
  for (const text of ['BIO-DATA', 'Planted Religion', bioData.form?.closing, 'Signature'])
    expect(word).toContain(text);
  expectNone(docxText(await portalDocx(owner, options)));
  expectNone(plainText(owner) + markdown(owner));
});
