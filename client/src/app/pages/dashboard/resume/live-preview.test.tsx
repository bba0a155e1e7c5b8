import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { Plan } from '#shared/billing/plans';
import type { Credential } from '#shared/credentials/schema';
import { emptyResume } from '#shared/resume/empty-resume';
import type { Resume } from '#shared/resume/schema';
import { findTemplate, templates } from '#shared/document/templates';
import { fakeApi } from '../../../../testing/fake-api';
import { renderApp } from '../../../../testing/render-app';
import { sampleRecord } from '../../../../testing/sample-credential';
import { sampleUser } from '../../../../testing/sample-user';
import { DesignPanel } from './design-panel';
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
      monthStyle: 'as-typed',
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
  const [template, user, onChoose] = [findTemplate(templateId), sampleUser({ plan }), vi.fn()];
  renderApp(
    <>
      <LivePreview user={user} content={emptyResume} template={template} link={link} />
      <DesignPanel user={user} content={emptyResume} template={template} onChoose={onChoose} />
    </>,
  );
  return onChoose;
};

const preview = () => within(screen.getByRole('group', { name: 'Pages' }));

test('the single column prints the public credentials in the order of the profile, and no private one', async () => {
  draw('minimalist-gray');
  await screen.findAllByText('Newer');
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
  const onChoose = draw('creative-orange', { plan: 'free' });
  expect(await screen.findByRole('radio', { name: 'Creative Bold (Pro)' })).toBeChecked();
  expect(preview().getByRole('img', { name: /^Creative Bold resume of/ })).toBeInTheDocument();
  expect(screen.getByText('Pro template. Your download uses Modern Professional.')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('radio', { name: 'Modern Professional' }));
  expect(onChoose).toHaveBeenCalledWith('modern-blue');
});

test('a template of the plan needs no explanation', async () => {
  draw('creative-orange');
  expect(await screen.findByRole('radio', { name: 'Creative Bold' })).toBeChecked();
  expect(screen.queryByText(/^Pro template/)).not.toBeInTheDocument();
});

test('each template is shown as this resume looks in it', async () => {
  draw('modern-blue');
  const choice = within(await screen.findByRole('group', { name: 'Template: Modern Professional' }));
  const labels = choice.getAllByRole('radio').map((radio) => radio.closest('label'));
  expect(labels).toHaveLength(templates.length);
  for (const label of labels) expect(label?.querySelector('svg[role=img] text')).not.toBeNull();
});

test('the templates are in one row until all of them are asked for', async () => {
  draw('modern-blue');
  await userEvent.click(await screen.findByRole('button', { name: 'All 16 templates', expanded: false }));
  await userEvent.click(screen.getByRole('button', { name: 'Show them in one row', expanded: true }));
  expect(screen.getByRole('button', { name: 'All 16 templates', expanded: false })).toHaveFocus();
});
