import { AtSign, FileText, Files, type LucideIcon } from 'lucide-react';
import { Link } from 'wouter';
import { pages } from '#shared/pages/page-table';
import { Card, CardHeader } from '../../../ui/layout/card';
import { statusWords } from '../words';

const { welcome: words } = statusWords;

const firstSteps: readonly { icon: LucideIcon; label: string; tab: string }[] = [
  { icon: FileText, label: words.templates, tab: 'templates' },
  { icon: AtSign, label: words.profileLink, tab: 'profile' },
  { icon: Files, label: words.credentials, tab: 'credentials' },
];

/** Shortcuts to what a user with Pro can do now. */
export const ProWelcomeCard = ({ isTrial }: { isTrial: boolean }) => (
  <Card aria-labelledby="pro-welcome">
    <CardHeader
      title={words.title}
      titleId="pro-welcome"
      description={isTrial ? words.trying : words.paying}
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
