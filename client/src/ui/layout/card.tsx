import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../lib/class-names';

/** A surface with a hairline border. */
export const Card = ({ className, ...rest }: ComponentProps<'section'>) => (
  <section className={classNames('rounded-card border bg-surface p-4 sm:p-6', className)} {...rest} />
);

interface CardHeaderProps {
  title: ReactNode;
  description?: ReactNode;
  /** Buttons or links on the right. */
  action?: ReactNode;
  /** For aria-labelledby of the card. */
  titleId?: string;
  className?: string;
  level?: 2 | 3;
  /** As large as a page's own title, for the card that says what the page is about. */
  isPageTitle?: boolean;
}

export const CardHeader = ({
  title,
  description,
  action,
  titleId,
  className = 'mb-4',
  level = 2,
  isPageTitle = false,
}: CardHeaderProps) => {
  const Heading = `h${level}` as const;
  return (
    <div className={classNames('flex flex-wrap items-start justify-between gap-x-4 gap-y-2', className)}>
      <div className="min-w-0">
        <Heading
          id={titleId}
          className={classNames(
            'font-semibold tracking-tight wrap-anywhere',
            isPageTitle ? 'text-xl' : 'text-base',
          )}
        >
          {title}
        </Heading>
        {description && <p className="mt-0.5 text-sm text-muted">{description}</p>}
      </div>
      {action && <div className="flex shrink-0 items-center gap-2">{action}</div>}
    </div>
  );
};
