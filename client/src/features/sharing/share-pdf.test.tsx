import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { findAnnounced } from '../../testing/find-announced';
import { ShareDialog } from './share-dialog';
import type { SharedPdf } from './share-pdf';

const file = new File(['%PDF-'], 'Maria_Santos_CV.pdf', { type: 'application/pdf' });

const refusal = (name: string) => new DOMException('no', name);

/** A device that can share files unless `can` says otherwise. */
const device = ({ can = true } = {}) => {
  const share = vi.fn<(data: ShareData) => Promise<void>>(() => Promise.resolve());
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  Object.defineProperty(navigator, 'canShare', { value: () => can, configurable: true });
  return share;
};
afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
  Reflect.deleteProperty(navigator, 'canShare');
  vi.restoreAllMocks();
});

const open = (changes: Partial<SharedPdf> = {}) => {
  const pdf = { make: vi.fn(() => Promise.resolve(file)), onShared: vi.fn(), ...changes };
  render(<ShareDialog username="maria-santos" name="Maria Santos" pdf={pdf} open onOpenChange={() => {}} />);
  return pdf;
};
const button = () => screen.getByRole('button', { name: /Share PDF|Choose Where/ });

test('the PDF itself is handed to another app, alone, and recorded', async () => {
  const share = device();
  const pdf = open({ note: 'It has a watermark.' });
  expect(screen.getByText(/It has a watermark/)).toBeVisible();
  await userEvent.click(button());
  expect(share).toHaveBeenCalledExactlyOnceWith({ files: [file] });
  expect(pdf.onShared).toHaveBeenCalledOnce();
});

test('closing the share sheet is no failure and no download', async () => {
  device().mockRejectedValue(refusal('AbortError'));
  const pdf = open();
  await userEvent.click(button());
  expect(pdf.onShared).not.toHaveBeenCalled();
  expect(screen.queryByText(/could not be shared/)).not.toBeInTheDocument();
});

test('when the browser has forgotten the press, a second one shares the same file', async () => {
  const share = device().mockRejectedValueOnce(refusal('NotAllowedError'));
  const pdf = open();
  await userEvent.click(button());
  await findAnnounced('Your PDF is ready. Press once more to send it.');
  expect(pdf.onShared).not.toHaveBeenCalled();
  await userEvent.click(button());
  expect(share).toHaveBeenCalledTimes(2);
  expect(pdf.make).toHaveBeenCalledOnce();
  expect(pdf.onShared).toHaveBeenCalledOnce();
});

test('a failure says what to do, and can be retried', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const share = device();
  const make = vi.fn(() => Promise.resolve(file)).mockRejectedValueOnce(new Error('offline'));
  open({ make });
  await userEvent.click(button());
  await findAnnounced('The PDF could not be shared. Please try again, or download it');
  await userEvent.click(button());
  expect(share).toHaveBeenCalledOnce();
  expect(screen.queryByText(/could not be shared/)).not.toBeInTheDocument();
});

test('where files cannot be shared, only the link is offered', () => {
  device({ can: false });
  open();
  expect(screen.queryByRole('group', { name: 'Resume PDF' })).not.toBeInTheDocument();
  expect(screen.getByRole('group', { name: 'Share via' })).toBeVisible();
});
