import { describe, expect, test } from 'vitest';
import { repeatedIn, sharedTrait } from './duplicates';
import { nameKey, phoneKey, wordsOf } from './keys';

test('words have neither case, accents nor signs', () => {
  expect(wordsOf('PEÑA-Reyes, María (R.N.)')).toEqual(['pena', 'reyes', 'maria', 'r', 'n']);
  expect(wordsOf('—')).toEqual([]);
});

test('a name is the same in any order, with initials and titles', () => {
  expect(nameKey('DELA CRUZ, Juan P.')).toBe(nameKey('Juan Dela Cruz Jr.'));
  expect(nameKey('Ñ')).toBe('n');
  expect(nameKey('Juan Cruz')).not.toBe(nameKey('Juana Cruz'));
});

test.each([
  ['+63 917 555 0142', '0917-555-0142'],
  ['0063 917 555 0142', '(0917) 555 0142'],
  ['+63 2 8123 4567', '02 8123 4567'],
])('%s and %s are one phone', (one, other) => {
  expect(phoneKey(one)).toBe(phoneKey(other));
  expect(phoneKey(one)).not.toBe('');
});

test('a phone of fewer than seven digits tells no two people apart', () => {
  expect(phoneKey('local 123')).toBe('');
  expect(phoneKey('+65 9123 4567')).toBe('6591234567');
});

describe('two records', () => {
  const ana = { name: 'Ana Reyes', email: 'ana@example.com', phone: '0917 555 0142' };
  test('are of one person by e-mail, whatever the name', () => {
    expect(sharedTrait(ana, { name: 'A. Reyes', email: ' ANA@example.com', phone: '' })).toBe('email');
  });
  test('are of one person by phone and name', () => {
    expect(sharedTrait(ana, { name: 'REYES, Ana M.', email: '', phone: '+639175550142' })).toBe('phone');
    expect(sharedTrait(ana, { name: '', email: '', phone: '+639175550142' })).toBe('phone');
  });
  test('of a family with one phone are two people', () => {
    expect(sharedTrait(ana, { name: 'Ben Reyes', email: '', phone: '+639175550142' })).toBeNull();
  });
  test('with the name alone, or with nothing, are two people', () => {
    expect(sharedTrait(ana, { name: 'Ana Reyes', email: 'other@example.com', phone: '' })).toBeNull();
    expect(sharedTrait({ name: '', email: '', phone: '' }, { name: '', email: '', phone: '' })).toBeNull();
  });
  test('read at once are told with the first of them', () => {
    const other = { name: 'Ben Cruz', email: 'ben@example.com', phone: '' };
    const again = { name: 'Ana Reyes', email: 'new@example.com', phone: '0917-555-0142' };
    const third = { name: 'Ana R.', email: 'new@example.com', phone: '' };
    expect([...repeatedIn([ana, other, again, other, third])]).toEqual([
      [2, 0],
      [3, 1],
      [4, 0],
    ]);
  });
});
