import type { CurrentUser } from '#shared/accounts/schema';
import { AdminOrganizations } from '../../../features/organizations/admin-organizations';
import { AdministratorsOnly } from '../../layout/administrators-only';
import { PageHeader } from '../../layout/page-header';
import { toSignIn } from '../../layout/sign-in-required';
import { usePageTitle } from '../../page-title';
import { adminPageWords } from './words';

const { organizations: words } = adminPageWords;

/** All teams, for administrators. */
export const AdminOrganizationsPage = ({ user }: { user: CurrentUser }) => (
  <AdministratorsOnly user={user}>
    <Teams />
  </AdministratorsOnly>
);

const Teams = () => {
  usePageTitle(words.title);
  return (
    <div className="mx-auto max-w-page px-4 py-8 sm:px-6">
      <PageHeader title={words.title} description={words.description} />
      <AdminOrganizations onUnauthorized={toSignIn} />
    </div>
  );
};
