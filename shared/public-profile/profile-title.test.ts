import { expect, test } from 'vitest';
import { profileName, profileTitle } from './profile-title';

test('a person without a name is a Professional', () => {
  expect(profileName({ firstName: ' ', lastName: '' })).toBe('Professional');
  expect(profileName({ firstName: '', lastName: 'Santos' })).toBe('Santos');
});

test('the title leaves out what is empty', () => {
  const user = { firstName: 'Maria', lastName: 'Santos' };
  expect(profileTitle({ user, resume: { title: 'Nurse' } })).toBe('Maria Santos – Nurse | Husay');
  expect(profileTitle({ user, resume: { title: '' } })).toBe('Maria Santos | Husay');
});
