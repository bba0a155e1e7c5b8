import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import type { FontFile } from '../layout/document';
import { loadInlineFonts } from './inline-fonts';

const names: FontFile[] = [
  'regular',
  'bold',
  'regular-extended',
  'bold-extended',
  'serif-regular',
  'serif-bold',
  'serif-regular-extended',
  'serif-bold-extended',
];

test('the fonts that the server draws with are the files that browsers load', async () => {
  const fonts = await loadInlineFonts(names);
  for (const name of names) {
    const file = await readFile(new URL(`../fonts/${name}.ttf`, import.meta.url));
    expect(Buffer.from(fonts[name] ?? []).equals(file), name).toBe(true);
  }
});

test('only the named ones are loaded', async () => {
  expect(Object.keys(await loadInlineFonts(['bold']))).toEqual(['bold']);
});
