import { render, screen, waitFor } from '@testing-library/react';
import { useEffect, useRef, useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { expect, test } from 'vitest';
import type { FormContent } from '../form/form-content';
import { focusField, focusInvalidField, revealEvent } from './reveal-field';

const Form = ({ isLoaded, use }: { isLoaded: boolean; use: (form: UseFormReturn<FormContent>) => void }) => {
  const form = useForm<FormContent>();
  use(form);
  return isLoaded ? <input aria-label="Title" {...form.register('title')} /> : null;
};

test('a field whose card is still on its way is focused once it is there', async () => {
  let form: UseFormReturn<FormContent> | undefined;
  const use = (next: UseFormReturn<FormContent>) => (form = next);
  const { rerender } = render(<Form isLoaded={false} use={use} />);
  if (form) focusField(form, 'title');
  rerender(<Form isLoaded use={use} />);
  await waitFor(() => expect(screen.getByLabelText('Title')).toHaveFocus());
});

/** A form whose field is hidden until it is to be revealed. */
const ClosedForm = () => {
  const form = useRef<HTMLFormElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    form.current?.addEventListener(revealEvent, () => setIsOpen(true));
  }, []);
  return (
    <form ref={form}>
      <div hidden={!isOpen}>
        <input aria-label="Title" aria-invalid />
      </div>
    </form>
  );
};

test('what hides a mistake is open before the focus moves: nothing hidden can have it', () => {
  render(<ClosedForm />);
  expect(screen.getByLabelText('Title')).not.toBeVisible();
  focusInvalidField();
  expect(screen.getByLabelText('Title')).toBeVisible();
  expect(screen.getByLabelText('Title')).toHaveFocus();
});
