// @vitest-environment node
import { expect, test } from 'vitest';
import { noParticulars } from '#shared/resume/particulars';
import { emptyEducation } from '#shared/resume/schema';
import { findTemplate, movableSections, templates } from '../templates';
import { arrangedSections } from '#shared/resume/sections/section-order';
import { allTexts, laidOut, texts, textsOf } from '../test/marks';
import { lizaSource, withJobs } from '../test/people';
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
    expect(marks.find(({ text }) => text === label)?.baseline).toBeCloseTo(beside?.baseline ?? NaN);
    expect(beside?.x).toBeGreaterThan(50);
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
  // A long label is wrapped in its cell.
  const label = marks.filter(({ field }) => field === 'customSections.0.entries.1.title');
  expect(label.map(({ text }) => text).join(' ')).toBe('Languages and dialects spoken at home');
  expect(label.length).toBeGreaterThan(1);
  for (const { x, width } of label) expect(x + width).toBeLessThan(50);
  expect(label[0]?.baseline).toBeCloseTo(marks.find(({ text }) => text === 'Bikol')?.baseline ?? NaN);
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

const find = (document: ReturnType<typeof laidOut>, wanted: string) => {
  const mark = allTexts(document).find(({ text }) => text === wanted);
  if (!mark) throw new Error(`Not printed: ${wanted}`);
  return mark;
};

test('it begins with what it is, and has the title as the position desired', () => {
  const document = laidOut(lizaSource, bioData);
  const printed = texts(document.pages[0]).map(({ text }) => text);
  expect(printed.slice(0, 4)).toEqual([
    'BIO-DATA',
    'Liza Dimaculangan-Ñunez',
    'Position desired',
    'Certified Public Accountant',
  ]);
});

const levelWords = /^(?:Graduate studies|College|(?:Senior )?high school|Elementary|Vocational)$/i;
const seniorHigh = {
  ...emptyEducation,
  degree: 'Senior High School, STEM Strand',
  school: 'Naga Senior High',
};
const withSchools = (education: readonly (typeof emptyEducation)[]) =>
  laidOut({ ...lizaSource, resume: { ...lizaSource.resume, education: [...education] } }, bioData);
const levelsIn = (document: ReturnType<typeof withSchools>) =>
  allTexts(document)
    .map(({ text }) => text)
    .filter((text) => levelWords.test(text));

test('schools are below their level where the degree names one', () => {
  const document = withSchools([
    { ...emptyEducation, degree: 'Master of Science', school: 'University', year: '2020' },
    { ...emptyEducation, degree: 'Certified Astronaut', school: 'Training Program' },
    { ...emptyEducation, degree: 'High School Diploma', school: 'Naga High' },
    seniorHigh,
  ]);
  const level = find(document, 'Graduate studies');
  const degree = find(document, 'Master of Science');
  expect(level.x).toBe(degree.x);
  expect(level.baseline).toBeLessThan(degree.baseline);
  expect(degree.baseline - level.baseline).toBeLessThan(6);
  // A degree that is nothing but a level needs none, and one that begins with it has it as the others have theirs.
  expect(levelsIn(document)).toEqual(['Graduate studies', 'Senior high school']);
});

test('levels that all degrees begin with are not repeated', () => {
  expect(levelsIn(withSchools([seniorHigh]))).toEqual([]);
});

test('work is a row of the period, the position and the company, read in the order of other templates', () => {
  const document = laidOut(lizaSource, bioData);
  const [position, company, period] = [
    'Bookkeeper',
    'Sari-Sari Supply Cooperative',
    'June 2014 – February 2019',
  ].map((text) => find(document, text));
  expect(period?.baseline).toBeCloseTo(position?.baseline ?? NaN, 0);
  expect((period?.x ?? NaN) + (period?.width ?? NaN)).toBeLessThan(position?.x ?? NaN);
  expect(company?.x).toBe(position?.x);
  const order = allTexts(document);
  expect(order.indexOf(period!)).toBeGreaterThan(order.indexOf(company!));
});

test('short particulars are two in a row, long ones have a row of their own', () => {
  const values = {
    birthDate: '1992-05-04',
    birthplace: 'Naga City',
    sex: 'Female',
    streetAddress: '17 Sampaguita Street, Barangay Concepcion Grande',
  };
  const document = laidOut(
    { ...lizaSource, particulars: { ...noParticulars, ...values, printed: Object.keys(values) } },
    bioData,
  );
  const at = (text: string) => find(document, text).baseline;
  expect(at('Place of birth')).toBeCloseTo(at('Date of birth'));
  expect(at('Sex')).toBeGreaterThan(at('Date of birth'));
  expect(at('Street address')).toBeGreaterThan(at('Sex'));
});

test('the lines to sign end the form, and are never alone on a page', () => {
  const own = [bioData.form?.closing, 'Signature', 'Date'];
  for (let jobs = 1; jobs <= 24; jobs++) {
    const marks = texts(laidOut(withJobs(jobs), bioData).pages.at(-1)).filter(
      ({ role }) => role !== 'artifact',
    );
    expect(marks.slice(-3).map(({ text }) => text)).toEqual(own);
    expect(marks.length, `${jobs} jobs`).toBeGreaterThan(3);
  }
});

test('a frame that continues on the next page is closed on both', () => {
  const { pages } = laidOut(withJobs(12), bioData);
  expect(pages.length).toBeGreaterThan(1);
  for (const page of pages) {
    const lines = page.filter((mark) => mark.kind === 'rectangle');
    const sides = lines.filter(({ width, height }) => width < 0.3 && height > 1);
    const ends = (edge: number) => lines.some(({ y, width }) => width > 100 && Math.abs(y - edge) < 0.3);
    expect(ends(Math.min(...sides.map(({ y }) => y)))).toBe(true);
    expect(ends(Math.max(...sides.map(({ y, height }) => y + height)))).toBe(true);
  }
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
