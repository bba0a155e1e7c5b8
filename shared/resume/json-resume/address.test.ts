import { describe, expect, test } from 'vitest';
import { urlIn, urlKeys } from './entry-fields';

describe('an address in a file', () => {
  test.each([
    '',
    'https://a.ph',
    'HTTP://A.ph',
    'http://[::1]:3000/x',
    'https://a.ph/?q=1#top',
    'https://a.ph/%41',
  ])('%j is written as it is', (address) => {
    expect(urlKeys(address)).toEqual({ url: address });
  });

  test.each([
    ['https://a.ph/a b', 'https://a.ph/a%20b'],
    ['https://a.ph/x|y|z', 'https://a.ph/x%7Cy%7Cz'],
    ['https://a.ph/?q=[1]', 'https://a.ph/?q=%5B1%5D'],
    ['http://[::1]/[1]', 'http://[::1]/%5B1%5D'],
    ['https://a.ph/50%', 'https://a.ph/50%25'],
    ['https://a.ph/50%/%zz', 'https://a.ph/50%25/%25zz'],
    ['https://ñandú.ph/é', 'https://xn--and-6ma2c.ph/%C3%A9'],
    ['see https://a.ph', ''],
    ['no address', ''],
  ])('%j has characters that the format lacks: %j', (typed, url) => {
    expect(urlKeys(typed)).toEqual({ url, urlText: typed });
  });
});

describe('reading it', () => {
  test('what was typed comes back while the address is still the same', () => {
    const typed = 'https://a.ph/a b';
    expect(urlIn(urlKeys(typed), 'url')).toBe(typed);
    expect(urlIn({ ...urlKeys(typed), url: 'https://b.ph' }, 'url')).toBe('https://b.ph');
    expect(urlIn(urlKeys('no address'), 'url')).toBe('no address');
  });

  test('the first of its keys that has text counts', () => {
    expect(urlIn({ website: 'https://old.ph' }, 'url', 'website')).toBe('https://old.ph');
    expect(urlIn({ url: 'https://new.ph', website: 'https://old.ph' }, 'url', 'website')).toBe(
      'https://new.ph',
    );
    expect(urlIn({ url: 7, urlText: ['https://a.ph'] }, 'url')).toBe('7');
    expect(urlIn({}, 'url')).toBe('');
  });
});
