import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { emptyEducation, emptyExperience, emptyOf } from '#shared/resume/schema';
import { awardEntry, licenseEntry } from '#shared/resume/sections/schema';
import { openBuilder, openEntry, save, serveResume, storedResume } from '../testing/open-builder';

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
  await pointer.selectOptions(await screen.findByLabelText('From: month'), 'June');
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
  expect(await screen.findByLabelText('To: month')).toHaveDisplayValue('December');
  await pointer.selectOptions(screen.getByLabelText('To: year'), '2020');
  expect(duration()).toHaveValue('June 2021 – December 2020');
  expect(screen.getByText('This ends before it starts. Please check the dates.')).toBeInTheDocument();
});

test('other words stay until a choice replaces them, which is said first', async () => {
  serveResume(job('Summers of 2019'));
  const { pointer } = await openBuilder();
  await pointer.click(screen.getByRole('button', { name: 'Choose months' }));
  expect(await screen.findByText('Your choice replaces “Summers of 2019”.')).toBeInTheDocument();
  await pointer.selectOptions(screen.getByLabelText('From: month'), 'May');
  expect(duration()).toHaveValue('Summers of 2019');
});

test('an end alone is written as an end, and a missing year is requested', async () => {
  serveResume(job(''));
  const { pointer } = await openBuilder();
  await pointer.click(screen.getByRole('button', { name: 'Choose months' }));
  await pointer.selectOptions(await screen.findByLabelText('To: month'), 'May');
  expect(screen.getByText('Please choose the year too.')).toBeInTheDocument();
  await pointer.selectOptions(screen.getByLabelText('To: year'), '2024');
  expect(duration()).toHaveValue('Until May 2024');
  expect(screen.getByLabelText('To: year')).toHaveDisplayValue('2024');
  expect(screen.queryByText('Please choose the year too.')).not.toBeInTheDocument();
  await pointer.click(screen.getByLabelText('Still ongoing'));
  expect(screen.getByText('Please choose the year of the start too.')).toBeInTheDocument();
  expect(duration()).toHaveValue('');
});

test('a duration can be cleared by its choices', async () => {
  serveResume(job('2020'));
  const { pointer } = await openBuilder();
  await pointer.click(screen.getByRole('button', { name: 'Choose months' }));
  await pointer.selectOptions(await screen.findByLabelText('From: year'), 'Year');
  expect(screen.getByLabelText('From: year')).toHaveDisplayValue('Year');
  expect(duration()).toHaveValue('');
});

test('an end alone is an end again after a reload', async () => {
  const server = serveResume(job(''));
  const { pointer, unmount } = await openBuilder();
  await pointer.click(screen.getByRole('button', { name: 'Choose months' }));
  await pointer.selectOptions(await screen.findByLabelText('To: month'), 'May');
  await pointer.selectOptions(screen.getByLabelText('To: year'), '2024');
  await pointer.click(save());
  await waitFor(() => expect(server.stored.experience[0]?.duration).toBe('Until May 2024'));
  unmount();

  const again = await openBuilder();
  await again.pointer.click(screen.getByRole('button', { name: 'Choose months' }));
  expect(await screen.findByLabelText('To: month')).toHaveDisplayValue('May');
  expect(screen.getByLabelText('To: year')).toHaveDisplayValue('2024');
  expect(screen.getByLabelText('From: year')).toHaveDisplayValue('Year');
});

test('a year alone is the year a school was finished, which a start alone is told', async () => {
  serveResume(storedResume({ education: [{ ...emptyEducation, school: 'UP Cebu', year: '2016' }] }));
  const { pointer } = await openBuilder();
  await openEntry('UP Cebu');
  await pointer.click(screen.getByRole('button', { name: 'Choose years' }));
  expect(await screen.findByLabelText('To: year')).toHaveDisplayValue('2016');
  expect(screen.getByLabelText('From: year')).toHaveDisplayValue('Year');
  const notice = /^A year alone reads as the year you finished\./;
  expect(screen.queryByText(notice)).not.toBeInTheDocument();
  await pointer.selectOptions(await screen.findByLabelText('From: year'), '2012');
  await pointer.selectOptions(screen.getByLabelText('To: year'), 'Year');
  expect(screen.getByText(notice)).toBeInTheDocument();
});

test('years are chosen for a school', async () => {
  const server = serveResume(storedResume({ education: [{ ...emptyEducation, school: 'UP Cebu' }] }));
  const { pointer } = await openBuilder();
  await openEntry('UP Cebu');
  await pointer.click(screen.getByRole('button', { name: 'Choose years' }));
  await pointer.selectOptions(await screen.findByLabelText('From: year'), '2012');
  await pointer.selectOptions(screen.getByLabelText('To: year'), '2016');
  await pointer.click(save());
  await waitFor(() => expect(server.saves[0]?.education?.[0]?.year).toBe('2012-2016'));
});

