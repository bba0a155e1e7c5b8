import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import {
  findToast,
  openBuilder,
  save,
  serveResume,
  startFresh,
  storedResume,
  unsavedStatus,
} from '../testing/open-builder';

beforeEach(startFresh);
const addSkill = async (pointer: ReturnType<typeof userEvent.setup>, skill: string) => {
  await pointer.clear(screen.getByLabelText('New skill'));
  await pointer.type(screen.getByLabelText('New skill'), `${skill}{Enter}`);
};
const skillNames = () =>
  within(screen.getByRole('list', { name: 'Your skills' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

test('are added with Enter or the button, and removed', async () => {
  const server = serveResume();
  const { pointer } = await openBuilder();
  await addSkill(pointer, ' Triage ');
  await pointer.type(screen.getByLabelText('New skill'), 'ECG');
  await pointer.click(screen.getByRole('button', { name: 'Add Skill' }));
  expect(skillNames()).toEqual(['Triage', 'ECG']);
  await pointer.click(screen.getByRole('button', { name: 'Remove Triage' }));
  expect(skillNames()).toEqual(['ECG']);
  expect(server.saves).toEqual([]);
});

test('one that was removed comes back with Undo, where it was', async () => {
  serveResume(storedResume({ skills: ['Triage', 'ECG', 'Wound care'] }));
  const { pointer } = await openBuilder();
  await pointer.click(screen.getByRole('button', { name: 'Remove ECG' }));
  await pointer.click(screen.getByRole('button', { name: 'Remove Wound care' }));
  expect(skillNames()).toEqual(['Triage']);
  await pointer.click(await screen.findByRole('button', { name: 'Undo' }));
  await pointer.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(skillNames()).toEqual(['Triage', 'ECG', 'Wound care']);
});

test('a duplicate, one too short, and the cap of the input', async () => {
  serveResume(storedResume({ skills: ['Triage'] }));
  const { pointer } = await openBuilder();
  await addSkill(pointer, 'triage');
  await findToast('Duplicate skill', 'This skill has already been added');
  await addSkill(pointer, 'R');
  await findToast('Skill too short', 'Skills must be at least 2 characters long');
  await addSkill(pointer, `${'x'.repeat(30)}y`);
  expect(screen.getByText('“y” did not fit. A skill has at most 30 characters.')).toBeInTheDocument();
  expect(skillNames()).toEqual(['Triage', 'x'.repeat(30)]);
});

test('several are added at once, typed with commas or pasted as lines', async () => {
  serveResume(storedResume({ skills: ['Triage'] }));
  const { pointer } = await openBuilder();
  const field = screen.getByLabelText('New skill');
  await pointer.type(field, 'ECG,Wound care,');
  expect(skillNames()).toEqual(['Triage', 'ECG', 'Wound care']);
  expect(field).toHaveValue('');
  await pointer.click(field);
  await pointer.paste('Patient education and discharge\r\nIV therapy\nBLS, ACLS');
  expect(skillNames()).toEqual(['Triage', 'ECG', 'Wound care', 'IV therapy', 'BLS', 'ACLS']);
  // Invalid skills are named and stay.
  expect(field).toHaveValue('Patient education and discharge');
  await findToast('Skill too long', 'Skills must be at most 30 characters long');
});

test('of several that break a rule each is named, and all stay in the field', async () => {
  const server = serveResume(storedResume({ skills: ['Triage'] }));
  const { pointer } = await openBuilder();
  await pointer.click(screen.getByLabelText('New skill'));
  await pointer.paste('triage, R, ECG');
  expect(skillNames()).toEqual(['Triage', 'ECG']);
  expect(screen.getByLabelText('New skill')).toHaveValue('triage, R');
  await findToast('2 skills were not added', '“triage”: Duplicate skill. “R”: Skill too short.');
  await pointer.click(save());
  await waitFor(() => expect(server.stored.skills).toEqual(['Triage', 'ECG']));
  expect(screen.getByLabelText('New skill')).toHaveAccessibleDescription(
    /^“triage”: Duplicate skill\. “R”: Skill too short\./,
  );
});

test('refused skills longer than the cap stay whole while they are corrected', async () => {
  serveResume();
  const { pointer } = await openBuilder();
  const field = screen.getByLabelText<HTMLInputElement>('New skill');
  await pointer.click(field);
  const refused = 'Patient education and discharge, Care of critically ill newborns';
  await pointer.paste(refused);
  expect(field).toHaveValue(refused);
  const edit = (inputType: string, data: string | null = null) =>
    fireEvent(field, new InputEvent('beforeinput', { bubbles: true, cancelable: true, inputType, data }));
  edit('deleteContentBackward');
  fireEvent.input(field, { target: { value: refused.slice(0, -1) } });
  expect(field).toHaveValue(refused.slice(0, -1));
  field.setSelectionRange(0, 17);
  edit('insertText', 'Teaching');
  expect(field).toHaveValue('Teaching and discharge, Care of critically ill newborn');
  edit('insertText', 's');
  expect(field).toHaveValue('Teaching and discharge, Care of critically ill newborn');
});

test('one that was typed but not added counts as unsaved and is added by a save', async () => {
  const server = serveResume(storedResume({ skills: ['Triage'] }));
  const { pointer } = await openBuilder();
  await pointer.type(screen.getByLabelText('New skill'), ' ECG');
  expect(await screen.findByText(unsavedStatus)).toBeInTheDocument();
  await pointer.click(save());
  await findToast('Resume Saved', 'Your resume has been saved successfully!');
  expect(server.stored.skills).toEqual(['Triage', 'ECG']);
  expect(screen.getByLabelText('New skill')).toHaveValue('');
  expect(await screen.findByText('No unsaved changes')).toBeInTheDocument();
});

test('one that was typed and cannot be added stays, marked, while the rest is saved', async () => {
  const server = serveResume(storedResume({ skills: ['Triage'] }));
  const { pointer } = await openBuilder();
  const field = screen.getByLabelText('New skill');
  await pointer.type(screen.getByLabelText('Title'), 'Nurse');
  await pointer.type(field, 'triage');
  await pointer.click(save());
  await findToast('Resume Saved', 'Your resume has been saved successfully!');
  expect(server.stored).toMatchObject({ title: 'Nurse', skills: ['Triage'] });
  expect(field).toHaveValue('triage');
  expect(field).toHaveAccessibleDescription(/^This skill has already been added/);
  expect(screen.getByText('Correct the marked fields')).toBeInTheDocument();
  await pointer.tab();
  expect(field).toBeInvalid();

  await pointer.type(field, ' of patients{Enter}');
  expect(skillNames()).toEqual(['Triage', 'triage of patients']);
  expect(field).toBeValid();
  await pointer.click(save());
  expect(await screen.findByText('No unsaved changes')).toBeInTheDocument();
});

test('one that cannot be added is marked beside the other fields to correct', async () => {
  const server = serveResume();
  const { pointer } = await openBuilder();
  await pointer.type(screen.getByLabelText('Title'), 'N');
  await pointer.type(screen.getByLabelText('New skill'), 'x');
  await pointer.click(save());
  await waitFor(() => expect(screen.getByLabelText('Title')).toHaveFocus());
  expect(screen.getByLabelText('New skill')).toHaveAccessibleDescription(
    /^Skills must be at least 2 characters long/,
  );
  expect(server.saves).toEqual([]);
});

test('of several that were typed, a save adds those that it can', async () => {
  const server = serveResume();
  const { pointer } = await openBuilder();
  const field = screen.getByLabelText<HTMLInputElement>('New skill');
  // As a browser restores it: no comma was typed here.
  fireEvent.change(field, { target: { value: 'ECG, x' } });
  await pointer.click(save());
  await findToast('Resume Saved', 'Your resume has been saved successfully!');
  expect(server.stored.skills).toEqual(['ECG']);
  expect(field).toHaveValue('x');
  expect(field).toBeInvalid();
});

test('Enter that ends the composition of a character adds nothing', async () => {
  serveResume();
  const { pointer } = await openBuilder();
  const input = screen.getByLabelText('New skill');
  await pointer.type(input, 'Triage');
  fireEvent.keyDown(input, { key: 'Enter', isComposing: true });
  expect(screen.queryByRole('list', { name: 'Your skills' })).not.toBeInTheDocument();
  expect(input).toHaveValue('Triage');
});

test('at 20 the button is disabled, and Enter adds nothing', async () => {
  serveResume(storedResume({ skills: Array.from({ length: 20 }, (_, index) => `Skill ${index}`) }));
  const { pointer } = await openBuilder();
  expect(screen.getByRole('button', { name: 'Add Skill' })).toBeDisabled();
  expect(screen.getByText('Maximum 20 skills allowed')).toBeInTheDocument();
  await addSkill(pointer, 'One more');
  expect(skillNames()).toHaveLength(20);
  expect(screen.getByLabelText('New skill')).toHaveValue('One more');
  await pointer.click(screen.getByRole('button', { name: 'Remove Skill 4' }));
  expect(screen.getByRole('button', { name: 'Add Skill' })).toBeEnabled();
});

test('the arrow keys on a handle move a skill, and keep the focus on it', async () => {
  const server = serveResume(storedResume({ skills: ['Triage', 'Wound care', 'BLS'] }));
  const { pointer } = await openBuilder();
  const order = () =>
    within(screen.getByRole('list', { name: 'Your skills' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  const handle = () => screen.getByRole('button', { name: 'Reorder Triage' });
  handle().focus();
  await pointer.keyboard('{ArrowRight}');
  expect(order()).toEqual(['Wound care', 'Triage', 'BLS']);
  expect(handle()).toHaveFocus();
  expect(screen.getByText('Triage moved to position 2 of 3')).toBeInTheDocument();
  await pointer.keyboard('{ArrowRight}{ArrowRight}');
  expect(order()).toEqual(['Wound care', 'BLS', 'Triage']);
  await pointer.click(save());
  await waitFor(() => expect(server.saves[0]?.skills).toEqual(['Wound care', 'BLS', 'Triage']));
});

test('all skills are one stop: arrow keys go from skill to skill and to the handle of each', async () => {
  serveResume(storedResume({ skills: ['Triage', 'Wound care', 'BLS'] }));
  const { pointer } = await openBuilder();
  const focused = () =>
    document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;
  screen.getByRole('button', { name: 'Add Skill' }).focus();
  await pointer.tab();
  expect(focused()).toBe('Remove Triage');
  await pointer.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
  expect(focused()).toBe('Remove BLS');
  await pointer.keyboard('{ArrowUp}');
  expect(focused()).toBe('Reorder BLS');
  await pointer.keyboard('{ArrowLeft}{ArrowDown}');
  expect(focused()).toBe('Remove BLS');
  expect(skillNames()).toEqual(['Triage', 'BLS', 'Wound care']);
  await pointer.tab();
  expect(screen.getByRole('button', { name: 'Work Experience' })).toHaveFocus();
});

test('what the PDF cannot print of an added skill is said', async () => {
  serveResume(storedResume({ skills: ['Triage 😀'] }));
  const { pointer } = await openBuilder();
  expect(await screen.findByText('The PDF can’t print 😀. It shows □ instead.')).toBeVisible();
  await pointer.click(screen.getByRole('button', { name: 'Remove Triage 😀' }));
  await waitFor(() => expect(screen.queryByText(/The PDF can’t print/)).not.toBeInTheDocument());
});
