import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, vi } from 'vitest';
import {
  sampleDownload,
  sampleSummary,
  sampleTrends,
  sampleView,
} from '../../../../features/analytics/testing/sample-activity';
import { fakeApi } from '../../../../testing/fake-api';
import { renderApp } from '../../../../testing/render-app';
import { sampleUser } from '../../../../testing/sample-user';
import { AnalyticsPage } from '../../analytics';

// Lazy in the browser; loaded up front here.
await import('../../../../features/analytics/trends/trends');

/** Has the tests of the file that calls this run on the day of the samples. */
export const runOnSampleDay = () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T01:30:00Z') });
  });
  afterEach(() => {
    vi.useRealTimers();
  });
};

type Answers = Parameters<typeof fakeApi>[0];

export const someActivity: Answers = {
  'GET /api/analytics/summary': sampleSummary(),
  'GET /api/analytics/views': { views: [sampleView()], next: null },
  'GET /api/analytics/downloads': { downloads: [sampleDownload()], next: null },
  'GET /api/analytics/trends?range=30': sampleTrends('30'),
};

export const openAnalytics = (
  answers: Answers,
  { plan = 'free', path = '/analytics' }: { plan?: 'free' | 'pro' | 'agency'; path?: string } = {},
) => {
  const calls = fakeApi(answers);
  renderApp(<AnalyticsPage user={sampleUser({ plan })} />, { path });
  return { calls, asked: () => calls.map(({ call }) => call), pointer: userEvent.setup({ delay: null }) };
};

// Much faster than a role query over a whole page.
export const region = (name: string) => screen.findByLabelText(name, { selector: 'section' });
