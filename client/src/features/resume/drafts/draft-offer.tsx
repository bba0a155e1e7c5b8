import { History } from 'lucide-react';
import { formatDateTime } from '../../../lib/format';
import { Button } from '../../../ui/button';
import { useResumeCalls } from '../resume-calls';
import type { Draft } from './local-drafts';
import { draftWords } from '../words';

const { offer: words } = draftWords;

interface DraftOfferProps {
  /** Newest first; the first is offered. */
  drafts: Draft[];
  savedVersion: number;
  onRestore: (draft: Draft) => void;
  onDiscard: (draft: Draft) => void;
}

/** Offers to restore unsaved input. */
export const DraftOffer = ({ drafts, savedVersion, onRestore, onDiscard }: DraftOfferProps) => {
  const isMain = useResumeCalls().documentId === null;
  const [draft] = drafts;
  if (!draft) return null;
  return (
    <section
      aria-label={words.label}
      className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border border-accent-line bg-accent-soft p-4"
    >
      <div className="flex min-w-0 flex-1 basis-64 items-start gap-3">
        <History aria-hidden className="mt-0.5 size-5 shrink-0 text-warning" />
        <div className="min-w-0 text-sm">
          <p className="font-semibold">{words.title(formatDateTime(draft.keptAt))}</p>
          <p className="text-muted">
            {draft.version < savedVersion ? words.older : isMain ? words.current : words.ofVersion}
          </p>
        </div>
      </div>
      <div className="flex gap-2">
        <Button size="sm" onClick={() => onRestore(draft)}>
          {words.restore}
        </Button>
        <Button size="sm" variant="secondary" onClick={() => onDiscard(draft)}>
          {words.discard}
        </Button>
      </div>
    </section>
  );
};
