import { useSyncExternalStore } from 'react';
import { classNames } from '../../../lib/class-names';
import type { DraftLink } from '../drafts/draft-link';
import { formWords } from '../words';

/**
 * Where the typing is. The save bar, which is out of sight below the steps, announces it. `hasRoom` is whether a phone has
 * room for it beside the buttons.
 */
export const DraftStatus = ({ link, hasRoom }: { link: DraftLink; hasRoom: boolean }) => {
  const { status, isRivaled } = useSyncExternalStore(link.subscribe, link.read);
  if (!status) return null;
  return (
    <p
      className={classNames(
        'min-w-16 flex-1 text-xs text-balance text-muted',
        isRivaled && 'flex items-center gap-2',
        !hasRoom && !isRivaled && 'max-sm:hidden',
        // Beside the buttons of a phone a sentence would take four lines.
        status.includes('.') && 'max-sm:order-first max-sm:basis-full',
      )}
    >
      {status}{' '}
      {isRivaled && (
        <button
          type="button"
          className="min-h-6 font-medium text-primary-text underline underline-offset-2 pointer-coarse:min-h-11"
          onClick={link.compare}
        >
          {formWords.save.compare}
        </button>
      )}
    </p>
  );
};
