import { useQuery } from '@tanstack/react-query';
import { MailX } from 'lucide-react';
import { outgoingQuery } from './api';
import { adminBillingWords } from './words';

const { onHold: words } = adminBillingWords;

/** Says that mail and payments wait for an operator, for as long as they do. */
export const OutgoingNotice = () => {
  const { data } = useQuery({ ...outgoingQuery(), refetchOnMount: true });
  if (!data?.isHeld) return null;
  return (
    <aside
      aria-label={words.label}
      className="mb-6 flex gap-4 rounded-card border border-accent-line bg-warning-soft px-4 py-3"
    >
      <MailX aria-hidden className="mt-0.5 hidden size-5 shrink-0 text-warning sm:block" />
      <div className="min-w-0 text-sm">
        <p className="font-semibold">{words.title}</p>
        <p className="text-ink/80">
          {words.why} {words.run}{' '}
          <code className="rounded bg-surface px-1 py-0.5 text-xs font-medium text-ink">
            npm run admin -- outgoing allow
          </code>{' '}
          {words.where}
        </p>
      </div>
    </aside>
  );
};
