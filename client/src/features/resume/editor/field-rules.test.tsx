import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { emptyEducation } from '#shared/resume/schema';
import { openBuilder, save, serveResume, storedResume } from '../testing/open-builder';

beforeEach(() => localStorage.clear());

test.each([
  ['Title', 'x', 'Title must be at least 2 characters when provided'],
  ['Title', 'x'.repeat(101), 'Title must be less than 100 characters'],
  ['Summary', 'Too short', 'Summary must be at least 20 characters when provided'],
  ['Summary', 'x'.repeat(501), 'Summary must be less than 500 characters'],
  ['Phone', '12-34', 'Please enter a valid phone number'],
  ['Website', 'liza', 'Please enter a valid website URL'],
])('%s refuses "%s" on save, without calling the server', async (label, text, message) => {
  const server = serveResume();
  const { pointer } = await openBuilder();
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
  await pointer.click(save());
  expect(await screen.findByText(message)).toBeInTheDocument();
  await waitFor(() => expect(screen.getByLabelText(label)).toHaveFocus());
  expect(server.saves).toEqual([]);
});

test('the first wrong field is focused, also inside entries', async () => {
  serveResume(storedResume({ education: [{ ...emptyEducation, degree: 'BSN', year: '20-24' }] }));
  const { pointer } = await openBuilder();
  await pointer.click(save());
  expect(
    await screen.findByText('Please enter a valid year format (e.g., 2020 or 2020-2024)'),
  ).toBeInTheDocument();
  await waitFor(() => expect(screen.getByLabelText('Year')).toHaveFocus());
});

test('counters, hints and caps', async () => {
  serveResume(storedResume({ title: 'Nurse', phone: '1234567' }));
  const { pointer } = await openBuilder();
  expect(screen.getByText('5/100')).toBeInTheDocument();
  expect(screen.getByText('0/500')).toBeInTheDocument();
  expect(within(screen.getByRole('region', { name: 'Skills' })).getByText('0/30')).toBeInTheDocument();
  expect(screen.getByText('20 characters recommended')).toBeInTheDocument();
  await pointer.type(screen.getByLabelText('Title'), 's');
  expect(screen.getByText('6/100')).toBeInTheDocument();
  await pointer.type(screen.getByLabelText('Phone'), '890123456789');
  expect(screen.getByLabelText('Phone')).toHaveValue('123456789012345');
});
