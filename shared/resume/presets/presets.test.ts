import { expect, test } from 'vitest';
import { licenseEntry, trainingEntry } from '../sections/schema';
import { licensePresets } from './licenses';
import { prcProfessions } from './prc-professions';
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
