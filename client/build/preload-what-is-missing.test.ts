import { expect, test } from 'vitest';
import { loadedWith } from './preload-what-is-missing.mjs';

const chunk = (fileName: string, imports: string[] = [], dynamicImports: string[] = []) => ({
  fileName,
  isEntry: fileName === 'entry',
  imports,
  dynamicImports,
});

const loaded = loadedWith([
  chunk('entry', ['react'], ['dashboard', 'billing']),
  chunk('react'),
  chunk('dashboard', ['react', 'tabs'], ['form', 'dialog']),
  chunk('billing', ['react', 'table'], ['dialog']),
  chunk('tabs', ['icons']),
  chunk('icons'),
  chunk('table'),
  chunk('form', ['input']),
  chunk('input', [], ['picker']),
  chunk('picker', [], ['form']),
  chunk('dialog'),
]);
const loadedBy = (file: string) => [...(loaded.get(file) ?? [])].sort();

test('what a chunk imports is loaded with it, and what the only way to it has loaded', () => {
  expect(loadedBy('entry')).toEqual(['entry', 'react']);
  expect(loadedBy('form')).toEqual(['dashboard', 'entry', 'form', 'icons', 'input', 'react', 'tabs']);
});

test('of two ways to a chunk, only what both have loaded is', () => {
  expect(loadedBy('dialog')).toEqual(['dialog', 'entry', 'react']);
});

test('a chunk that a later one fetches again is as loaded as by its first way', () => {
  expect(loadedBy('picker')).toEqual([
    'dashboard',
    'entry',
    'form',
    'icons',
    'input',
    'picker',
    'react',
    'tabs',
  ]);
});
