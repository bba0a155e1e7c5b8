// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { fullSections } from '#shared/resume/sections/testing/full-sections';
import { findTemplate, templates } from '../templates';
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

/** Contracts whose texts are too wide for one line each in a book face. */
const contracts = [
  ['MV Bataan Star', 'Bulk Carrier', 'Second Engineer', '2023-01-12', '2023-10-20'],
  ['MT Corregidor Spirit', 'Oil Tanker', 'Third Engineer', '2021-03-03', '2021-12-15'],
  ['MT Sulu Breeze', 'Chemical Tanker', 'Fourth Engineer', '2014-02-02', '2014-11-19'],
].map(([vessel = '', type = '', rank = '', signOn = '', signOff = '']) => ({
  ...voyage!,
  vessel,
  type,
  rank,
  flag: 'Marshall Islands',
  principal: 'Anchor Bay Shipping Agency',
  signOn,
  signOff,
}));
const engineer = { ...lizaSource, resume: { ...lizaSource.resume, seaService: contracts } };

test('the room of a table goes to the texts that need the least to be whole', () => {
  const cells = texts(laidOut(engineer, findTemplate('serif')).pages[0]).filter(
    ({ role }) => role === 'table-cell',
  );
  const drawn = cells.map(({ text }) => text);
  for (const { vessel, type, rank } of contracts)
    expect(drawn).toEqual(expect.arrayContaining([vessel, type, rank]));
  expect(drawn).not.toContain('Anchor Bay Shipping Agency');
});

test('the totals are as small as the table, and a line of them ends between two ranks or vessel types', () => {
  for (const template of templates) {
    const marks = laidOut(engineer, template).pages.flatMap((page) => texts(page));
    const own = marks.filter(({ section, role }) => section === 'seaService' && role === 'detail');
    const [size] = marks.filter(({ role }) => role === 'table-cell').map((mark) => mark.size);
    expect(own.map(({ text }) => text).join(' ')).toMatch(
      /^Total sea service: .* By rank: .* By vessel type: /,
    );
    for (const mark of own) {
      expect(mark.size).toBe(size);
      if (mark.space) expect(mark.text).toMatch(/[,:]$/);
    }
  }
});
