import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { noticeVersion } from '#shared/privacy-notice/version';
import { NoticeText } from './notice-text';

test('the notice says what is kept of typing that is not saved, who sees it, and for how long', () => {
  const retention = { visits: 90, securityLog: 365, paymentMessages: 90, idleSession: 30, session: 90 };
  const operator = { operatorName: 'Husay', dpoName: 'Ana Cruz', dpoEmail: 'dpo@example.ph' };
  render(<NoticeText facts={{ ...operator, version: noticeVersion, retention }} />);
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
