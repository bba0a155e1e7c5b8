import { expect, test } from 'vitest';
import { canSeeProfile, contactForVisitors, exposureOf, hasSavedResume } from './policy';

test.each([
  ['public', 1, 'indexed'],
  ['link', 1, 'unlisted'],
  ['private', 1, 'hidden'],
  ['public', 0, 'hidden'],
  ['link', null, 'hidden'],
] as const)('visibility "%s" with resume version %s: %s', (visibility, resumeVersion, expected) => {
  const owner = { id: 'ana', visibility, resumeVersion };
  expect(exposureOf(owner)).toBe(expected);
  expect(hasSavedResume(owner)).toBe((resumeVersion ?? 0) > 0);
  expect(canSeeProfile('ana', owner)).toBe(true);
  for (const viewer of ['ben', null]) expect(canSeeProfile(viewer, owner)).toBe(expected !== 'hidden');
});

const contact = { email: 'ana@example.com', phone: '0917 555 0142', location: 'Cebu City' };

test.each([
  ['showEmail', 'email'],
  ['showPhone', 'phone'],
  ['showLocation', 'location'],
] as const)('%s decides alone about the %s', (setting, field) => {
  const all = { showEmail: true, showPhone: true, showLocation: true };
  expect(contactForVisitors(contact, all)).toEqual(contact);
  expect(contactForVisitors(contact, { ...all, [setting]: false })).toEqual({ ...contact, [field]: '' });
});
