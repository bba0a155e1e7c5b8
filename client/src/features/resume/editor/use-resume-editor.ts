import { zodResolver } from '@hookform/resolvers/zod';
import { useRef, useState } from 'react';
import { useForm, type FieldPath } from 'react-hook-form';
import { plainMessage } from '#shared/http/plain-message';
import type { Resume } from '#shared/resume/schema';
import { ApiError, isUnauthorized } from '../../../lib/api/api-error';
import { addTypedSkill } from '../entries/add-typed-skill';
import { useFetchResume, useSaveResume } from '../api';
import type { Draft } from '../drafts/draft';
import {
  formOf,
  formSchema,
  isSameContent,
  normalizeTyping,
  textOf,
  type FormContent,
  type ResumeText,
} from './form-content';
import { announceSaved, announceSaveFailure } from './save-toasts';
import { useDrafts } from '../drafts/use-drafts';

/** A save that was refused because the resume was saved elsewhere meanwhile. */
export interface Conflict {
  newer: Resume;
  save: PendingSave;
}

/** What is sent, and what the form held when it was. */
interface PendingSave {
  text: ResumeText;
  typed: FormContent;
}

interface EditorOptions {
  resume: Resume;
  userId: string;
  onUnauthorized: () => void;
  /** The save was stopped by fields that need correcting; the first of them is focused next. */
  onInvalid: () => void;
}

/**
 * The open resume: its form, what is saved of it, and everything that saves, restores or replaces it. Text and photo are
 * saved apart: a save of the text leaves the photo alone, and a photo overwrites no text, so that it cannot conflict.
 */
export const useResumeEditor = ({ resume, userId, onUnauthorized, onInvalid }: EditorOptions) => {
  const form = useForm<FormContent>({
    resolver: zodResolver(formSchema, { error: plainMessage }),
    defaultValues: formOf(resume),
    mode: 'onTouched',
  });
  // `base` is what the form is compared with and the version a save starts from. The ref is for handlers that
  // outlive a render (a save that takes its time), the state for what is shown.
  const base = useRef({ content: formOf(resume), version: resume.version });
  const [saved, setSaved] = useState(() => ({ content: formOf(resume), version: resume.version }));
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const drafts = useDrafts(userId, saved.content);
  const { mutateAsync: save } = useSaveResume();
  const fetchResume = useFetchResume();

  const rebase = (content: FormContent, version: number) => {
    base.current = { content, version };
    setSaved(base.current);
  };

  const isUnsaved = () => !isSameContent(form.getValues(), base.current.content);

  /** Writes what is typed to this browser, or removes it when all of it is saved. */
  const keepDraft = () => {
    if (isUnsaved()) drafts.keepTyping(form.getValues(), base.current.version);
    else drafts.forgetTyping();
  };

  const setUnsavedAside = () => {
    if (isUnsaved()) drafts.setAside(structuredClone(form.getValues()), base.current.version);
  };

  const adopt = (newer: Resume) => {
    form.reset(formOf(newer));
    rebase(formOf(newer), newer.version);
    drafts.forgetTyping();
  };

  const leaveToSignIn = () => {
    keepDraft();
    onUnauthorized();
  };

  const fail = async (error: unknown, pending: PendingSave) => {
    if (isUnauthorized(error)) {
      leaveToSignIn();
      return;
    }
    if (error instanceof ApiError && error.code === 'RESUME_CHANGED') {
      const newer = await fetchResume().catch(() => null);
      if (newer) {
        setConflict({ newer, save: pending });
        return;
      }
    }
    if (error instanceof ApiError) showFieldErrors(error);
    announceSaveFailure();
  };

  const showFieldErrors = ({ fields }: ApiError) => {
    const [first] = Object.keys(fields);
    for (const [path, message] of Object.entries(fields))
      form.setError(path as FieldPath<FormContent>, { type: 'server', message });
    if (first) form.setFocus(first as FieldPath<FormContent>);
  };

  /** Saves go one at a time, so that each knows the version that the one before it made. */
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const inTurn = <T>(task: () => Promise<T>): Promise<T> => {
    const turn = queue.current.then(task);
    queue.current = turn.catch(() => undefined);
    return turn;
  };

  const storeText = (pending: PendingSave, over?: number) =>
    inTurn(async () => {
      setIsSaving(true);
      try {
        const stored = await save({ ...pending.text, version: over ?? base.current.version });
        rebase(pending.typed, stored.version);
        keepDraft();
        announceSaved();
      } catch (error) {
        await fail(error, pending);
      } finally {
        setIsSaving(false);
      }
    });

  const submit = form.handleSubmit((content) => {
    const typed = structuredClone(form.getValues());
    return storeText({ text: textOf(content), typed: { ...typed, newSkill: '' } });
  }, onInvalid);

  /** False when a skill was typed that cannot be added, which the person has to look at first. */
  const takeTypedSkill = () => {
    if (form.getValues('newSkill').trim() === '' || addTypedSkill(form)) return true;
    onInvalid();
    // Its field may be hidden until the next drawing.
    window.setTimeout(() => form.setFocus('newSkill'));
    return false;
  };

  return {
    form,
    drafts,
    savedContent: saved.content,
    savedVersion: saved.version,
    isSaving,
    isUnsaved,
    keepDraft,
    leaveToSignIn,
    submit: () => {
      if (isSaving || !takeTypedSkill()) return;
      normalizeTyping(form);
      void submit();
    },

    /** Saves the photo alone ('' removes it); what is typed stays as it is. Throws when it was not saved. */
    savePhoto: (profilePhotoUrl: string) =>
      inTurn(async () => {
        const stored = await save({ profilePhotoUrl });
        // Others changed the text meanwhile: a form without typing shows theirs at once. One with typing keeps its old
        // version, so that its next save asks instead of overwriting.
        if (stored.version !== base.current.version && !isUnsaved()) adopt(stored);
      }),

    conflict,
    postponeConflict: () => setConflict(null),
    keepMine: () => {
      if (!conflict) return;
      setConflict(null);
      void storeText(conflict.save, conflict.newer.version);
    },
    takeNewer: () => {
      if (!conflict) return;
      setUnsavedAside();
      adopt(conflict.newer);
      setConflict(null);
    },

    restore: (draft: Draft) => {
      setUnsavedAside();
      form.reset(draft.content);
      base.current = { ...base.current, version: draft.version };
      keepDraft();
      drafts.dropOffer(draft);
    },

    /** Puts imported text into the form, unsaved; typing that was there is set aside. */
    replaceContent: (text: ResumeText) => {
      setUnsavedAside();
      form.reset(formOf(text));
      keepDraft();
    },
  };
};

export type ResumeEditor = ReturnType<typeof useResumeEditor>;
