import { useEffect, useTransition, useState, type ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Card, CardHeader } from '../../../ui/layout/card';
import type { EntryListName, FormContent } from '../editor/form-content';
import { AddButton } from './add-button';
import { useRemovals } from './removals';

interface FirstEntryProps {
  path: EntryListName;
  titleId: string;
  title: string;
  description: string;
  noun: string;
  /** Loads the list with the fields of its entries. */
  preload: () => Promise<void>;
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
  const [isLoading, load] = useTransition();
  useEffect(() => {
    void preload();
  }, [preload]);

  if (shown !== 'button') return children(shown === 'list with a first entry');
  return (
    <Card aria-labelledby={titleId}>
      <CardHeader titleId={titleId} title={title} description={description} />
      <AddButton
        noun={noun}
        loading={isLoading}
        // The button stays until the list can take its place.
        onClick={() => load(() => setShown('list with a first entry'))}
      />
    </Card>
  );
};
