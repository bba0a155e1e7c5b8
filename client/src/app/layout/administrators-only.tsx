import { ShieldAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { CurrentUser } from '#shared/accounts/schema';
import { buttonClass } from '../../ui/button';
import { Card } from '../../ui/layout/card';
import { AdminNavigation } from './admin-navigation';
import { EmptyState } from '../../ui/feedback/empty-state';
import { administratorsWords as words } from './words';

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
