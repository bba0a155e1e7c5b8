import { useEffect, useState, type ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { offerReload } from '../../../ui/feedback/chunk-lost';
import { Card, CardHeader } from '../../../ui/layout/card';
import type { EntryListName, FormContent } from '../form/form-content';
import { AddButton } from './add-button';
import { useRemovals } from './removals';
import { entryWords as words } from '../words';

interface FirstEntryProps {
  path: EntryListName;
  titleId: string;
  title: string;
  description: string;
  noun: string;
  /** Loads the list with the fields of its entries; returns whether it could. */
  preload: () => Promise<boolean>;
  /** The list; `addsFirst` if it begins by adding its first entry. */
  children: (addsFirst: boolean) => ReactNode;
}

/**
 * A list of entries for a step of the first run. As long as it is empty it is its heading and one button: the code of the
 * fields comes while the step is read, or with the press.
 */
export const FirstEntry = ({
  path,
  titleId,
  title,
  description,
  noun,
  preload,
  children,
}: FirstEntryProps) => {
  const { control } = useFormContext<FormContent>();
  const needsList = useWatch({
    control,
    compute: (content: FormContent) => content[path].length > 0 || content.hiddenSections.includes(path),
  });
  const { inserts } = useRemovals();
  // A list that was shown before is shown again: Undo of a removal needs it.
  const [shown, setShown] = useState<'button' | 'list' | 'list with a first entry'>(() =>
    inserts.has(path) ? 'list' : 'button',
  );
  if (needsList && shown === 'button') setShown('list');
  const [isLoading, setIsLoading] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    void preload();
  }, [preload]);

  const add = async () => {
    setIsLoading(true);
    // The button stays until the list can take its place.
    if (await preload()) return setShown('list with a first entry');
    setIsLoading(false);
    setHasFailed(true);
    // A browser that does not request the code again, or a new release: only a new page helps.
    if (hasFailed && navigator.onLine) offerReload();
  };

  if (shown !== 'button') return children(shown === 'list with a first entry');
  return (
    <Card aria-labelledby={titleId}>
      <CardHeader titleId={titleId} title={title} description={description} />
      <AddButton noun={noun} isRetry={hasFailed} loading={isLoading} onClick={() => void add()} />
      {hasFailed && !isLoading && (
        <p role="alert" className="mt-3 text-sm font-medium text-danger-text">
          {words.notAdded}
        </p>
      )}
    </Card>
  );
};
