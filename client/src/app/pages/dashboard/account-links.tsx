import { FileArchive, MonitorSmartphone, type LucideIcon } from 'lucide-react';
import { Link } from 'wouter';
import { pages } from '#shared/pages/page-table';
import { buttonClass } from '../../../ui/button';
import { Card, CardHeader } from '../../../ui/layout/card';

const links: readonly { href: string; label: string; icon: LucideIcon }[] = [
  { href: pages.devices, label: 'Your devices', icon: MonitorSmartphone },
  { href: pages.yourData, label: 'Your data', icon: FileArchive },
];

/** The Profile tab's links to the account screens. */
export const AccountLinks = () => (
  <Card aria-labelledby="account-links">
    <CardHeader title="Your account" titleId="account-links" />
    <div className="flex flex-wrap gap-2">
      {links.map(({ href, label, icon: Icon }) => (
        <Link key={href} href={href} className={buttonClass({ variant: 'secondary' })}>
          <Icon aria-hidden />
          {label}
        </Link>
      ))}
    </div>
  </Card>
);
