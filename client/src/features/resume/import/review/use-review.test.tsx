import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { emptyResume } from '#shared/resume/empty-resume';
import { emptyExperience } from '#shared/resume/schema';
import { textOf } from '../../form/form-content';
import type { ImportedResume } from '../imported-resume';
import { newSectionPath, textAt, useReview } from './use-review';

const imported: ImportedResume = {
  content: {
    ...emptyResume,
    title: 'Nurse',
    skills: ['Triage'],
    experience: [{ ...emptyExperience, title: 'Staff Nurse', description: 'Night shifts' }],
  },
  person: { name: '', email: '' },
  fields: [{ path: 'title', text: 'Nurse', confidence: 0.4, places: [] }],
  unplaced: [{ text: 'Cebu', places: [] }],
  items: [],
};
const mine = textOf(emptyResume);
const open = () => renderHook(() => useReview(imported, mine, true)).result;

test('a corrected text is in the result, and what is beside it is unchanged', () => {
  const review = open();
  const before = review.current.content.skills;
  act(() => review.current.dispatch({ type: 'text', path: 'experience.0.title', text: 'Head Nurse' }));
  expect(review.current.result().experience[0]).toMatchObject({
    title: 'Head Nurse',
    description: 'Night shifts',
  });
  expect(review.current.content.skills).toBe(before);
});

test('a field is unsure until it is confirmed', () => {
  const review = open();
  expect(review.current.isUnsure('title')).toBe(true);
  act(() => review.current.dispatch({ type: 'confirm', paths: ['title'] }));
  expect(review.current.isUnsure('title')).toBe(false);
});

test('at most what is checked in two minutes is doubtful, the least sure first and entries as a whole', () => {
  const field = (path: string, confidence: number) =>
    ({ path, text: 'x', confidence, places: [] }) as unknown as ImportedResume['fields'][number];
  const fields = [
    field('title', 0.9),
    ...Array.from({ length: 30 }, (_, index) => field(`skills.${index}`, 0.7)),
    field('experience.0.title', 0.7),
    field('experience.0.company', 0.5),
  ];
  const { result } = renderHook(() => useReview({ ...imported, fields }, mine, true));
  const { toCheck } = result.current;
  expect(toCheck.slice(0, 3)).toEqual(['experience.0.company', 'experience.0.title', 'skills.0']);
  expect(toCheck).toHaveLength(25);
  expect(result.current.isUnsure('skills.29')).toBe(false);
});

test.each([
  ['location', 'Cebu'],
  ['title', 'Nurse, Cebu'],
  ['experience.0.description', 'Night shifts\nCebu'],
  ['skills.1', 'Cebu'],
])('a text moved to %s joins what is there, and leaves it as it was when put back', (path, joined) => {
  const review = open();
  const before = textAt(review.current.content, path);
  act(() => review.current.dispatch({ type: 'move', index: 0, text: 'Cebu', path }));
  expect(textAt(review.current.content, path)).toBe(joined);
  act(() => review.current.dispatch({ type: 'back', index: 0 }));
  expect(textAt(review.current.content, path)).toBe(before);
  expect(review.current.moves).toEqual({});
});

test('what was typed after a move stays when the text is put back', () => {
  const review = open();
  act(() => review.current.dispatch({ type: 'move', index: 0, text: 'Cebu', path: 'title' }));
  act(() => review.current.dispatch({ type: 'text', path: 'title', text: 'Registered Nurse, Cebu' }));
  act(() => review.current.dispatch({ type: 'back', index: 0 }));
  expect(review.current.content.title).toBe('Registered Nurse');
});

test('texts moved to a section of the user’s own are entries of one section, and none is left when put back', () => {
  const review = open();
  act(() => review.current.dispatch({ type: 'move', index: 0, text: 'Cebu', path: newSectionPath }));
  act(() => review.current.dispatch({ type: 'move', index: 1, text: 'Bohol', path: newSectionPath }));
  expect(review.current.result().customSections).toMatchObject([
    { heading: 'More', entries: [{ text: 'Cebu' }, { text: 'Bohol' }] },
  ]);
  act(() => review.current.dispatch({ type: 'back', index: 0 }));
  act(() => review.current.dispatch({ type: 'back', index: 1 }));
  expect(review.current.result().customSections).toEqual([]);
});
