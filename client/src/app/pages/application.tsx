import { useLocation } from 'wouter';
import type { CurrentUser } from '#shared/accounts/schema';
import { pages } from '#shared/pages/page-table';
import { ApplicationEditor } from '../../features/applications/application-editor';
import { toSignIn } from '../layout/sign-in-required';
import { usePageTitle } from '../page-title';
import { applicationsPageWords as words } from './words';

/** One application. */
export const ApplicationPage = ({ user, id }: { user: CurrentUser; id: string }) => {
  usePageTitle(words.title);
  const [, navigate] = useLocation();
  return (
    <div className="mx-auto max-w-page px-4 py-8 sm:px-6">
      <ApplicationEditor
        key={id}
        id={id}
        userId={user.id}
        onUnauthorized={toSignIn}
        onDeleted={() => navigate(pages.applications)}
      />
    </div>
  );
};
