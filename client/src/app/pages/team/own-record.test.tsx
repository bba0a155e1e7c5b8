import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { OwnRecord } from '#shared/candidates/schema';
import { emptyResume } from '#shared/resume/empty-resume';
import type { Resume } from '#shared/resume/schema';
import { resumeQuery } from '../../../features/resume/api';
import { createQueryClient } from '../../../lib/api/query-client';
import { fakeApi } from '../../../testing/fake-api';
import { renderApp } from '../../../testing/render-app';
import { sampleUser } from '../../../testing/sample-user';
import { OwnRecordPage } from './own-record';

const record: OwnRecord = {
  organization: { name: 'Bayanihan Manpower', contact: '' },
  agencyEnds: null,
  number: 1,
  name: 'Ana Reyes',
  email: 'ana@example.com',
  content: { ...emptyResume, title: 'Nurse' },
  basisDate: '2026-11-20',
  keepUntil: '2027-11-20',
  sensitiveConsentOn: null,
  hasBasisFile: false,
  objection: null,
  hasAccount: false,
  notes: 0,
  version: 1,
  events: [],
};

test('a record that was taken over is the resume of the account before the dashboard is opened', async () => {
  const resume = {
    ...emptyResume,
    templateId: 'modern-blue',
    paper: null,
    density: 'automatic',
    photo: 'automatic',
    qrCode: false,
    attachData: true,
    monthStyle: 'as-typed',
    version: 0,
    updatedAt: null,
  };
  const calls = fakeApi({
    'POST /api/candidate/open': record,
    'POST /api/candidate/claim': { documentId: null },
    'GET /api/resume': { ...resume, title: 'Nurse', version: 1 },
  });
  const queryClient = createQueryClient();
  queryClient.setQueryData(resumeQuery().queryKey, resume as Resume);
  renderApp(<OwnRecordPage user={sampleUser()} token="t" />, { path: '/candidate/t', queryClient });
  await userEvent.click(await screen.findByRole('button', { name: 'Take it over into my account' }));
  await waitFor(() => expect(location.pathname).toBe('/'));
  expect(calls.map(({ call }) => call)).toContain('GET /api/resume');
  expect(queryClient.getQueryData(resumeQuery().queryKey)).toMatchObject({ version: 1 });
});
