import { expect, test } from 'vitest';
import { experienceFields } from '../resume-fields';
import { actionVerbs, generalPhrases, phrases } from './phrase-bank';

const all = [...generalPhrases, ...Object.values(phrases).flat()];

test('several sentences fit into one description, each is there once', () => {
  const room = experienceFields.description.max;
  expect(new Set(all).size).toBe(all.length);
  for (const phrase of all) expect(phrase.length).toBeLessThan(room / 4);
});

test('a sentence begins with a verb in the past tense and has no full stop, as a point in a list', () => {
  for (const phrase of all) {
    expect(phrase).toMatch(/^(?:[A-Z][a-z]+ed|[A-Z][a-z]*[a-z]d|Built|Kept|Taught|Took|Led|Stood)[, ]/);
    expect(phrase).not.toMatch(/\.$/);
  }
});

test('a verb is in one group only', () => {
  const verbs = actionVerbs.flatMap((group) => group.verbs);
  expect(new Set(verbs).size).toBe(verbs.length);
});
