import fc from 'fast-check';
import { expect, test } from 'vitest';
import { firstLoads, laterLoads, type FirstLoad } from '#shared/pages/first-loads';
import { groupsOf, keyOf, requireChunks, type BuiltChunk } from './chunks-by-screen.mjs';

const chunk = (name: string, imports: string[] = []): BuiltChunk => ({
  fileName: `${name}.js`,
  name,
  isEntry: name === 'index',
  isDynamicEntry: name.endsWith('-page'),
  imports: imports.map((imported) => `${imported}.js`),
  moduleIds: [`${name}.ts`],
});

const loadOf = (label: string, options: Partial<FirstLoad> = {}): FirstLoad => ({
  label,
  chunks: [`${label}-page`],
  budgetKb: 100,
  screen: 'other',
  ...options,
});

const groups = groupsOf(
  [
    chunk('index', ['react']),
    chunk('react'),
    chunk('landing-page', ['react', 'card']),
    chunk('dashboard-page', ['tabs', 'toolbar', 'card']),
    chunk('billing-page', ['card']),
    chunk('tabs'),
    chunk('toolbar', ['icons']),
    chunk('icons'),
    chunk('card'),
    chunk('dialog-page', ['dialog']),
    chunk('dialog'),
  ],
  [loadOf('landing', { screen: 'public' }), loadOf('dashboard', { screen: 'dashboard' }), loadOf('billing')],
);

test('what the same screens load is one file', () => {
  expect(groups.get('toolbar.ts')).toBe(groups.get('tabs.ts'));
  expect(groups.get('icons.ts')).toBe(groups.get('tabs.ts'));
  expect(groups.get('tabs.ts')).toBeDefined();
});

test('what most steps use is one file, however much of it they use', () => {
  const of = (...labels: string[]) =>
    keyOf(new Set([...firstLoads, ...laterLoads].filter(({ label }) => labels.includes(label.trim()))));
  const all = ['about', 'work', 'education', 'skills', 'look'].map((step) => `its step ${step}`);
  expect(of(...all, 'later overview')).toBe(of(...all));
  expect(of(...all.slice(1))).toBe(of(...all));
  expect(of('its step about')).not.toBe(of(...all));
  expect(of(...all, 'dashboard')).not.toBe(of(...all));
  expect(of(...all, 'dashboard, first run')).not.toBe(of(...all));
});

test('a page for visitors shares no file with what it does not load', () => {
  expect(groups.get('card.ts')).toBeDefined();
  expect(groups.get('card.ts')).not.toBe(groups.get('tabs.ts'));
});

test('what the entry has, and what no first load fetches, stays with the bundler', () => {
  expect(groups.get('react.ts')).toBeUndefined();
  expect(groups.get('dialog.ts')).toBeUndefined();
});

test('a load of a chunk that is not there is refused', () => {
  expect(() => requireChunks([chunk('landing-page')], [loadOf('landing')])).not.toThrow();
  expect(() => requireChunks([chunk('landing-page')], [loadOf('renamed')])).toThrow(
    "no chunk renamed-page for 'renamed'",
  );
});

test('files never import each other in a circle: what is between two modules of a file is in it', () => {
  const some = fc.subarray([...firstLoads, ...laterLoads], { minLength: 1 });
  fc.assert(
    fc.property(some, some, some, (inner, between, outer) => {
      const small = new Set(inner);
      const middle = new Set([...inner, ...between]);
      const large = new Set([...middle, ...outer]);
      if (keyOf(small) === keyOf(large)) expect(keyOf(middle)).toBe(keyOf(small));
    }),
    { seed: 16, numRuns: 5000 },
  );
});
