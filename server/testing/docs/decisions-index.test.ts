import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { projectFile } from '../../process/project-root';

test('the list of decisions names every page', () => {
  const folder = projectFile('docs/decisions');
  const pages = readdirSync(folder).filter((name) => /^\d{4}-.*\.md$/.test(name));
  const listed = readFileSync(`${folder}/README.md`, 'utf8').matchAll(/\]\((\d{4}-[\w-]+\.md)\)/g);
  expect([...listed].map(([, page]) => page).sort()).toEqual(pages.sort());
});
