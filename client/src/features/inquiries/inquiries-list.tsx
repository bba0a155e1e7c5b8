import { useQuery } from '@tanstack/react-query';
import { MessageSquare } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link } from 'wouter';
import { inquiriesPerPage, inquirySizeNames, type Inquiry } from '#shared/inquiries/schema';
import { pages } from '#shared/pages/page-table';
import { useSignedOut } from '../../lib/api/use-signed-out';
import { formatDateTime } from '../../lib/format';
import { Button, buttonClass } from '../../ui/button';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { EmptyState } from '../../ui/feedback/empty-state';
import { Loaded } from '../../ui/feedback/loaded';
import { SkeletonRows } from '../../ui/feedback/skeleton';
import { Select } from '../../ui/forms/select';
import { Pager } from '../../ui/layout/pager';
import { inquiriesQuery, useDeleteInquiry, useMarkInquiry } from './api';
import { inquiryWords } from './words';
import { refusedAs } from '../../ui/feedback/refused-as';

const words = inquiryWords.list;

/** Inquiries for administrators, the newest first: those to answer, or the answered ones. */
export const InquiriesList = ({ onUnauthorized }: { onUnauthorized: () => void }) => {
  const [answered, setAnswered] = useState<'true' | 'false'>('false');
  const [page, setPage] = useState(1);
  const list = useRef<HTMLDivElement>(null);
  const query = useQuery(inquiriesQuery({ answered, page }));
  useSignedOut(query.data === null, onUnauthorized);
  const pageCount = Math.max(1, Math.ceil((query.data?.total ?? 0) / inquiriesPerPage));
  // The last inquiry of a page has gone.
  if (query.data && page > pageCount) setPage(pageCount);
  const [emptyTitle, emptyText] =
    answered === 'true'
      ? [words.emptyAnswered, words.emptyAnsweredText]
      : [words.emptyOpen, words.emptyOpenText];
  return (
    <div ref={list} tabIndex={-1} className="grid gap-4 outline-none">
      <label className="flex items-center gap-2 text-sm font-medium">
        {words.show}
        <Select
          value={answered}
          onChange={({ target }) => {
            setPage(1);
            setAnswered(target.value === 'true' ? 'true' : 'false');
          }}
        >
          <option value="false">{words.open}</option>
          <option value="true">{words.answered}</option>
        </Select>
      </label>
      <Loaded
        query={query}
        failed={words.failed}
        skeleton={<SkeletonRows label={words.loading} className="h-32 rounded-card" />}
      >
        {({ inquiries }) =>
          inquiries.length > 0 ? (
            <ul aria-label={words.label} className="grid gap-3">
              {inquiries.map((inquiry) => (
                <InquiryRow
                  key={inquiry.id}
                  inquiry={inquiry}
                  onUnauthorized={onUnauthorized}
                  onGone={() => list.current?.focus()}
                />
              ))}
            </ul>
          ) : (
            <EmptyState icon={MessageSquare} title={emptyTitle} description={emptyText} />
          )
        }
      </Loaded>
      <Pager page={page} pageCount={pageCount} onPage={setPage} />
    </div>
  );
};

interface InquiryRowProps {
  inquiry: Inquiry;
  onUnauthorized: () => void;
  /** The row has left the list, and the focus with it. */
  onGone: () => void;
}

const InquiryRow = ({ inquiry, onUnauthorized, onGone }: InquiryRowProps) => {
  const { id, name, company, email, phone, licenseNumber, size, message, userId } = inquiry;
  const [isAsking, setIsAsking] = useState(false);
  const mark = useMarkInquiry();
  const removal = useDeleteInquiry();
  const failed = (title: string) => refusedAs(title, onUnauthorized, words.tryAgain);
  const isAnswered = inquiry.answeredAt !== null;
  const subject = encodeURIComponent(words.subject(company));
  return (
    <li className="grid gap-2 rounded-card border bg-surface p-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="font-semibold wrap-anywhere">{company}</h2>
        <p className="text-sm text-muted">{formatDateTime(inquiry.createdAt)}</p>
      </div>
      <p className="text-sm wrap-anywhere">
        {[name, email, phone].filter(Boolean).join(', ')}
        {userId && (
          <>
            {' · '}
            <Link href={pages.adminUser.replace(':id', userId)} className="text-primary-text underline">
              {words.fromUser}
            </Link>
          </>
        )}
      </p>
      <p className="text-sm text-muted wrap-anywhere">
        {[words.candidates(inquirySizeNames[size]), licenseNumber && words.license(licenseNumber)]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {message && <p className="max-w-prose text-sm whitespace-pre-line wrap-anywhere">{message}</p>}
      <div className="mt-1 flex flex-wrap gap-2">
        <a href={`mailto:${email}?subject=${subject}`} className={buttonClass({ size: 'sm' })}>
          {words.write}
        </a>
        <Button
          size="sm"
          variant="secondary"
          loading={mark.isPending}
          onClick={() =>
            mark.mutate(
              { id, isAnswered: !isAnswered },
              { onSuccess: onGone, onError: failed(words.notChanged) },
            )
          }
        >
          {isAnswered ? words.markOpen : words.markAnswered}
        </Button>
        <Button
          size="sm"
          variant="secondary"
          aria-label={words.deleteOf(company)}
          onClick={() => setIsAsking(true)}
        >
          {words.delete}
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={(open) => !removal.isPending && setIsAsking(open)}
        title={words.deleteQuestion(company)}
        description={words.deleteAbout}
        confirmLabel={words.delete}
        cancelLabel={words.keep}
        busy={removal.isPending}
        onConfirm={() =>
          removal.mutate(id, {
            onSuccess: onGone,
            onError: (error) => {
              setIsAsking(false);
              failed(words.notDeleted)(error);
            },
          })
        }
      />
    </li>
  );
};
