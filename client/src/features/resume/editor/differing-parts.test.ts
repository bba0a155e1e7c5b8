import { expect, test } from 'vitest';
import { emptyResume } from '#shared/resume/empty-resume';
import { fullSections } from '#shared/resume/sections/testing/full-sections';
import { differingParts } from './differing-parts';

test('what differs is named once, in the words of the form', () => {
  expect(
    differingParts(
      { ...emptyResume, title: 'Nurse', sectionOrder: ['skills'] },
      { ...emptyResume, ...fullSections, title: 'Cook', sectionOrder: [] },
    ),
  ).toEqual([
    'Title',
    'Licenses and Certifications',
    'Languages',
    'Projects',
    'Trainings and Seminars',
    'Awards',
    'Volunteer Experience',
    'Publications',
    'Character References',
    'Links',
    'Interests',
    'Your own sections',
    'Arrangement of sections',
  ]);
});

test('the order of properties makes no difference', () => {
  const [section] = fullSections.customSections;
  const { id, heading, entries } = section!;
  expect(
    differingParts(
      { ...emptyResume, customSections: [{ id, heading, entries }] },
      { ...emptyResume, customSections: [{ entries, heading, id }] },
    ),
  ).toEqual([]);
});
