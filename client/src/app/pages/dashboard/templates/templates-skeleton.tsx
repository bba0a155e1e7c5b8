import { Loading, Skeleton } from '../../../../ui/feedback/skeleton';
import { dashboardWords } from '../words';

/** The picker's placeholder while its chunk or the resume loads. */
export const TemplatesSkeleton = () => (
  <Loading label={dashboardWords.loading.templates}>
    <Skeleton className="mb-6 h-10 w-full max-w-md" />
    <div className="grid gap-6 sm:grid-cols-2 xl:grid-cols-4">
      {[1, 2, 3, 4].map((card) => (
        <Skeleton key={card} className="aspect-[210/360] rounded-card" />
      ))}
    </div>
  </Loading>
);
