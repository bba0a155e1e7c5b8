// @vitest-environment node
import { expect, test } from 'vitest';
import { resumeContent } from '#shared/resume/schema';
import { generatedResume, generatedResumes } from './generated-resumes';

test('a seed always gives the same resume, another seed another one', () => {
  expect(generatedResume(7)).toEqual(generatedResume(7));
  expect(generatedResume(7)).not.toEqual(generatedResume(8));
});

test('generated resumes keep the limits of the form, and no two entries are alike', () => {
  for (const { resume } of [...generatedResumes(60), ...generatedResumes(60, 'long')]) {
    const parsed = resumeContent.safeParse({ ...resume, profilePhotoUrl: '' });
    expect(parsed.error?.issues ?? []).toEqual([]);
    for (const names of [
      resume.experience.map(({ title }) => title),
      resume.experience.map(({ company }) => company),
      resume.education.map(({ degree }) => degree),
      resume.skills,
    ])
      expect(new Set(names).size).toBe(names.length);
  }
});
