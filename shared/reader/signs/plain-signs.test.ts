import { expect, test } from 'vitest';
import { isIconFont, textOfIcons } from './icon-fonts';
import { plainSigns } from './plain-signs';

test.each([
  ['cross\u2011functional', 'cross-functional'],
  ['well-\u00ad\u2010known', 'well-known'],
  ['2019 \u00ad 2021', '2019 - 2021'],
  ['2019\u22122021', '2019-2021'],
  ['re\u00adsponsible', 'responsible'],
  ['e\ufb03cient work\ufb02ow', 'efficient workflow'],
  ['Pen\u0303a', 'Peña'],
  ['Cebu\u00a0City', 'Cebu City'],
  ['March 2019 →', 'March 2019 – Present'],
  ['2019→2021', '2019 – 2021'],
  ['95 % → ₱1,250 – m²', '95 % → ₱1,250 – m²'],
])('%j has one sign for each meaning', (written, plain) => {
  expect(plainSigns(written)).toBe(plain);
});

test('an icon font has bullets and pictures, and no letters', () => {
  expect(['Wingdings-Regular', 'FontAwesome6Free-Solid', 'ZapfDingbats'].map(isIconFont)).toEqual([
    true,
    true,
    true,
  ]);
  expect(['Symbol', 'Inter-Medium', 'Awning'].map(isIconFont)).toEqual([false, false, false]);
  expect(textOfIcons('§', 'Wingdings-Regular')).toBe('•');
  expect(textOfIcons('(', 'Wingdings-Regular')).toBe('');
  expect(textOfIcons('z', 'ZapfDingbats')).toBe('');
  expect(textOfIcons('● ', 'ZapfDingbats')).toBe('● ');
});

test('16,000 characters cost no time', () => {
  const start = performance.now();
  expect(plainSigns(`${'-\u00ad'.repeat(8000)}x`)).toContain('x');
  expect(performance.now() - start).toBeLessThan(200);
});
