import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, test } from 'vitest';

const projectFolder = join(import.meta.dirname, '..');
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: projectFolder,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file && !file.includes('planted-violation'));
const folders = new Set(
  files.flatMap((file) => file.split('/').map((_, i, all) => all.slice(0, i).join('/'))),
);
const paths = new Set([...files, ...folders]);
const documents = files.filter((file) => file.endsWith('.md') && file !== 'CHANGELOG.md');
const text = (file: string) => readFileSync(join(projectFolder, file), 'utf8');

/** Made by a build, a run or an operator: in no checkout. */
const isGenerated = (path: string) =>
  /^(dist|\.data|node_modules|trash|installation|coverage|test-results|playwright-report)\//.test(path);

/** A file of the project by its name, or a folder below one of the top level. */
const isPath = (code: string) =>
  /^[\w.-]+(\/[\w.*-]+)*\.(ts|tsx|mjs|cjs|mts|md|css|html|conf|yaml|yml|sql)$/.test(code) ||
  /^(client|server|shared|scripts|bench|e2e|faults|docs|migrations|deploy)(\/[\w.*-]+)*\/?$/.test(code);

const exists = (code: string, document: string) => {
  const path = code.replace(/\/$/, '');
  if (paths.has(path) || paths.has(normalize(join(dirname(document), path)))) return true;
  // A feature's README names its own files. Other documents shorten a path by the folder that they speak of.
  if (document.endsWith('/README.md') && !/[*]/.test(code)) return false;
  const pattern = path.replaceAll('.', '\\.').replace(/\*+/g, (stars) => (stars === '*' ? '[^/]*' : '.*'));
  const ending = new RegExp(`(^|/)${pattern}$`);
  return [...paths].some((each) => ending.test(each));
};

describe.each(documents)('%s', (document) => {
  test('names only files and folders that exist', () => {
    const named = [...text(document).matchAll(/`([^`\s]+)`/g)].map(([, code]) => code!);
    const missing = named.filter((code) => isPath(code) && !isGenerated(code) && !exists(code, document));
    expect(missing).toEqual([]);
  });

  test('links only to files that exist', () => {
    const links = [...text(document).matchAll(/\]\(([^)#\s:]+)(#[^)]*)?\)/g)].map(([, link]) => link!);
    const missing = links.filter(
      (link) => !paths.has(normalize(join(dirname(document), link)).replace(/\/$/, '')),
    );
    expect(missing).toEqual([]);
  });
});

test('the list of decisions names every page', () => {
  const pages = files.filter((file) => file.startsWith('docs/decisions/') && !file.endsWith('/README.md'));
  const listed = [...text('docs/decisions/README.md').matchAll(/\]\(([\w-]+\.md)\)/g)];
  expect(listed.map(([, page]) => `docs/decisions/${page}`).sort()).toEqual(pages.sort());
});

const features = [...folders].filter((folder) =>
  /^(server\/features|client\/src\/features|shared)\/[^/]+$/.test(folder),
);

test.each(features)('%s has a short README that names entry points', (folder) => {
  expect(paths).toContain(`${folder}/README.md`);
  const lines = text(`${folder}/README.md`).trim().split('\n');
  expect(lines.length).toBeLessThanOrEqual(30);
  expect(lines.join().match(/`[\w./-]+\.(tsx?|mjs|json|css)`/g)?.length).toBeGreaterThan(0);
});

test('code names only documents that exist', () => {
  const code = files.filter((file) => /(\.(tsx?|mjs|cjs|css|ya?ml|conf)|Dockerfile)$/.test(file));
  const missing = code.flatMap((file) =>
    [...text(file).matchAll(/\bdocs\/[\w/-]+\.md\b/g)]
      .filter(([document]) => !paths.has(document))
      .map(([document]) => `${file}: ${document}`),
  );
  expect(missing).toEqual([]);
});
