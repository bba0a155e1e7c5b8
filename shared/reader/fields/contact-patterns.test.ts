import { expect, test } from 'vitest';
import { areLanguages, looksLikePlace } from '#shared/resume/words';
import { dateIn, entryDateIn, isDate, isLengthOfTime } from '#shared/text/dates';
import { email, isPhone, label, phoneIn, url } from './contact-patterns';
import { licenseNumberIn, validityIn } from './entry-details';

const patterns: Record<string, (text: string) => unknown> = {
  email: (text) => email.test(text),
  url: (text) => url.test(text),
  label: (text) => label.test(text),
  isPhone,
  phoneIn,
  licenseNumberIn,
  validityIn,
  looksLikePlace,
  areLanguages,
  dateIn,
  entryDateIn,
  isDate,
  isLengthOfTime,
};
const fills = ['a', 'a.', 'a-', '1', '1 ', '0917 ', '(0', 'www.a.', 'a@a.', 'A ', ' ', '19 ', 'No. 1', 'a:'];

/** In milliseconds, the least of some runs: a busy machine makes others longer. */
const timeOf = (run: () => unknown) =>
  Math.min(
    ...Array.from({ length: 5 }, () => {
      const start = performance.now();
      run();
      return performance.now() - start;
    }),
  );

test.each(Object.entries(patterns))('%s takes no time with 16,000 characters in one line', (_name, find) => {
  for (const fill of fills) {
    const line = fill.repeat(Math.ceil(16_000 / fill.length));
    expect([fill, timeOf(() => find(line)) < 100]).toEqual([fill, true]);
  }
});
