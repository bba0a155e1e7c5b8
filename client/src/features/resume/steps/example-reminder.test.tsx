import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QueryClientProvider } from '@tanstack/react-query';
import { FormProvider, useForm, type UseFormReturn } from 'react-hook-form';
import { beforeEach, expect, test, vi } from 'vitest';
import { emptyResume } from '#shared/resume/empty-resume';
import { loadExample, startFrom } from '#shared/resume/examples/examples';
import { createQueryClient } from '../../../lib/api/query-client';
import { formOf, type FormContent } from '../form/form-content';
import { ExampleReminder } from './example-reminder';

const onReplaced = vi.fn<(isReplaced: boolean) => void>();
beforeEach(() => void onReplaced.mockClear());

const openFilled = async () => {
  const example = startFrom((await loadExample('teacher')).content);
  const opened: { form?: UseFormReturn<FormContent> } = {};
  const Form = () => {
    const form = useForm<FormContent>({ defaultValues: formOf(example) });
    opened.form = form;
    return (
      <FormProvider {...form}>
        <ExampleReminder filledFrom="teacher" isReplaced={false} onReplaced={onReplaced} />
      </FormProvider>
    );
  };
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Form />
    </QueryClientProvider>,
  );
  await screen.findByText(/^Still from the example: \d+ parts\. Replace names/);
  if (!opened.form) throw new Error('No form');
  return { form: opened.form, example };
};

const reminder = () => screen.queryByText(/^Still from the example/);
const parts = () => screen.queryByText(/, /, { selector: 'details > p' });

test('the reminder names what is left, and ends with the last part of the example', async () => {
  const { form } = await openFilled();
  expect(parts()).not.toBeVisible();
  await userEvent.click(reminder()!);
  expect(parts()).toBeVisible();
  expect(parts()).toHaveTextContent(/^Summary, /);
  act(() => form.setValue('summary', 'I teach English in Naga City.'));
  await waitFor(() => expect(parts()).not.toHaveTextContent('Summary'));
  expect(reminder()).toBeVisible();
  act(() => {
    form.setValue('experience', []);
    form.setValue('education', []);
    form.setValue('licenses', []);
    form.setValue('trainings', []);
    form.setValue('awards', []);
  });
  await waitFor(() => expect(reminder()).not.toBeInTheDocument());
  expect(onReplaced).toHaveBeenLastCalledWith(true);
});

test.each([
  [false, 'keeps its place'],
  [true, 'takes none if nothing was left before'],
])('while its example is on its way (nothing left: %s), the reminder %s', (isReplaced) => {
  const Form = () => (
    <FormProvider {...useForm<FormContent>({ defaultValues: formOf(emptyResume) })}>
      <ExampleReminder filledFrom="nurse" isReplaced={isReplaced} onReplaced={onReplaced} />
    </FormProvider>
  );
  const { container } = render(
    <QueryClientProvider client={createQueryClient()}>
      <Form />
    </QueryClientProvider>,
  );
  expect(container.childElementCount).toBe(isReplaced ? 0 : 1);
});

test('an import or a restored draft ends it, and the example restored brings it back', async () => {
  const { form, example } = await openFilled();
  act(() => form.reset(formOf({ ...emptyResume, title: 'Teacher', summary: 'I teach in Naga City.' })));
  await waitFor(() => expect(reminder()).not.toBeInTheDocument());
  act(() => form.reset(formOf(example)));
  await waitFor(() => expect(reminder()).toBeVisible());
});
