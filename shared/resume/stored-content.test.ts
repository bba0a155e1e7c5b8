import { expect, test } from 'vitest';
import { sampleResume } from './sample-resume';
import { completeContent } from './stored-content';

test('content is complete with its sections in a column of their own, and with them among its fields', () => {
  const { title, summary, skills, experience, education } = sampleResume;
  const row = { title, summary, skills, experience, education, sections: { ...sampleResume } };
  for (const stored of [row, sampleResume]) {
    const { licenses, trainings, links } = completeContent(stored);
    expect(licenses).toHaveLength(2);
    expect([licenses, trainings, links]).toEqual([
      sampleResume.licenses,
      sampleResume.trainings,
      sampleResume.links,
    ]);
  }
});
