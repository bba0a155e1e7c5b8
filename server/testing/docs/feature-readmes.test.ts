import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { projectFile } from '../../process/project-root';

const foldersIn = (parent: string) =>
  readdirSync(projectFile(parent), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${parent}/${name}`);

const features = ['server/features', 'client/src/features', 'shared'].flatMap(foldersIn);

const maxLines = 30;

/** What is quoted as code and looks like a file: relative to the feature, or from the project's root. */
const namedFiles = (text: string) =>
  [...text.matchAll(/`([\w./-]+\.(?:ts|tsx|mjs|json|css))`/g)].map(([, path = '']) => path);

describe.each(features)('%s', (folder) => {
  const path = projectFile(`${folder}/README.md`);

  test('has a short README that names entry points', () => {
    expect(existsSync(path)).toBe(true);
    const text = readFileSync(path, 'utf8');
    expect(text.trim().split('\n').length).toBeLessThanOrEqual(maxLines);
    expect(namedFiles(text).length).toBeGreaterThan(0);
  });

  test('names only files that exist', () => {
    const missing = namedFiles(readFileSync(path, 'utf8')).filter(
      (file) => !existsSync(projectFile(`${folder}/${file}`)) && !existsSync(projectFile(file)),
    );
    expect(missing).toEqual([]);
  });
});
