import type { UseMutationResult } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';
import { ApiError, isUnauthorized } from '../api/api-error';
import { tabDraft } from './tab-draft';
import { useUnloadQuestion } from './use-unload-question';

/** Unsaved changes to one record, and the version that they were made to. */
interface VersionedDraft<Details> {
  version: number;
  details: Details;
}

/** Each record's unsaved changes by its id: typing into one, or opening it, leaves those of the others. */
export const recordDrafts =
  <Details>(key: string) =>
  (id: string) =>
    tabDraft<VersionedDraft<Details>>(`${key}.${id}`);

interface VersionedFormOptions<
  Stored extends { version: number },
  Typed extends FieldValues,
  Details extends FieldValues,
> {
  /** With the stored record as its default values. */
  form: UseFormReturn<Typed, unknown, Details>;
  id: string;
  userId: string;
  stored: Stored;
  detailsOf: (stored: Stored) => Details;
  drafts: ReturnType<typeof recordDrafts<Details>>;
  save: UseMutationResult<Stored, Error, Details & { version: number }>;
  onReload: () => Promise<{ data?: Stored | null | undefined }>;
  onSaved: (stored: Stored) => void;
  onUnauthorized: () => void;
}

const isRefusedAsStored = (error: unknown) => error instanceof ApiError && error.status === 409;

/**
 * A form of a record that is saved whole over the version that it was opened with. What was typed survives a reload of the tab;
 * where another device saved meanwhile, the user chooses whose text stays.
 */
export const useVersionedForm = <
  Stored extends { version: number },
  Typed extends FieldValues,
  Details extends FieldValues,
>({
  form,
  id,
  userId,
  stored,
  detailsOf,
  drafts,
  save,
  onReload,
  onSaved,
  onUnauthorized,
}: VersionedFormOptions<Stored, Typed, Details>) => {
  const [typed] = useState(() => {
    const found = drafts(id).read(userId);
    return found?.details && found.version ? found : null;
  });
  /** The version that the form's text belongs to. */
  const [version, setVersion] = useState(typed?.version ?? stored.version);
  /** Whether what was typed before a reload is in the form again: until then it looks as if nothing were typed. */
  const [isFilled, setIsFilled] = useState(typed === null);
  const { handleSubmit, reset, formState, getValues, watch } = form;
  const { isDirty } = formState;
  const show = (details: Details, options?: { keepDefaultValues: true }) =>
    reset(details as unknown as DefaultValues<Typed>, options);

  const fillIn = useEffectEvent(() => {
    if (typed?.details) show({ ...detailsOf(stored), ...typed.details }, { keepDefaultValues: true });
    setIsFilled(true);
  });
  useEffect(() => {
    fillIn();
  }, []);
  const replace = (newer: Stored) => {
    show(detailsOf(newer));
    setVersion(newer.version);
  };
  const replaceWithStored = useEffectEvent(() => replace(stored));
  // A newer version that arrives while nothing is typed is shown at once.
  useEffect(() => {
    if (isFilled && !isDirty && stored.version !== version) replaceWithStored();
  }, [stored, isFilled, isDirty, version]);

  useUnloadQuestion(isDirty);
  const persist = useEffectEvent(() => {
    if (!isFilled) return;
    if (isDirty) drafts(id).persist(userId, { version, details: getValues() as unknown as Details });
    else drafts(id).forget();
  });
  useEffect(() => {
    persist();
    const { unsubscribe } = watch(() => persist());
    return unsubscribe;
  }, [watch, isFilled, isDirty]);

  const submit = (over = version) =>
    handleSubmit((details) => {
      if (save.isPending) return;
      save.mutate(
        { ...details, version: over },
        {
          onSuccess: (newer) => {
            replace(newer);
            onSaved(newer);
          },
          onError: (error) => {
            if (isUnauthorized(error)) onUnauthorized();
            // Saved by another device, or in the trash: what is stored now says which.
            else if (isRefusedAsStored(error)) void onReload();
          },
        },
      );
    })();
  return {
    setVersion,
    submit,
    isConflict: isRefusedAsStored(save.error) && stored.version !== version,
    /** Shows what another device saved in place of what is typed here. */
    takeNewer: async () => {
      const { data } = await onReload();
      if (!data) return;
      save.reset();
      replace(data);
    },
    /** Saves what is typed here over what another device saved. */
    keepMine: async () => {
      const { data } = await onReload();
      if (data) await submit(data.version);
    },
  };
};
