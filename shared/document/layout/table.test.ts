// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { fullSections } from '#shared/resume/sections/testing/full-sections';
import { templates } from '../templates';
import { laidOut, texts } from '../test/marks';
import { lizaSource } from '../test/people';
import { paintedFile } from '../test/pdf-file';
import { objectsOf, parsedPdf } from '../test/pdf-ua/parsed-pdf';
import { structureOf } from '../test/pdf-ua/structure';
import type { DocumentSource, Page } from './document';

const [voyage] = fullSections.seaService;
const voyages = Array.from({ length: 60 }, (_, i) => ({ ...voyage!, vessel: `MV Amihan ${i + 1}` }));
const seafarer: DocumentSource = {
  ...lizaSource,
  resume: { ...lizaSource.resume, seaService: voyages },
};

const cellsOf = (page: Page) => texts(page).filter(({ role }) => role === 'table-cell');

describe.each(templates.map((template) => [template.id, template] as const))('%s', (_, template) => {
  const document = laidOut(seafarer, template);
  const withCells = document.pages.filter((page) => cellsOf(page).length > 0);

  test('a table that goes on has its headings on each page, right above its rows', () => {
    expect(withCells.length).toBeGreaterThan(1);
    const [first] = withCells;
    const headings = texts(first).filter(({ role }) => role === 'table-heading');
    const placesOf = (marks: typeof headings) => marks.map(({ text, x }) => [text, x]);
    expect(headings[0]?.text).toBe('Vessel');
    for (const page of withCells.slice(1)) {
      const top = Math.min(...cellsOf(page).map(({ baseline }) => baseline));
      const again = texts(page).filter(
        ({ role, text, baseline }) =>
          role === 'artifact' && headings.some((one) => one.text === text) && baseline < top,
      );
      expect(placesOf(again)).toEqual(placesOf(headings));
      const lowest = Math.max(...again.map(({ baseline }) => baseline));
      expect(top - lowest).toBeLessThan(8);
    }
  });

  test('a reader of the PDF hears the headings once', () => {
    const elements = structureOf(parsedPdf(objectsOf(paintedFile(document).path)));
    const counted = (type: string) => elements.filter((element) => element.type === type).length;
    const columns = texts(withCells[0]).filter(({ role, starts }) => role === 'table-heading' && starts);
    expect(counted('Table')).toBe(1);
    expect(counted('TH')).toBe(columns.length);
    expect(counted('TR')).toBe(voyages.length + 1);
  });
});
