import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { Plan } from '#shared/billing/plans';
import type { Resume } from '#shared/resume/schema';
import { fullSections } from '#shared/resume/sections/testing/full-sections';
import { findAnnounced } from '../../../testing/find-announced';
import { openBuilder, save, serveResume, storedResume } from '../testing/open-builder';

beforeEach(() => localStorage.clear());

const { licenses, awards, interests, customSections } = fullSections;

const open = async (changes: Partial<Resume> = {}, plan: Plan = 'free') => {
  const server = serveResume(storedResume({ licenses, awards, interests, customSections, ...changes }));
  const { pointer } = await openBuilder({ plan });
  await pointer.click(screen.getByRole('button', { name: 'Arrange Sections' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Arrange sections' }));
  return { server, pointer, dialog };
};

test('says what the template fixes', async () => {
  const { dialog } = await open();
  expect(dialog.getByText(/^In Modern Professional, Contact, Skills, .+ are in the sidebar/)).toBeVisible();
});

test('moves by button and by arrow keys, announced, and back to the usual order', async () => {
  const { server, pointer, dialog } = await open();
  await pointer.click(dialog.getByRole('button', { name: 'Move Licenses and Certifications up' }));
  await findAnnounced('Licenses and Certifications moved to position 3 of 9');
  dialog.getByRole('button', { name: 'Reorder Licenses and Certifications' }).focus();
  await pointer.keyboard('{ArrowUp}');
  await findAnnounced('Licenses and Certifications moved to position 2 of 9');
  await pointer.click(dialog.getByRole('button', { name: 'Done' }));
  await pointer.click(save());
  await waitFor(() =>
    expect(server.saves[0]?.sectionOrder?.slice(0, 3)).toEqual(['summary', 'licenses', 'experience']),
  );
  await pointer.click(screen.getByRole('button', { name: 'Arrange Sections' }));
  await pointer.click(await screen.findByRole('button', { name: 'Usual Order' }));
  await pointer.click(screen.getByRole('button', { name: 'Done' }));
  await pointer.click(save());
  await waitFor(() => expect(server.saves[1]?.sectionOrder).toEqual([]));
});

test('renames and hides', async () => {
  const { server, pointer, dialog } = await open();
  await pointer.type(dialog.getByLabelText('Heading of Awards'), 'Honors');
  await pointer.clear(dialog.getByLabelText('Heading of Your Own Section 1'));
  await pointer.type(dialog.getByLabelText('Heading of Your Own Section 1'), 'Boards');
  await pointer.click(dialog.getByRole('switch', { name: 'Show Interests' }));
  expect(dialog.getByText('Hidden')).toBeInTheDocument();
  await pointer.click(dialog.getByRole('button', { name: 'Done' }));
  expect(within(screen.getByRole('region', { name: 'Interests' })).getByText('Hidden')).toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Boards' })).toBeInTheDocument();
  await pointer.click(save());
  await waitFor(() =>
    expect(server.saves[0]).toMatchObject({
      sectionHeadings: { awards: 'Honors' },
      hiddenSections: ['interests'],
      customSections: [{ heading: 'Boards' }],
    }),
  );
});

test('an emptied heading is the usual one again', async () => {
  const { server, pointer, dialog } = await open({
    sectionHeadings: { awards: 'Honors', skills: 'Tools' },
  });
  await pointer.clear(dialog.getByLabelText('Heading of Awards'));
  await pointer.click(dialog.getByRole('button', { name: 'Done' }));
  await pointer.click(save());
  await waitFor(() => expect(server.saves[0]?.sectionHeadings).toEqual({ skills: 'Tools' }));
});

test('lists the particulars where Bio-data prints them, and a move of others leaves them there', async () => {
  const entries = [{ title: 'Date of birth', place: 'May 4, 1992', date: '', text: '' }];
  const particulars = { id: 'custom-9', heading: 'Personal Particulars', entries };
  const { server, pointer, dialog } = await open(
    { templateId: 'bio-data', customSections: [...customSections, particulars] },
    'pro',
  );
  expect(within(dialog.getAllByRole('listitem')[0]!).getByRole('textbox')).toHaveValue(
    'Personal Particulars',
  );
  await pointer.click(dialog.getByRole('button', { name: 'Move Skills up' }));
  await pointer.click(dialog.getByRole('button', { name: 'Done' }));
  await pointer.click(save());
  await waitFor(() =>
    expect(server.saves[0]?.sectionOrder?.slice(0, 3)).toEqual(['custom-9', 'summary', 'experience']),
  );
});

test('Escape cancels a drag, and only then closes the dialog', async () => {
  const { pointer, dialog } = await open();
  const handle = dialog.getByRole('button', { name: 'Reorder Work Experience' });
  handle.setPointerCapture = () => {};
  const press = { pointerId: 1, isPrimary: true, button: 0 };
  fireEvent.pointerDown(handle, { ...press, clientY: 300 });
  fireEvent.pointerMove(handle, { ...press, clientY: 320 });
  await pointer.keyboard('{Escape}');
  await findAnnounced('Work Experience stays where it was');
  expect(screen.getByRole('dialog', { name: 'Arrange sections' })).toBeVisible();
  await pointer.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});
