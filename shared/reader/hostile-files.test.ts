import { expect, test } from 'vitest';
import { problemSentences } from './file-problem';
import { readBytes } from './read-bytes';
import { hostileFiles } from './testing/hostile-files';

test.each(hostileFiles.map((file) => [file.name, file] as const))(
  '%s is refused with its reason, or read without harm',
  async (_, { name, expected, bytes }) => {
    const result = await readBytes(bytes(), name);
    expect('problem' in result ? result.problem : 'read').toBe(expected);
  },
);

test('each problem has a file that shows it, except time', () => {
  const shown = new Set(hostileFiles.map(({ expected }) => expected));
  const missing = Object.keys(problemSentences).filter((problem) => !shown.has(problem as 'read'));
  expect(missing).toEqual(['timed-out']);
});

test('each sentence says what to do next, without technical words', () => {
  for (const sentence of Object.values(problemSentences)) {
    expect(sentence).toMatch(/\b(?:choose|paste|try|open|save|unpack)\b/i);
    expect(sentence).not.toMatch(/XML|archive|parse|decode|stream|encrypt|format error|invalid/i);
  }
});
