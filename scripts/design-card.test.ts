import { expect, test } from 'vitest';
import { card, shortcomings } from './design-card.mjs';

const packages = new Set(card.map(({ name }) => name));

/** A project in which every package has its role, with some files replaced. */
const project = (replaced: Record<string, string> = {}) => {
  const everything = card.map(({ name, as = name }) => `import { Route, type One } from '${as}';`).join('\n');
  const files = new Map(
    [
      'client/src/main.tsx',
      'client/src/main.test.tsx',
      'server/main.ts',
      'server/testing/start.ts',
      'shared/document/paint.ts',
      'shared/plans.test.ts',
      'e2e/specs/sign-in.ts',
      'vite.config.ts',
      'drizzle.config.ts',
    ].map((file) => [file, everything]),
  );
  files.set('client/src/index.css', "@import 'tailwindcss';");
  for (const [file, text] of Object.entries(replaced)) files.set(file, text);
  return files;
};

const withoutOne = (from: string, replacement = '') =>
  project().get('client/src/main.tsx')!.replace(`import { Route, type One } from '${from}';`, replacement);

test('a project with every package in its role has no shortcomings', () => {
  expect(shortcomings(packages, project())).toEqual([]);
});

test.each(card.map(({ name }) => name))('%s must be declared', (name) => {
  const others = new Set([...packages].filter((other) => other !== name));
  expect(shortcomings(others, project())).toEqual([`${name} is not declared in package.json`]);
});

test.each([
  ['nothing', ''],
  ['a comment', "// import * as Tabs from '@radix-ui/react-tabs';"],
  ['a string', `export const example = "import '@radix-ui/react-tabs'";`],
  ['its types', "import type { TabsProps } from '@radix-ui/react-tabs';"],
  ['one of its types', "import { type TabsProps } from '@radix-ui/react-tabs';"],
  ['a package of a longer name', "import * as Tabs from '@radix-ui/react-tabs-more';"],
])('%s is no import of a package', (_, text) => {
  const files = project({ 'client/src/main.tsx': withoutOne('@radix-ui/react-tabs', text) });
  expect(shortcomings(packages, files)).toEqual(['@radix-ui/react-tabs is not imported in its role: client']);
});

test.each([
  "import * as Tabs from '@radix-ui/react-tabs';",
  "const tabs = () => import('@radix-ui/react-tabs');",
  "export { Tabs } from '@radix-ui/react-tabs';",
])('%s is an import', (text) => {
  const files = project({ 'client/src/main.tsx': withoutOne('@radix-ui/react-tabs', text) });
  expect(shortcomings(packages, files)).toEqual([]);
});

test('an import in another role does not count', () => {
  const files = project({ 'server/main.ts': withoutOne('passport') });
  expect(shortcomings(packages, files)).toEqual(['passport is not imported in its role: server']);
});

test('wouter must match routes', () => {
  const files = project({
    'client/src/main.tsx': withoutOne('wouter', "import { Link, useLocation } from 'wouter';"),
  });
  expect(shortcomings(packages, files)).toEqual([
    'wouter (Switch, Route, useRoute, matchRoute) is not imported in its role: client',
  ]);
});

test('the styles import tailwindcss, and not in a comment', () => {
  const inComment = "/* @import 'tailwindcss'; */";
  const files = project({
    'client/src/index.css': inComment,
    'client/src/main.tsx': withoutOne('tailwindcss'),
  });
  expect(shortcomings(packages, files)).toEqual(['tailwindcss is not imported in its role: client']);
});
