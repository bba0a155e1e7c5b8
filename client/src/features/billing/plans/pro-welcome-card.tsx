import { AtSign, FileText, Files, type LucideIcon } from 'lucide-react';
import { Link } from 'wouter';
import { plans } from '#shared/billing/plans';
import { pages } from '#shared/pages/page-table';
import { Card, CardHeader } from '../../../ui/layout/card';

const firstSteps: readonly { icon: LucideIcon; label: string; tab: string }[] = [
  { icon: FileText, label: 'Download in a premium template, without a watermark', tab: 'templates' },
  { icon: AtSign, label: 'Choose a profile link of your own', tab: 'profile' },
  { icon: Files, label: `Upload up to ${plans.pro.credentials} credentials`, tab: 'credentials' },
];

/** Shortcuts to what a paying user can do now. */
export const ProWelcomeCard = () => (
  <Card aria-labelledby="pro-welcome">
    <CardHeader
      title="Welcome to Pro"
      titleId="pro-welcome"
      description="Thank you for supporting us. This is yours now:"
      className="mb-2"
    />
    <ul className="-mb-2">
      {firstSteps.map(({ icon: Icon, label, tab }) => (
        <li key={tab}>
          <Link
            href={`${pages.dashboard}?tab=${tab}`}
            className="flex min-h-11 items-center gap-3 text-sm font-medium text-primary-text hover:underline"
          >
            <Icon aria-hidden className="size-4 shrink-0" />
            {label}
          </Link>
        </li>
      ))}
    </ul>
  </Card>
);
