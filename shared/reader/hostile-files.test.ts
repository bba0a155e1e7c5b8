import { expect, test } from 'vitest';
import { problemSentences } from './file-problem';
import { readBytes } from './read-bytes';
import { hostileFiles } from './testing/hostile-files';
import { pdfOfLetters } from './testing/hostile-pdfs';

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

test('a page of 20,000 letters, each drawn by itself, is read as the resume that it is', async () => {
  const { letters, bytes } = pdfOfLetters(40);
  expect(letters).toBeGreaterThan(20_000);
  const result = await readBytes(bytes, 'letters.pdf');
  if (!('resume' in result)) throw new Error(JSON.stringify(result));
  const [{ entries = [] } = {}] = result.resume.sections.filter(({ kind }) => kind === 'experience');
  expect(entries).toHaveLength(40);
  expect(entries[39]).toMatchObject({
    headline: { text: 'Staff Nurse 39' },
    organization: { text: 'Iloilo Hospital 39' },
  });
});
