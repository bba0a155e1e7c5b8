import { expect, test } from 'vitest';
import { pageLoads } from '#shared/pages/page-loads';
import { steps } from './step-list';

test('the page table has the screen of each step', () => {
  expect(Object.keys(pageLoads.dashboard.firstRun.steps.preloads)).toEqual(steps.map(({ id }) => id));
});
