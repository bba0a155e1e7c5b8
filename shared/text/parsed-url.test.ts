import { expect, test } from 'vitest';
import { parsedUrl } from './parsed-url';

test('an address is parsed, any other text is not', () => {
  expect(parsedUrl('https://a.ph/b?c')?.hostname).toBe('a.ph');
  expect(parsedUrl('/b', 'https://a.ph')?.href).toBe('https://a.ph/b');
  for (const text of ['', 'a.ph', '/b', 'https://']) expect(parsedUrl(text), text).toBeUndefined();
});

test('an address in other letters is one however often it is parsed', () => {
  const refused = Array.from({ length: 50_000 }).filter(() => !parsedUrl('https://ñandú.ph/é'));
  expect(refused).toHaveLength(0);
});
