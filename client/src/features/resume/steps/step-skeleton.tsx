import { Skeleton } from '../../../ui/feedback/skeleton';
import { steps, type StepId } from './step-list';

/**
 * How high each step is with an empty form, on a phone and elsewhere, so that its arrival moves nothing that can be seen
 * below. For `min-h-(--step-space)`.
 */
export const stepSpaces: Record<StepId, string> = {
  about: '[--step-space:46rem] sm:[--step-space:40rem]',
  work: '[--step-space:35rem] sm:[--step-space:37rem]',
  education: '[--step-space:21rem] sm:[--step-space:24rem]',
  skills: '[--step-space:40rem]',
  look: '[--step-space:73rem] sm:[--step-space:84rem]',
};

/** Placeholder of a step's fields. What waits for them makes room by its data attribute. */
export const StepFieldsSkeleton = () => (
  <div data-step-loading="" className="space-y-4">
    {['one', 'two', 'three'].map((field) => (
      <div key={field} className="space-y-2">
        <Skeleton className="h-4 w-24" />
        <Skeleton className="h-11" />
      </div>
    ))}
  </div>
);

/** Placeholder of a step while the form is on its way. */
export const StepSkeleton = ({ step }: { step: StepId }) => (
  <div
    aria-hidden
    className={`flex min-h-(--step-space) flex-col rounded-card border bg-surface ${stepSpaces[step]}`}
  >
    <div className="grid grid-cols-5 gap-1 px-4 pt-9 sm:px-6 sm:pt-12">
      {steps.map(({ id }) => (
        <Skeleton key={id} className="h-1 rounded-full" />
      ))}
    </div>
    <div className="flex-1 space-y-6 p-4 sm:p-6">
      <Skeleton className="h-7 w-32" />
      <StepFieldsSkeleton />
    </div>
    <div className="bottom-0 flex justify-between rounded-b-card border-t bg-surface px-4 py-3 tall:sticky">
      <Skeleton className="h-10 w-11 sm:w-24" />
      <Skeleton className="h-10 w-36" />
    </div>
  </div>
);

/** Placeholder of the reminder of an example. */
export const ReminderSkeleton = () => <Skeleton className="mt-3 h-16.5 sm:h-9.5" />;
