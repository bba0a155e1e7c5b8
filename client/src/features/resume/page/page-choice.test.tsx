import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toastStore } from '../../../ui/feedback/toast';
import {
  findToast,
  openBuilder,
  refusal,
  serveResume,
  startFresh,
  storedResume,
  user,
} from '../testing/open-builder';

beforeEach(startFresh);

afterEach(() => {
  vi.restoreAllMocks();
});

/** A browser in this time zone, set to American English as most are. */
const browseFrom = (timeZone: string) => {
  const options = new Intl.DateTimeFormat().resolvedOptions();
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ ...options, timeZone });
  vi.spyOn(navigator, 'language', 'get').mockReturnValue('en-US');
};

/** Responses wait until the returned function is called. */
const holdBack = (server: ReturnType<typeof serveResume>) => {
  let release = () => {};
  server.gate = new Promise((resolve) => {
    release = resolve;
  });
  return () => release();
};

const openDesign = async () => {
  const builder = await openBuilder();
  await builder.pointer.click(screen.getByRole('button', { name: 'Preview' }));
  await builder.pointer.click(await screen.findByRole('button', { name: 'Design' }));
  return { ...builder, paper: await screen.findByLabelText('Paper') };
};

test('paper and spacing are saved as they are chosen', async () => {
  const server = serveResume();
  const { pointer, paper } = await openDesign();
  expect(paper).toHaveDisplayValue('A4');
  expect(screen.getByLabelText('Spacing')).toHaveDisplayValue('Automatic');
  await pointer.selectOptions(paper, 'Long bond (8.5 × 13 in)');
  await pointer.selectOptions(screen.getByLabelText('Spacing'), 'Compact');
  await waitFor(() => expect(server.pages).toEqual([{ paper: 'long-bond' }, { density: 'compact' }]));
  expect(paper).toHaveDisplayValue('Long bond (8.5 × 13 in)');
  expect(server.saves).toEqual([]);
});

test('a color is chosen by name, and the template’s own again', async () => {
  const server = serveResume();
  const { pointer } = await openDesign();
  const colors = within(screen.getByRole('group', { name: 'Color: As in the template' }));
  expect(colors.getAllByRole('radio')).toHaveLength(7);
  expect(colors.getByRole('radio', { name: 'As in the template' })).toBeChecked();
  await pointer.click(colors.getByRole('radio', { name: 'Forest' }));
  expect(screen.getByRole('group', { name: 'Color: Forest' })).toBeInTheDocument();
  await pointer.click(screen.getByRole('radio', { name: 'As in the template' }));
  await waitFor(() => expect(server.pages).toEqual([{ accent: 'forest' }, { accent: 'automatic' }]));
});

test('typefaces, headings and margins are chosen by how they look', async () => {
  const server = serveResume();
  const { pointer } = await openDesign();
  for (const [label, shown, chosen] of [
    ['Type', 'As in the template', 'Book letters for headings'],
    ['Headings', 'Normal', 'Large'],
    ['Margins', 'Normal', 'Narrow'],
  ] as const) {
    const choice = screen.getByLabelText(label);
    expect(choice).toHaveDisplayValue(shown);
    await pointer.selectOptions(choice, chosen);
    expect(choice).toHaveDisplayValue(chosen);
  }
  await waitFor(() =>
    expect(server.stored).toMatchObject({
      typeface: 'serif-headings',
      headingSize: 'large',
      margins: 'narrow',
    }),
  );
});

test('the QR code is off until it is switched on', async () => {
  const server = serveResume();
  const { pointer } = await openDesign();
  const code = screen.getByRole('switch', { name: /^QR code of your profile/ });
  expect(code).not.toBeChecked();
  await pointer.click(code);
  await waitFor(() => expect(server.pages).toEqual([{ qrCode: true }]));
  expect(code).toBeChecked();
});

test('the style of months is chosen from examples', async () => {
  const server = serveResume();
  const { pointer } = await openDesign();
  const months = screen.getByLabelText('Months');
  expect(months).toHaveDisplayValue('As typed');
  await pointer.selectOptions(months, 'June 2021');
  await waitFor(() => expect(server.pages).toEqual([{ monthStyle: 'long' }]));
  expect(months).toHaveDisplayValue('June 2021');
});

test('a PDF carries its data until that is switched off', async () => {
  const server = serveResume();
  const { pointer } = await openDesign();
  const attach = screen.getByRole('switch', { name: /^Attach data for re-import/ });
  expect(attach).toBeChecked();
  await pointer.click(attach);
  await waitFor(() => expect(server.pages).toEqual([{ attachData: false }]));
  expect(attach).not.toBeChecked();
});

