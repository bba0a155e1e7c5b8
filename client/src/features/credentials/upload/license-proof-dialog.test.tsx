import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeApi } from '../../../testing/fake-api';
import { renderApp } from '../../../testing/render-app';
import { sampleUser } from '../../../testing/sample-user';
import { fakeUploads, uploads } from '../testing/fake-upload';
import { pdf, uploadButton, uploadTitle } from '../testing/open-manager';
import { sampleCredential } from '../testing/sample-credential';
import { LicenseProofDialog } from './license-proof-dialog';

fakeUploads();
beforeEach(() => {
  sessionStorage.clear();
});

const open = (license = { name: 'Registered Nurse', issuer: 'PRC', issued: '2017-11-24' }, count = 0) => {
  fakeApi({});
  const onUploaded = vi.fn();
  const { unmount } = renderApp(
    <LicenseProofDialog
      open
      onOpenChange={() => {}}
      user={sampleUser({ plan: 'free' })}
      license={license}
      count={count}
      upgradeHref="/billing"
      hiddenReason={null}
      onUploaded={onUploaded}
      onUnauthorized={() => {}}
      onLimit={() => {}}
    />,
  );
  return { onUploaded, unmount, pointer: userEvent.setup({ delay: null, applyAccept: false }) };
};

test('the credential of a license is uploaded with what the license says', async () => {
  const { onUploaded, pointer } = open();
  await pointer.upload(await screen.findByLabelText('Credential file'), pdf('scan-001.pdf'));
  expect(uploadTitle()).toHaveValue('Registered Nurse');
  expect(screen.getByLabelText(/^Issuer/)).toHaveValue('PRC');
  expect(screen.getByLabelText('Date issued')).toHaveValue('2017-11-24');
  await pointer.click(uploadButton());
  await uploads.wait();
  expect(Object.fromEntries(uploads.sent[0]!)).toMatchObject({
    title: 'Registered Nurse',
    issuer: 'PRC',
    issuedDate: '2017-11-24',
    isPublic: 'false',
  });
  const credential = sampleCredential();
  await uploads.answer(credential);
  await waitFor(() => expect(onUploaded).toHaveBeenCalledWith(credential));
});

test('a license without a name takes that of the file, and a month is no day', async () => {
  const { pointer } = open({ name: ' ', issuer: '', issued: '2017-11' });
  await pointer.upload(await screen.findByLabelText('Credential file'), pdf('scan-001.pdf'));
  expect(uploadTitle()).toHaveValue('scan-001');
  expect(screen.getByLabelText('Date issued')).toHaveValue('');
});

test('what was typed there survives a reload', async () => {
  const first = open();
  await first.pointer.type(await screen.findByLabelText('Description'), 'Renewed twice');
  first.unmount();
  open();
  expect(await screen.findByLabelText('Description')).toHaveValue('Renewed twice');
  expect(screen.getByText(/^What you typed before is back\./)).toBeVisible();
});

test('where the plan has no room for another one, it says so at once', async () => {
  open(undefined, 3);
  expect(await screen.findByRole('group', { name: 'Upload limit reached' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Upgrade to Pro' })).toHaveAttribute('href', '/billing');
  expect(screen.queryByLabelText('Credential file')).not.toBeInTheDocument();
});
