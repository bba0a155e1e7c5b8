import { cleanup, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { browserStorageDays } from '#shared/privacy-notice/browser-storage';
import { noticeVersion } from '#shared/privacy-notice/version';
import { particularFields } from '#shared/resume/particulars';
import { NoticeText } from './notice-text';

const retention = {
  visits: 91,
  securityLog: 365,
  paymentMessages: 92,
  idleSession: 31,
  session: 93,
  usedTrial: 401,
  trash: 29,
  inquiries: 731,
  requestLog: 33,
  backups: 34,
};

const open = ({ sendsEmail = true } = {}) => {
  const operator = { operatorName: 'Husay', dpoName: 'Ana Cruz', dpoEmail: 'dpo@example.ph' };
  render(
    <NoticeText
      facts={{ ...operator, version: noticeVersion, retention, signInCookieHours: 25, sendsEmail }}
    />,
  );
};

test('the notice says what is kept of typing that is not saved, who sees it, and for how long', () => {
  open();
  expect(screen.getByText('Drafts:').closest('li')).toHaveTextContent(
    /not saved yet.+Only you see a draft\./,
  );
  expect(
    screen.getByText(/^A draft: until you save it, discard your changes, or delete your account\./),
  ).toBeVisible();
  expect(screen.getByText(/^This version is of|What Husay keeps about you/)).toHaveTextContent(
    'Nov 28, 2026',
  );
});

test('the notice names every personal particular, and that none is public', () => {
  open();
  const item = screen.getByText('Personal particulars:').closest('li');
  expect(item).toHaveTextContent(/Only you see them\. They are never on your public profile/);
  for (const { label } of Object.values(particularFields))
    expect(item).toHaveTextContent(label.toLowerCase());
});

test('the notice says what is kept of API tokens, and for how long', () => {
  open();
  expect(screen.getByText('Security:').closest('li')).toHaveTextContent(
    /API tokens you create \(their names, dates and last four characters,.+never the token itself\)/,
  );
  expect(screen.getByText('API tokens: until you revoke them or delete your account.')).toBeVisible();
});

test('the notice says what is kept of job applications, and who sees it', () => {
  open();
  expect(screen.getByText('Job applications:').closest('li')).toHaveTextContent(
    /the text of the post,.+every change of stage.+Only you see it\./,
  );
});

test('the notice says what a link for a calendar app shows', () => {
  open();
  expect(screen.getByText('A link for your calendar app:').closest('li')).toHaveTextContent(
    /employers, job titles, and the days and times.+You can turn it off at any time\./,
  );
});

test('every fact of the installation is in the notice', () => {
  open();
  const text = document.body.textContent;
  for (const days of Object.values(retention)) expect(text).toContain(`${days} days`);
  expect(text).toContain('after 25 hours at most');
  expect(text).toContain(`for at most ${browserStorageDays} days typing`);
  expect(text).toContain('which certificates you put in your last packet');
});

test('an email provider receives data only where email is sent', () => {
  open();
  expect(screen.getByText(/^An email provider/)).toBeVisible();
  cleanup();
  open({ sendsEmail: false });
  expect(screen.queryByText(/email provider/)).not.toBeInTheDocument();
});
