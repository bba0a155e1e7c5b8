import type { CurrentUser } from '#shared/accounts/schema';
import { InquiryForm } from '../../features/inquiries/inquiry-form';
import { inquiryWords as words } from '../../features/inquiries/words';
import { Card } from '../../ui/layout/card';
import { PageHeader } from '../layout/page-header';
import { usePageTitle } from '../page-title';

/** Where agencies ask about their plan, signed in or not. */
export const TalkToUsPage = ({ user }: { user: CurrentUser | null }) => {
  usePageTitle(words.title);
  return (
    <div className="mx-auto max-w-3xl px-4 py-8 sm:px-6">
      <PageHeader title={words.title} description={words.description} />
      <Card>
        <InquiryForm user={user} />
      </Card>
    </div>
  );
};
