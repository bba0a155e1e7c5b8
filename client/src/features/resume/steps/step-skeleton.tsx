import { Skeleton } from '../../../ui/feedback/skeleton';
import { steps, type StepId } from './step-list';

// How high each step is with an empty form, on a phone and elsewhere, so that its arrival moves nothing below.
const stepSpaces: Record<StepId, string> = {
  about: 'min-h-[52.5rem] sm:min-h-[46.5rem]',
  work: 'min-h-[35rem] sm:min-h-[37rem]',
  education: 'min-h-[21rem] sm:min-h-[24rem]',
  skills: 'min-h-[40rem]',
  look: 'min-h-[73rem] sm:min-h-[84rem]',
};

/** Placeholder of a step while the form loads. */
export const StepSkeleton = ({ step }: { step: StepId }) => (
  <div aria-hidden className={`rounded-card border bg-surface p-4 sm:p-6 ${stepSpaces[step]}`}>
    <div className="grid grid-cols-5 gap-1 pt-5">
      {steps.map(({ id }) => (
        <Skeleton key={id} className="h-1 rounded-full" />
      ))}
    </div>
    <Skeleton className="my-6 h-7 w-32" />
    <div className="space-y-4">
      {['one', 'two', 'three'].map((field) => (
        <Skeleton key={field} className="h-11" />
      ))}
    </div>
  </div>
);