test('the shape of a photo is chosen where there is one', async () => {
  const withPhoto = { profilePhotoUrl: '/api/photos/00000000-0000-4000-8000-000000000000' };
  const server = serveResume(storedResume(withPhoto));
  const { pointer } = await openDesign();
  const shape = screen.getByLabelText('Photo');
  expect(shape).toHaveDisplayValue('As in the template');
  await pointer.selectOptions(shape, 'Square');
  await waitFor(() => expect(server.pages).toEqual([{ photo: 'square' }]));
  expect(shape).toHaveDisplayValue('Square');
});

test('a resume without a photo is not asked for its shape', async () => {
  serveResume();
  await openDesign();
  expect(screen.queryByLabelText('Photo')).not.toBeInTheDocument();
});

test('a choice that could not be saved is taken back', async () => {
  const server = serveResume(storedResume({ paper: 'letter' }));
  server.refusals.push(refusal(500, 'INTERNAL'));
  const { pointer, paper } = await openDesign();
  await pointer.selectOptions(paper, 'A4');
  await findToast('Page settings not saved', 'Please check your connection and try again.');
  expect(paper).toHaveDisplayValue('Letter');
});

test('A4 is proposed in Manila, also by a browser in American English, and not saved', async () => {
  browseFrom('Asia/Manila');
  const server = serveResume();
  const { paper } = await openDesign();
  expect(paper).toHaveDisplayValue('A4');
  expect(server.pages).toEqual([]);
});

test('a proposal other than A4 is saved, so that visitors get it too', async () => {
  browseFrom('America/Chicago');
  const server = serveResume();
  const { paper } = await openDesign();
  expect(paper).toHaveDisplayValue('Letter');
  await waitFor(() => expect(server.pages).toEqual([{ paper: 'letter' }]));
});

test('a proposal is saved without opening Design', async () => {
  browseFrom('America/Chicago');
  const server = serveResume();
  await openBuilder();
  expect(screen.queryByLabelText('Paper')).not.toBeInTheDocument();
  await waitFor(() => expect(server.pages).toEqual([{ paper: 'letter' }]));
});

test('a proposal that could not be saved is tried once, and nothing is said', async () => {
  browseFrom('America/Chicago');
  const server = serveResume();
  server.refusals.push(...Array.from({ length: 9 }, () => refusal(500, 'INTERNAL')));
  const release = holdBack(server);
  const toasts = new Set<number>();
  const unsubscribe = toastStore.subscribe(() => {
    const shown = toastStore.read();
    if (shown) toasts.add(shown.id);
  });
  const { pointer, paper } = await openDesign();
  await waitFor(() => expect(server.pages).toContainEqual({ paper: 'letter' }));
  release();
  // Each is answered after what was sent before it.
  for (const [count, spacing] of ['Compact', 'Comfortable'].entries()) {
    await pointer.selectOptions(screen.getByLabelText('Spacing'), spacing);
    await waitFor(() => expect(toasts.size).toBeGreaterThan(count));
    await waitFor(() => expect(server.pages).toContainEqual({ density: spacing.toLowerCase() }));
  }
  await waitFor(() => expect(screen.getByLabelText('Spacing')).toHaveDisplayValue('Automatic'));
  unsubscribe();
  expect(server.pages).toEqual([{ paper: 'letter' }, { density: 'compact' }, { density: 'comfortable' }]);
  expect(toasts.size).toBe(2);
  expect(paper).toHaveDisplayValue('Letter');
});

test('a choice that failed late does not undo the one after it', async () => {
  const server = serveResume(storedResume({ paper: 'a4' }));
  const { pointer, paper } = await openDesign();
  server.refusals.push(refusal(500, 'INTERNAL'));
  const release = holdBack(server);
  await pointer.selectOptions(paper, 'Letter');
  await pointer.selectOptions(paper, 'Long bond (8.5 × 13 in)');
  release();
  await waitFor(() => expect(server.stored.paper).toBe('long-bond'));
  await findToast('Page settings not saved', 'Please check your connection and try again.');
  expect(paper).toHaveDisplayValue('Long bond (8.5 × 13 in)');
});

test('two choices that failed leave what is stored', async () => {
  const server = serveResume(storedResume({ paper: 'a4' }));
  const { pointer, paper } = await openDesign();
  server.refusals.push(refusal(500, 'INTERNAL'), refusal(500, 'INTERNAL'));
  const release = holdBack(server);
  await pointer.selectOptions(paper, 'Letter');
  await pointer.selectOptions(paper, 'Long bond (8.5 × 13 in)');
  release();
  await waitFor(() => expect(server.refusals).toEqual([]));
  await waitFor(() => expect(paper).toHaveDisplayValue('A4'));
});

