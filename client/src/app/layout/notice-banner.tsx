import { useQueryClient } from '@tanstack/react-query';
import { Link } from 'wouter';
import { pages } from '#shared/pages/page-table';
import { noticeVersion } from '#shared/privacy-notice/version';
import { currentUserQuery } from '../../features/accounts/api';
import { useAcknowledgeNotice } from '../../features/privacy-notice/api';
import { formatDay } from '../../lib/format';
import { Button, buttonClass } from '../../ui/button';
import { noticeWords as words } from './words';

/** Announces a changed privacy notice once per user, on the first device that shows it. It blocks nothing. */
export const NoticeBanner = () => {
  const queryClient = useQueryClient();
  const acknowledge = useAcknowledgeNotice(() =>
    queryClient.setQueryData(
      currentUserQuery().queryKey,
      (known) => known && { ...known, noticeChanged: false },
    ),
  );
  return (
    <aside aria-label={words.label} className="border-b bg-primary-soft print:hidden">
      <div className="mx-auto flex max-w-page flex-wrap items-center gap-x-4 gap-y-2 px-4 py-2 text-sm sm:px-6">
        <p className="min-w-0 flex-1 basis-60">
          {words.changed(formatDay(noticeVersion))}
          {acknowledge.isError && (
            <span role="alert" className="block text-danger-text">
              {words.notSaved}
            </span>
          )}
        </p>
        <div className="flex gap-2">
          <Link href={pages.privacy} className={buttonClass({ variant: 'secondary', size: 'sm' })}>
            {words.read}
          </Link>
          <Button size="sm" loading={acknowledge.isPending} onClick={() => acknowledge.mutate()}>
            {words.ok}
          </Button>
        </div>
      </div>
    </aside>
  );
};
