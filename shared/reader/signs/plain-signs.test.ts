import { expect, test } from 'vitest';
import { isIconFont, textOfIcons } from './icon-fonts';
import { plainSigns, withoutTrackers } from './plain-signs';

test.each([
  ['cross\u2011functional', 'cross-functional'],
  ['well-\u00ad\u2010known', 'well-known'],
  ['2019 \u00ad 2021', '2019 - 2021'],
  ['2019\u22122021', '2019-2021'],
  ['re\u00adsponsible', 'responsible'],
  ['e\ufb03cient work\ufb02ow', 'efficient workflow'],
  ['Pen\u0303a', 'Peña'],
  ['Cebu\u00a0City', 'Cebu City'],
  ['95 % → ₱1,250 – m²', '95 % → ₱1,250 – m²'],
])('%j has one sign for each meaning', (written, plain) => {
  expect(plainSigns(written)).toBe(plain);
});

test.each([
  ['https://www.linkedin.com/in/ana?trk=pdf&lipi=urn%3Ali', 'https://www.linkedin.com/in/ana'],
  ['https://ana.example/?page=2&utm_source=cv#work', 'https://ana.example/?page=2#work'],
  ['https://ana.example/?id=3', 'https://ana.example/?id=3'],
  ['mailto:ana@example.com', 'mailto:ana@example.com'],
])('%s without trackers', (address, plain) => {
  expect(withoutTrackers(address)).toBe(plain);
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

test('an address with 16,000 characters costs no time', () => {
  const long = `https://ana.example/?${'utm_a=b&'.repeat(2000)}x=1`;
  const start = performance.now();
  expect(withoutTrackers(long)).toBe('https://ana.example/?x=1');
  expect(plainSigns(`${'-\u00ad'.repeat(8000)}x`)).toContain('x');
  expect(performance.now() - start).toBeLessThan(200);
});
