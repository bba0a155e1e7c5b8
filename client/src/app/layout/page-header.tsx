import type { ReactNode } from 'react';

/** The title of a screen, with its actions on the right. */
export const PageHeader = ({
  title,
  description,
  actions,
  level = 1,
}: {
  title: ReactNode;
  description?: ReactNode;
  actions?: ReactNode;
  level?: 1 | 2;
}) => {
  const Heading = `h${level}` as const;
  return (
    <div className="mb-6 flex flex-wrap items-end justify-between gap-4">
      <div className="min-w-0">
        <Heading className="text-xl font-semibold">{title}</Heading>
        {description && <p className="mt-1 text-sm text-muted">{description}</p>}
      </div>
      {actions && <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:[&>*]:flex-1">{actions}</div>}
    </div>
  );
};
