// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { paperNames } from '../page-settings';
import { attachableDocument } from '../pdf/resume-pdf';
import { templates, findTemplate } from '../templates';
import { allTexts, texts } from '../test/marks';
import { harborCrew, logoPng } from '../test/letterheads';
import { lizaSource, withJobs } from '../test/people';
import { paintedFile } from '../test/pdf-file';
import { brokenRulesOf } from '../test/pdf-ua/check';
import { papers, type LayoutOptions } from './document';
import { layoutDocument } from './layout-document';

const logo = await logoPng();
const options: LayoutOptions = { paper: 'a4', watermark: false, letterhead: harborCrew };
const manyJobs = { ...withJobs(12), photoUrls: ['/photo'] };
const headerWords = [harborCrew.name, ...harborCrew.header];

describe.each(templates.map((template) => [template.id, template] as const))('%s', (_, template) => {
  test.each(paperNames)('on %s the letterhead is on every page, and the content between it', (name) => {
    const { height } = papers[name];
    const { pages } = layoutDocument(manyJobs, template, { ...options, paper: name });
    expect(pages.length).toBeGreaterThan(1);
    pages.forEach((page, i) => {
      const furniture = texts(page).filter(({ role }) => role === 'artifact');
      const words = furniture.map(({ text }) => text);
      expect(words).toEqual(expect.arrayContaining([...headerWords, ...harborCrew.footer]));
      expect(words.join()).not.toContain('Generated with');
      const top = Math.max(
        ...furniture.filter(({ baseline }) => baseline < height / 2).map(({ baseline }) => baseline),
      );
      const bottom = Math.min(
        ...furniture.filter(({ baseline }) => baseline > height / 2).map(({ baseline }) => baseline),
      );
      for (const mark of page) {
        if (mark.kind === 'text' && mark.role !== 'artifact') {
          expect(mark.baseline).toBeGreaterThan(top + 4);
          expect(mark.baseline).toBeLessThan(bottom - 4);
        }
        if (mark.kind === 'image') expect(mark.y).toBeGreaterThan(top);
      }
      // Said once, repeated as furniture.
      expect(page.filter((mark) => mark.kind === 'logo')).toMatchObject([
        { role: i === 0 ? 'logo' : 'artifact', height: 15, width: 45 },
      ]);
    });
  });

  test('the file is a tagged PDF with the same words at the same places', () => {
    const document = layoutDocument(manyJobs, template, options);
    const file = paintedFile(document, undefined, logo);
    expect(brokenRulesOf(file.path)).toEqual([]);
    const found = file.words();
    for (const line of [...headerWords, ...harborCrew.footer]) {
      const mark = texts(document.pages[0]).find(({ text }) => text === line);
      const [first = ''] = line.split(' ');
      const isThere = ({ text, left, bottom }: (typeof found)[number]) =>
        text === first &&
        Math.abs(left - (mark?.x ?? 0)) < 0.5 &&
        Math.abs(bottom - (mark?.baseline ?? 0)) < 2;
      expect(found.some(isThere), line).toBe(true);
    }
  });
});

const plain = findTemplate('plain');

test('the logo is a figure with a text, once', () => {
  const file = paintedFile(layoutDocument(manyJobs, plain, options), undefined, logo);
  const { length } = file.info('-struct').match(/Figure/g) ?? [];
  expect(length).toBe(1);
  expect(file.bytes.length).toBeLessThan(90_000);
});

test('without a logo the name is in its place, and long lines wrap', () => {
  const letterhead = { ...harborCrew, logo: undefined, header: ['A long line of an address '.repeat(6)] };
  const { pages } = layoutDocument(lizaSource, plain, { ...options, letterhead });
  const name = texts(pages[0]).find(({ text }) => text === harborCrew.name);
  expect(name).toMatchObject({ x: plain.page.margin, font: 'bold', size: 14 });
  for (const { x, width } of texts(pages[0])) {
    expect(x).toBeGreaterThanOrEqual(plain.page.margin - 0.01);
    expect(x + width).toBeLessThanOrEqual(210 - plain.page.margin + 0.01);
  }
});

test.each(templates)('$id: another person’s contact details are in place of the candidate’s', (template) => {
  const contact = {
    name: 'Ana Reyes',
    email: 'ana@harborcrew.example',
    phone: '+63 917 555 0199',
    website: 'harborcrew.example',
  };
  const document = attachableDocument({ ...lizaSource, contact }, template, { ...options, attachData: true });
  const printed = allTexts(document)
    .map(({ text, link }) => `${text} ${link ?? ''}`)
    .join('\n');
  for (const theirs of ['Ana Reyes', contact.email, 'mailto:ana@', 'tel:+639175550199', 'Naga City'])
    expect(printed).toContain(theirs);
  for (const own of ['liza.nunez@', '555 0117', 'liza.example.com', 'profile/liza'])
    expect(printed).not.toContain(own);
  expect(document.attachment).toBeUndefined();
});

test('what no font has is a warning', () => {
  const letterhead = { ...harborCrew, footer: ['船'] };
  expect(layoutDocument(lizaSource, plain, { ...options, letterhead }).warnings).toContainEqual({
    field: 'Letterhead',
    characters: ['船'],
  });
});
