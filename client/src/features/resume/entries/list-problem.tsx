import { useEffect, useRef, type Ref } from 'react';
import { get, useFormContext, useFormState, type FieldError } from 'react-hook-form';
import type { CustomEntriesPath, EntryListName, FormContent } from '../form/form-content';

/** What is wrong with a list as a whole, such as too many entries, or more text than a resume may hold. */
export const useListProblem = (
  name: EntryListName | CustomEntriesPath | 'interests' | 'customSections',
): string | undefined => {
  const { control } = useFormContext<FormContent>();
  const { errors } = useFormState({ control, name });
  const error = (get as (from: object, path: string) => FieldError | undefined)(errors, name);
  return error?.message ?? error?.root?.message;
};

/** Says what is wrong with a list. A save that it refuses goes to it, unless a field is wrong too. */
export const ListProblem = ({ problem, ref }: { problem: string; ref?: Ref<HTMLParagraphElement> }) => {
  const { control } = useFormContext<FormContent>();
  const { submitCount } = useFormState({ control });
  const seen = useRef(submitCount);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (seen.current === submitCount) return;
    seen.current = submitCount;
    if (!document.activeElement?.matches('[aria-invalid="true"]')) place.current?.querySelector('p')?.focus();
  }, [submitCount]);

  return (
    <div ref={place}>
      <p ref={ref} role="alert" tabIndex={-1} className="mt-3 text-sm font-medium text-danger-text">
        {problem}
      </p>
    </div>
  );
};
