import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { noticeVersion } from '#shared/privacy-notice/version';
import { NoticeText } from './notice-text';

const open = () => {
  const retention = { visits: 90, securityLog: 365, paymentMessages: 90, idleSession: 30, session: 90 };
  const operator = { operatorName: 'Husay', dpoName: 'Ana Cruz', dpoEmail: 'dpo@example.ph' };
  render(<NoticeText facts={{ ...operator, version: noticeVersion, retention }} />);
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
    'Nov 23, 2026',
  );
});

test('the notice says what is kept of API tokens, and for how long', () => {
  open();
  expect(screen.getByText('Security:').closest('li')).toHaveTextContent(
    /API tokens you create \(their names, dates and last four characters,.+never the token itself\)/,
  );
  expect(screen.getByText('API tokens: until you revoke them or delete your account.')).toBeVisible();
});
