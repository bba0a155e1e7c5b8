import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Credential } from '#shared/credentials/schema';
import { emptyResume } from '#shared/resume/empty-resume';
import type { Resume } from '#shared/resume/schema';
import { rememberTemplate } from '../../../../features/resume-document/templates/chosen-template';
import { fakeApi } from '../../../../testing/fake-api';
import { renderApp } from '../../../../testing/render-app';
import { sampleRecord } from '../../../../testing/sample-credential';
import { sampleUser } from '../../../../testing/sample-user';
import { LivePreview } from './live-preview';

afterEach(() => {
  localStorage.clear();
});

const named = (title: string, changes: Partial<Credential>): Credential => ({
  ...sampleRecord.credential,
  fileName: 'file.pdf',
  isPublic: true,
  title,
  ...changes,
});

const draw = (templateId: string, page: Partial<Pick<Resume, 'paper' | 'density'>> = {}) => {
  fakeApi({
    'GET /api/resume': {
      ...emptyResume,
      templateId,
      paper: null,
      density: 'automatic',
      photo: 'automatic',
      qrCode: false,
      ...page,
      version: 0,
      updatedAt: null,
    },
    'GET /api/credentials': [
      named('Undated', { issuedDate: null }),
      named('Older', { issuedDate: '2012-05-31', issuer: 'Red Cross', description: 'Two days.' }),
      named('Secret', { isPublic: false }),
      named('Newer', { issuedDate: '2024-03-15' }),
    ],
  });
  rememberTemplate(templateId);
  renderApp(<LivePreview user={sampleUser({ plan: 'pro' })} content={emptyResume} />);
};

test('the single column prints the public credentials in the order of the profile, and no private one', async () => {
  draw('minimalist-gray');
  await screen.findByText('Newer');
  const page = document.querySelector('svg')?.textContent ?? '';
  for (const text of ['Red Cross', 'May 31, 2012', 'Two days.']) expect(page).toContain(text);
  expect(page.match(/Newer|Older|Undated|Secret/g)).toEqual(['Newer', 'Older', 'Undated']);
});

test('the pages are of the paper that is saved with the resume', async () => {
  draw('modern-blue', { paper: 'long-bond' });
  const page = await screen.findByRole('img', { name: /page 1 of 1$/ });
  await waitFor(() => {
    const [, , width = 0, height = 0] = (page.getAttribute('viewBox') ?? '').split(' ').map(Number);
    expect(height / width).toBeCloseTo(13 / 8.5);
  });
});
