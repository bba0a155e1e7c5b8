import { expect, test } from 'vitest';
import { z } from 'zod';
import { emptyEntries } from './empty-entries';
import { emptyResume } from './empty-resume';
import { emptyOf, resumeContent } from './schema';
import { customEntry } from './sections/schema';

test('the empty resume has every field of the schema in its order, and nothing in it', () => {
  expect(JSON.stringify(emptyResume)).toBe(JSON.stringify(emptyOf(resumeContent)));
});

test('an empty entry of each list has every field of the schema, and nothing in it', () => {
  const lists = Object.entries(resumeContent.shape).flatMap(([name, type]) =>
    type instanceof z.ZodArray && type.element instanceof z.ZodObject && name !== 'customSections'
      ? [[name, emptyOf(type.element)] as const]
      : [],
  );
  expect(emptyEntries).toEqual({ ...Object.fromEntries(lists), custom: emptyOf(customEntry) });
});
