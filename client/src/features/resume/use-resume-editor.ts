import { zodResolver } from '@hookform/resolvers/zod';
import { useRef, useState } from 'react';
import { useForm, type FieldPath } from 'react-hook-form';
import type { Resume, ResumeContent } from '#shared/resume/schema';
import { ApiError, isUnauthorized } from '../../lib/api-error';
import { toast } from '../../ui/toast';
import { fetchResume, useSaveResume } from './api';
import type { Draft } from './draft';
import { contentOf, formSchema, isSameContent } from './form-content';
import { useDrafts } from './use-drafts';

/** A save that was refused because the resume was saved elsewhere meanwhile. */
export interface Conflict {
  newer: Resume;
  save: PendingSave;
}

/** What is sent, and what the form held when it was. */
interface PendingSave {
  body: Partial<ResumeContent>;
  typed: ResumeContent;
}

interface EditorOptions {
  resume: Resume;
  userId: string;
  onUnauthorized: () => void;
  /** The save was stopped by fields that need correcting; the first of them is focused next. */
  onInvalid: () => void;
}

/** The open resume: its form, what is saved of it, and everything that saves, restores or replaces it. */
export const useResumeEditor = ({ resume, userId, onUnauthorized, onInvalid }: EditorOptions) => {
  const form = useForm<ResumeContent>({
    resolver: zodResolver(formSchema),
    defaultValues: contentOf(resume),
    mode: 'onTouched',
  });
  // `base` is what the form is compared with and the version a save starts from. The ref is for handlers that
  // outlive a render (a save that takes its time), the state for what is shown.
  const base = useRef({ content: contentOf(resume), version: resume.version });
  const [saved, setSaved] = useState(() => ({ content: contentOf(resume), version: resume.version }));
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const isLeaving = useRef(false);
  const drafts = useDrafts(userId, saved.content);
  const { mutateAsync: save } = useSaveResume();

  const rebase = (content: ResumeContent, version: number) => {
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
    form.reset(contentOf(newer));
    rebase(contentOf(newer), newer.version);
    drafts.forgetTyping();
  };

  const settle = (stored: Resume, { body, typed }: PendingSave, expectedVersion: number) => {
    const isWhole = 'title' in body;
    const isUpToDate = expectedVersion === base.current.version;
    if (isWhole) rebase(typed, stored.version);
    // Only the photo was sent. When others changed more than that, a form without typing shows their text at once;
    // one with typing keeps its old version, so that its next save asks instead of overwriting.
    else if (!isUpToDate && isSameContent(form.getValues(), { ...base.current.content, ...body }))
      adopt(stored);
    else rebase({ ...base.current.content, ...body }, isUpToDate ? stored.version : base.current.version);
    keepDraft();
  };

  const leaveToSignIn = () => {
    keepDraft();
    isLeaving.current = true;
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
    toast({
      title: 'Error',
      description: 'Failed to save resume. Please try again.',
      variant: 'destructive',
    });
  };

  const showFieldErrors = ({ fields }: ApiError) => {
    const [first] = Object.keys(fields);
    for (const [path, message] of Object.entries(fields))
      form.setError(path as FieldPath<ResumeContent>, { type: 'server', message });
    if (first) form.setFocus(first as FieldPath<ResumeContent>);
  };

  /** Saves one at a time, so that each knows the version that the one before it made. */
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const store = (pending: PendingSave, over?: number): Promise<boolean> => {
    const turn = queue.current.then(async () => {
      const version = over ?? base.current.version;
      setIsSaving(true);
      try {
        settle(await save({ ...pending.body, version }), pending, version);
        return true;
      } catch (error) {
        await fail(error, pending);
        return false;
      } finally {
        setIsSaving(false);
      }
    });
    queue.current = turn;
    return turn;
  };

  const announceSaved = () =>
    toast({
      title: 'Resume Saved',
      description: 'Your resume has been saved successfully!',
      variant: 'success',
    });

  const submit = form.handleSubmit(async (content) => {
    const typed = structuredClone(form.getValues());
    if (await store({ body: content, typed })) announceSaved();
  }, onInvalid);

  return {
    form,
    drafts,
    savedContent: saved.content,
    savedVersion: saved.version,
    isSaving,
    isUnsaved,
    keepDraft,
    leaveToSignIn,
    /** True once the page is on its way to signing in: nothing may hold it up then. */
    isLeaving: () => isLeaving.current,
    submit: () => (isSaving ? undefined : void submit()),

    /** Saves the photo alone ('' removes it); what is typed stays unsaved. Whether it was saved. */
    savePhoto: (profilePhotoUrl: string) => {
      form.setValue('profilePhotoUrl', profilePhotoUrl);
      return store({ body: { profilePhotoUrl }, typed: structuredClone(form.getValues()) });
    },
    announceSaved,

    conflict,
    postponeConflict: () => setConflict(null),
    keepMine: async () => {
      if (!conflict) return;
      setConflict(null);
      if (await store(conflict.save, conflict.newer.version)) announceSaved();
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

    /** Puts imported content into the form, unsaved. The photo stays; typing that was there is set aside. */
    replaceContent: (content: ResumeContent) => {
      setUnsavedAside();
      form.reset({ ...content, profilePhotoUrl: form.getValues('profilePhotoUrl') });
      keepDraft();
    },
  };
};

export type ResumeEditor = ReturnType<typeof useResumeEditor>;
