// @vitest-environment node
import { expect, test } from 'vitest';
import { emptyEducation } from '#shared/resume/schema';
import { findTemplate, movableSections, templates } from '../templates';
import { arrangedSections } from '#shared/resume/sections/section-order';
import { allTexts, laidOut, texts, textsOf } from '../test/marks';
import { lizaSource } from '../test/people';
import type { DocumentSource } from './document';

const bioData = findTemplate('bio-data');
const particulars = (
  entries: { title: string; place: string; date?: string; text?: string }[],
): DocumentSource => ({
  ...lizaSource,
  resume: {
    ...lizaSource.resume,
    customSections: [
      {
        id: 'custom-particulars',
        heading: 'Personal Particulars',
        entries: entries.map((entry) => ({ date: '', text: '', ...entry })),
      },
    ],
  },
});

test('contact details are rows of label and value, above all other sections', () => {
  const document = laidOut(lizaSource, bioData);
  expect(textsOf(document, 'heading')[0]).toBe('Personal Information');
  const marks = texts(document.pages[0]);
  for (const [label, value] of [
    ['Address', 'Naga City, Camarines Sur'],
    ['Phone', '+63 54 555 0117'],
    ['Email', 'liza.nunez@example.com'],
  ]) {
    const beside = marks.find(({ text }) => text === value);
    expect(marks.find(({ text }) => text === label)).toMatchObject({ x: 20, baseline: beside?.baseline });
    expect(beside?.x).toBe(50);
  }
});

test('what the user gave in a section of their own follows in rows, and nothing is asked for', () => {
  const document = laidOut(
    particulars([
      { title: 'Date of birth', place: 'May 4, 1992' },
      { title: 'Languages and dialects spoken at home', place: 'Bikol' },
    ]),
    bioData,
  );
  expect(textsOf(document, 'heading').slice(0, 3)).toEqual([
    'Personal Information',
    'Personal Particulars',
    'Professional Summary',
  ]);
  const marks = allTexts(document);
  const value = marks.find(({ text }) => text === 'May 4, 1992');
  expect(marks.find(({ text }) => text === 'Date of birth')?.baseline).toBe(value?.baseline);
  // A long label is wrapped before the values, and read whole.
  const first = marks.findIndex(({ text }) => text.startsWith('Languages and'));
  const answer = marks.findIndex(({ text }) => text === 'Bikol');
  const label = marks.slice(first, answer);
  expect(label.map(({ text }) => text).join(' ')).toBe('Languages and dialects spoken at home');
  expect(label.length).toBeGreaterThan(1);
  for (const { x, width } of label) expect(x + width).toBeLessThan(50);
  expect(marks[answer]?.baseline).toBe(label[0]?.baseline);
  const printed = marks.map(({ text }) => text).join(' ');
  expect(printed).not.toMatch(/\b(?:civil status|religion|TIN|SSS)\b/i);
});

test('an entry with a date or a text is no row, and its section keeps its place', () => {
  const document = laidOut(
    particulars([{ title: 'Board Examination', place: 'PRC', date: '2014', text: 'Rating 85.4%' }]),
    bioData,
  );
  expect(textsOf(document, 'heading').at(-1)).toBe('Personal Particulars');
  const [title, place] = ['Board Examination', 'PRC'].map((wanted) =>
    allTexts(document).find(({ text }) => text === wanted),
  );
  expect(place?.baseline).toBeGreaterThan(title?.baseline ?? NaN);
});

test('a school without years is an entry like the others, not a row of the form', () => {
  const schools = [
    { ...emptyEducation, degree: 'Certified Astronaut', school: 'Training Program' },
    { ...emptyEducation, degree: 'Master of Science', school: 'University', year: '2020' },
  ];
  const document = laidOut({ ...lizaSource, resume: { ...lizaSource.resume, education: schools } }, bioData);
  const find = (wanted: string) => allTexts(document).find(({ text }) => text === wanted);
  expect(find('Certified Astronaut')).toMatchObject({ x: find('Master of Science')?.x, font: 'bold' });
  expect(find('Training Program')?.x).toBe(find('University')?.x);
});

test('the order that users arrange begins with the printed one, and stays with the particulars on top', () => {
  const source = particulars([
    { title: 'Date of birth', place: 'May 4, 1992' },
    { title: '', place: '' },
  ]);
  const order = movableSections(bioData, source.resume);
  expect(order.slice(0, 2)).toEqual(['custom-particulars', 'summary']);
  const sectionOrder = order.toSpliced(1, 2, 'experience', 'summary');
  const document = laidOut({ ...source, resume: { ...source.resume, sectionOrder } }, bioData);
  expect(textsOf(document, 'heading').slice(0, 4)).toEqual([
    'Personal Information',
    'Personal Particulars',
    'Work Experience',
    'Professional Summary',
  ]);
});

test('the order of other templates is that of all resumes, with what they do not print', () => {
  const { resume } = particulars([{ title: 'Date of birth', place: 'May 4, 1992' }]);
  for (const template of templates.filter(({ id }) => id !== 'bio-data')) {
    expect(movableSections(template, resume), template.id).toEqual(arrangedSections(resume));
  }
});
