import { expect, test } from 'vitest';
import { professionOf } from './professions';

test.each([
  ['Second Engineer', 'seafarer'],
  ['2nd Engineer', 'seafarer'],
  ['Chief Engineer', 'seafarer'],
  ['Third Engineer Officer', 'seafarer'],
  ['Fourth Engineer', 'seafarer'],
  ['Marine Engineer', 'seafarer'],
  ['Engine Cadet', 'seafarer'],
  ['Deck Cadet', 'seafarer'],
  ['Cadet', 'seafarer'],
  ['Chief Mate', 'seafarer'],
  ['Second Officer', 'seafarer'],
  ['Able Seaman', 'seafarer'],
  ['Bosun', 'seafarer'],
  ['Chief Cook', 'seafarer'],
  ['RN', 'nurse'],
  ['USRN', 'nurse'],
  ['Maria Reyes, LPT', 'teacher'],
  ['CSR', 'bpo'],
  ['Civil Engineer', 'engineer'],
  ['Cadet Engineer', 'engineer'],
  ['Site Engineer', 'engineer'],
  ['QA/QC Engineer', 'engineer'],
  ['Licensed Architect', 'engineer'],
  ['Nurse Educator', 'nurse'],
  ['Nursing Assistant', 'nurse'],
  ['Chief Nurse', 'nurse'],
  ['Nursery Teacher', 'teacher'],
  ['Marine Engineering Instructor', 'teacher'],
  ['Teacher III', 'teacher'],
  ['Technical Support Engineer', 'bpo'],
  ['Call Center Agent', 'bpo'],
] as const)('%s has the examples of the %s', (title, profession) => {
  expect(professionOf(title)).toBe(profession);
});

test.each([
  'Software Engineer',
  'Sales Engineer',
  'Data Engineer',
  'Systems Engineer',
  'Solutions Architect',
  'Marine Biologist',
  'Police Cadet',
  'Chief Operating Officer',
  'Chief Executive Officer',
  'First Officer, Airbus A320',
  'Fitness Instructor',
  'Plant Nursery Worker',
  'Seamstress',
  'Accountant',
  '',
])('%j has the general examples', (title) => {
  expect(professionOf(title)).toBeUndefined();
});
