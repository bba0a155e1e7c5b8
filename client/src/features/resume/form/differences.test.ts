import { expect, test } from 'vitest';
import { emptyResume } from '#shared/resume/empty-resume';
import { emptyExperience } from '#shared/resume/schema';
import { fullSections, plantedParticulars } from '#shared/resume/sections/testing/full-sections';
import { differencesOf } from './differences';

test('what differs is named once, in the words of the form', () => {
  expect(
    differencesOf(
      { ...emptyResume, title: 'Nurse', sectionOrder: ['skills'] },
      { ...emptyResume, ...fullSections, title: 'Cook', sectionOrder: [] },
    ).map(({ name }) => name),
  ).toEqual([
    'Title',
    'Sea Service',
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

test('of particulars each item is compared, with whether it is printed', () => {
  const changed = { ...plantedParticulars, religion: 'Other', printed: ['visa'] };
  const mine = { ...emptyResume, particulars: { ...plantedParticulars, printed: ['visa', 'sex'] } };
  expect(differencesOf(mine, { ...emptyResume, particulars: changed })).toEqual([
    {
      name: 'Personal particulars',
      mine: ['Sex: Planted Sex (printed in Bio-data)', 'Religion: Planted Religion'],
      other: ['Sex: Planted Sex', 'Religion: Other'],
    },
  ]);
});

test('the order of properties makes no difference', () => {
  const [section] = fullSections.customSections;
  const { id, heading, entries } = section!;
  expect(
    differencesOf(
      { ...emptyResume, customSections: [{ id, heading, entries }] },
      { ...emptyResume, customSections: [{ entries, heading, id }] },
    ),
  ).toEqual([]);
});

test('both versions of a text are shown, and of a list only what the other one lacks', () => {
  const job = (title: string) => ({ ...emptyExperience, title, company: 'Cebu Medical' });
  const [section] = fullSections.customSections;
  expect(
    differencesOf(
      {
        ...emptyResume,
        title: 'Nurse',
        skills: ['Triage', 'IV therapy'],
        experience: [job('Aide'), job('Nurse')],
        customSections: [{ ...section!, id: 'custom-1', heading: 'Boards', entries: [] }],
        referencesOnRequest: true,
      },
      { ...emptyResume, summary: 'Cares.', skills: ['Triage'], experience: [job('Aide'), job('Head Nurse')] },
    ),
  ).toEqual([
    { name: 'Title', mine: ['Nurse'], other: [] },
    { name: 'Summary', mine: [], other: ['Cares.'] },
    { name: 'Skills', mine: ['IV therapy'], other: [] },
    { name: 'Work Experience', mine: ['Nurse, Cebu Medical'], other: ['Head Nurse, Cebu Medical'] },
    { name: 'Character References', mine: ['Available on request'], other: ['Listed'] },
    { name: 'Your own sections', mine: ['Boards'], other: [] },
  ]);
});

test('another order of the same items is named', () => {
  const skills = ['Triage', 'IV therapy'];
  expect(
    differencesOf({ ...emptyResume, skills }, { ...emptyResume, skills: [...skills].reverse() }),
  ).toEqual([{ name: 'Skills', mine: [], other: [] }]);
});
