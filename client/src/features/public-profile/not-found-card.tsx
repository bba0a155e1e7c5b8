import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card } from '../../ui/layout/card';

interface NotFoundCardProps {
  icon: LucideIcon;
  title: string;
  description: string;
  /** Where to go instead. */
  children: ReactNode;
}

/** The content of a not-found page. */
export const NotFoundCard = ({ icon: Icon, title, description, children }: NotFoundCardProps) => (
  <Card className="mx-auto flex max-w-md flex-col items-center py-10 text-center">
    <span className="grid size-12 place-items-center rounded-full bg-subtle text-muted">
      <Icon aria-hidden className="size-6" />
    </span>
    <h1 className="mt-4 text-lg font-semibold">{title}</h1>
    <p className="mt-1 text-muted">{description}</p>
    <div className="mt-6 flex flex-wrap justify-center gap-2">{children}</div>
  </Card>
);
