import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { emptyResume } from '#shared/resume/empty-resume';
import type { ResumeContent } from '#shared/resume/schema';
import { openBuilder, serveResume, storedResume } from '../testing/open-builder';
import { CheckDialog } from './check-dialog';
import type { ReadBack } from './read-back';

const person = { firstName: 'Liza', lastName: 'Peñaflor', email: 'liza@example.ph' };
const resume: ResumeContent = {
  ...emptyResume,
  title: 'Registered Nurse',
  phone: '+63 917 555 0142',
  location: 'Cebu City',
};

const seen = (title: string | undefined): ReadBack => ({
  pages: 1,
  seen: {
    name: { text: 'Liza Peñaflor' },
    email: { text: 'liza@example.ph' },
    phone: { text: '+63 917 555 0142' },
    location: { text: 'Cebu City' },
    title: title === undefined ? undefined : { text: title },
    links: [],
    sections: [],
    text: 'Liza Peñaflor Registered Nurse +63 917 555 0142 liza@example.ph Cebu City',
  },
});

const open = (readBack: () => Promise<ReadBack>) => {
  const onEdit = vi.fn();
  render(
    <CheckDialog
      open
      onOpenChange={() => undefined}
      person={person}
      resume={resume}
      readBack={readBack}
      onEdit={onEdit}
    />,
  );
  return onEdit;
};

test('everything found is one green line, with the details behind it', async () => {
  open(() => Promise.resolve(seen('Registered Nurse')));
  expect(await screen.findByText('5 of 5 details read correctly')).toBeVisible();
  await userEvent.click(screen.getByText('Everything that was found (5)'));
  expect(screen.getByText('+63 917 555 0142')).toBeVisible();
});

test('what reads differently is shown next to what was typed', async () => {
  open(() => Promise.resolve(seen('Cebu City')));
  const lost = within(await screen.findByRole('region', { name: 'Read differently (1)' }));
  expect(lost.getByText('Registered Nurse')).toBeVisible();
  expect(lost.getByText('Cebu City')).toBeVisible();
  expect(lost.getByText('In your PDF, but read as something else.')).toBeVisible();
  expect(lost.getByRole('button', { name: 'Edit: Title' })).toBeVisible();
});

test('a resume that cannot be read says why; one that cannot be drawn can be tried again', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  const readBack = vi
    .fn<() => Promise<ReadBack>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue({ problem: 'There is no text.' });
  open(readBack);
  await userEvent.click(await screen.findByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('There is no text.')).toBeVisible();
});

test('a job post is compared in the browser', async () => {
  open(() => Promise.resolve(seen('Registered Nurse')));
  await userEvent.click(await screen.findByText('Compare with a job post'));
  await userEvent.click(screen.getByLabelText('Job post'));
  await userEvent.paste('Nurse wanted, nurse with dialysis training');
  const missing = await screen.findByRole('list', { name: 'Not in your resume' });
  expect(within(missing).getByText('dialysis training')).toBeVisible();
  expect(within(screen.getByRole('list', { name: 'In your resume' })).getByText('nurse')).toBeVisible();
});

test('Edit closes the check and focuses the field', async () => {
  serveResume(storedResume({ ...resume, phone: '' }));
  const { pointer } = await openBuilder({
    renderCheck: (options) => <CheckDialog {...options} person={person} readBack={readTitle} />,
  });
  await pointer.click(screen.getByRole('button', { name: 'Check' }));
  const tips = within(await screen.findByRole('region', { name: /Tips/ }));
  expect(tips.getByText(/Add a phone number/)).toBeVisible();
  await pointer.click(tips.getAllByRole('button', { name: 'Edit: About you' })[0] as HTMLElement);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(screen.getByLabelText('Phone')).toHaveFocus());
});

const readTitle = () => Promise.resolve(seen('Registered Nurse'));
