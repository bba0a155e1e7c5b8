import { ShieldAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import type { CurrentUser } from '#shared/accounts/schema';
import { pages } from '#shared/pages/page-table';
import { buttonClass } from '../../ui/button';
import { Card } from '../../ui/layout/card';
import { EmptyState } from '../../ui/feedback/empty-state';
import { administratorsWords as words } from './words';
import { adminBillingLink, webhookMonitorLink } from './navigation-links';

/** Shows its children below their navigation to administrators, and a plain card to everyone else. The server authorizes each call too. */
export const AdministratorsOnly = ({ user, children }: { user: CurrentUser; children: ReactNode }) =>
  user.userType === 'admin' ? (
    <>
      <AdminNavigation />
      {children}
    </>
  ) : (
    <div className="mx-auto max-w-page px-4 py-8 sm:px-6">
      <Card>
        <h1 className="sr-only">{words.only}</h1>
        <EmptyState
          icon={ShieldAlert}
          title={words.only}
          description={words.description}
          action={
            <Link href="/" className={buttonClass({ variant: 'secondary' })}>
              {words.back}
            </Link>
          }
        />
      </Card>
    </div>
  );

const links: readonly { href: string; label: string }[] = [
  adminBillingLink,
  { href: pages.disagreements, label: words.disagreements },
  { href: pages.adminOrganizations, label: words.organizations },
  { href: pages.inquiries, label: words.inquiries },
  webhookMonitorLink,
  { href: pages.webhookTest, label: words.webhookTest },
  { href: pages.paymentDebug, label: words.paymentDebug },
  { href: pages.subscriptionTest, label: words.subscriptionTest },
];

/** The administrators' screens, the test screens too. */
const AdminNavigation = () => {
  const [path] = useLocation();
  return (
    <nav aria-label={words.navigation} className="border-b bg-surface">
      <div className="mx-auto flex max-w-page flex-wrap gap-x-1 px-2 py-1 sm:px-4">
        {links.map(({ href, label }) => (
          <Link
            key={href}
            href={href}
            aria-current={path === href ? 'page' : undefined}
            className="inline-flex min-h-11 items-center rounded-control border border-transparent px-2 text-sm font-medium text-muted hover:text-ink aria-[current=page]:border-control/50 aria-[current=page]:bg-subtle aria-[current=page]:text-ink sm:px-3"
          >
            {label}
          </Link>
        ))}
      </div>
    </nav>
  );
};
