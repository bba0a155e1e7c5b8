import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useFormContext } from 'react-hook-form';
import { exampleLeft } from '#shared/resume/examples/example-left';
import { loadExample } from '#shared/resume/examples/load-example';
import type { ProfessionId } from '#shared/resume/examples/professions';
import { startFrom } from '#shared/resume/examples/start-from';
import { useFormContent, type FormContent } from '../editor/form-content';
import { namedParts } from './named-parts';

/**
 * What the form still has of the example that filled it. It follows the form's content, which an import or a restored
 * draft may replace.
 */
export const ExampleReminder = ({ filledFrom }: { filledFrom: ProfessionId }) => {
  const { control } = useFormContext<FormContent>();
  const content = useFormContent(control);
  // The dialog that filled the form has loaded it under this key.
  const { data: example } = useQuery({
    queryKey: ['resume-example', filledFrom],
    queryFn: () => loadExample(filledFrom),
    staleTime: Infinity,
  });
  const start = useMemo(() => example && startFrom(example.content), [example]);
  const left = useMemo(() => (start ? exampleLeft(content, start) : []), [content, start]);
  if (left.length === 0) return null;
  return (
    <p className="mt-3 rounded-control border border-accent-line bg-accent-soft px-3 py-2 text-sm">
      Still from the example: {namedParts(left)}. Replace names, places, dates and numbers with your own
      before you send it.
    </p>
  );
};
