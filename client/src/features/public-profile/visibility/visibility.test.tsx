import { useState } from 'react';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { ProfileVisibility } from '#shared/public-profile/visibility';
import { fakeApi, refusal } from '../../../testing/fake-api';
import { renderApp } from '../../../testing/render-app';
import { HiddenNotice } from './hidden-notice';
import { VisibilityCard } from './visibility-card';
import { VisibilityQuestion } from './visibility-question';

const stored: ProfileVisibility = {
  visibility: 'link',
  showEmail: true,
  showPhone: false,
  showLocation: true,
  chosenAt: null,
  hasSavedResume: true,
};
const path = '/api/account/visibility';
const api = (given: Partial<ProfileVisibility> = {}) => {
  const before = { ...stored, ...given };
  const calls = fakeApi({
    [`GET ${path}`]: before,
    [`PUT ${path}`]: (body: unknown) => ({
      ...before,
      ...(body as object),
      chosenAt: '2026-11-22T01:00:00.000Z',
    }),
  });
  return () => calls.filter(({ call }) => call.startsWith('PUT')).map(({ body }) => body);
};

test('the owner chooses who can see the profile, and which contact details', async () => {
  const sent = api();
  renderApp(<VisibilityCard onUnauthorized={() => undefined} />);
  const group = await screen.findByRole('group', { name: 'Who can see your profile' });
  expect(group).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Anyone with the link' })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: 'Private' }));
  await waitFor(() => expect(sent()).toEqual([{ visibility: 'private' }]));
  await waitFor(() => expect(screen.getByRole('radio', { name: 'Private' })).toBeChecked());
  // The switches below keep their state, which would otherwise promise visitors something.
  expect(
    screen.getByText('Your profile is private: visitors see nothing until you change that.'),
  ).toBeVisible();
  const email = screen.getByRole('switch', { name: 'Show visitors your email' });
  await userEvent.click(email);
  await waitFor(() => expect(sent()).toContainEqual({ showEmail: false }));
});

test('a failed change is rolled back, with a message', async () => {
  fakeApi({ [`GET ${path}`]: stored, [`PUT ${path}`]: refusal('UNAVAILABLE', 'Please try again later.') });
  renderApp(<VisibilityCard onUnauthorized={() => undefined} />);
  await userEvent.click(await screen.findByRole('radio', { name: 'Public' }));
  expect(await screen.findByText('Please try again later.')).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Anyone with the link' })).toBeChecked();
});

const slowApi = (refused: (body: unknown) => boolean = () => false) => {
  let current = stored;
  const answers: (() => void)[] = [];
  fakeApi({
    [`GET ${path}`]: stored,
    [`PUT ${path}`]: async (body: unknown) => {
      await new Promise<void>((resolve) => answers.push(resolve));
      if (refused(body)) return refusal('UNAVAILABLE', 'Please try again later.');
      current = { ...current, ...(body as object) };
      return current;
    },
  });
  const answer = async () => {
    await waitFor(() => expect(answers).toHaveLength(1));
    answers.pop()?.();
  };
  return { answer, stored: () => current };
};

test('a change during a save is shown at once and saved after it', async () => {
  const server = slowApi();
  renderApp(<VisibilityCard onUnauthorized={() => undefined} />);
  await userEvent.click(await screen.findByRole('radio', { name: 'Private' }));
  await userEvent.click(screen.getByRole('switch', { name: 'Show visitors your email' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Public' }));
  expect(screen.getByRole('radio', { name: 'Public' })).toBeChecked();
  expect(screen.getByRole('switch', { name: 'Show visitors your email' })).not.toBeChecked();
  for (let sent = 0; sent < 3; sent++) await server.answer();
  await waitFor(() => expect(server.stored()).toMatchObject({ visibility: 'public', showEmail: false }));
  expect(screen.getByRole('radio', { name: 'Public' })).toBeChecked();
  expect(screen.getByRole('switch', { name: 'Show visitors your email' })).not.toBeChecked();
});

test('of several changes, the failed one is rolled back with a message', async () => {
  const server = slowApi((body) => 'visibility' in (body as object));
  renderApp(<VisibilityCard onUnauthorized={() => undefined} />);
  await userEvent.click(await screen.findByRole('radio', { name: 'Public' }));
  await userEvent.click(screen.getByRole('switch', { name: 'Show visitors your email' }));
  await server.answer();
  expect(await screen.findByText('Please try again later.')).toBeVisible();
  await server.answer();
  await waitFor(() => expect(server.stored()).toMatchObject({ visibility: 'link', showEmail: false }));
  expect(screen.getByRole('radio', { name: 'Anyone with the link' })).toBeChecked();
  expect(screen.getByRole('switch', { name: 'Show visitors your email' })).not.toBeChecked();
});

test.each([
  ['Keep it that way', { visibility: 'link' }],
  ['Make it private', { visibility: 'private' }],
])('the first save asks once: %s', async (button, answer) => {
  const sent = api();
  const { unmount } = renderApp(<VisibilityQuestion version={0} />);
  expect(screen.queryByText('Anyone with your link can see this profile.')).not.toBeInTheDocument();
  unmount();
  renderApp(<VisibilityQuestion version={1} />);
  await userEvent.click(await screen.findByRole('button', { name: button }));
  await waitFor(() => expect(sent()).toEqual([answer]));
  await waitFor(() => expect(screen.queryByRole('button', { name: button })).not.toBeInTheDocument());
});

test('Escape keeps the profile as it is and is an answer too', async () => {
  const sent = api();
  renderApp(<VisibilityQuestion version={1} />);
  const keep = await screen.findByRole('button', { name: 'Keep it that way' });
  expect(keep).not.toHaveFocus();
  keep.focus();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(sent()).toEqual([{ visibility: 'link' }]));
});

const Saves = () => {
  const [version, setVersion] = useState(1);
  return (
    <>
      <button onClick={() => setVersion(version + 1)}>Save again</button>
      <VisibilityQuestion version={version} />
    </>
  );
};

test('an unanswered question is not repeated by the next save', async () => {
  api();
  renderApp(<Saves />);
  expect(await screen.findByRole('button', { name: 'Make it private' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Save again' }));
  expect(screen.queryByRole('button', { name: 'Make it private' })).not.toBeInTheDocument();
});

test('a user who has answered is not asked again', async () => {
  api({ chosenAt: '2026-11-21T01:00:00.000Z' });
  renderApp(
    <>
      <VisibilityQuestion version={2} />
      <VisibilityCard onUnauthorized={() => undefined} />
    </>,
  );
  await screen.findByRole('radio', { name: 'Private' });
  expect(screen.queryByRole('button', { name: 'Make it private' })).not.toBeInTheDocument();
});

test.each([
  [{ visibility: 'private' as const }, /private: visitors cannot open this link/, '/?tab=profile'],
  [{ hasSavedResume: false }, /cannot open this link yet/, '/?tab=resume'],
])('a link that visitors cannot open says so: %j', async (given, text, href) => {
  api(given);
  renderApp(<HiddenNotice />);
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByRole('link')).toHaveAttribute('href', href);
});
