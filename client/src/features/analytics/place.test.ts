import { afterEach, expect, test, vi } from 'vitest';
import { placeOf } from './place';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['PH', 'Cebu City', 'Cebu City, Philippines', '🇵🇭'],
  ['PH', null, 'Philippines', '🇵🇭'],
  ['US', null, 'United States', '🇺🇸'],
])('%s %s is %s', (country, city, name, flag) => {
  expect(placeOf(country, city)).toEqual({ name, flag });
});

test.each([null, 'XX', 'T1', 'ph!', ''])('%o is an unknown place', (country) => {
  expect(placeOf(country, 'Somewhere')).toEqual({ name: 'Unknown place', flag: undefined });
});

test.each([
  [['🇵🇭'], '🇵🇭'],
  [[], 'PH'],
])('where %o renders as one glyph, the mark is %s', async (ligatures, mark) => {
  const measureText = (text: string) => ({ width: ligatures.includes(text) ? 1 : [...text].length });
  vi.stubGlobal('CanvasRenderingContext2D', class {});
  vi.stubGlobal('document', { createElement: () => ({ getContext: () => ({ measureText }) }) });
  vi.resetModules();
  const { placeOf: anew } = await import('./place');
  expect(anew('PH').flag).toBe(mark);
});
