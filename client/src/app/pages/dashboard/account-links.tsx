import { FileArchive, MonitorSmartphone, type LucideIcon } from 'lucide-react';
import { Link } from 'wouter';
import { pages } from '#shared/pages/page-table';
import { buttonClass } from '../../../ui/button';
import { Card, CardHeader } from '../../../ui/layout/card';
import { profileTabWords } from './words';

const { account: words } = profileTabWords;

const links: readonly { href: string; label: string; icon: LucideIcon }[] = [
  { href: pages.devices, label: words.devices, icon: MonitorSmartphone },
  { href: pages.yourData, label: words.data, icon: FileArchive },
];

/** The Profile tab's links to the account screens. */
export const AccountLinks = () => (
  <Card aria-labelledby="account-links">
    <CardHeader title={words.title} titleId="account-links" />
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
