import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, vi } from 'vitest';
import type { Plan } from '#shared/billing/plans';
import type { Credential } from '#shared/credentials/schema';
import { fakeApi } from '../../../testing/fake-api';
import { renderApp } from '../../../testing/render-app';
import { sampleUser } from '../../../testing/sample-user';
import { toastStore } from '../../../ui/feedback/toast';
import { CredentialsManager } from '../list/credentials-manager';
import { uploads } from './fake-upload';

interface OpenOptions {
  plan?: Plan;
  answers?: Parameters<typeof fakeApi>[0];
}

/** Opens the tab of a user with these credentials. */
export const openManager = async (
  credentials: Credential[],
  { plan = 'free', answers = {} }: OpenOptions = {},
) => {
  const calls = fakeApi({ 'GET /api/credentials': credentials, ...answers });
  const events = { onUnauthorized: vi.fn(), onChanged: vi.fn(), onLimit: vi.fn() };
  const view = renderApp(
    <CredentialsManager
      user={sampleUser({ plan })}
      inFront
      upgradeHref={plan === 'free' ? '/billing' : null}
      renderShare={({ title }, onClose) => <button onClick={onClose}>Sharing {title}</button>}
      {...events}
    />,
  );
  await screen.findByRole('heading', { name: 'Credentials' });
  return { calls, events, pointer: userEvent.setup({ delay: null, applyAccept: false }), ...view };
};

export const pdf = (name = 'PRC-License.pdf', content = '%PDF-1.7') =>
  new File([content], name, { type: 'application/pdf' });

/** Opens the upload dialog and chooses a file, if one is given. */
export const openUpload = async (
  pointer: Awaited<ReturnType<typeof openManager>>['pointer'],
  file?: File,
) => {
  await pointer.click(screen.getByRole('button', { name: 'Upload Credential' }));
  const input = await screen.findByLabelText('Credential file');
  if (file) await pointer.upload(input, file);
  return input;
};

export const uploadDialog = () => screen.queryByRole('dialog', { name: 'Upload Credential' });
export const uploadTitle = () => screen.getByLabelText(/^Title/);
export const uploadButton = () => screen.getByRole('button', { name: /^Upload(ing\.\.\.)?$/ });

/** Opens the tab of a user without credentials and starts an upload. */
export const startUpload = async () => {
  const opened = await openManager([]);
  await openUpload(opened.pointer, pdf());
  await opened.pointer.click(uploadButton());
  await uploads.wait();
  return opened;
};

export const expectToast = (
  title: string,
  description: string,
  variant: 'default' | 'success' | 'destructive' = 'destructive',
) =>
  waitFor(() =>
    expect({ variant: 'default', ...toastStore.read() }).toMatchObject({ title, description, variant }),
  );

/** Drops files onto an element, as from a folder on the desktop. */
export const drop = (target: Element, ...files: File[]) => {
  const dataTransfer = { files, types: ['Files'] };
  fireEvent.dragOver(target, { dataTransfer });
  return fireEvent.drop(target, { dataTransfer });
};

/** Whether the browser would confirm closing the page. */
export const asksBeforeLeaving = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
