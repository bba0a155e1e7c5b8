import { expect, test } from 'vitest';
import { withoutTrackers } from './trackers';

test.each([
  ['https://www.linkedin.com/in/ana?trk=pdf&lipi=urn%3Ali', 'https://www.linkedin.com/in/ana'],
  ['https://ana.example/?page=2&utm_source=cv#work', 'https://ana.example/?page=2#work'],
  ['https://ana.example/?id=3', 'https://ana.example/?id=3'],
  ['mailto:ana@example.com', 'mailto:ana@example.com'],
])('%s without trackers', (address, plain) => {
  expect(withoutTrackers(address)).toBe(plain);
});

test('an address with 16,000 characters costs no time', () => {
  const long = `https://ana.example/?${'utm_a=b&'.repeat(2000)}x=1`;
  const start = performance.now();
  expect(withoutTrackers(long)).toBe('https://ana.example/?x=1');
  expect(performance.now() - start).toBeLessThan(200);
});
