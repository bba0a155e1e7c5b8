import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { afterEach, expect, test } from 'vitest';
import { emptyResume } from '#shared/resume/empty-resume';
import { dismissToast, toastStore } from '../../../ui/feedback/toast';
import { lazyComponent } from '../../../ui/lazy';
import { formOf, type FormContent } from '../editor/form-content';
import { FirstEntry } from './first-entry';
import { listTexts } from './list-texts';
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
  const List = lazyComponent(async () => {
    await arrived;
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
  return { arrive, pointer: userEvent.setup() };
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
