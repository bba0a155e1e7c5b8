import { expect, test } from 'vitest';
import { emptyResume } from './empty-resume';
import { emptyOf, resumeContent } from './schema';

test('the empty resume has every field of the schema in its order, and nothing in it', () => {
  expect(JSON.stringify(emptyResume)).toBe(JSON.stringify(emptyOf(resumeContent)));
});
