import { expect, test } from 'vitest';
import { supportLink } from './support-link';

const subjectFor = (plan: 'free' | 'pro' | 'agency') =>
  new URL(supportLink({ username: 'ana-cruz', plan })).searchParams.get('subject');

test('messages of paid plans are marked, and every user’s name the account', () => {
  expect(subjectFor('free')).toBe('Help for ana-cruz');
  expect(subjectFor('pro')).toBe('[Pro] Help for ana-cruz');
  expect(subjectFor('agency')).toBe('[Agency] Help for ana-cruz');
});

test('a visitor’s message has no subject yet', () => {
  expect(supportLink(null)).toBe('mailto:support@husay.example');
});
