import { expect, test } from 'vitest';
import { jobTerms, maxJobTerms, placeOfTerm } from './job-terms';

const post = `We are looking for a Payroll Officer.
- Process payroll for 300 employees, payroll taxes and remittances
- Reconciling bank accounts; bank reconciliation monthly
- At least 2 years in workforce management
- Knowledge of QuickBooks and SAP is a plus. Must know Node.js and C++.`;

const compared = (resume: string) =>
  Object.fromEntries(jobTerms(post, resume).map(({ term, isPresent }) => [term, isPresent]));

test('terms of the post, with whether the resume has them in any form', () => {
  const terms = compared('Processed payroll with QuickBooks. Reconciled bank accounts.');
  expect(terms).toMatchObject({
    payroll: true,
    'bank accounts': true,
    'bank reconciliation': false,
    quickbooks: true,
    SAP: false,
    'node.js': false,
    'c++': false,
  });
  expect(terms).not.toHaveProperty('looking');
});

test.each([
  ['Management of stores', false],
  ['Workforce, management', false],
  ['The workforce.\nManagement', false],
  ['Workforce-management for 200 agents', true],
  ['Managed. Workforce managing', true],
])('a phrase is present only as a phrase: %s', (resume, isPresent) => {
  expect(compared(resume)['workforce management']).toBe(isPresent);
});

test('what the post repeats comes first', () => {
  const repeated = 'Wound care. Charting. Wound care for adults. Wound care at night.';
  expect(jobTerms(repeated, '')[0]?.term).toBe('wound care');
});

test('no post, no terms; a long one is cut', () => {
  expect(jobTerms('', 'anything')).toEqual([]);
  const long = Array.from({ length: 5000 }, (_, index) => `term${index} `).join('');
  expect(jobTerms(long, '')).toHaveLength(maxJobTerms);
});

test.each([
  ['prc license', 'licenses'],
  ['bachelor', 'education'],
  ['english communication', 'languages'],
  ['quickbooks', 'skills'],
  ['inbound customer calls', 'experience'],
])('%s belongs to %s', (term, place) => {
  expect(placeOfTerm(term)).toBe(place);
});

test('words with a hyphen are one term, and where, when and how long are none', () => {
  const terms = jobTerms(
    'Location: Hybrid. Full-time. Real-time adherence. Deadline of applications: December 20. Amenable to night shift.',
    'Monitored real-time adherence',
  );
  expect(terms).toEqual([
    { term: 'real time adherence', isPresent: true },
    { term: 'night shift', isPresent: false },
  ]);
});

test('the currency of a salary is no term, and the language of the same name is', () => {
  const terms = (text: string) => jobTerms(text, '').map(({ term }) => term.toLowerCase());
  expect(terms('Salary: PHP 35,000 to PHP 42,000 a month')).not.toContain('php');
  expect(terms('Knowledge of PHP and MySQL')).toContain('php');
});
