import { useQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { useEffect, useMemo } from 'react';
import { useFormContext } from 'react-hook-form';
import { exampleLeft, loadExample, startFrom } from '#shared/resume/examples/examples';
import type { ProfessionId } from '#shared/resume/examples/professions';
import { useFormContent, type FormContent } from '../form/form-content';
import { Skeleton } from '../../../ui/feedback/skeleton';
import { stepWords } from '../words';

interface ExampleReminderProps {
  filledFrom: ProfessionId;
  /** Whether nothing was left when it was last shown: no place is kept for it. */
  isReplaced: boolean;
  onReplaced: (isReplaced: boolean) => void;
}

/**
 * What the form still has of the example that filled it. It follows the form's content, which an import or a restored
 * draft may replace.
 */
export const ExampleReminder = ({ filledFrom, isReplaced, onReplaced }: ExampleReminderProps) => {
  const { control } = useFormContext<FormContent>();
  const content = useFormContent(control);
  // The dialog that filled the form has loaded it under this key.
  const { data: example, isLoading } = useQuery({
    queryKey: ['resume-example', filledFrom],
    queryFn: () => loadExample(filledFrom),
    staleTime: Infinity,
  });
  const start = useMemo(() => example && startFrom(example.content), [example]);
  const left = useMemo(() => (start ? exampleLeft(content, start) : []), [content, start]);
  const isNowReplaced = start ? left.length === 0 : isReplaced;
  useEffect(() => {
    if (isNowReplaced !== isReplaced) onReplaced(isNowReplaced);
  });
  if (isLoading) return isReplaced ? null : <Skeleton className="mt-3 h-16.5 sm:h-9.5" />;
  if (left.length === 0) return null;
  return (
    <details className="group mt-3 rounded-control border border-accent-line bg-accent-soft text-xs sm:text-sm">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 px-3 py-2 sm:min-h-0 [&::-webkit-details-marker]:hidden">
        <span className="flex-1">{stepWords.fromExample(left.length)}</span>
        <ChevronDown aria-hidden className="size-4 shrink-0 group-open:rotate-180" />
      </summary>
      <p className="px-3 pb-2 font-medium wrap-anywhere">{left.join(', ')}</p>
    </details>
  );
};
