import fc from 'fast-check';
import { expect, test } from 'vitest';
import { resumeContent } from '#shared/resume/schema';
import { linkEntry } from '#shared/resume/sections/schema';
import { webAddress } from './web-address';

test.each([
  'https://example.com',
  'http://www.example.com:8080/a?b=c#d',
  'HTTPS://Example.COM/',
  ' https://example.com ',
  'https://ñandú.ph/é',
  'https://medium.com/@ana/story',
  'https://example.com/?contact=ana@example.com',
  'https://fa.wikipedia.org/wiki/نامه\u200cها',
])('%j is a web address', (text) => {
  expect(webAddress(text)).toBe(new URL(text.trim()).href);
});

test.each([
  '',
  'example.com',
  '//example.com',
  'javascript:alert(1)',
  'ftp://example.com',
  'mailto:ana@example.com',
  'http:example.com',
  'https:///example.com',
  'https://',
  'http://a@b@c/',
  'https://ana@example.com',
  'https://ana:secret@example.com/',
  'https://husay.ph%40evil.example@evil.example/',
  'https://@example.com',
  'https://husay.ph\\@evil.example/',
  'https:\\\\example.com',
  'https://example.com/a b',
  'https://exam\nple.com',
  'https://example.com/\u0000',
  'https://example.com/\u0085',
  'https://exam\u200bple.com',
  'https://exam\u00adple.com',
  'https://example.com/\u202egnp.exe',
  'https://example.com/\u2066',
  'https://example.com:99999/',
])('%j is no web address', (text) => {
  expect(webAddress(text)).toBeUndefined();
});

const words =
  'http https ftp javascript : / // \\ @ ? # %40 %00 a husay.ph evil.example 127.0.0.1 [::1] :80 ñ ٣ 。 ／ ＠';
const signs = ' \t\n\u0000\u007f\u0085\u00a0\u00ad\u200b\u200d\u200e\u202e\u2066\u2069\ufeff\u{e0061}';
const addressPart = fc.constantFrom(...words.split(' '), ...signs);
const generated = fc.oneof(
  fc.array(addressPart, { maxLength: 12 }).map((parts) => parts.join('')),
  fc.array(addressPart, { maxLength: 12 }).map((parts) => `https://${parts.join('')}`),
  fc.string({ unit: 'binary', maxLength: 30 }).map((rest) => `https://a${rest}`),
);

test('whatever was typed, an address opens the host that it shows', () => {
  fc.assert(
    fc.property(generated, (text) => {
      const address = webAddress(text);
      if (address === undefined) return;
      const url = new URL(address);
      expect(['http:', 'https:']).toContain(url.protocol);
      expect([url.username, url.password]).toEqual(['', '']);
      expect(text.trim()).not.toMatch(/[\s\\\p{Cc}\u200b\u200e\u202a-\u202e\u2060-\u2069\ufeff\u00ad]/u);
      const [, shownHost = ''] = /^https?:\/\/([^/?#]*)/i.exec(text.trim()) ?? [];
      expect(shownHost).not.toContain('@');
      expect(url.host).toBe(new URL(`${url.protocol}//${shownHost}`).host);
      expect(webAddress(address)).toBe(address);
    }),
    { numRuns: 20_000, seed: 20_260 },
  );
});

test('every field for an address takes what is one, and answers with its message', () => {
  fc.assert(
    fc.property(generated, (text) => {
      const { success: isWebsite, data: website } = resumeContent.shape.website.safeParse(text);
      if (isWebsite && website !== '') expect(webAddress(website)).toBeDefined();
      const { success: isLink, data: link } = linkEntry.shape.url.safeParse(text);
      if (isLink && link !== '') expect(webAddress(link)).toMatch(/^https:/);
    }),
    { numRuns: 5000, seed: 20_260 },
  );
  const refused = resumeContent.shape.website.safeParse('http://a@b@c/');
  expect(refused.error?.issues.map(({ message }) => message)).toEqual(['Please enter a valid website URL']);
});
