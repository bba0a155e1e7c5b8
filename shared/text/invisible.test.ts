import fc from 'fast-check';
import { expect, test } from 'vitest';
import { displayName, profileDetails } from '#shared/accounts/schema';
import { credentialDetails } from '#shared/credentials/schema';
import { credentialTitle, profileTitle } from '#shared/public-profile/profile-title';
import { resumeContent, skill } from '#shared/resume/schema';
import { isolated, withDirectionMarks, withoutInvisible } from './invisible';
import { cleanLine, cleanLines } from './plain-text';

test.each([
  ['a name turned around', 'nimda yb deifirev\u202e', 'nimda yb deifirev'],
  ['embeddings and isolates', 'a\u202a\u202b\u202c\u202d\u2066\u2067\u2068\u2069b', 'ab'],
  ['direction marks', 'a\u200e\u200f\u061cb', 'ab'],
  ['zero-width signs', 'ad\u200bmi\u2060n\ufeff', 'admin'],
  ['soft hyphens', 'regis\u00adtered', 'registered'],
  ['joiners that join nothing', 'ad\u200dmin\u200c 1\u200d2', 'admin 12'],
  ['fillers, which are letters without a shape', 'a\u3164\u115f\u1160\uffa0\u17b4b', 'ab'],
  ['tags behind no flag', 'a\u{e0061}\u{e0064}\u{e007f}', 'a'],
  ['variation selectors that vary nothing', 'a\ufe0f \ufe0e\u{e0101}b❤\ufe0f\ufe01\ufe02', 'a b❤\ufe0f'],
  ['controls of one byte more', 'a\u0080\u0085\u009fb', 'ab'],
  ['annotations', 'a\ufff9b\ufffac\ufffb', 'abc'],
])('%s are removed', (_what, typed, seen) => {
  expect(withoutInvisible(typed)).toBe(seen);
});

test.each([
  'María José Peña-Ñúñez',
  'مريم الخطيب',
  'מרים כהן',
  'نامه\u200cها',
  'क्\u200dष श्री\u200c',
  'කේෂ්\u200dත්\u200dර',
  '👩🏽\u200d⚕️ 🏳️\u200d🌈 👨\u200d👩\u200d👧 ❤️\u200d🔥 🧑🏿\u200d💻',
  '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f} 🇵🇭',
  '1\ufe0f\u20e3 ☎\ufe0e ©\ufe0f',
  '葛\u{e0100}城市 漢\ufe00',
  'ᠮᠤᠨᠭᠭᠤᠯ\u180eᠠ ᠬ\u180b',
  'שָׁ\u034fׂ',
])('%s stays as it was typed', (name) => {
  expect(withoutInvisible(name)).toBe(name);
  expect(cleanLine(name)).toBe(name.normalize('NFC'));
});

test('a text of several lines keeps the direction marks that Arabic and Hebrew are written with', () => {
  expect(withDirectionMarks('שלום\u200e (Cebu)\u061c\u202e')).toBe('שלום\u200e (Cebu)\u061c');
});

const signs =
  'aé 1اक्👩🏽❤🏴漢\n\u0300\u0301\u0315\u00ad\u034f\u061c\u180b\u180e\u200b\u200c\u200d\u200e\u202e\u2066\u2069\u2800\u3164\ufe0f\ufeff\u{e0061}\u{e0067}\u{e007f}\u{e0100}';
const sign = fc.oneof(fc.constantFrom(...signs), fc.string({ unit: 'binary', minLength: 1, maxLength: 2 }));
const typedText = fc.array(sign, { maxLength: 14 }).map((all) => all.join(''));

test('whatever was typed, what is stored turns no direction, and cleaning it again changes nothing', () => {
  const turning = /[\u202a-\u202e\u2066-\u2069\u200b\u2060\ufeff\u00ad]/;
  fc.assert(
    fc.property(typedText, (typed) => {
      const line = cleanLine(typed);
      const lines = cleanLines(typed);
      expect(line).not.toMatch(turning);
      expect(line).not.toMatch(/[\u200e\u200f\u061c]/);
      expect(lines).not.toMatch(turning);
      expect([cleanLine(line), cleanLines(lines)]).toEqual([line, lines]);
    }),
    { numRuns: 6000, seed: 20_260 },
  );
});

test('a name of invisible signs only is none, in every field that needs one', () => {
  for (const nothing of ['\u200b\u2060', '\u202e', '\u3164', '\u2800', '\u{e0061}']) {
    const names = { firstName: nothing, lastName: nothing, email: 'ana@example.com' };
    expect(profileDetails.safeParse(names).error?.issues.map(({ message }) => message)).toEqual([
      'First name is required',
      'Last name is required',
    ]);
    expect(credentialDetails.shape.title.safeParse(nothing).success).toBe(false);
    expect(skill.safeParse(nothing).success).toBe(false);
    expect(displayName({ ...names, firstName: '\u200b' })).toBe('ana@example.com');
  }
});

test('names, titles and places are stored without signs that turn them around', () => {
  const typed = 'Ana\u202e\u00ad zurC\u2066';
  expect(profileDetails.parse({ firstName: typed, lastName: typed, email: 'a@b.ph' }).firstName).toBe(
    'Ana zurC',
  );
  const job = { title: typed, company: typed, duration: typed, description: `${typed}, and more` };
  const [saved] = resumeContent.shape.experience.parse([job]);
  expect(saved).toMatchObject({
    title: 'Ana zurC',
    company: 'Ana zurC',
    duration: 'Ana zurC',
    description: 'Ana zurC, and more',
  });
});

test('only a name that is written from right to left is isolated, and no stored sign opens it', () => {
  expect(isolated('Maria Santos')).toBe('Maria Santos');
  expect(isolated('مريم')).toBe('\u2068مريم\u2069');
  expect(isolated('מרים\u2069\u202e')).toBe('\u2068מרים\u2069');
  expect(isolated('evil\u202e\u2069')).toBe('evil');
});

test('a name stored before stays in its place in titles', () => {
  const user = { firstName: 'مريم\u2069\u202e', lastName: 'Cruz\u202e' };
  expect(profileTitle({ user, resume: { title: 'Nurse\u202e' } })).toBe(
    '\u2068مريم Cruz\u2069 – Nurse | Husay',
  );
  expect(credentialTitle({ owner: user, credential: { title: 'رخصة' } })).toBe(
    '\u2068رخصة\u2069 – \u2068مريم Cruz\u2069 | Husay',
  );
});

test('a long run of signs takes no time', () => {
  const begun = performance.now();
  for (const unit of [
    '\u200d',
    '\u0315',
    '\u0315\u200d',
    'क\u0315\u200d',
    '\u{e0061}',
    '🏴\u{e0061}',
    '\ufe0f',
    '\u034f',
    '👩\ufe0f',
  ])
    withoutInvisible(unit.repeat(50_000));
  expect(performance.now() - begun).toBeLessThan(2000);
});
