import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { nothingYet, sampleSummary } from '../../../../features/analytics/testing/sample-activity';
import { fakeApi, refusal } from '../../../../testing/fake-api';
import { renderApp } from '../../../../testing/render-app';
import { sampleUser } from '../../../../testing/sample-user';
import { sampleCredential } from '../../../../features/credentials/testing/sample-credential';
import { StatCards } from './stat-cards';

const show = (summary: Parameters<typeof fakeApi>[0][`GET /${string}`]) => {
  const calls = fakeApi({ 'GET /api/credentials': [], 'GET /api/analytics/summary': summary });
  renderApp(<StatCards user={sampleUser()} />);
  return calls;
};

/** The card's figure and the line below. */
const card = (name: string) =>
  [...(screen.getByText(name).closest('dt')?.nextElementSibling?.children ?? [])].map(
    ({ textContent }) => textContent,
  );

test('views and downloads of all time, from one request', async () => {
  const calls = show(sampleSummary());
  await screen.findByText('1,234');
  expect(card('Profile Views')).toEqual(['1,234', 'By visitors, all time']);
  expect(card('Downloads')).toEqual(['56', 'By visitors, all time']);
  expect(calls.filter(({ call }) => call === 'GET /api/analytics/summary')).toHaveLength(1);
});

test('no number is shown while loading', () => {
  show(() => new Promise<never>(() => {}));
  expect(card('Profile Views')).toEqual(['–', 'Loading…']);
  expect(card('Downloads')).toEqual(['–', 'Loading…']);
});

test('zero is shown as a number', async () => {
  show(nothingYet);
  expect(await screen.findAllByText('None yet')).toHaveLength(2);
  expect(card('Profile Views')).toEqual(['0', 'None yet']);
});

test('a failure is shown', async () => {
  show(() => refusal('INTERNAL', 'Oops'));
  expect(await screen.findAllByText('Could not be loaded')).toHaveLength(2);
  expect(card('Downloads')).toEqual(['–', 'Could not be loaded']);
});

test.each([
  ['public', true, '1 on your public profile'],
  ['link', true, '1 on your profile'],
  ['private', true, '1 public, but your profile is private'],
  ['link', false, '1 public, once you save your resume'],
])(
  'where public credentials are shown (%s, resume saved: %s)',
  async (visibility, hasSavedResume, caption) => {
    fakeApi({
      'GET /api/credentials': [sampleCredential({ isPublic: true })],
      'GET /api/account/visibility': {
        visibility,
        hasSavedResume,
        chosenAt: null,
        showEmail: true,
        showPhone: false,
        showLocation: true,
      },
    });
    renderApp(<StatCards user={sampleUser()} />);
    expect(await screen.findByText(caption)).toBeVisible();
    expect(card('Credentials')).toEqual(['1 / 3', caption]);
  },
);

test('without public credentials, visibility is not queried', async () => {
  const calls = fakeApi({ 'GET /api/credentials': [sampleCredential({ isPublic: false })] });
  renderApp(<StatCards user={sampleUser()} />);
  expect(await screen.findByText('None on your profile')).toBeVisible();
  expect(calls.map(({ call }) => call)).not.toContain('GET /api/account/visibility');
});
