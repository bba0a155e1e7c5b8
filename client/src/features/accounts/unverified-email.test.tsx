import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sampleUser } from '../../testing/sample-user';
import { UnverifiedEmail } from './unverified-email';

const show = (changes: Parameters<typeof sampleUser>[0]) =>
  render(<UnverifiedEmail user={sampleUser(changes)} returnTo="/?tab=profile" />);

test('an unverified account email shows that it receives nothing, and how to verify it', () => {
  show({ emailVerified: false });
  expect(screen.getByText('Your account email is not confirmed.')).toBeVisible();
  expect(screen.getByRole('note')).toHaveTextContent(
    'The service that you sign in with has not confirmed that juan@example.com is yours, so we do not send reminders about your plan there.',
  );
  expect(screen.getByRole('link', { name: 'Sign In Again' })).toHaveAttribute(
    'href',
    '/api/login?reauthenticate=true&returnTo=%2F%3Ftab%3Dprofile',
  );
});

test('an account without an email shows that', () => {
  show({ email: '', emailVerified: false });
  expect(screen.getByRole('note')).toHaveTextContent('Your account has no email address.');
});

test('a verified email shows no notice', () => {
  show({ emailVerified: true });
  expect(screen.queryByRole('note')).not.toBeInTheDocument();
});
