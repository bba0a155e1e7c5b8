import { useEffect, useRef, useState } from 'react';
import { useForm, type Resolver } from 'react-hook-form';
import type { Resume } from '#shared/resume/schema';
import { createDraftLink } from '../drafts/draft-link';
import type { FormStart } from '../drafts/form-start';
import type { Draft } from '../drafts/local-drafts';
import { addTypedSkill } from '../entries/add-typed-skill';
import {
  formOf,
  isSameContent,
  normalizeTyping,
  textOf,
  type FormContent,
  type ResumeText,
  type Typed,
} from '../form/form-content';
import { useResumeSaves } from '../form/use-resume-saves';

const loadRules = () =>
  import('../form/form-schema').then(
    ({ checkForm }) => checkForm,
    () => null,
  );

const resolver: Resolver<FormContent> = async (content, context, options) => {
  // Without a connection the rules may be missing. The server checks every save.
  const check = await loadRules();
  return check ? check(content, context, options) : { values: content, errors: {} };
};

interface EditorOptions {
  resume: Resume;
  /** The form's first content: the resume's, or what was typed before. */
  start: FormStart;
  onUnauthorized: () => void;
  /** The save was blocked by invalid fields; the first of them is focused next. */
  onInvalid: () => void;
  /** Whether this text may become the first saved one. */
  mayBecomeFirst: (text: ResumeText) => Promise<boolean>;
}

/**
 * The open resume: its form, what is saved of it, and everything that saves, restores or replaces it. Text and photo are
 * saved apart: a save of the text leaves the photo alone, and a photo overwrites no text, so that it cannot conflict.
 */
export const useResumeEditor = ({
  resume,
  start,
  onUnauthorized,
  onInvalid,
  mayBecomeFirst,
}: EditorOptions) => {
  const form = useForm<FormContent>({
    resolver,
    defaultValues: start.content,
    mode: 'onTouched',
  });
  useEffect(() => {
    // With the first change: a field is checked when it is left.
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: () => {
        unsubscribe();
        void loadRules();
      },
    });
    return unsubscribe;
  }, [form]);
  // The content that is saved, and the version that a save starts from.
  const [shown, setShown] = useState<Typed>(() => ({ content: formOf(resume), version: start.version }));
  // For handlers that outlive a render, such as a slow save; `shown` is for what is rendered.
  const saved = useRef(shown);
  const [draftLink] = useState(createDraftLink);

  const rebase = (next: Typed) => {
    saved.current = next;
    setShown(next);
  };

  const isUnsaved = () => !isSameContent(form.getValues(), saved.current.content);
  const typed = (): Typed => ({ content: form.getValues(), version: saved.current.version });

  const show = ({ content, version }: Typed, newest?: Resume) => {
    form.reset(structuredClone(content));
    rebase({ content: newest ? formOf(newest) : saved.current.content, version });
    draftLink.settle();
  };
  const adopt = (newer: Resume) => show({ content: formOf(newer), version: newer.version }, newer);

  /** Sets what is typed and not saved aside, as something else takes its place. Returns the function that takes it back. */
  const setUnsavedAside = () =>
    isUnsaved() ? draftLink.setAside(structuredClone(typed())) : () => undefined;

  const saves = useResumeSaves({
    form,
    saved,
    onSaved: (next) => {
      rebase(next);
      draftLink.settle();
    },
    onUnauthorized,
  });
  const { conflict, endConflict, isSaving } = saves;

  const storeValid = (content: FormContent) =>
    saves.storeText({
      text: textOf(content),
      typed: { ...structuredClone(form.getValues()), newSkill: '' },
    });

  /** False when a typed skill cannot be added, which the user has to correct first. */
  const takeTypedSkill = () => {
    if (form.getValues('newSkill').trim() === '' || addTypedSkill(form)) return true;
    onInvalid();
    // Its field may be hidden until the next drawing.
    window.setTimeout(() => form.setFocus('newSkill'));
    return false;
  };

  return {
    form,
    start,
    draftLink,
    isUnsaved,
    typed,
    show,
    adopt,
    savedContent: shown.content,
    savedVersion: shown.version,
    isOlderThan: ({ version }: Resume) => saved.current.version < version,
    isSaving,

    /** Resolves with whether all of it is saved. */
    submit: async (): Promise<boolean> => {
      if (isSaving || !takeTypedSkill()) return false;
      normalizeTyping(form);
      let isSaved = false;
      await form.handleSubmit(async (content) => {
        const isFirst = saved.current.version === 0;
        if (isFirst && !(await mayBecomeFirst(textOf(content)))) return;
        isSaved = await storeValid(content);
      }, onInvalid)();
      return isSaved;
    },

    /** Saves the photo alone ('' removes it); unsaved input is unchanged. Throws when it was not saved. */
    savePhoto: (profilePhotoUrl: string) =>
      saves.storePhoto(profilePhotoUrl, (stored) => {
        // Another tab changed the text meanwhile: a form without unsaved input shows it at once. One with input keeps its old
        // version, so that its next save reports a conflict instead of overwriting.
        if (stored.version !== saved.current.version && !isUnsaved()) adopt(stored);
      }),

    conflict,
    postponeConflict: endConflict,
    keepMine: () => {
      if (!conflict) return;
      endConflict();
      void saves.storeText(conflict.save, conflict.newer.version);
    },
    takeNewer: () => {
      if (!conflict) return;
      setUnsavedAside();
      adopt(conflict.newer);
      endConflict();
    },

    restore: (draft: Draft) => {
      setUnsavedAside();
      show(draft);
      draftLink.dropOffer(draft);
    },

    /**
     * Puts imported text into the form, unsaved; previous unsaved input is stored as a draft. Returns the function that
     * puts the form back as it was.
     */
    replaceContent: (text: ResumeText) => {
      const before = structuredClone(typed());
      const takeBack = setUnsavedAside();
      show({ content: formOf(text), version: saved.current.version });
      return () => {
        // What was typed since the import is not lost either.
        if (!isSameContent(form.getValues(), formOf(text))) setUnsavedAside();
        show({ ...before, version: saved.current.version });
        takeBack();
      };
    },
  };
};

export type ResumeEditor = ReturnType<typeof useResumeEditor>;
