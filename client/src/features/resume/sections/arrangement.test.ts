import { expect, test } from 'vitest';
import { templates } from '#shared/document/templates';
import { movedSection, placesIn } from './arrangement';

const all = ['summary', 'experience', 'projects', 'education', 'skills'];
const shown = ['summary', 'experience', 'education', 'skills'];

test('a section takes the place of another, and what is not shown stays', () => {
  expect(movedSection(all, shown, 1, 2)).toEqual([
    'summary',
    'projects',
    'education',
    'experience',
    'skills',
  ]);
  expect(movedSection(all, shown, 3, 0)).toEqual([
    'skills',
    'summary',
    'experience',
    'projects',
    'education',
  ]);
  expect(movedSection(all, shown, 0, 9)).toEqual(all);
});

test.each(templates)('$id: what it decides is said in a sentence', (template) => {
  expect(placesIn(template)).toMatch(new RegExp(`^In ${template.name}, .+\\.$`));
});

test('the sidebar is named', () => {
  const modern = templates.find(({ id }) => id === 'modern-blue')!;
  expect(placesIn(modern)).toContain(
    'are in the sidebar. You can change the order inside the sidebar and inside the main part, but not move a section from one to the other.',
  );
  expect(placesIn(modern)).toContain('It does not print uploaded credentials.');
});

test('what is first is named', () => {
  const sentenceOf = (id: string) => placesIn(templates.find((template) => template.id === id)!);
  expect(sentenceOf('creative-orange')).toContain('Professional Summary and Sea Service come first;');
  expect(sentenceOf('compact')).toContain(
    'Professional Summary, Work Experience, and Sea Service come first;',
  );
});
