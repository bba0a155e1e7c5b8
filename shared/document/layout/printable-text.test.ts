// @vitest-environment node
import { expect, test } from 'vitest';
import { defaultTemplate } from '../templates';
import { allTexts, laidOut, textsOf } from '../test/marks';
import { lizaSource, blankSource } from '../test/people';
import { emailLink, phoneLink } from './links';
import { PrintableFields, plainLine, printableLine, printableLines } from './printable-text';

const printed = (text: string) => {
  const missing = new Set<string>();
  return [printableLines(text, missing), [...missing]];
};

test('runs of spaces are one space, which does not break where one of them did not', () => {
  expect(printed('  a   b \u00a0 c \u00a0\nd\u00a0')).toEqual(['a b\u00a0c\nd', []]);
  expect(printed(' a  b \n c\r\nd\te ')).toEqual(['a b\nc\nd e', []]);
  expect(printed('a\n\nb')).toEqual(['a\n\nb', []]);
});

test('a letter whose combining marks no font has is boxed and listed whole', () => {
  expect(printed('mg\u0303a Pen\u0303a')).toEqual(['m□a Peña', ['g\u0303']]);
  expect(printed('\u0303a')).toEqual(['□a', ['\u0303']]);
});

test('an emoji of several code points is one grapheme', () => {
  expect(printed('a 👩‍👩‍👧 b 🇵🇭 c 👍🏽')).toEqual(['a □ b □ c □', ['👩‍👩‍👧', '🇵🇭', '👍🏽']]);
});

test('a sign that no font has never joins its neighbors', () => {
  expect(printed('1〜3')).toEqual(['1□3', ['〜']]);
});

test('invisible characters leave nothing behind', () => {
  expect(printed('so\u00adft\u200b and\ufe0f')).toEqual(['soft and', []]);
});

test('the file’s metadata keeps characters that only our fonts lack', () => {
  const document = laidOut(
    {
      ...lizaSource,
      person: { ...lizaSource.person, firstName: 'Pen\u0303a 😀', lastName: ' محمد ' },
      resume: { ...lizaSource.resume, title: '看護師\n', skills: ['عربي', ' '] },
    },
    defaultTemplate,
  );
  expect(document).toMatchObject({
    title: 'Peña 😀 محمد – 看護師',
    author: 'Peña 😀 محمد',
    subject: 'Resume of Peña 😀 محمد, 看護師',
    keywords: ['عربي'],
  });
  expect(textsOf(document, 'name')).toEqual(['Peña □ □□□□']);
  expect(plainLine(undefined)).toBe('');
});

test('a website longer than a line is printed shortened and linked whole', () => {
  const website = `https://example.com/${'path/'.repeat(400)}`;
  const document = laidOut({ ...blankSource, resume: { ...blankSource.resume, website } }, defaultTemplate);
  const contact = allTexts(document).filter(({ role }) => role === 'contact');
  expect(contact).toMatchObject([
    { link: website, text: expect.stringMatching(/^example\.com\/path\/.*…$/) },
  ]);
});

test('an email or phone link cannot carry more than its address', () => {
  expect(emailLink('a?cc=b&c#d@example.com')).toBe('mailto:a%3Fcc=b%26c%23d@example.com');
  expect(emailLink('nobody')).toBeUndefined();
  expect(phoneLink('+63 (917) 555-0142')).toBe('tel:+639175550142');
  expect(phoneLink('12')).toBeUndefined();
});

test('an email link is one address, and a phone link has seven digits', () => {
  expect(['a b@example.com', 'a@example.com or b@example.com', 'a@b@c'].map(emailLink)).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect([phoneLink('555 0117'), phoneLink('555 011')]).toEqual(['tel:5550117', undefined]);
});

test('what another character stands for is printed as that, if the fonts have all of it', () => {
  expect(printed('℡ ﬁ 𝗕\u2011b')).toEqual(['TEL fi B-b', []]);
  expect(printed('a㈱')).toEqual(['a□', ['㈱']]);
  expect(printed('½\u00a0😀')).toEqual(['½\u00a0□', ['😀']]);
});

test('every kind of line break is one, without spaces beside it', () => {
  expect(printed('é\rb\r\nc\u2028d\u2029e')).toEqual(['é\nb\nc\nd\ne', []]);
  expect(printed('é\n b \nc\u00a0\n\u00a0d')).toEqual(['é\nb\nc\nd', []]);
  expect(printed('a  é')).toEqual(['a é', []]);
  const missing = new Set<string>();
  expect(printableLine('a\nb\r\n\r\nc', missing)).toBe('a b c');
  expect(plainLine('a\n\n\u0007b 😀')).toBe('a b 😀');
});

test('what could not be printed is listed by field, each sign once', () => {
  const fields = new PrintableFields();
  expect(fields.warnings()).toEqual([]);
  expect([fields.line('Name', 'Liza 😀'), fields.line('Title', 'Nurse')]).toEqual(['Liza □', 'Nurse']);
  expect(fields.lines('Summary', '➢ 👍\n👍')).toBe('• □\n□');
  expect([fields.line('Name', 'م'), fields.line('Phone', null), fields.lines('Summary', undefined)]).toEqual([
    '□',
    '',
    '',
  ]);
  expect(fields.warnings()).toEqual([
    { field: 'Name', characters: ['😀', 'م'] },
    { field: 'Summary', characters: ['👍'] },
  ]);
});
