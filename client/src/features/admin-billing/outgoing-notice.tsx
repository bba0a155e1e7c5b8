import { useQuery } from '@tanstack/react-query';
import { MailX } from 'lucide-react';
import { outgoingQuery } from './api';

/** Says that mail and payments wait for an operator, for as long as they do. */
export const OutgoingNotice = () => {
  const { data } = useQuery({ ...outgoingQuery(), refetchOnMount: true });
  if (!data?.isHeld) return null;
  return (
    <aside
      aria-label="Mail and payments are on hold"
      className="mb-6 flex gap-4 rounded-card border border-accent-line bg-warning-soft px-4 py-3"
    >
      <MailX aria-hidden className="mt-0.5 hidden size-5 shrink-0 text-warning sm:block" />
      <div className="min-w-0 text-sm">
        <p className="font-semibold">Mail and payments are on hold.</p>
        <p className="text-ink/80">
          The database was restored or copied, or its settings changed. Until this is allowed, nobody gets an
          email, nobody can buy a plan, and Maya is not asked about payments. Once the data is right, run{' '}
          <code className="rounded bg-surface px-1 py-0.5 text-xs font-medium text-ink">
            npm run admin -- outgoing allow
          </code>{' '}
          on the server. On a copy for a test, leave it as it is.
        </p>
      </div>
    </aside>
  );
};
