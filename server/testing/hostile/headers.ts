import fc from 'fast-check';
import { encoded } from './encoding';
import { hostileText } from './values';

export const sameOrigin = { 'sec-fetch-site': 'same-origin' };
export const asJson = { ...sameOrigin, 'content-type': 'application/json' };

/** Headers that are wrong, odd or not the caller's to set; most requests have none. */
export const oddHeaders = (known: readonly string[]): fc.Arbitrary<Record<string, string>> =>
  fc.oneof(
    { weight: 7, arbitrary: fc.constant({}) },
    {
      weight: 3,
      arbitrary: fc.oneof(
        fc.constantFrom<Record<string, string>>(
          { 'content-type': 'text/plain' },
          { 'content-type': 'application/json; charset=klingon' },
          { 'content-type': 'multipart/form-data' },
          { 'content-encoding': 'gzip' },
          { 'content-encoding': 'klingon' },
          { range: 'bytes=0-0,5-' },
          { range: 'bytes=99999999999999999999-' },
          { range: 'bytes=-0' },
          { 'if-none-match': '*' },
          { 'if-modified-since': 'yesterday' },
          {
            'x-forwarded-for': '127.0.0.1, ::1, unknown',
            'x-forwarded-host': 'evil.example',
            'x-forwarded-proto': 'gopher',
          },
          { host: 'evil.example' },
          { 'sec-fetch-site': 'cross-site' },
          { origin: 'null', 'sec-fetch-site': 'same-site' },
          { 'x-http-method-override': 'DELETE' },
          { 'accept-encoding': 'klingon;q=9' },
          { 'accept-language': 'x'.repeat(2000) },
          { 'user-agent': `<x>${'a'.repeat(3000)}` },
          { 'x-request-id': '../../x' },
          { expect: '200-ok' },
        ),
        hostileText(known).map((text) => ({
          cookie: `husay.sid=s%3A${encoded(text.slice(0, 500))}.x; =; a`,
        })),
        fc.constantFrom(...known).map((id) => ({ 'x-acting-user': id })),
        fc
          .oneof(
            hostileText(known),
            fc.constantFrom('', 'husay_', `husay_${'0'.repeat(72)}`, `husay_${'f'.repeat(5000)}`, 'Bearer x'),
          )
          .map((text) => ({ authorization: `Bearer ${text.slice(0, 6000)}` })),
        hostileText(known).map((text) => ({
          referer: text.slice(0, 1000),
          'user-agent': text.slice(0, 1000),
        })),
      ),
    },
  );
