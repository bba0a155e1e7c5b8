import { Download, Eye, type LucideIcon } from 'lucide-react';
import { Link } from 'wouter';
import { Card, CardHeader } from '../../../ui/card';
import { EmptyState } from '../../../ui/empty-state';

/** The latest views and downloads, once they are counted. */
export const RecentActivity = () => (
  <div className="mt-8 grid gap-4 lg:grid-cols-2">
    <RecentList
      icon={Eye}
      title="Recent Profile Views"
      empty="No views to show"
      description="Views of your public profile are not counted yet. They will be listed here in a later release."
    />
    <RecentList
      icon={Download}
      title="Recent Downloads"
      empty="No downloads to show"
      description="Downloads of your resume are not counted yet. They will be listed here in a later release."
    />
  </div>
);

interface RecentListProps {
  icon: LucideIcon;
  title: string;
  empty: string;
  description: string;
}

const RecentList = ({ icon, title, empty, description }: RecentListProps) => (
  <Card>
    <CardHeader
      title={title}
      className="mb-0"
      action={
        <Link
          href="/analytics"
          aria-label={`View All: ${title}`}
          className="-my-2.5 inline-flex min-h-11 items-center text-sm font-medium text-primary-text hover:underline"
        >
          View All
        </Link>
      }
    />
    <EmptyState icon={icon} title={empty} description={description} />
  </Card>
);
