import { useRef, useState } from 'react';
import { useForm, type Resolver } from 'react-hook-form';
import { type Resume, resumeContent } from '#shared/resume/schema';
import type { FormStart } from '../drafts/choose-start';
import type { Draft } from '../drafts/local-drafts';
import { useDraft } from '../drafts/use-draft';
import { addTypedSkill } from '../entries/add-typed-skill';
import { createRemovals } from '../entries/removals';
import {
  formOf,
  isSameContent,
  normalizeTyping,
  textOf,
  type FormContent,
  type ResumeText,
  type Typed,
} from '../form/form-content';
import type { Direction } from '../history/history';
import { useHistory } from '../history/use-history';
import { useResumeSaves } from '../form/use-resume-saves';
import { zodResolver } from '@hookform/resolvers/zod';
import { z } from 'zod';
import { plainMessage } from '#shared/http/plain-message';

interface EditorOptions {
  /** What this browser keeps the typing under. */
  storageName: string;
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
  storageName,
  resume,
  start,
  onUnauthorized,
  onInvalid,
  mayBecomeFirst,
}: EditorOptions) => {
  const form = useForm<FormContent>({
    resolver: checkForm,
    defaultValues: start.content,
    mode: 'onTouched',
  });
  const [removals] = useState(createRemovals);
  const history = useHistory(form, removals);
  // The content that is saved, and the version that a save starts from.
  const [shown, setShown] = useState<Typed>(() => ({ content: formOf(resume), version: start.version }));
  // For handlers that outlive a render, such as a slow save; `shown` is for what is rendered.
  const saved = useRef(shown);

  const rebase = (next: Typed) => {
    saved.current = next;
    setShown(next);
  };

  const isUnsaved = () => !isSameContent(form.getValues(), saved.current.content);
  const typed = (): Typed => ({ content: form.getValues(), version: saved.current.version });

  const isOlderThan = ({ version }: Resume) => saved.current.version < version;

  const fill = ({ content, version }: Typed, newest?: Resume) => {
    form.reset(structuredClone(content));
    if (newest && isOlderThan(newest)) history.restart();
    rebase({ content: newest ? formOf(newest) : saved.current.content, version });
  };
  const draft = useDraft({ storageName, form, start, resume, typed, isUnsaved, isOlderThan, show: fill });
  const show = (content: Typed, newest?: Resume) => {
    fill(content, newest);
    draft.send();
  };
  const adopt = (newer: Resume) => show({ content: formOf(newer), version: newer.version }, newer);

  /** Sets what is typed and not saved aside, as something else takes its place. Returns the function that takes it back. */
  const setUnsavedAside = () => (isUnsaved() ? draft.setAside(typed()) : () => undefined);

  const saves = useResumeSaves({
    form,
    saved,
    onSaved: (next) => {
      rebase(next);
      draft.send();
    },
    onUnauthorized,
  });
  const { conflict, endConflict, isSaving } = saves;

  const storeValid = (content: FormContent) =>
    saves.storeText({
      text: textOf(content),
      typed: { ...structuredClone(form.getValues()), newSkill: '' },
    });

  /** Adds a typed skill. One that breaks a rule stays in its field; the result marks it there. */
  const takeTypedSkill = () => {
    const refusal = form.getValues('newSkill').trim() === '' ? null : addTypedSkill(form);
    return () => {
      if (refusal?.description) form.setError('newSkill', { type: 'refused', message: refusal.description });
    };
  };

  /** Normalizes what is typed as leaving its field would. */
  const normalize = () => history.amend(() => normalizeTyping(form));

  return {
    form,
    draft,
    removals,
    normalize,
    history,
    /** Undoes or redoes a change. Returns where something changed in the form. */
    travel: (direction: Direction) => {
      const place = history.travel(direction);
      for (const offered of draft.offered)
        if (isSameContent(offered.content, form.getValues())) draft.dropOffer(offered);
      return place;
    },
    isUnsaved,
    typed,
    savedContent: shown.content,
    savedVersion: shown.version,
    isSaving,

    /** Resolves with whether the resume is saved; a skill that could not be added does not belong to it. */
    submit: async (): Promise<boolean> => {
      if (isSaving) return false;
      const markRefused = takeTypedSkill();
      normalize();
      history.close();
      let isSaved = false;
      await form.handleSubmit(
        async (content) => {
          // Here, because the check that comes before takes every mark away.
          markRefused();
          const isFirst = saved.current.version === 0;
          if (isFirst && !(await mayBecomeFirst(textOf(content)))) return;
          isSaved = await storeValid(content);
        },
        () => {
          markRefused();
          onInvalid();
        },
      )();
      return isSaved;
    },

    /** Saves the photo alone ('' removes it); unsaved input is unchanged. Throws when it was not saved. */
    savePhoto: (profilePhotoUrl: string) => {
      history.close();
      return saves.storePhoto(profilePhotoUrl, (stored) => {
        // Another tab changed the text meanwhile: a form without unsaved input shows it at once. One with input keeps its old
        // version, so that its next save reports a conflict instead of overwriting.
        if (stored.version !== saved.current.version && !isUnsaved()) adopt(stored);
      });
    },

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

    restore: (offered: Draft) => {
      setUnsavedAside();
      show(offered);
      draft.dropOffer(offered);
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

/** The resume's rules for a form, which holds every field: the schema's default for a missing one never applies. */
const formSchema = resumeContent
  .omit({ profilePhotoUrl: true })
  .extend({ newSkill: z.string() }) as z.ZodType<FormContent, FormContent>;

/** Checks the form's content. */
const checkForm: Resolver<FormContent> = zodResolver(formSchema, { error: plainMessage });