test('nothing is saved for a resume that is not', async () => {
  browseFrom('America/Chicago');
  const server = serveResume(storedResume({ version: 0, updatedAt: null }));
  const { paper } = await openDesign();
  expect(paper).toHaveDisplayValue('Letter');
  expect(server.pages).toEqual([]);
});

const keptKey = `husay.page-settings.${user.id}`;
const keep = (chosen: object, before: object) =>
  localStorage.setItem(keptKey, JSON.stringify([{ id: 'page', keptAt: Date.now(), chosen, before }]));
const away = () => new TypeError('Failed to fetch');
const keptMessage = ['Page settings saved on this device', 'They are sent when you are online.'] as const;

test('a paper chosen without a connection stays, and is sent when there is one again', async () => {
  const server = serveResume(storedResume({ paper: 'a4' }));
  server.refusals.push(away());
  const { pointer, paper } = await openDesign();
  await pointer.selectOptions(paper, 'Letter');
  await findToast(...keptMessage);
  expect(paper).toHaveDisplayValue('Letter');
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(server.stored.paper).toBe('letter'));
  await waitFor(() => expect(localStorage.getItem(keptKey)).toBeNull());
  expect(paper).toHaveDisplayValue('Letter');
});

/** Chooses Letter without a connection, and leaves the page before there is one. */
const chooseAndLeave = async (server: ReturnType<typeof serveResume>) => {
  server.refusals.push(away());
  const { pointer, paper, unmount } = await openDesign();
  await pointer.selectOptions(paper, 'Letter');
  await findToast(...keptMessage);
  unmount();
  server.pages = [];
};

test('a paper chosen before the tab was killed is sent by the next visit', async () => {
  const server = serveResume(storedResume({ paper: 'a4' }));
  await chooseAndLeave(server);
  const { paper } = await openDesign();
  await waitFor(() => expect(paper).toHaveDisplayValue('Letter'));
  await waitFor(() => expect(server.pages).toEqual([{ paper: 'letter' }]));
});

test('a paper that an earlier release kept under another key is sent, and stays under the new one until then', async () => {
  const formerKey = `husay.resume-look.${user.id}`;
  const kept = { id: 'look', keptAt: Date.now(), chosen: { paper: 'letter' }, before: { paper: 'a4' } };
  localStorage.setItem(formerKey, JSON.stringify([kept]));
  const server = serveResume(storedResume({ paper: 'a4' }));
  server.refusals.push(away());
  const { paper } = await openDesign();
  await waitFor(() => expect(paper).toHaveDisplayValue('Letter'));
  expect(localStorage.getItem(formerKey)).toBeNull();
  expect(localStorage.getItem(keptKey)).toContain('letter');
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(server.stored.paper).toBe('letter'));
  await waitFor(() => expect(localStorage.getItem(keptKey)).toBeNull());
});

test('it is sent in place of a proposal', async () => {
  browseFrom('America/Chicago');
  keep({ paper: 'a4' }, { paper: null });
  const server = serveResume();
  const { pointer, paper } = await openDesign();
  await waitFor(() => expect(paper).toHaveDisplayValue('A4'));
  await pointer.selectOptions(screen.getByLabelText('Spacing'), 'Compact');
  await waitFor(() => expect(server.pages).toEqual([{ paper: 'a4' }, { density: 'compact' }]));
});

test('a paper chosen on another device since is not replaced', async () => {
  const server = serveResume(storedResume({ paper: 'a4' }));
  await chooseAndLeave(server);
  server.stored = storedResume({ paper: 'long-bond' });
  const { pointer, paper } = await openDesign();
  await pointer.selectOptions(screen.getByLabelText('Spacing'), 'Compact');
  await waitFor(() => expect(server.pages).toEqual([{ density: 'compact' }]));
  expect(paper).toHaveDisplayValue('Long bond (8.5 × 13 in)');
});

test('what is kept and is no choice of this release is not sent', async () => {
  keep({ paper: 'papyrus' }, { paper: 'a4' });
  const server = serveResume(storedResume({ paper: 'a4' }));
  const { pointer, paper } = await openDesign();
  await pointer.selectOptions(screen.getByLabelText('Spacing'), 'Compact');
  await waitFor(() => expect(server.pages).toEqual([{ density: 'compact' }]));
  expect(paper).toHaveDisplayValue('A4');
});
