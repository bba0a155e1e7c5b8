import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { AuditLine } from '#shared/organizations/schema';
import { fakeApi } from '../../testing/fake-api';
import { renderApp } from '../../testing/render-app';
import { AuditList } from './audit-list';

test('each line says who did it: a member, the person, or no one who is still here', async () => {
  const organizationId = '00000000-0000-4000-8000-000000000001';
  const path = `/api/organizations/${organizationId}`;
  const line = (id: number, action: string, name?: string, number?: number | null): AuditLine => ({
    id,
    at: '2026-11-20T01:00:00.000Z',
    actor: name === undefined ? null : { id: '00000000-0000-4000-8000-000000000003', name },
    action,
    candidateId: number === undefined ? null : '00000000-0000-4000-8000-000000000002',
    candidateNumber: number ?? null,
    subject: {},
  });
  fakeApi({
    [`GET ${path}/log?about=everything&page=1`]: {
      lines: [
        line(1, 'candidate_viewed', 'Olga Ramos', 14),
        line(2, 'consent_withdrawn', undefined, null),
        line(3, 'plan_ended'),
      ],
      total: 3,
    },
    [`GET ${path}/members`]: { members: [], seats: 20 },
  });
  renderApp(<AuditList organizationId={organizationId} slug="bayanihan" />);
  const rows = (await screen.findAllByRole('row')).slice(1);
  expect(rows.map((row) => within(row).getAllByRole('cell')[1]?.textContent)).toEqual([
    'Olga Ramos',
    'The person',
    'Automatic, or a deleted account',
  ]);
  // Only a candidate who may be read is linked, by the number.
  expect(rows.map((row) => within(row).getAllByRole('cell')[3]?.textContent)).toEqual([
    'N-014',
    'A former candidate',
    '–',
  ]);
  expect(screen.getAllByRole('link')).toEqual([screen.getByRole('link', { name: 'N-014' })]);
});
