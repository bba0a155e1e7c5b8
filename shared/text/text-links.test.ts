import fc from 'fast-check';
import { expect, test } from 'vitest';
import { textPieces } from './text-links';

const linked = (text: string) =>
  textPieces(text).flatMap(({ text: shown, link }) => (link === undefined ? [] : [[shown, link]]));

test.each([
  ['See https://ana.ph/work.', 'https://ana.ph/work', 'https://ana.ph/work'],
  ['(http://ana.ph)', 'http://ana.ph', 'http://ana.ph/'],
  ['Portfolio:https://ana.ph/a?b=1&c=2, and more', 'https://ana.ph/a?b=1&c=2', 'https://ana.ph/a?b=1&c=2'],
  ['at www.ana.ph!', 'www.ana.ph', 'https://www.ana.ph/'],
  ['code on github.com/ana', 'github.com/ana', 'https://github.com/ana'],
  [
    '“https://en.wikipedia.org/wiki/Nurse_(title)”',
    'https://en.wikipedia.org/wiki/Nurse_(title)',
    'https://en.wikipedia.org/wiki/Nurse_(title)',
  ],
  ['(see https://ana.ph/x).', 'https://ana.ph/x', 'https://ana.ph/x'],
  ['write to ana.cruz@example.com.', 'ana.cruz@example.com', 'mailto:ana.cruz@example.com'],
  ['Email:ana@example.com', 'ana@example.com', 'mailto:ana@example.com'],
  ['ana@www.example.com', 'ana@www.example.com', 'mailto:ana@www.example.com'],
  [
    'web.archive.org/web/2020/https://ana.ph',
    'web.archive.org/web/2020/https://ana.ph',
    'https://web.archive.org/web/2020/https://ana.ph',
  ],
  ['ana.github.io/portfolio', 'ana.github.io/portfolio', 'https://ana.github.io/portfolio'],
  ['(see https://ana.ph/x(1)).', 'https://ana.ph/x(1)', 'https://ana.ph/x(1)'],
  ['one\nhttps://ana.ph\ntwo', 'https://ana.ph', 'https://ana.ph/'],
])('in %j, %j is a link', (text, shown, link) => {
  expect(linked(text)).toEqual([[shown, link]]);
});

test.each([
  'Node.js, ASP.NET and Socket.io',
  'B.S.Nursing',
  'and/or, 24/7, km/h',
  'e.g./i.e.',
  'v1.2.3/beta',
  'Node.js/Express, Vue.js/MySQL, Socket.io/Redis',
  'config.yaml/json and main.py/test.py',
  'Awww.so.cute/',
  'javascript:alert(1)',
  'data:text/html,<script>',
  'ftp://example.com/a',
  'https://ana@evil.example/',
  'https://husay.ph@evil.example',
  'http://a@b@c/',
  'https://husay.ph\\@evil.example',
  'https://',
  'www.',
  '@ana',
  'a@b',
  '',
])('%j has no link', (text) => {
  expect(linked(text)).toEqual([]);
});

test('addresses with a comma between them are two', () => {
  expect(linked('https://a.ph,https://b.ph;www.c.ph').map(([shown]) => shown)).toEqual([
    'https://a.ph',
    'https://b.ph',
    'www.c.ph',
  ]);
});

test('pieces are the text, and a link is of the web or one email address', () => {
  const words = 'https:// http:// www. ana.ph /a ( ) . , @ \\ : ? # " javascript: é';
  const part = fc.constantFrom(...words.split(' '), ' ', '\n', '\u202e');
  fc.assert(
    fc.property(
      fc.array(part, { maxLength: 14 }).map((parts) => parts.join('')),
      (text) => {
        const pieces = textPieces(text);
        expect(pieces.map((piece) => piece.text).join('')).toBe(text);
        for (const { link } of pieces) {
          if (link === undefined) continue;
          const { protocol, username, password } = new URL(link);
          expect(['http:', 'https:', 'mailto:']).toContain(protocol);
          expect([username, password]).toEqual(['', '']);
        }
      },
    ),
    { numRuns: 10_000, seed: 20_260 },
  );
});

test('long words take no time', () => {
  const begun = performance.now();
  for (const unit of ['a@', 'a.', 'www.', 'https://', '(', '.']) textPieces(unit.repeat(50_000));
  for (const unit of ['a@', 'a.', 'www.', '(', ')', '.'])
    textPieces(`https://${unit.repeat(900)} `.repeat(20));
  for (const mixed of [
    '/ ' + '.'.repeat(332) + ')'.repeat(166),
    '@' + '.)'.repeat(900),
    '('.repeat(900) + ')'.repeat(900),
  ])
    textPieces(`${mixed} `.repeat(150));
  expect(performance.now() - begun).toBeLessThan(1000);
});
