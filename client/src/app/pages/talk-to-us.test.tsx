import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { fakeApi, refusal } from '../../testing/fake-api';
import { renderApp } from '../../testing/render-app';
import { sampleUser } from '../../testing/sample-user';
import { TalkToUsPage } from './talk-to-us';

afterEach(() => sessionStorage.clear());

const call = 'POST /api/inquiries';
const field = (name: string) => screen.getByRole('textbox', { name });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));
const fill = async () => {
  await userEvent.type(field('Your name'), 'Liza Ramos');
  await userEvent.type(field('Company or school'), 'Bayanihan Manpower');
  await userEvent.type(field('Email'), 'liza@example.com');
  await userEvent.selectOptions(screen.getByRole('combobox'), '1,001 to 5,000');
};

test('an agency sends its inquiry without an account', async () => {
  const calls = fakeApi({ [call]: () => new Response(null, { status: 204 }) });
  renderApp(<TalkToUsPage user={null} />);
  await fill();
  await send();
  expect(await screen.findByRole('heading', { name: 'Thank you, we have it' })).toHaveFocus();
  expect(screen.getByText('We will write to liza@example.com.')).toBeVisible();
  expect(calls[0]?.body).toEqual({
    name: 'Liza Ramos',
    company: 'Bayanihan Manpower',
    email: 'liza@example.com',
    phone: '',
    licenseNumber: '',
    size: 'upTo5000',
    message: '',
  });
  expect(sessionStorage.getItem('husay.inquiry')).toBeNull();
});

test('what is missing is said at its field, and nothing is sent', async () => {
  const calls = fakeApi({});
  renderApp(<TalkToUsPage user={null} />);
  await send();
  expect(field('Your name')).toHaveAccessibleDescription('Please say who you are');
  expect(field('Your name')).toHaveFocus();
  expect(field('Email')).toHaveAccessibleDescription('Please enter the address for our answer');
  expect(calls).toEqual([]);
});

test('a failure keeps what was typed, also over a reload, and can be retried', async () => {
  let isBroken = true;
  fakeApi({
    [call]: () =>
      isBroken ? refusal('TOO_MANY', 'Please wait an hour.') : new Response(null, { status: 204 }),
  });
  const { unmount } = renderApp(<TalkToUsPage user={null} />);
  await fill();
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent('Please wait an hour.');
  unmount();
  renderApp(<TalkToUsPage user={null} />);
  expect(field('Company or school')).toHaveValue('Bayanihan Manpower');
  expect(screen.getByRole('combobox')).toHaveValue('upTo5000');
  isBroken = false;
  await send();
  await waitFor(() => expect(screen.getByText('Thank you, we have it')).toBeVisible());
});

test('a user’s name and email are there already', () => {
  fakeApi({});
  renderApp(<TalkToUsPage user={sampleUser()} />);
  expect(field('Your name')).toHaveValue('Juan dela Cruz');
  expect(field('Email')).toHaveValue('juan@example.com');
});
