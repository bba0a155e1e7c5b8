import type { LucideIcon } from 'lucide-react';
import { Link } from 'wouter';
import { buttonClass } from '../../ui/button';
import { Card } from '../../ui/layout/card';
import { EmptyState } from '../../ui/feedback/empty-state';
import { usePageTitle } from '../page-title';
import { PageHeader } from './page-header';

interface ComingSoonProps {
  icon: LucideIcon;
  title: string;
  /** What this screen will show, plainly. */
  description: string;
}

/** A screen that has its place and its name, and says what will stand there. */
export const ComingSoon = ({ icon, title, description }: ComingSoonProps) => {
  usePageTitle(title);
  return (
    <div className="mx-auto max-w-page px-4 py-8 sm:px-6">
      <PageHeader title={title} />
      <Card>
        <EmptyState
          icon={icon}
          title="Not here yet"
          description={description}
          action={
            <Link href="/" className={buttonClass({ variant: 'secondary' })}>
              Back to the dashboard
            </Link>
          }
        />
      </Card>
    </div>
  );
};
