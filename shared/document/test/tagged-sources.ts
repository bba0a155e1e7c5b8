import { samplePerson, sampleResume } from '#shared/resume/sample-resume';
import { emptyExperience } from '#shared/resume/schema';
import { fullSections } from '#shared/resume/sections/testing/full-sections';
import type { DocumentSource } from '../layout/document';
import { generatedResume } from './generated-resumes';
import { blankSource, lizaSource, withJobs } from './people';

const updatedAt = '2026-11-20T08:15:30.123Z';

export const maria: DocumentSource = {
  person: samplePerson,
  resume: sampleResume,
  credentials: [],
  profileUrl: 'https://husay.example/profile/maria-santos',
  updatedAt,
};

const odd = '</rdf:li> & ]]> (\\) \ud800 \u0000 1〜3 مرحبا \u200b\u0301';

/** Markup of XML and PDF, lone surrogates, scripts without a font, words wider than any column, lists in lists. */
export const hostile: DocumentSource = {
  person: { firstName: odd, lastName: 'W'.repeat(300), email: 'a(b)\\c@example.com' },
  resume: {
    ...lizaSource.resume,
    title: odd,
    summary: `\n\n${'x'.repeat(300)}\n- one\n- \n  1. two\n  2. three\n- four\n1. five\na) six\n${odd}`,
    website: 'https://example.com/wiki/A_(b)?q=\\)>>&x=<1>',
    skills: ['only one'],
    experience: [
      { ...emptyExperience, title: odd },
      { ...emptyExperience, company: 'Без имени', link: 'https://example.com/)' },
    ],
    customSections: [
      { id: 'custom-none', heading: '', entries: [{ title: 'No heading', place: '', date: '', text: '' }] },
    ],
  },
  credentials: [],
  profileUrl: 'https://husay.example/profile/odd',
  updatedAt: 'not a date',
};

/** Resumes whose files are checked in every template. */
export const taggedSources: Record<string, DocumentSource> = {
  maria,
  'every section': { ...lizaSource, resume: { ...lizaSource.resume, ...fullSections }, updatedAt },
  'several pages': withJobs(12),
  'a long generated one': generatedResume(3, 'long'),
  hostile,
  blank: blankSource,
};
