import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { emptyExperience } from '#shared/resume/schema';
import {
  openBuilder,
  openEntry,
  save,
  serveResume,
  startFresh,
  storedResume,
  unsavedStatus,
} from '../testing/open-builder';

beforeEach(startFresh);

const undo = '{Control>}z{/Control}';
const redo = '{Control>}{Shift>}z{/Shift}{/Control}';
const title = () => screen.getByLabelText('Title');
const undoButton = () => screen.getByRole('button', { name: 'Undo last change' });
const redoButton = () => screen.getByRole('button', { name: 'Redo last change' });
const jobs = ['Staff Nurse', 'Ward Clerk', 'Aide'].map((name) => ({ ...emptyExperience, title: name }));
const entries = () => screen.getAllByRole('group', { name: /^Experience \d$/ });

test('the keys go back and forth through the fields, and to the field that changed', async () => {
  serveResume();
  const { pointer } = await openBuilder();
  await pointer.type(title(), 'Nurse');
  await pointer.type(screen.getByLabelText('Location'), 'Cebu');
  await pointer.keyboard(undo);
  expect(screen.getByLabelText('Location')).toHaveValue('');
  await waitFor(() => expect(screen.getByLabelText('Location')).toHaveFocus());
  await pointer.keyboard(undo);
  expect(title()).toHaveValue('');
  await waitFor(() => expect(title()).toHaveFocus());
  expect(screen.getByText('Undone: Title')).toHaveAttribute('role', 'status');
  await pointer.keyboard(redo);
  expect(title()).toHaveValue('Nurse');
  await pointer.keyboard('{Control>}y{/Control}');
  expect(screen.getByLabelText('Location')).toHaveValue('Cebu');
  await waitFor(() => expect(screen.getByText('Redone: Location')).toBeInTheDocument());
});

test('the buttons say when there is nothing to undo or redo, and keep the focus', async () => {
  serveResume();
  const { pointer } = await openBuilder();
  expect(undoButton()).toHaveAttribute('aria-disabled', 'true');
  await pointer.type(title(), 'Nurse');
  expect(undoButton()).toHaveAttribute('aria-disabled', 'false');
  await pointer.click(undoButton());
  expect(title()).toHaveValue('');
  expect(undoButton()).toHaveFocus();
  expect(undoButton()).toHaveAttribute('aria-disabled', 'true');
  await pointer.click(redoButton());
  expect(title()).toHaveValue('Nurse');
  expect(redoButton()).toHaveAttribute('aria-disabled', 'true');
});

test('an added, a removed and a moved entry go back, and the others stay as they are shown', async () => {
  serveResume(storedResume({ experience: jobs }));
  const { pointer } = await openBuilder();
  await openEntry('Ward Clerk');
  const opened = entries()[1];
  await pointer.click(screen.getByRole('button', { name: 'Add Experience' }));
  expect(entries()).toHaveLength(4);
  await pointer.click(screen.getByRole('button', { name: 'Remove Experience 1' }));
  act(() => screen.getByRole('button', { name: 'Reorder Experience 1' }).focus());
  await pointer.keyboard('{ArrowDown}');
  expect(entries()[1]).toBe(opened);
  await pointer.click(undoButton());
  expect(entries()[0]).toBe(opened);
  await pointer.click(undoButton());
  expect(entries()[1]).toBe(opened);
  expect(within(entries()[0]!).getByLabelText('Job title')).toHaveValue('Staff Nurse');
  await pointer.click(undoButton());
  expect(entries()).toHaveLength(3);
  expect(entries()[1]).toBe(opened);
  expect(within(opened!).getByRole('button', { expanded: true })).toBeVisible();
});

test('a removal that is undone is not offered to be restored once more', async () => {
  serveResume(storedResume({ experience: jobs }));
  const { pointer } = await openBuilder();
  await pointer.click(screen.getByRole('button', { name: 'Remove Experience 1' }));
  await screen.findByRole('button', { name: 'Undo' });
  await pointer.keyboard(undo);
  expect(entries()).toHaveLength(3);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument());
});

test('typing in a closed entry is undone where it can be seen', async () => {
  serveResume(storedResume({ experience: jobs }));
  const { pointer } = await openBuilder();
  await openEntry('Staff Nurse');
  await pointer.type(within(entries()[0]!).getByLabelText('Company'), 'Cebu Med');
  await pointer.click(within(entries()[0]!).getByRole('button', { expanded: true }));
  await pointer.keyboard(undo);
  await waitFor(() => expect(within(entries()[0]!).getByLabelText('Company')).toHaveFocus());
  expect(within(entries()[0]!).getByLabelText('Company')).toHaveValue('');
});

