import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { afterEach, expect, test } from 'vitest';
import { emptyResume } from '#shared/resume/empty-resume';
import { dismissToast, toastStore } from '../../../ui/feedback/toast';
import { lazyComponent } from '../../../ui/lazy';
import { formOf, type FormContent } from '../form/form-content';
import { FirstEntry } from './first-entry';
import { listTexts } from '../words';
import { Removals } from './removals';

afterEach(() => {
  const left = toastStore.read();
  if (left) dismissToast(left.id);
});

/** A step with an empty list whose code arrives when `arrive` is called, and a field beside it. */
const openStep = () => {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  return { arrive, ...openStepOf(() => arrived) };
};

/** The same, where the list's code is there once `arrival` says so. */
const openStepOf = (arrival: () => Promise<void>) => {
  const List = lazyComponent(async () => {
    await arrival();
    return import('./education-card');
  }, 'EducationCard');
  const Step = () => {
    const form = useForm<FormContent>({ defaultValues: formOf(emptyResume) });
    const [isHere, setIsHere] = useState(true);
    return (
      <FormProvider {...form}>
        <Removals>
          <input aria-label="Skill" />
          <button onClick={() => setIsHere(!isHere)}>Another step</button>
          {isHere && (
            <FirstEntry path="education" {...listTexts.education} preload={List.preload}>
              {(addsFirst) => <List addsFirst={addsFirst} />}
            </FirstEntry>
          )}
        </Removals>
      </FormProvider>
    );
  };
  render(<Step />);
  return { pointer: userEvent.setup() };
};

const add = () => screen.getByRole('button', { name: /Add Education/ });

test('an entry that was added before its fields arrive is there with them, and has the focus', async () => {
  const { arrive, pointer } = openStep();
  await pointer.click(add());
  await pointer.click(add());
  arrive();
  expect(await screen.findAllByLabelText('Degree')).toHaveLength(1);
  await waitFor(() => expect(screen.getByLabelText('Degree')).toHaveFocus());
});

test('fields that arrive late leave the focus where the user types', async () => {
  const { arrive, pointer } = openStep();
  await pointer.click(add());
  await pointer.type(screen.getByLabelText('Skill'), 'Tri');
  arrive();
  await screen.findByLabelText('Degree');
  await pointer.keyboard('age');
  expect(screen.getByLabelText('Skill')).toHaveValue('Triage');
});

test('fields that cannot be loaded can be tried again by the keyboard alone, from where it is', async () => {
  let isOnline = false;
  const { pointer } = openStepOf(() =>
    isOnline ? Promise.resolve() : Promise.reject(new TypeError('lost')),
  );
  add().focus();
  await pointer.keyboard('{Enter}');
  expect(add()).toHaveFocus();
  expect(await screen.findByRole('alert')).toHaveTextContent('Could not be loaded.');
  expect(screen.getByRole('button', { name: 'Try again: Add Education' })).toHaveFocus();
  isOnline = true;
  await pointer.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByLabelText('Degree')).toHaveFocus());
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a removal can be undone after another step was opened', async () => {
  const { arrive, pointer } = openStep();
  arrive();
  await pointer.click(add());
  await pointer.type(await screen.findByLabelText('Degree'), 'BS Nursing');
  await pointer.click(screen.getByRole('button', { name: 'Remove Education 1' }));
  await pointer.click(screen.getByRole('button', { name: 'Another step' }));
  await pointer.click(screen.getByRole('button', { name: 'Another step' }));
  act(() => toastStore.read()?.action?.onPress());
  expect(await screen.findByLabelText('Degree')).toHaveValue('BS Nursing');
});
