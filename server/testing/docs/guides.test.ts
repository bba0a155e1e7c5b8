import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { projectFile } from '../../process/project-root';

const guides = readFileSync(projectFile('docs/guides.md'), 'utf8');
const steps = guides.split('\n## ').slice(1);

test.each(steps.map((text) => [text.split('\n', 1)[0], text]))(
  '%s: names only files that exist',
  (_, text) => {
    const paths = [...text.matchAll(/`((?:client|server|shared|scripts)\/[^`\s]+)`/g)].map(
      ([, path = '']) => path,
    );
    expect(paths.length).toBeGreaterThan(4);
    expect(paths.filter((path) => !existsSync(projectFile(path)))).toEqual([]);
  },
);
