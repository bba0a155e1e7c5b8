import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { ClaimedRecord } from '#shared/candidates/consent/schema';
import { fakeApi } from '../../testing/fake-api';
import { renderApp } from '../../testing/render-app';
import { SharedList } from './shared-list';

const record: ClaimedRecord = {
  id: '6f1f9a52-7a50-4a6c-a3dd-6a2a1f1f2b11',
  organization: { name: 'Bayanihan Manpower', kind: 'manpower', licenseNumber: '', contact: '' },
  basisDate: '2026-11-20',
  keepUntil: '2027-11-20',
  hasObjected: true,
  agencyEnds: { closesAt: '2026-12-20T01:00:00.000Z', deletedAt: '2027-03-20T01:00:00.000Z' },
};

test('a record that was taken over is listed, and leads to where it is seen and changed', async () => {
  fakeApi({ 'GET /api/consents': { consents: [], records: [record] } });
  renderApp(<SharedList onUnauthorized={vi.fn()} />);
  const row = await screen.findByRole('listitem');
  expect(
    within(row).getByRole('link', { name: 'See and change the record of Bayanihan Manpower' }),
  ).toHaveAttribute('href', `/candidate/${record.id}`);
  expect(within(row).getByText('Consent of Nov 20, 2026, kept until Nov 20, 2027')).toBeVisible();
  expect(within(row).getByText(/You objected/)).toBeVisible();
  expect(within(row).getByText(/It can read your record until Dec 20, 2026/)).toBeVisible();
  expect(screen.queryByText('Nothing is shared')).not.toBeInTheDocument();
});
