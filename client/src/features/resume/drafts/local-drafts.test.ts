import { expect, test } from 'vitest';
import { emptyResume } from '#shared/resume/empty-resume';
import { fullSections, plantedParticulars } from '#shared/resume/sections/testing/full-sections';
import { readContent } from './local-drafts';

const saved = { ...emptyResume, ...fullSections, particulars: plantedParticulars, title: 'Saved' };

test('a draft of a release that did not know a section leaves it as it was saved', () => {
  const read = readContent({ title: 'Typed', newSkill: '' }, saved);
  expect(read).toMatchObject({
    title: 'Typed',
    seaService: fullSections.seaService,
    particulars: plantedParticulars,
  });
});

test('what a draft emptied stays empty', () => {
  expect(readContent({ title: '', seaService: [], newSkill: '' }, saved)).toMatchObject({
    title: '',
    seaService: [],
  });
});

test('what is no draft is none', () => {
  expect(readContent({ title: 5 }, saved)).toBeUndefined();
});
