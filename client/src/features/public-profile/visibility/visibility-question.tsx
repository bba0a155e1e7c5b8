import { useState } from 'react';
import type { Visibility } from '#shared/public-profile/visibility';
import { Button } from '../../../ui/button';
import { toast } from '../../../ui/feedback/toast';
import { audienceSentence } from './audience';
import { useChangeVisibility, useVisibilityAfterSave } from './visibility-api';
import { visibilityWords } from './words';

const { question: words } = visibilityWords;

/**
 * Asks after a save who can see the profile, until the next save or an answer. It takes no focus and blocks nothing: typing
 * meanwhile is not disturbed. Escape inside it keeps the profile as it is. The answer is stored, so that no other device asks
 * again.
 */
export const VisibilityQuestion = ({ version }: { version: number }) => {
  const { data } = useVisibilityAfterSave(version);
  const { mutate, isPending } = useChangeVisibility();
  const [isClosed, setIsClosed] = useState(false);
  const isUnanswered = version > 0 && data?.chosenAt === null && data.visibility !== 'private';
  const [askedAt, setAskedAt] = useState<number | null>(null);
  if (isUnanswered && askedAt === null) setAskedAt(version);
  if (!isUnanswered || isClosed || askedAt !== version) return null;

  const answer = (visibility: Visibility) =>
    mutate(
      { visibility },
      {
        onSuccess: () => setIsClosed(true),
        onError: () =>
          toast({
            title: visibilityWords.card.error,
            description: words.notSaved,
            variant: 'destructive',
          }),
      },
    );
  return (
    <section
      aria-label={visibilityWords.card.title}
      onKeyDown={(event) => {
        if (event.key === 'Escape') answer(data.visibility);
      }}
      className="mb-1.5 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b pb-1.5"
    >
      <p role="status" className="min-w-0 text-sm font-medium">
        {audienceSentence({ visibility: 'link', hasSavedResume: true })}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" variant="secondary" loading={isPending} onClick={() => answer(data.visibility)}>
          {words.keep}
        </Button>
        <Button size="sm" variant="secondary" disabled={isPending} onClick={() => answer('private')}>
          {words.makePrivate}
        </Button>
      </div>
    </section>
  );
};
