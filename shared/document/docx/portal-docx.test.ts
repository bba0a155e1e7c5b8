// @vitest-environment node
import { expect, test } from 'vitest';
import { sectionIds } from '#shared/resume/sections/section-order';
import { keptText } from '../content/kept-text';
import type { DocumentSource } from '../layout/document';
import { prepareSource } from '../layout/prepared-source';
import { docxProblems } from '../test/docx/check-docx';
import { docxParts, elements } from '../test/docx/docx-parts';
import { footers, main, textOf, withStyle } from '../test/docx/docx-text';
import { everySection } from '../test/every-section';
import { lizaSource } from '../test/people';
import { printedStrings } from '../test/printed-strings';
import { taggedSources } from '../test/tagged-sources';
import { portalDocx } from './resume-docx';

const portal = async (source: DocumentSource, watermark = false) =>
  docxParts(await portalDocx(source, { paper: 'a4', watermark }));

test.each(Object.entries(taggedSources))('has every string: %s', async (_, source) => {
  const parts = await portal(source);
  expect(docxProblems(parts)).toEqual([]);
  const text = textOf(parts);
  const { experience: _jobs, ...timeless } = prepareSource(
    { ...source, resume: { ...source.resume, sectionHeadings: {} } },
    keptText,
  );
  const dated = (one: string) => /\d{4}/.test(one) && one.length < 60;
  const strings = printedStrings({ ...timeless, experience: [] }, sectionIds);
  expect(strings.filter((one) => !dated(one) && !text.includes(one))).toEqual([]);
});

test('has one column of text: no tables, pictures, columns or tabs, and known headings', async () => {
  const parts = await portal({
    ...everySection,
    resume: { ...everySection.resume, sectionHeadings: { experience: 'Where I was' } },
  });
  const document = parts.xml(main);
  for (const name of ['tbl', 'drawing', 'tab', 'headerReference'])
    expect(elements(document, name)).toEqual([]);
  expect(elements(document, 'sectPr')).toHaveLength(1);
  expect(withStyle(parts, 'Heading1')).toContain('Work Experience');
  expect(textOf(parts)).not.toContain('Where I was');
});

test('has dates in figures on lines of their own, and labels before contact details', async () => {
  const parts = await portal(lizaSource);
  expect(withStyle(parts, 'EntryMeta')).toEqual([
    'Peñafrancia Trading Corporation, Naga City',
    '03/2019 – Present',
    'Sari-Sari Supply Cooperative',
    '06/2014 – 02/2019',
    'Ateneo de Naga University',
    '2009 – 2013',
    'Professional Regulation Commission',
    '05/30/2014',
  ]);
  expect(withStyle(parts, 'ContactDetails')[0]).toBe('Email: liza.nunez@example.com');
});

test('has the free plan’s line', async () => {
  expect(footers(await portal(lizaSource, true))).toEqual(['Husay FREE', 'Husay FREE']);
  expect(footers(await portal(lizaSource))).toEqual([]);
});
