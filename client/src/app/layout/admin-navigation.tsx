import { Link, useLocation } from 'wouter';
import { pages } from '#shared/pages/page-table';
import { adminBillingLink, webhookMonitorLink } from './navigation-links';
import { administratorsWords as words } from './words';

const links: readonly { href: string; label: string }[] = [
  adminBillingLink,
  webhookMonitorLink,
  { href: pages.webhookTest, label: words.webhookTest },
  { href: pages.paymentDebug, label: words.paymentDebug },
  { href: pages.subscriptionTest, label: words.subscriptionTest },
];

/** The administrators' screens, the test screens too. */
export const AdminNavigation = () => {
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
