import { expect, test } from 'vitest';
import { pageTable } from '#shared/pages/page-table';
import { steps } from './step-list';

test('the page table has the screen of each step', () => {
  expect(Object.keys(pageTable.dashboard.firstRun.steps.preloads)).toEqual(steps.map(({ id }) => id));
});
