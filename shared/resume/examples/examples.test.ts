import { expect, test } from 'vitest';
import { resumeContent, skill } from '../schema';
import { fieldHints, generalHints } from './hints';
import { loadExample } from './load-example';
import { professionOf, professions } from './professions';

test.each(professions)('the example of $id is a filled resume that can be saved as it is', async ({ id }) => {
  const { person, content } = await loadExample(id);
  expect(resumeContent.parse(content)).toEqual(content);
  expect(person.email).toMatch(/@example\.com$/);
  expect(person.lastName, 'a name that says it is a sample').toBe('Halimbawa');
  expect(content.experience.length).toBeGreaterThan(1);
  expect(content.education.length).toBeGreaterThan(0);
  expect(content.licenses.length).toBeGreaterThan(0);
  expect(content.licenses.map(({ number }) => number).join('')).toBe('');
  expect(professionOf(content.title)).toBe(id);
});

test('the hints fit their fields', () => {
  for (const hints of [generalHints, ...Object.values(fieldHints)]) {
    expect(
      resumeContent.partial().safeParse({ title: hints.title, summary: hints.summary, skills: hints.skills })
        .success,
    ).toBe(true);
    for (const one of hints.skills) expect(skill.parse(one)).toBe(one);
  }
});
