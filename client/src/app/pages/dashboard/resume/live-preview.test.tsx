import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { Plan } from '#shared/billing/plans';
import type { Credential } from '#shared/credentials/schema';
import { emptyResume } from '#shared/resume/empty-resume';
import type { Resume } from '#shared/resume/schema';
import { findTemplate } from '#shared/document/templates';
import { fakeApi } from '../../../../testing/fake-api';
import { renderApp } from '../../../../testing/render-app';
import { sampleRecord } from '../../../../testing/sample-credential';
import { sampleUser } from '../../../../testing/sample-user';
import { LivePreview } from './live-preview';

const named = (title: string, changes: Partial<Credential>): Credential => ({
  ...sampleRecord.credential,
  fileName: 'file.pdf',
  isPublic: true,
  finding: null,
  title,
  ...changes,
});

const link = { subscribe: () => () => undefined, edited: () => null, onPick: () => undefined };

const draw = (
  templateId: string,
  { plan = 'pro', ...page }: Partial<Pick<Resume, 'paper' | 'density'>> & { plan?: Plan } = {},
) => {
  fakeApi({
    'GET /api/resume': {
      ...emptyResume,
      templateId,
      paper: null,
      density: 'automatic',
      photo: 'automatic',
      qrCode: false,
      attachData: true,
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
  const choice = { template: findTemplate(templateId), choose: vi.fn() };
  renderApp(<LivePreview user={sampleUser({ plan })} content={emptyResume} choice={choice} link={link} />);
  return choice;
};

test('the single column prints the public credentials in the order of the profile, and no private one', async () => {
  draw('minimalist-gray');
  await screen.findByText('Newer');
  const page = document.querySelector('svg[role=img]')?.textContent ?? '';
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

test('a template that the plan’s downloads do not have can be tried, and the page says so', async () => {
  const { choose } = draw('creative-orange', { plan: 'free' });
  const select = await screen.findByLabelText('Template');
  expect(select).toHaveDisplayValue('Creative Bold (Pro)');
  expect(screen.getByRole('img', { name: /^Creative Bold resume of/ })).toBeInTheDocument();
  expect(screen.getByText('Pro template. Your download uses Modern Professional.')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await userEvent.selectOptions(select, 'Modern Professional');
  expect(choose).toHaveBeenCalledWith('modern-blue');
});

test('a template of the plan needs no explanation', async () => {
  draw('creative-orange');
  expect(await screen.findByLabelText('Template')).toHaveDisplayValue('Creative Bold');
  expect(screen.queryByText(/^Pro template/)).not.toBeInTheDocument();
});
