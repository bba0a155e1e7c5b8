import type { CurrentUser } from '#shared/accounts/schema';
import { InquiriesList } from '../../../features/inquiries/inquiries-list';
import { AdministratorsOnly } from '../../layout/administrators-only';
import { PageHeader } from '../../layout/page-header';
import { toSignIn } from '../../layout/sign-in-required';
import { usePageTitle } from '../../page-title';
import { adminPageWords } from './words';

const { inquiries: words } = adminPageWords;

/** What agencies ask about their plan. */
export const InquiriesPage = ({ user }: { user: CurrentUser }) => (
  <AdministratorsOnly user={user}>
    <Inquiries />
  </AdministratorsOnly>
);

const Inquiries = () => {
  usePageTitle(words.title);
  return (
    <div className="mx-auto max-w-page px-4 py-8 sm:px-6">
      <PageHeader title={words.title} description={words.description} />
      <InquiriesList onUnauthorized={toSignIn} />
    </div>
  );
};