test('a skill comes and goes; the text that is typed for one is undone by the browser', async () => {
  serveResume();
  const { pointer } = await openBuilder();
  await pointer.type(screen.getByLabelText('New skill'), 'Triage{Enter}');
  await pointer.type(screen.getByLabelText('New skill'), 'EC');
  expect(fireEvent.keyDown(screen.getByLabelText('New skill'), { key: 'z', ctrlKey: true })).toBe(true);
  expect(screen.getByRole('list', { name: 'Your skills' })).toHaveTextContent('Triage');
  await pointer.clear(screen.getByLabelText('New skill'));
  await pointer.keyboard(undo);
  expect(screen.queryByRole('list', { name: 'Your skills' })).not.toBeInTheDocument();
});

test('page settings are undone in their turn', async () => {
  const server = serveResume(storedResume({ paper: 'a4' }));
  const { pointer } = await openBuilder();
  await pointer.type(title(), 'Nurse');
  await pointer.click(screen.getByRole('button', { name: 'Preview' }));
  await pointer.click(await screen.findByRole('button', { name: 'Design' }));
  await pointer.selectOptions(await screen.findByLabelText('Paper'), 'Letter');
  await waitFor(() => expect(server.stored.paper).toBe('letter'));
  await pointer.click(screen.getByRole('button', { name: 'Close' }));
  await pointer.click(await screen.findByRole('button', { name: 'Edit' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await pointer.click(undoButton());
  expect(screen.getByText('Undone: Design')).toBeInTheDocument();
  await waitFor(() => expect(server.stored.paper).toBe('a4'));
  expect(title()).toHaveValue('Nurse');
  await pointer.click(redoButton());
  await waitFor(() => expect(server.stored.paper).toBe('letter'));
  await pointer.click(undoButton());
  await pointer.click(undoButton());
  expect(title()).toHaveValue('');
});

test('a save can be undone past, which makes an unsaved change and a draft', async () => {
  const server = serveResume();
  const { pointer } = await openBuilder();
  await pointer.type(title(), 'Nurse');
  await pointer.click(save());
  await waitFor(() => expect(server.stored.title).toBe('Nurse'));
  await screen.findByText('No unsaved changes');
  await pointer.click(undoButton());
  expect(title()).toHaveValue('');
  expect(await screen.findByText(unsavedStatus)).toBeInTheDocument();
  fireEvent(document, new Event('visibilitychange'));
  await waitFor(() => expect(server.draftSaves.at(-1)?.content).toMatchObject({ title: '' }), {
    timeout: 3000,
  });
  expect(server.stored.title).toBe('Nurse');
});

test('what is normalized on leaving a field is undone with the typing', async () => {
  serveResume();
  const { pointer } = await openBuilder();
  await pointer.type(screen.getByLabelText('Website'), 'facebook.com/ana');
  await pointer.tab();
  expect(screen.getByLabelText('Website')).toHaveValue('https://facebook.com/ana');
  await pointer.click(undoButton());
  expect(screen.getByLabelText('Website')).toHaveValue('');
});

test('a date that is just being typed goes too', async () => {
  serveResume();
  const { pointer } = await openBuilder();
  await pointer.click(screen.getByRole('button', { name: 'Add Licenses and Certifications' }));
  const date = screen.getByLabelText('Issued');
  await pointer.type(date, 'May 2024');
  await pointer.keyboard(undo);
  expect(date).toHaveValue('');
  await pointer.tab();
  expect(date).toHaveValue('');
});

test('discarded changes come back with the keys', async () => {
  const server = serveResume(storedResume({ title: 'Nurse' }));
  const { pointer } = await openBuilder();
  await pointer.type(title(), ' Educator');
  await waitFor(() => expect(server.draft).not.toBeNull(), { timeout: 3000 });
  await pointer.click(await screen.findByRole('button', { name: 'Discard changes' }));
  expect(title()).toHaveValue('Nurse');
  await pointer.keyboard(undo);
  expect(title()).toHaveValue('Nurse Educator');
});

test('an undo takes a mistake and its message away', async () => {
  serveResume();
  const { pointer } = await openBuilder();
  await pointer.type(title(), 'x');
  await pointer.click(save());
  await screen.findByText('Title must be at least 2 characters when provided');
  await pointer.keyboard(undo);
  await waitFor(() =>
    expect(screen.queryByText('Title must be at least 2 characters when provided')).not.toBeInTheDocument(),
  );
});
