import { expect, test } from 'vitest';
import { emptyResume } from '#shared/resume/empty-resume';
import { generalPhrases, phrases } from '#shared/resume/phrases/phrase-bank';
import { emptyExperience } from '#shared/resume/schema';
import { allWords, textsToReplace } from './placeholders';

const job = (description: string, title = 'Staff Nurse') => ({ ...emptyExperience, title, description });

const wordsOf = (summary: string) => allWords(textsToReplace({ ...emptyResume, summary }));

test('every word in brackets of the sentences that we offer is found', () => {
  for (const phrase of [generalPhrases, ...Object.values(phrases)].flat()) {
    const inBrackets = [...new Set(phrase.match(/\[[^\]]*\]/g))].join(', ');
    expect(wordsOf(phrase)).toBe(inBrackets);
  }
});

test('short forms in brackets are the user’s own', () => {
  expect(wordsOf('Basic Life Support [BLS], Ward [A] and [] of ][')).toBe('');
});

test('the words are found in every section, each with its field and what it belongs to', () => {
  const resume = {
    ...emptyResume,
    skills: ['[number] languages'],
    experience: [job('Led the ward'), job('Cared for [number] patients in the [ward], [number] at night')],
    projects: [{ name: '', role: '', link: '', duration: '', description: 'Built [what]' }],
    customSections: [
      {
        id: 'custom-1',
        heading: 'Boards',
        entries: [{ title: 'Chair', place: '', date: '', text: '[number] members' }],
      },
    ],
  };
  expect(textsToReplace(resume)).toEqual([
    { field: 'experience.1.description', about: 'Staff Nurse', words: ['[number]', '[ward]'] },
    { field: 'projects.0.description', about: 'Projects 1', words: ['[what]'] },
    { field: 'newSkill', about: 'Skills', words: ['[number]'] },
    { field: 'customSections.0.entries.0.text', about: 'Chair', words: ['[number]'] },
  ]);
});

test('a hidden section is not printed', () => {
  const resume = { ...emptyResume, experience: [job('[number]')], hiddenSections: ['experience'] };
  expect(textsToReplace(resume)).toEqual([]);
});
