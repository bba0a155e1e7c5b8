import { useRef, useState, type RefObject } from 'react';
import type { FieldPath, UseFormReturn } from 'react-hook-form';
import type { Resume } from '#shared/resume/schema';
import { ApiError, isUnauthorized } from '../../../lib/api/api-error';
import { useFetchResume, useSaveResume } from '../resume-calls';
import type { FormContent, ResumeText, Typed } from './form-content';
import { announceSaved, announceSaveFailure } from './save-toasts';

/** A save rejected because the resume was saved elsewhere meanwhile. */
export interface Conflict {
  kind: 'saved';
  newer: Resume;
  save: PendingSave;
}

/** The request's content, and the form's content at that time. */
interface PendingSave {
  text: ResumeText;
  typed: FormContent;
}

interface SavesOptions {
  form: UseFormReturn<FormContent>;
  saved: RefObject<Typed>;
  onSaved: (saved: Typed) => void;
  onUnauthorized: () => void;
}

/** Sends saves one at a time, so that each has the version of the previous one, and handles rejections. */
export const useResumeSaves = ({ form, saved, onSaved, onUnauthorized }: SavesOptions) => {
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const { mutateAsync: save } = useSaveResume();
  const fetchResume = useFetchResume();

  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const inTurn = <T>(task: () => Promise<T>): Promise<T> => {
    const turn = queue.current.then(task);
    queue.current = turn.catch(() => undefined);
    return turn;
  };

  const showFieldErrors = ({ fields }: ApiError) => {
    const [first] = Object.keys(fields);
    for (const [path, message] of Object.entries(fields))
      form.setError(path as FieldPath<FormContent>, { type: 'server', message });
    if (first) form.setFocus(first as FieldPath<FormContent>);
  };

  const fail = async (error: unknown, pending: PendingSave) => {
    if (isUnauthorized(error)) return onUnauthorized();
    if (error instanceof ApiError && error.code === 'RESUME_CHANGED') {
      const newer = await fetchResume().catch(() => null);
      if (newer) return setConflict({ kind: 'saved', newer, save: pending });
    }
    if (error instanceof ApiError) showFieldErrors(error);
    announceSaveFailure();
  };

  return {
    isSaving,
    conflict,
    endConflict: () => setConflict(null),

    /**
     * Saves the text, over the version that the form was loaded with unless another is given. Resolves with whether it was
     * saved.
     */
    storeText: (pending: PendingSave, over?: number) =>
      inTurn(async () => {
        setIsSaving(true);
        try {
          const { version } = await save({ ...pending.text, version: over ?? saved.current.version });
          onSaved({ content: pending.typed, version });
          announceSaved();
          return true;
        } catch (error) {
          await fail(error, pending);
          return false;
        } finally {
          setIsSaving(false);
        }
      }),

    /** Saves the photo alone ('' removes it). Rejects when it was not saved. */
    storePhoto: (profilePhotoUrl: string, onStored: (stored: Resume) => void) =>
      inTurn(async () => onStored(await save({ profilePhotoUrl }))),
  };
};
