import { expect, test } from 'vitest';
import { customEntryFields } from '#shared/resume/sections/section-fields';
import { customForm, sectionForms, type SectionForm } from './section-forms';

const forms: [string, SectionForm][] = [...Object.entries(sectionForms), ['custom', customForm]];

test.each(forms)('%s: each text of an entry has one field', (id, { fields, empty, namedBy }) => {
  const texts = Object.entries(empty).flatMap(([name, value]) => (value === '' ? [name] : []));
  // Licenses have a form of their own.
  if (id !== 'licenses') expect(fields.map(({ name }) => name).sort()).toEqual(texts.sort());
  for (const name of namedBy) expect(texts).toContain(name);
});

test('a section of one’s own has the fields of its table', () => {
  expect(customForm.fields.map(({ name }) => name)).toEqual(Object.keys(customEntryFields));
});
