import { Card } from '../../ui/layout/card';
import { Loading, Skeleton } from '../../ui/feedback/skeleton';
import { builderWords } from './words';

/** Placeholder of the builder while the resume loads. */
export const BuilderSkeleton = () => (
  <Loading
    label={builderWords.loading}
    className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_min(calc(45vw+3.25rem),58rem)] xl:gap-6"
  >
    <div className="grid gap-6">
      <Card>
        <Skeleton className="h-5 w-32" />
        <div className="mt-4 flex items-center gap-6">
          <Skeleton className="size-28 rounded-full" />
          <Skeleton className="h-10 w-36" />
        </div>
      </Card>
      <Card>
        <Skeleton className="h-5 w-24" />
        <Skeleton className="mt-6 h-10" />
        <Skeleton className="mt-8 h-32" />
        <div className="mt-8 grid gap-4 sm:grid-cols-2">
          <Skeleton className="h-10" />
          <Skeleton className="h-10" />
        </div>
      </Card>
      {['skills', 'experience', 'education'].map((card) => (
        <Card key={card}>
          <Skeleton className="h-5 w-40" />
          <Skeleton className="mt-6 h-10" />
        </Card>
      ))}
    </div>
    <Skeleton className="hidden aspect-[210/297] rounded-card lg:block" />
  </Loading>
);
