import { expect, test } from 'vitest';
import { emptyResume } from '#shared/resume/empty-resume';
import { emptyEducation, emptyExperience } from '#shared/resume/schema';
import { textOf, type ResumeText } from '../form/form-content';
import {
  amended,
  changesBetween,
  closed,
  differingParts,
  firstHistory,
  maxSteps,
  recorded,
  traveled,
  type Direction,
  type History,
} from './history';

const resume = (content: Partial<ResumeText> = {}): ResumeText => ({ ...textOf(emptyResume), ...content });
const job = (title: string) => ({ ...emptyExperience, title });

/** A history to which edits are added, a tenth of a second after each other unless told otherwise. */
const open = (content = resume()) => {
  let history = firstHistory(content);
  let at = 0;
  return {
    edit: (changes: Partial<ResumeText>, { after = 100, isAlone = false } = {}) => {
      at += after;
      history = recorded(history, { content: { ...history.present, ...changes }, at, isAlone });
    },
    change: (next: (history: History) => History) => {
      history = next(history);
    },
    travel: (direction: Direction) => {
      const way = traveled(history, direction);
      if (!way) return null;
      history = way.history;
      return way.to;
    },
    steps: () => history.past.length,
    present: () => history.present,
  };
};

test('typing in one field is one step, until it pauses for a second', () => {
  const { edit, travel, steps } = open();
  for (const title of ['N', 'Nu', 'Nur', 'Nurs']) edit({ title });
  edit({ title: 'Nurse' }, { after: 1000 });
  expect(steps()).toBe(2);
  expect(travel('undo')?.title).toBe('Nurs');
  expect(travel('undo')?.title).toBe('');
  expect(travel('undo')).toBeNull();
  expect(travel('redo')?.title).toBe('Nurs');
  expect(travel('redo')?.title).toBe('Nurse');
  expect(travel('redo')).toBeNull();
});

test('typing in another field is another step', () => {
  const { edit, travel } = open();
  edit({ title: 'N' });
  edit({ location: 'C' });
  edit({ title: 'Nu' });
  expect(travel('undo')).toMatchObject({ title: 'N', location: 'C' });
  expect(travel('undo')).toMatchObject({ title: 'N', location: '' });
});

test('what is pasted is a step of its own', () => {
  const { edit, travel } = open();
  edit({ phone: '0917' });
  edit({ phone: '+639175550142' }, { isAlone: true });
  edit({ phone: '+6391755501429' });
  expect(travel('undo')?.phone).toBe('+639175550142');
  expect(travel('undo')?.phone).toBe('0917');
  expect(travel('undo')?.phone).toBe('');
});

test('a deleted selection does not vanish with what was typed before it', () => {
  const { edit, travel } = open();
  edit({ title: 'Nurse' });
  edit({ title: '' });
  expect(travel('undo')?.title).toBe('Nurse');
});

test('an edit after an undo takes the place of what was undone', () => {
  const { edit, travel } = open();
  edit({ title: 'Nurse' });
  travel('undo');
  edit({ title: 'M' });
  edit({ title: 'Mi' });
  expect(travel('redo')).toBeNull();
  expect(travel('undo')?.title).toBe('');
});

test('an edit of a list is a step', () => {
  const { edit, travel } = open();
  edit({ skills: ['ECG'] });
  edit({ skills: ['ECG', 'Triage'] });
  edit({ skills: ['Triage', 'ECG'] });
  expect(travel('undo')?.skills).toEqual(['ECG', 'Triage']);
  expect(travel('undo')?.skills).toEqual(['ECG']);
  expect(travel('undo')?.skills).toEqual([]);
});

test('typing in an entry, in a heading and in the lines of interests is one step each', () => {
  const { edit, steps } = open(resume({ experience: [job('')] }));
  for (const title of ['N', 'Nu', 'Nur']) edit({ experience: [job(title)] });
  for (const heading of ['W', 'Wo', 'Wor']) edit({ sectionHeadings: { experience: heading } });
  for (const text of ['R', 'Re', 'Re\nS', 'Re\nSi']) edit({ interests: text.split('\n') });
  expect(steps()).toBe(3);
});

