// @vitest-environment node
import { expect, test } from 'vitest';
import { isSchoolLevel, schoolLevel } from './school-level';

test.each([
  ['Doctor of Philosophy in Nursing', 'Graduate studies'],
  ['Ph.D. in Linguistics', 'Graduate studies'],
  ['Master of Arts in Elementary Education', 'Graduate studies'],
  ['MS in Biology', 'Graduate studies'],
  ['MBA', 'Graduate studies'],
  ['Bachelor of Secondary Education', 'College'],
  ['BS Marine Transportation', 'College'],
  ['BSN', 'College'],
  ['AB Communication', 'College'],
  ['College', 'College'],
  ['Welding NC II', 'Vocational'],
  ['Senior High School, ABM Strand', 'Senior high school'],
  ['High School Diploma', 'High school'],
  ['Secondary', 'High school'],
  ['Junior High School', 'High school'],
  ['Elementary', 'Elementary'],
])('%s is %s', (degree, level) => {
  expect(schoolLevel(degree)).toBe(level);
});

test.each([
  '',
  'Certified Astronaut',
  'Master Mariner',
  'Diploma in Midwifery',
  'MS Office',
  'Abaca weaving',
])('no level is invented for "%s"', (degree) => {
  expect(schoolLevel(degree)).toBeUndefined();
});

test('a level by itself is told from a degree of it', () => {
  for (const alone of ['Elementary', 'high school diploma', 'Secondary Education', 'College'])
    expect(isSchoolLevel(alone), alone).toBe(true);
  for (const degree of ['Senior High School, STEM', 'College of Nursing', 'BS Nursing', ''])
    expect(isSchoolLevel(degree), degree).toBe(false);
});
