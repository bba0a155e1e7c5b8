// @vitest-environment node
import { expect, test } from 'vitest';
import { emptyEducation, emptyExperience } from '#shared/resume/schema';
import { fullSections } from '#shared/resume/sections/testing/full-sections';
import { monthStyles, type MonthStyle } from '#shared/text/partial-date';
import { attachableDocument } from '../pdf/resume-pdf';
import { readAttachedResume } from '../attachment/read-attached-resume';
import { resumeDocx } from '../docx/resume-docx';
import { findTemplate } from '../templates';
import { docxParts } from '../test/docx/docx-parts';
import { textOf } from '../test/docx/docx-text';
import { allTexts, laidOut } from '../test/marks';
import { blankSource } from '../test/people';
import { markdown } from '../text/markdown';
import { plainText } from '../text/plain-text';
import type { DocumentSource } from './document';

const [license] = fullSections.licenses;
const [project] = fullSections.projects;
const [award] = fullSections.awards;
const [seaService] = fullSections.seaService;

const sourceIn = (monthStyle?: MonthStyle): DocumentSource => ({
  ...blankSource,
  monthStyle,
  resume: {
    ...blankSource.resume,
    experience: [
      { ...emptyExperience, title: 'Nurse', duration: '06/2021 - Present' },
      { ...emptyExperience, title: 'Tutor', duration: 'Summers of March 2019' },
    ],
    education: [{ ...emptyEducation, school: 'UP Cebu', year: '2012-2016' }],
    licenses: [{ ...license!, issued: '2017-11-24', validUntil: '2029-11', noExpiry: false }],
    projects: [{ ...project!, duration: 'Sept 2018 to Dec 2018' }],
    trainings: [{ title: 'First aid', organizer: '', duration: 'March 2023', hours: '24' }],
    awards: [{ ...award!, date: '2024-05-31' }],
    seaService: [{ ...seaService!, signOn: '2022-02-03', signOff: '2022-10-04' }],
    customSections: [
      {
        id: 'custom-1',
        heading: 'Boards',
        entries: [{ title: 'Exam', place: '', date: '082017', text: '' }],
      },
    ],
  },
  credentials: [{ title: 'Diploma', issuer: '', issuedDate: '2016-04-01', description: '' }],
});

const expected: Record<MonthStyle, string[]> = {
  'as-typed': [
    '06/2021 – Present',
    'Sept 2018 to Dec 2018',
    'March 2023, 24 hours',
    'May 31, 2024',
    '082017',
    'Summers of March 2019',
  ],
  short: [
    'Jun 2021 – Present',
    'Sep 2018 – Dec 2018',
    'Mar 2023, 24 hours',
    'May 31, 2024',
    'Aug 2017',
    'Summers of Mar 2019',
  ],
  long: [
    'June 2021 – Present',
    'September 2018 – December 2018',
    'March 2023, 24 hours',
    'May 31, 2024',
    'August 2017',
    'April 1, 2016',
    'November 24, 2017',
    'February 3, 2022',
    'Summers of March 2019',
  ],
  numeric: [
    '06/2021 – Present',
    '09/2018 – 12/2018',
    '03/2023, 24 hours',
    'May 31, 2024',
    '08/2017',
    'Apr 1, 2016',
    'Nov 24, 2017',
    'Feb 3, 2022',
    'Summers of 03/2019',
  ],
};

test.each(monthStyles)('every date of a document is %s, whatever the file', async (style) => {
  const source = sourceIn(style);
  const template = findTemplate('minimalist-gray');
  const files = {
    layout: allTexts(laidOut(source, template))
      .map(({ text }) => text)
      .join('\n'),
    word: textOf(docxParts(await resumeDocx(source, template, { paper: 'a4', watermark: false }))),
    text: plainText(source),
    markdown: markdown(source).replaceAll('\\', ''),
  };
  // Words around a month, and years, are the same in every style.
  const always = ['2012–2016'];
  for (const [file, text] of Object.entries(files))
    expect(
      [...expected[style], ...always].filter((date) => !text.includes(date)),
      file,
    ).toEqual([]);
});

test('without a style it is as typed', () => {
  const template = findTemplate('minimalist-gray');
  expect(laidOut(sourceIn(), template)).toEqual(laidOut(sourceIn('as-typed'), template));
});

test('the PDF carries the style that was chosen, and no other', () => {
  const options = { paper: 'a4', watermark: false, attachData: true } as const;
  const attachedIn = (style?: MonthStyle) =>
    attachableDocument(sourceIn(style), findTemplate('serif'), options).attachment ?? '';
  expect(attachedIn('as-typed')).not.toContain('monthStyle');
  expect(readAttachedResume(attachedIn('as-typed'))?.page.monthStyle).toBe('as-typed');
  expect(readAttachedResume(attachedIn('long'))?.page.monthStyle).toBe('long');
});