test('a date is stored exactly and shown in words', async () => {
  const server = serveResume(
    storedResume({ awards: [{ ...emptyOf(awardEntry), title: 'Nurse of the Year' }] }),
  );
  const { pointer } = await openBuilder();
  await openEntry('Nurse of the Year');
  const date = entry('Award 1').getByLabelText('Date');
  await pointer.type(date, '31 may 2024');
  await pointer.tab();
  expect(date).toHaveValue('May 31, 2024');
  await pointer.click(screen.getByRole('button', { name: 'Choose a date: Date' }));
  await pointer.selectOptions(await screen.findByLabelText('Date: year'), '2023');
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

const openAward = async (date = '') => {
  const server = serveResume(
    storedResume({ awards: [{ ...emptyOf(awardEntry), title: 'Nurse of the Year', date }] }),
  );
  const { pointer } = await openBuilder();
  await openEntry('Nurse of the Year');
  return { server, pointer, date: entry('Award 1').getByLabelText('Date') };
};

test('the length of what was typed for a date is no matter', async () => {
  const { pointer, date } = await openAward();
  await pointer.type(date, 'around May 2024');
  await pointer.click(save());
  expect(await screen.findByText(/^Please enter a year, a month or a day/)).toBeInTheDocument();
  expect(screen.queryByText(/must be less than/)).not.toBeInTheDocument();
});

test('a date with two meanings is a question with two answers, and no error', async () => {
  const { server, pointer, date } = await openAward();
  await pointer.type(date, '06/12/2025');
  await pointer.tab();
  expect(date).toHaveValue('06/12/2025');
  expect(date).not.toBeInvalid();
  expect(date).toHaveAccessibleDescription(/Jun 12 or Dec 6\?/);
  const question = within(screen.getByRole('group', { name: 'Jun 12 or Dec 6?' }));
  // The first answer is next in the order of the keyboard.
  expect(question.getByRole('button', { name: 'Jun 12' })).toHaveFocus();
  await pointer.tab();
  await pointer.keyboard('{Enter}');
  expect(date).toHaveValue('Dec 6, 2025');
  expect(question.getByRole('button', { name: 'Dec 6' })).toHaveAttribute('aria-pressed', 'true');
  // It can be changed while the question is there.
  await pointer.click(question.getByRole('button', { name: 'Jun 12' }));
  expect(date).toHaveValue('Jun 12, 2025');
  await pointer.click(save());
  await waitFor(() => expect(server.saves[0]?.awards?.[0]?.date).toBe('2025-06-12'));
});

test('an open question keeps a date from being saved, and stays a question', async () => {
  const { server, pointer, date } = await openAward();
  await pointer.type(date, '06/12/2025');
  await pointer.click(save());
  expect(await screen.findByText('Jun 12 or Dec 6?')).toBeInTheDocument();
  expect(date).toHaveValue('06/12/2025');
  expect(screen.queryByText(/^Please enter a year/)).not.toBeInTheDocument();
  expect(server.saves).toEqual([]);
});

test('the answer is remembered', async () => {
  const { pointer, date } = await openAward();
  await pointer.type(date, '06/12/2025');
  await pointer.click(screen.getByRole('button', { name: 'Dec 6' }));
  await pointer.clear(date);
  await pointer.type(date, '05042024');
  await pointer.tab();
  expect(date).toHaveValue('Apr 5, 2024');
  // What was assumed is shown, and the other meaning is one press away.
  expect(screen.getByRole('button', { name: 'Apr 5' })).toHaveAttribute('aria-pressed', 'true');
  await pointer.click(screen.getByRole('button', { name: 'May 4' }));
  expect(date).toHaveValue('May 4, 2024');
});

test('digits with one meaning need no question', async () => {
  const { pointer, date } = await openAward();
  await pointer.type(date, '05242024');
  expect(screen.queryByRole('group', { name: /\?$/ })).not.toBeInTheDocument();
  await pointer.tab();
  expect(date).toHaveValue('May 24, 2024');
});

test('a duration with two meanings is asked for too, and digits are written out', async () => {
  serveResume(job(''));
  const { pointer } = await openBuilder();
  await pointer.type(duration(), '06/12/2025 to date');
  await pointer.click(screen.getByRole('button', { name: 'Jun 12' }));
  expect(duration()).toHaveValue('Jun 12, 2025 to date');
  await pointer.clear(duration());
  await pointer.type(duration(), '062021-now');
  await pointer.tab();
  expect(duration()).toHaveValue('June 2021 – Present');
});

test('a day that the month does not have is not shown as chosen, and a date can be cleared', async () => {
  const { pointer, date } = await openAward('2024-05-31');
  await pointer.click(screen.getByRole('button', { name: 'Choose a date: Date' }));
  await pointer.selectOptions(await screen.findByLabelText('Date: month'), 'Feb');
  expect(date).toHaveValue('Feb 2024');
  expect(screen.getByLabelText('Date: day')).toHaveDisplayValue('Day');
  expect(screen.getByLabelText('Date: day').querySelectorAll('option')).toHaveLength(30);
  await pointer.selectOptions(screen.getByLabelText('Date: year'), 'Year');
  expect(date).toHaveValue('');
  expect(screen.getByLabelText('Date: year')).toHaveDisplayValue('Year');
});

test('the dates of one entry are chosen by their own names', async () => {
  serveResume(storedResume({ licenses: [{ ...emptyOf(licenseEntry), name: 'RN' }] }));
  const { pointer } = await openBuilder();
  await openEntry('RN');
  const license = entry('License 1');
  for (const name of ['Issued', 'Valid until'])
    await pointer.click(license.getByRole('button', { name: `Choose a date: ${name}` }));
  await pointer.selectOptions(await license.findByLabelText('Valid until: year'), '2030');
  expect(license.getByLabelText('Valid until')).toHaveValue('2030');
  expect(license.getByLabelText('Issued')).toHaveValue('');
});
