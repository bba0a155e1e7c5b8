import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { emptyEducation, emptyExperience, emptyOf } from '#shared/resume/schema';
import { awardEntry } from '#shared/resume/sections/schema';
import { openBuilder, save, serveResume, storedResume } from '../testing/open-builder';

beforeEach(() => localStorage.clear());

const job = (duration: string) => storedResume({ experience: [{ ...emptyExperience, duration }] });
const entry = (name: string) => within(screen.getByRole('group', { name }));
const duration = () => screen.getByLabelText('Duration');

test('chosen months write the duration', async () => {
  serveResume(job(''));
  const { pointer } = await openBuilder();
  const opener = screen.getByRole('button', { name: 'Choose months' });
  expect(opener).toHaveAttribute('aria-expanded', 'false');
  await pointer.click(opener);
  await pointer.selectOptions(screen.getByLabelText('From: month'), 'June');
  // A month alone is no duration yet, and stays chosen.
  expect(duration()).toHaveValue('');
  expect(screen.getByLabelText('From: month')).toHaveDisplayValue('June');
  await pointer.selectOptions(screen.getByLabelText('From: year'), '2020');
  expect(duration()).toHaveValue('June 2020');
  await pointer.click(screen.getByLabelText('Still ongoing'));
  expect(duration()).toHaveValue('June 2020 – Present');
  expect(screen.getByLabelText('To: year')).toBeDisabled();
});

test('a typed duration is shown in the choices, and a change keeps the rest', async () => {
  serveResume(job('Jun 2021 - Dec 2022'));
  const { pointer } = await openBuilder();
  await pointer.click(screen.getByRole('button', { name: 'Choose months' }));
  expect(screen.getByLabelText('To: month')).toHaveDisplayValue('December');
  await pointer.selectOptions(screen.getByLabelText('To: year'), '2020');
  expect(duration()).toHaveValue('June 2021 – December 2020');
  expect(screen.getByText('This ends before it starts. Please check the dates.')).toBeInTheDocument();
});

test('other words stay until a choice replaces them, which is said first', async () => {
  serveResume(job('Summers of 2019'));
  const { pointer } = await openBuilder();
  await pointer.click(screen.getByRole('button', { name: 'Choose months' }));
  expect(screen.getByText('Your choice replaces “Summers of 2019”.')).toBeInTheDocument();
  await pointer.selectOptions(screen.getByLabelText('From: month'), 'May');
  expect(duration()).toHaveValue('Summers of 2019');
});

test('years are chosen for a school', async () => {
  const server = serveResume(storedResume({ education: [{ ...emptyEducation, school: 'UP Cebu' }] }));
  const { pointer } = await openBuilder();
  await pointer.click(screen.getByRole('button', { name: 'Choose years' }));
  await pointer.selectOptions(screen.getByLabelText('From: year'), '2012');
  await pointer.selectOptions(screen.getByLabelText('To: year'), '2016');
  await pointer.click(save());
  await waitFor(() => expect(server.saves[0]?.education?.[0]?.year).toBe('2012-2016'));
});

test('a date is stored exactly and shown in words', async () => {
  const server = serveResume(
    storedResume({ awards: [{ ...emptyOf(awardEntry), title: 'Nurse of the Year' }] }),
  );
  const { pointer } = await openBuilder();
  const date = entry('Award 1').getByLabelText('Date');
  await pointer.type(date, '31 may 2024');
  await pointer.tab();
  expect(date).toHaveValue('May 31, 2024');
  await pointer.click(screen.getByRole('button', { name: 'Choose a date' }));
  await pointer.selectOptions(screen.getByLabelText('Date: year'), '2023');
  expect(date).toHaveValue('May 31, 2023');
  await pointer.selectOptions(screen.getByLabelText('Date: day'), 'Day');
  expect(date).toHaveValue('May 2023');
  await pointer.click(save());
  await waitFor(() => expect(server.saves[0]?.awards?.[0]?.date).toBe('2023-05'));
});

test('a date that is none is refused, and stays', async () => {
  const server = serveResume(
    storedResume({ awards: [{ ...emptyOf(awardEntry), title: 'Nurse of the Year' }] }),
  );
  const { pointer } = await openBuilder();
  const date = entry('Award 1').getByLabelText('Date');
  await pointer.type(date, 'last May');
  await pointer.click(save());
  expect(await screen.findByText(/^Please enter a year, a month or a day/)).toBeInTheDocument();
  expect(date).toHaveValue('last May');
  expect(server.saves).toEqual([]);
});
