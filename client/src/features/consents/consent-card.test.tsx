import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { CandidateRequest, OpenedRequest } from '#shared/candidates/consent/schema';
import { fakeApi, refusal } from '../../testing/fake-api';
import { renderApp } from '../../testing/render-app';
import { AskCard } from './ask-card';
import { ConsentCard } from './consent-card';

const opened = (changes: Partial<OpenedRequest> = {}): OpenedRequest => ({
  organization: { name: 'Bayanihan Manpower', kind: 'manpower', licenseNumber: '', contact: '' },
  purpose: 'Proposing you to hospitals in Riyadh',
  asks: { contact: true, credentials: false, particulars: false },
  endsOn: '2099-05-20',
  expiresAt: '2099-01-20T01:00:00.000Z',
  email: '',
  refusal: '',
  own: {
    resumes: [{ id: '6f1f9a52-7a50-4a6c-a3dd-6a2a1f1f2b11', name: 'My resume', isMain: true }],
    credentials: [],
    sharesAlready: false,
    hasWrittenRecord: false,
  },
  ...changes,
});

const open = (request: OpenedRequest) => {
  const calls = fakeApi({ 'POST /api/consents/open': request, 'POST /api/consents/decline': null });
  const onDeclined = vi.fn();
  const on = { onDeclined, onGiven: vi.fn(), onUnauthorized: vi.fn() };
  renderApp(<ConsentCard token="the-token" isSignedIn {...on} />);
  return { calls, onDeclined };
};

test('a request is declined with one press, with a resume or without', async () => {
  for (const own of [opened().own, { ...opened().own!, resumes: [] }]) {
    const { calls, onDeclined } = open(opened({ own }));
    expect(await screen.findByText(/Bayanihan Manpower cannot ask you by email for 30 days/)).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Decline' }));
    await waitFor(() => expect(onDeclined).toHaveBeenCalledWith('Bayanihan Manpower'));
    expect(calls.at(-1)).toMatchObject({ call: 'POST /api/consents/decline', body: { token: 'the-token' } });
    cleanup();
  }
});

test('who is signed in with another address is told so, and has nothing to choose', async () => {
  open(opened({ own: null, refusal: 'This request is for l…@example.com.' }));
  expect(await screen.findByText('This request is for l…@example.com.')).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('a request that cannot be answered still has a heading, and leads to what is shared', async () => {
  fakeApi({ 'POST /api/consents/open': refusal('CONFLICT', 'This request has ended.') });
  const on = { onDeclined: vi.fn(), onGiven: vi.fn(), onUnauthorized: vi.fn() };
  renderApp(<ConsentCard token="the-token" isSignedIn {...on} />);
  expect(await screen.findByText('This request has ended.')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See what you share' })).toHaveAttribute('href', '/shared-with');
});

test('the agency sees who declined apart from what waits for an answer', async () => {
  const request = (email: string, declinedAt: string | null): CandidateRequest => ({
    id: crypto.randomUUID(),
    email,
    purpose: 'Proposing you to hospitals in Riyadh',
    asks: { contact: true, credentials: false, particulars: false },
    endsOn: '2099-05-20',
    createdAt: '2026-11-20T01:00:00.000Z',
    expiresAt: '2099-01-20T01:00:00.000Z',
    declinedAt,
  });
  const requests = [
    request('ana@example.com', null),
    request('liza@example.com', '2026-11-21T01:00:00.000Z'),
  ];
  fakeApi({ 'GET /api/organizations/o/candidate-requests': { requests } });
  renderApp(<AskCard organizationId="o" onCopy={vi.fn()} onUnauthorized={vi.fn()} />);
  const declined = await screen.findByRole('list', { name: 'Declined' });
  expect(declined).toHaveTextContent(
    'liza@example.com · Proposing you to hospitals in Riyadh · declined on Nov 21, 2026',
  );
  expect(declined).not.toHaveTextContent('ana@example.com');
  expect(screen.getByRole('button', { name: 'Take back the request to ana@example.com' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /liza/ })).not.toBeInTheDocument();
});
