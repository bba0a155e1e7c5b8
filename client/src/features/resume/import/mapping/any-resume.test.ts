import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sectionKinds, type ReadEntry, type ReadResume } from '#shared/resume/read-resume';
import { resumeContent } from '#shared/resume/schema';
import { toImportedResume } from './to-imported-resume';
import { found } from './testing/read-sections';

const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom(
    'Nurse',
    '2019 – Present',
    '12/2013',
    'x'.repeat(700),
    'http://a b',
    '- a\n- b',
    'English (C1)',
    ' ',
  ),
);
const anyFound = anyText.map((text) => found(text, 0.5));
const maybe = fc.option(anyFound, { nil: undefined });
const anyLink = fc.record({ text: anyText, url: anyText }).map(({ text, url }) => ({ ...found(text), url }));
const anyEntry: fc.Arbitrary<ReadEntry> = fc.record({
  headline: maybe,
  organization: maybe,
  location: maybe,
  duration: maybe,
  number: maybe,
  validUntil: maybe,
  hours: maybe,
  role: maybe,
  phone: maybe,
  email: maybe,
  description: maybe,
  link: fc.option(anyLink, { nil: undefined }),
  bullets: fc.constant([]),
});
const anyRead: fc.Arbitrary<ReadResume> = fc.record({
  name: maybe,
  title: maybe,
  email: maybe,
  phone: maybe,
  location: maybe,
  summary: maybe,
  website: fc.option(anyLink, { nil: undefined }),
  links: fc.array(anyLink, { maxLength: 12 }),
  sections: fc.array(
    fc.record({
      kind: fc.constantFrom(...sectionKinds),
      heading: maybe,
      entries: fc.array(anyEntry, { maxLength: 12 }),
      items: fc.array(anyFound, { maxLength: 25 }),
      text: maybe,
    }),
    { maxLength: 6 },
  ),
  unplaced: fc.constant([]),
  text: fc.constant(''),
  lines: fc.array(anyFound, { maxLength: 8 }),
});

const valueAt = (content: unknown, path: string) =>
  path
    .split('.')
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], content);

test('whatever was read, the content satisfies the schema and holds each field where it says', () => {
  fc.assert(
    fc.property(anyRead, (resume) => {
      const result = toImportedResume(resume);
      if (!result) return;
      expect(resumeContent.safeParse(result.content).success).toBe(true);
      for (const { path, text } of result.fields) expect(valueAt(result.content, path)).toBe(text);
    }),
    { numRuns: 150, seed: 17 },
  );
});
