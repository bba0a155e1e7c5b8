import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { withoutSeparators } from '#shared/resume/phone';
import { fitInserted } from './capped-input';

const fitted = (before: string, typed: string, after = '') => {
  const { rest, ...parts } = fitInserted({ before, typed, after }, 15, withoutSeparators);
  return [parts.before + parts.typed + parts.after, rest];
};

describe('a phone number in 15 characters', () => {
  test.each([
    ['+63 917 555 01', '4', '', '+63 917 555 014', ''],
    ['+63 917 555 014', '2', '', '+639175550142', ''],
    ['', '+63 917 555 0142', '', '+639175550142', ''],
    ['+63 917', ' ', ' 555 014', '+63917555014', ''],
    ['123456789012345', '6', '', '123456789012345', '6'],
    ['12345', '6', '6789012345', '123456789012345', '6'],
    ['', '123 456 789 012 345 67', '', '123456789012345', '67'],
  ])('"%s" with "%s" before "%s" is "%s", without "%s"', (before, typed, after, text, rest) => {
    expect(fitted(before, typed, after)).toEqual([text, rest]);
  });

  test('no digit is lost unsaid', () => {
    const part = fc.string({ unit: fc.constantFrom(...'0123456789+-() '), maxLength: 15 });
    const digits = (text: string) => text.replace(/[^\d+]/g, '');
    fc.assert(
      fc.property(part, part, part, (before, typed, after) => {
        fc.pre(before.length + after.length <= 15);
        const fit = fitInserted({ before, typed, after }, 15, withoutSeparators);
        expect(fit.before.length + fit.typed.length + fit.after.length).toBeLessThanOrEqual(15);
        expect(digits(fit.before)).toBe(digits(before));
        expect(digits(fit.typed + fit.rest)).toBe(digits(typed));
        expect(digits(fit.after)).toBe(digits(after));
      }),
    );
  });
});

test('without anything that may go, what is inserted is cut', () => {
  expect(fitInserted({ before: 'Triage ', typed: 'and more', after: '' }, 10)).toMatchObject({
    typed: 'and',
    rest: ' more',
  });
});
