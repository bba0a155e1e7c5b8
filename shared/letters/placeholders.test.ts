import { expect, test } from 'vitest';
import { fillLetter, unsendableReason } from './placeholders';
import { emptyLetter } from './samples';

const letter = {
  ...emptyLetter('cover'),
  recipientName: '{recipient}',
  company: '{Company}',
  subject: 'Application for {job  title}',
  body: 'I would like to join {company} as {job title}.\n- {my name}',
};
const values = { company: 'Cebu General', 'job title': 'Staff Nurse', recipient: 'Ms. Reyes' };

test('placeholders are filled wherever they are written, in any capitals', () => {
  const { letter: filled, empty } = fillLetter(letter, { ...values, 'my name': 'Ana Cruz' });
  expect(filled).toMatchObject({
    recipientName: 'Ms. Reyes',
    company: 'Cebu General',
    subject: 'Application for Staff Nurse',
    body: 'I would like to join Cebu General as Staff Nurse.\n- Ana Cruz',
  });
  expect(empty).toEqual([]);
});

test('a letter with an empty placeholder says which, and keeps it', () => {
  const filled = fillLetter(letter, { ...values, company: '  ' });
  expect(filled.letter.body).toContain('{company}');
  expect(filled.empty).toEqual(['company', 'my name']);
  expect(unsendableReason(filled)).toBe(
    '{company} and {my name} have nothing to put in yet. Write the words in the letter, or fill in the application.',
  );
});

test('an unknown placeholder is named, and what to do instead', () => {
  const filled = fillLetter({ ...letter, body: 'My {salary wish} is fair.' }, { ...values });
  expect(filled.unknown).toEqual(['salary wish']);
  expect(unsendableReason(filled)).toBe(
    '{salary wish} is still to be written. Put your own words in its place.',
  );
});

test('text in braces that spans lines, and a value with braces, are left as they are', () => {
  const filled = fillLetter(
    { ...letter, subject: '{', body: '{a\nb}' },
    { ...values, company: '{job title}' },
  );
  expect(filled.letter.body).toBe('{a\nb}');
  expect(filled.letter.company).toBe('{job title}');
  expect(filled.unknown).toEqual([]);
});

test('a complete letter has no reason against it', () => {
  expect(unsendableReason({ empty: [], unknown: [] })).toBeUndefined();
});
