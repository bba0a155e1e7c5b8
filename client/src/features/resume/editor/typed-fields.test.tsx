import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { emptyEducation } from '#shared/resume/schema';
import { findToast, openBuilder, save, serveResume, startFresh, storedResume } from '../testing/open-builder';

beforeEach(startFresh);

const phone = () => screen.getByLabelText('Phone');

test.each(['typed', 'pasted'])('a phone number that is %s keeps every digit', async (how) => {
  const server = serveResume();
  const { pointer } = await openBuilder();
  await pointer.click(phone());
  if (how === 'typed') await pointer.keyboard('+63 917 555 0142');
  else await pointer.paste('+63 917 555 0142');
  expect(phone()).toHaveValue('+639175550142');
  await pointer.click(save());
  await findToast('Resume Saved', 'Your resume has been saved successfully!');
  expect(server.stored.phone).toBe('+639175550142');
});

test('a phone number that fits stays as it is typed', async () => {
  serveResume();
  const { pointer } = await openBuilder();
  await pointer.type(phone(), '0917-555-0142');
  expect(phone()).toHaveValue('0917-555-0142');
});

test('a sixteenth digit is refused in words, until something fits', async () => {
  serveResume();
  const { pointer } = await openBuilder();
  await pointer.type(phone(), '1234567890123456');
  expect(phone()).toHaveValue('123456789012345');
  const notice = '“6” did not fit. A phone number has at most 15 characters.';
  expect(screen.getByText(notice)).toHaveAttribute('role', 'status');
  await pointer.keyboard('{Backspace}');
  expect(screen.queryByText(notice)).not.toBeInTheDocument();
});

test('a digit goes in where the caret is', async () => {
  serveResume(storedResume({ phone: '+63 917 555 014' }));
  const { pointer } = await openBuilder();
  await pointer.type(phone(), '9', { initialSelectionStart: 4, initialSelectionEnd: 4 });
  expect(phone()).toHaveValue('+639917555014');
  expect(phone()).toHaveProperty('selectionStart', 4);
});

test('an autofilled number is held to the cap too', async () => {
  serveResume();
  await openBuilder();
  fireEvent.input(phone(), { target: { value: '+63 (917) 555-0142' } });
  expect(phone()).toHaveValue('+639175550142');
});

test.each(['+63–917–555–0142', '+63.917.555.0142', '\u202a+63 917 555 0142\u202c'])(
  'the pasted phone number %j keeps every digit',
  async (number) => {
    serveResume();
    const { pointer } = await openBuilder();
    await pointer.click(phone());
    await pointer.paste(number);
    expect(phone()).toHaveValue('+639175550142');
  },
);

test('a phone number is valid as it is left or saved', async () => {
  const server = serveResume();
  const { pointer } = await openBuilder();
  await pointer.click(phone());
  await pointer.paste('\u202a0917.555.0142');
  await pointer.tab();
  expect(phone()).toHaveValue('0917-555-0142');
  await pointer.clear(phone());
  await pointer.paste('0917–555–0143');
  // Saved from within the field, which is not left.
  await pointer.keyboard('{Control>}s{/Control}');
  await findToast('Resume Saved', 'Your resume has been saved successfully!');
  expect(server.stored.phone).toBe('0917-555-0143');
});

test('years and addresses take their form as the field is left', async () => {
  const server = serveResume(
    storedResume({ education: [{ ...emptyEducation, degree: 'BS Nursing', school: 'UST' }] }),
  );
  const { pointer } = await openBuilder();
  await pointer.type(screen.getByLabelText('Year'), '2021 – 2025');
  await pointer.type(screen.getByLabelText('Website'), 'facebook.com/ana');
  expect(screen.getByLabelText('Year')).toHaveValue('2021-2025');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  // Saved from within the field, which is not left.
  await pointer.keyboard('{Control>}s{/Control}');
  await findToast('Resume Saved', 'Your resume has been saved successfully!');
  expect(server.stored).toMatchObject({
    website: 'https://facebook.com/ana',
    education: [{ year: '2021-2025' }],
  });
});

test('what is no year and no address stays, with the message', async () => {
  serveResume();
  const { pointer } = await openBuilder();
  await pointer.type(screen.getByLabelText('Website'), 'n/a');
  await pointer.tab();
  expect(screen.getByLabelText('Website')).toHaveValue('n/a');
  expect(await screen.findByText('Please enter a valid website URL')).toBeInTheDocument();
});
