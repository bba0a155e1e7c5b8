import { describe, expect, test } from 'vitest';
import { isUsername, numberedUsername, proposeUsername } from './usernames';

describe('a username', () => {
  test.each(['ana', 'maria-santos-2', 'a-b-c', '007', 'x'.repeat(30), 'husayn', 'adminda', 'supportive'])(
    'may be %s',
    (name) => {
      expect(isUsername(name)).toBe(true);
    },
  );

  test.each([
    '',
    'ab',
    'x'.repeat(31),
    'Ana',
    'ana--b',
    '-ana',
    'ana-',
    'ana b',
    'ana_b',
    'niña',
    'ana.b',
    'ana\n',
    'husay-support',
    'admin1',
    'support2',
    'admin-2',
    'husay-1',
    'example',
    'maria-santos',
    'juan-dela-cruz',
    'sample-admin',
    'admin',
    'support',
    'husay',
    'api',
    'login',
    'oidc',
    'profile',
  ])('may not be %j', (name) => {
    expect(isUsername(name)).toBe(false);
  });
});

describe('the first proposal', () => {
  const propose = (firstName: string, lastName = '', email = 'someone@example.com') =>
    proposeUsername({ firstName, lastName, email });

  test.each([
    [['Maria', 'Santos'], 'maria-santos'],
    [['Niña', 'Peña'], 'nina-pena'],
    [['Juan Miguel', 'dela Cruz'], 'juan-miguel-dela-cruz'],
    [["D'Angelo", 'O’Neil'], 'dangelo-oneil'],
    [['  <b>Ana</b> ', '😀'], 'b-ana-b'],
    [['Jo'], 'someone'],
    [['😀😀😀'], 'someone'],
    [['محمد', 'علي'], 'someone'],
    [['Admin'], 'someone'],
    [['', '', 'Rey.Reyes+work@example.com'], 'rey-reyes-work'],
    [['', '', 'admin@example.com'], 'member'],
    [['', '', '😀@example.com'], 'member'],
    [['', '', ''], 'member'],
  ] as [[string, string?, string?], string][])('of %j is %s', (person, username) => {
    expect(propose(...person)).toBe(username);
  });

  test('of a very long name is shortened and valid', () => {
    const username = propose('Maximiliano Alejandro-Fernando', 'de la Santísima Trinidad y Bautista');
    expect(username.length).toBeLessThanOrEqual(30);
    expect(isUsername(username)).toBe(true);
    expect(isUsername(propose('x'.repeat(29), 'y'))).toBe(true);
  });
});

test('a number is added within the length limit', () => {
  expect(numberedUsername('ana', 1)).toBe('ana');
  expect(numberedUsername('ana', 2)).toBe('ana-2');
  const long = numberedUsername('x'.repeat(30), 123_456);
  expect(long).toBe(`${'x'.repeat(23)}-123456`);
  expect(isUsername(numberedUsername(`${'x'.repeat(27)}-yz`, 2))).toBe(true);
});
