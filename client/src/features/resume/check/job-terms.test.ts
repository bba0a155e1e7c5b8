import { expect, test } from 'vitest';
import { jobTerms, maxJobTerms } from './job-terms';

const post = `We are looking for a Payroll Officer.
- Process payroll for 300 employees, payroll taxes and remittances
- Reconciling bank accounts; bank reconciliation monthly
- Knowledge of QuickBooks and SAP is a plus. Must know Node.js and C++.`;

test('terms that the post repeats come first, with whether the resume has them in any form', () => {
  const terms = jobTerms(post, 'Processed payroll with QuickBooks. Reconciled accounts at a bank.');
  const present = Object.fromEntries(terms.map(({ term, isPresent }) => [term, isPresent]));
  expect(terms[0]?.term).toBe('payroll');
  expect(present).toMatchObject({
    payroll: true,
    process: true,
    quickbooks: true,
    sap: false,
    'node.js': false,
    'c++': false,
  });
  expect(present).not.toHaveProperty('looking');
});

test('no post, no terms; a long one is cut', () => {
  expect(jobTerms('', 'anything')).toEqual([]);
  const long = Array.from({ length: 5000 }, (_, index) => `term${index} `).join('');
  expect(jobTerms(long, '')).toHaveLength(maxJobTerms);
});
