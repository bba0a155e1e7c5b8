import type { CurrentUser } from '#shared/accounts/schema';
import { pages } from '#shared/pages/page-table';
import { supportLink } from '#shared/product/support-link';
import { ThemeToggle } from '../../ui/theme/theme-toggle';
import { shellWords as words } from './words';

export const Footer = ({ user }: { user: CurrentUser | null }) => (
  <footer className="mt-12 border-t print:hidden">
    <div className="mx-auto flex max-w-page flex-wrap items-center justify-between gap-x-4 px-4 py-4 text-sm text-muted sm:px-6">
      {/* The server's year differs from the visitor's for a few hours at New Year. */}
      <p className="whitespace-nowrap" suppressHydrationWarning>
        {words.rights(new Date().getFullYear())}
      </p>
      <div className="flex flex-wrap items-center gap-2 max-sm:-mx-2">
        <a
          href={pages.privacy}
          className="inline-flex min-h-11 items-center px-2 hover:text-ink hover:underline"
        >
          {words.privacy}
        </a>
        <a
          href={supportLink(user)}
          className="inline-flex min-h-11 items-center px-2 hover:text-ink hover:underline"
        >
          {words.contact}
        </a>
        <ThemeToggle />
      </div>
    </div>
  </footer>
);
