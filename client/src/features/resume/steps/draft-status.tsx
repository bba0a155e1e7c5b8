import { useSyncExternalStore } from 'react';
import { classNames } from '../../../lib/class-names';
import type { FormDraft } from '../drafts/use-draft';
import { formWords } from '../words';

/** Where the typing is. `hasRoom` is whether a phone has room for it beside the buttons. */
export const DraftStatus = ({ draft, hasRoom }: { draft: FormDraft; hasRoom: boolean }) => {
  const { text, isConflicting } = useSyncExternalStore(draft.status.subscribe, draft.status.read);
  return (
    <p
      role="status"
      className={classNames(
        'min-w-0 flex-1 text-xs text-balance text-muted',
        isConflicting && 'flex items-center gap-2',
        !hasRoom && !isConflicting && 'max-sm:sr-only',
        // Beside the buttons of a phone a sentence would take four lines.
        text?.includes('.') && 'max-sm:order-first max-sm:basis-full',
      )}
    >
      {text}
      {isConflicting && (
        <>
          {' '}
          <button
            type="button"
            className="min-h-6 font-medium text-primary-text underline underline-offset-2 pointer-coarse:min-h-11"
            onClick={draft.compare}
          >
            {formWords.save.compare}
          </button>
        </>
      )}
    </p>
  );
};