test('what the form makes of a text belongs to the step before, and leaves what was undone', () => {
  const { edit, change, travel } = open();
  edit({ website: 'facebook.com/ana' });
  change((history) => amended(history, resume({ website: 'https://facebook.com/ana' })));
  expect(travel('undo')?.website).toBe('');
  expect(travel('redo')?.website).toBe('https://facebook.com/ana');
  edit({ title: 'Nurse' });
  travel('undo');
  change((history) => amended(history, resume({ website: 'https://facebook.com/ana/' })));
  expect(travel('redo')?.title).toBe('Nurse');
});

test('after a save, typing goes on as another step', () => {
  const { edit, change, travel } = open();
  edit({ title: 'N' });
  change(closed);
  edit({ title: 'Nu' });
  expect(travel('undo')?.title).toBe('N');
});

test('nothing is recorded where nothing changed', () => {
  const { edit, steps } = open(resume({ experience: [job('Nurse')] }));
  edit({ experience: [job('Nurse')] });
  expect(steps()).toBe(0);
});

test('at least a hundred steps can be undone, and the oldest of too many are forgotten', () => {
  const { edit, travel } = open();
  for (let step = 0; step <= maxSteps; step += 1) edit({ title: `Step ${step}` }, { after: 2000 });
  let count = 0;
  while (travel('undo')) count += 1;
  expect(count).toBe(maxSteps);
  expect(count).toBeGreaterThanOrEqual(100);
});

test('page settings are chosen back, in one step with what changed at the same time', () => {
  const content = resume({ title: 'Nurse' });
  const page = { before: { paper: 'a4' }, after: { paper: 'letter' } } as const;
  const history = recorded(firstHistory(resume()), { content, page, at: 0, isAlone: false });
  const undone = traveled(history, 'undo');
  expect(undone).toMatchObject({ to: { title: '' }, page: { paper: 'a4' } });
  expect(traveled(undone!.history, 'redo')).toMatchObject({
    to: { title: 'Nurse' },
    page: { paper: 'letter' },
  });
});

test('steps share what they have in common', () => {
  const { edit, present } = open(resume({ experience: [job('Nurse'), job('Midwife')] }));
  const [before] = [present()];
  edit({ experience: [job('Nurse'), job('Doula')] });
  expect(present().experience[0]).toBe(before.experience[0]);
  expect(differingParts(before, present())).toEqual(['experience']);
});

const [a, b, c] = [job('a'), job('b'), job('c')];
test.each([
  ['added', [a, b], [a, c, b], { do: 'insert', index: 1, entry: c }],
  ['added at the end', [a, b], [a, b, c], { do: 'insert', index: 2, entry: c }],
  ['removed', [a, b, c], [a, c], { do: 'remove', index: 1 }],
  ['moved down', [a, b, c], [b, c, a], { do: 'move', from: 0, to: 2 }],
  ['moved up', [a, b, c], [c, a, b], { do: 'move', from: 2, to: 0 }],
  ['replaced by others', [a, b], [c], { do: 'set', value: [c] }],
])('the other entries of a list stay when one is %s', (_, before, after, change) => {
  const content = [resume({ experience: before }), resume({ experience: after })] as const;
  // Equal entries need not be the same ones.
  expect(changesBetween(structuredClone(content[0]), content[1])).toContainEqual({
    path: 'experience',
    ...change,
  });
});

test('only the texts that differ are set', () => {
  const before = resume({ experience: [a, b], education: [emptyEducation] });
  const after = { ...before, title: 'Nurse', experience: [a, { ...b, company: 'Cebu Med' }] };
  expect(changesBetween(before, after)).toEqual([
    { do: 'set', path: 'title', value: 'Nurse' },
    { do: 'set', path: 'experience.1.company', value: 'Cebu Med' },
  ]);
});
