import { expect, test } from 'vitest';
import { licenseEntry, trainingEntry } from '../sections/schema';
import { resumeContent, educationEntry } from '../schema';
import { cityPresets } from './cities';
import { licensePresets, prcProfessions } from './licenses';
import { schoolPresets } from './schools';
import { trainingPresets } from './trainings';

const duplicates = (texts: string[]) => texts.filter((text, index) => texts.indexOf(text) !== index);

test('every suggestion fits into its section as it is', () => {
  for (const { name, issuer } of licensePresets)
    expect(licenseEntry.parse({ name, issuer }), name).toMatchObject({ name, issuer });
  for (const preset of trainingPresets)
    expect(trainingEntry.parse(preset), preset.title).toMatchObject(preset);
});

test('no suggestion is listed twice', () => {
  expect(duplicates(licensePresets.map(({ name, issuer }) => `${name}, ${issuer}`))).toEqual([]);
  expect(duplicates(trainingPresets.map(({ title, organizer }) => `${title}, ${organizer}`))).toEqual([]);
});

test('schools and all 149 cities are there once, and fit', () => {
  expect(cityPresets).toHaveLength(149);
  expect(duplicates([...cityPresets])).toEqual([]);
  expect(duplicates([...schoolPresets])).toEqual([]);
  for (const location of cityPresets) expect(resumeContent.shape.location.parse(location)).toBe(location);
  for (const school of schoolPresets) expect(educationEntry.shape.school.parse(school)).toBe(school);
});

test('what does not expire has no years of validity, and PRC cards have three', () => {
  expect(licensePresets.filter(({ expires, validYears }) => !expires && validYears)).toEqual([]);
  expect(prcProfessions.length).toBeGreaterThan(50);
  expect(new Set(prcProfessions.map(({ validYears }) => validYears))).toEqual(new Set([3]));
});

test.each([
  ['Licensed Professional Teacher', 'Professional Regulation Commission', true],
  ['Cookery NC II', 'Technical Education and Skills Development Authority', true],
  ['Shielded Metal Arc Welding (SMAW) NC IV', 'Technical Education and Skills Development Authority', true],
  ['STCW VI/1 Basic Training', 'Maritime Industry Authority', true],
  ['NBI Clearance', 'National Bureau of Investigation', true],
  ['Career Service Professional Eligibility', 'Civil Service Commission', false],
])('%s of the %s', (name, issuer, expires) =>
  expect(licensePresets).toContainEqual(expect.objectContaining({ name, issuer, expires })),
);
