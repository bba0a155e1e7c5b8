import { expect, test } from 'vitest';
import { readAttachedResume } from './read-attached-resume';

const file = {
  format: 'husay-resume',
  version: 1,
  page: { density: 'automatic', paper: 'a4', photo: 'automatic' },
  template: 'modern-blue',
};
const read = (resume: unknown, changes: object = {}) =>
  readAttachedResume(JSON.stringify({ ...file, resume, ...changes }));

test('what points to files of an account is not taken over', () => {
  const license = { name: 'Registered Nurse', credentialId: '00000000-0000-4000-8000-000000000000' };
  const attached = read({ title: 'Nurse', licenses: [license] });
  expect(attached?.resume).toMatchObject({
    title: 'Nurse',
    profilePhotoUrl: '',
    licenses: [{ name: 'Registered Nurse', credentialId: '' }],
  });
});

test.each([
  ['a script as website', { title: 'Nurse', website: 'javascript:alert(1)' }],
  ['a script as link', { title: 'Nurse', links: [{ label: 'Me', url: 'javascript:alert(1)' }] }],
  ['a text that is a number', { title: 5 }],
  ['a list that is none', { experience: { length: 3 } }],
  [
    'more entries than a resume has',
    { experience: Array.from({ length: 5000 }, () => ({ title: 'Nurse' })) },
  ],
  ['a field of a later version', { title: 'Nurse', mood: 'good' }],
])('is read by its pages instead: %s', (_, resume) => {
  expect(read({ title: 'Nurse' })).toBeDefined();
  expect(read(resume)).toBeUndefined();
});

test('so are another version, names of prototypes, and no JSON', () => {
  expect(read({}, { version: 2 })).toBeUndefined();
  expect(
    readAttachedResume(JSON.stringify(file).replace('{', '{"__proto__":{"version":1},')),
  ).toBeUndefined();
  expect(readAttachedResume('{"resume":'.repeat(50_000))).toBeUndefined();
});
