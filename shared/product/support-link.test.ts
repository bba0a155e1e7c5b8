import { expect, test } from 'vitest';
import { supportLink } from './support-link';

const subjectFor = (plan: 'free' | 'pro' | 'agency') =>
  new URL(supportLink({ username: 'ana-cruz', plan })).searchParams.get('subject');

test('the subject marks paid plans and names the account of every user', () => {
  expect(subjectFor('free')).toBe('Help for ana-cruz');
  expect(subjectFor('pro')).toBe('[Pro] Help for ana-cruz');
  expect(subjectFor('agency')).toBe('[Agency] Help for ana-cruz');
});

test('a visitor’s message has no subject', () => {
  expect(supportLink(null)).toBe('mailto:support@husay.example');
});
