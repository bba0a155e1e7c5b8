import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { pictureRecord, sampleRecord } from '../../../testing/sample-credential';
import { CredentialView } from './credential-view';
import { findAnnounced } from '../../../testing/find-announced';

const show = (record = sampleRecord, onCopy = vi.fn(() => Promise.resolve(true))) => {
  const { container } = render(<CredentialView record={record} onCopy={onCopy} />);
  return { container, onCopy };
};
const changed = (changes: Partial<typeof sampleRecord.credential>) => ({
  ...sampleRecord,
  credential: { ...sampleRecord.credential, ...changes },
});
const { sha256, fileUrl, id } = sampleRecord.credential;

// jsdom's ArrayBuffer is not one to Node's SHA-256.
beforeAll(() => {
  const digest = crypto.subtle.digest.bind(crypto.subtle);
  vi.spyOn(crypto.subtle, 'digest').mockImplementation((algorithm, bytes) =>
    digest(algorithm, new Uint8Array(Buffer.from(bytes as ArrayBuffer))),
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('shows title, issuer, date and description', () => {
  show();
  expect(screen.getByRole('heading', { level: 1, name: 'PRC License' })).toBeVisible();
  expect(screen.getByText('Professional Regulation Commission', { selector: 'h1 ~ span bdi' })).toBeVisible();
  expect(screen.getByText('Mar 15, 2024')).toHaveAttribute('datetime', '2024-03-15');
  expect(screen.getByText('Valid until 2027').tagName).toBe('LI');
});

test('shows the owner, with a link to their profile', () => {
  show();
  expect(screen.getByText('Maria Santos', { selector: 'p span' })).toBeVisible();
  expect(screen.getByText('Registered Nurse')).toBeVisible();
  expect(screen.getByRole('link', { name: 'View Profile' })).toHaveAttribute('href', '/profile/maria-santos');
});

test("the owner's photo is shown; initials without one", () => {
  const { container } = show();
  expect(container.querySelector('img')).toHaveAttribute('src', sampleRecord.owner.photoUrl);
  show({ ...sampleRecord, owner: { ...sampleRecord.owner, photoUrl: '' } });
  expect(screen.getByText('MS')).toBeVisible();
});

test('the license that it belongs to: number, validity and where to check it', () => {
  show({
    ...sampleRecord,
    license: {
      name: 'Registered Nurse',
      issuer: 'PRC',
      number: '0123456',
      validUntil: '2027-01-30',
      noExpiry: false,
      link: '',
    },
  });
  expect(screen.getByText(/^License No/)).toHaveTextContent('License No. 0123456');
  expect(screen.getByText('Expires in 2 months')).toBeVisible();
  expect(screen.getByRole('link', { name: /^Check with PRC/ })).toHaveAttribute(
    'href',
    'https://verification.prc.gov.ph/',
  );
});

test("the register of the license's issuer is linked where the credential names another issuer", () => {
  const license = {
    name: 'Registered Nurse',
    issuer: 'PRC',
    number: '',
    validUntil: '',
    noExpiry: true,
    link: '',
  };
  show({ ...changed({ issuer: 'Board of Nursing' }), license });
  expect(screen.getByRole('link', { name: /^Check with PRC/ })).toBeVisible();
});

test('the SHA-256 is behind Technical details', async () => {
  show();
  const details = screen.getByText(sha256.slice(0, 8)).closest('details');
  expect(details).not.toHaveAttribute('open');
  await userEvent.click(screen.getByText('Technical details'));
  expect(details).toHaveAttribute('open');
});

test('it is labeled self-declared, with an explanation', () => {
  show();
  expect(screen.getByText('Self-declared')).toBeVisible();
  const card = within(screen.getByRole('region', { name: 'What self-declared means' }));
  expect(card.getByText(/No one has verified it/)).toHaveTextContent(
    'neither Husay nor Professional Regulation Commission',
  );
  expect(card.getByText(/has not changed since it was uploaded/)).toBeVisible();
  expect(card.getByText('Nov 20, 2026, 9:00 AM')).toHaveAttribute('datetime', '2026-11-20T01:00:00.000Z');
  expect(card.getByText(/Philippine time/)).toBeVisible();
});

test('a PDF opens in a new tab without opener, and its type and size are shown first', () => {
  show();
  const file = within(screen.getByRole('region', { name: 'File' }));
  expect(file.getByText('PDF file')).toBeVisible();
  expect(file.getByText('23 KB')).toBeVisible();
  const open = file.getByRole('link', { name: /^Open PDF/ });
  expect(open).toHaveAttribute('href', fileUrl);
  expect(open).toHaveAttribute('target', '_blank');
  expect(open.getAttribute('rel')).toContain('noopener');
  expect(file.queryByRole('img')).not.toBeInTheDocument();
});

test('an image is shown, with its thumbnail behind it until it is loaded', () => {
  show(pictureRecord);
  const picture = screen.getByRole('img', { name: 'The file of PRC License' });
  expect(picture).toHaveAttribute('src', fileUrl);
  expect(picture.style.backgroundImage).toContain(`/api/credentials/${id}/thumbnail`);
  expect(screen.getByRole('link', { name: /^Open in Full Size/ })).toHaveAttribute('href', fileUrl);
});

test('the SHA-256 is one word when selected or copied', async () => {
  const { onCopy } = show();
  expect(screen.getByText('SHA-256 of the file').nextElementSibling?.querySelector('code')?.textContent).toBe(
    sha256,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Copy SHA-256' }));
  expect(onCopy).toHaveBeenCalledWith(sha256, 'SHA-256');
  await findAnnounced('SHA-256 copied');
});

test('a failed copy is not confirmed', async () => {
  show(
    sampleRecord,
    vi.fn(() => Promise.resolve(false)),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Copy SHA-256' }));
  expect(screen.queryByText('SHA-256 copied')).not.toBeInTheDocument();
});

test('issuer, date and description are omitted when empty', () => {
  const { container } = show(changed({ issuer: '', issuedDate: null, description: '' }));
  expect(container.textContent).not.toContain('·');
  expect(screen.getByText(/No one has verified it/)).toHaveTextContent('nor the issuer');
});

test('user text stays text, and only safe URLs are links', () => {
  const markup = '<img src=x onerror="window.hacked = true">';
  const hostile = changed({
    title: markup,
    issuer: markup,
    description: markup,
    fileType: 'image/png',
    fileUrl: 'javascript:alert(1)',
    thumbnailUrl: 'javascript:alert(1)',
  });
  const owner = { ...hostile.owner, firstName: markup, title: markup, photoUrl: 'javascript:alert(1)' };
  const { container } = show({ ...hostile, owner });
  expect(container.querySelector('script, img, [onerror], [href^="javascript"], [style]')).toBeNull();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(markup);
});

const choose = (content: string, name: string) =>
  userEvent.upload(screen.getByLabelText('File to check'), new File([content], name));
// The sample record has the SHA-256 of 'test'.
const record = changed({ fileSize: 4 });

test('a visitor sees whether the file that they received is this one', async () => {
  show(record);
  await choose('test', 'copy of license.pdf');
  await findAnnounced('The same file');
  expect(screen.getByText('copy of license.pdf')).toBeVisible();

  await choose('tesu', 'other.pdf');
  await findAnnounced('Not the same file');
  expect(screen.queryByText('The same file')).not.toBeInTheDocument();
});

test('nothing of a checked file leaves the browser', async () => {
  const send = vi.fn();
  vi.stubGlobal('fetch', send);
  vi.stubGlobal('XMLHttpRequest', send);
  show(record);
  await choose('test', 'license.pdf');
  await screen.findByText('The same file');
  expect(send).not.toHaveBeenCalled();
});

test('where the browser cannot compute a SHA-256, checking is not offered', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  show();
  expect(screen.queryByText('Check a file')).not.toBeInTheDocument();
});
