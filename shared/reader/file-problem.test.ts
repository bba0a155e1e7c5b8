import { expect, test } from 'vitest';
import { problemAmongMany, problemSentences, type FileProblem } from './file-problem';

test('of many files, none is to be pasted: there is no place for that', () => {
  const problems = Object.keys(problemSentences) as FileProblem[];
  for (const problem of problems) expect(problemAmongMany(problem)).not.toMatch(/paste/i);
  expect(problemAmongMany('encrypted')).toBe(problemSentences.encrypted);
});
