import { expect, test } from 'vitest';
import { profileName, profileTitle } from './profile-title';

test('a missing name is shown as Professional', () => {
  expect(profileName({ firstName: ' ', lastName: '' })).toBe('Professional');
  expect(profileName({ firstName: '', lastName: 'Santos' })).toBe('Santos');
});

test('the title omits empty fields', () => {
  const user = { firstName: 'Maria', lastName: 'Santos' };
  expect(profileTitle({ user, resume: { title: 'Nurse' } })).toBe('Maria Santos – Nurse | Husay');
  expect(profileTitle({ user, resume: { title: '' } })).toBe('Maria Santos | Husay');
});
