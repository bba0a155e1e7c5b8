import { useEffect, useRef, useState } from 'react';
import { useForm, type Resolver } from 'react-hook-form';
import type { Resume } from '#shared/resume/schema';
import type { Draft } from '../drafts/stored-draft';
import { useDrafts, type SavedContent } from '../drafts/use-drafts';
import { addTypedSkill } from '../entries/add-typed-skill';
import { formOf, normalizeTyping, textOf, type FormContent, type ResumeText } from './form-content';
import { useResumeSaves } from './use-resume-saves';

const loadRules = () =>
  import('./form-schema').then(
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
  userId: string;
  onUnauthorized: () => void;
  /** The save was blocked by invalid fields; the first of them is focused next. */
  onInvalid: () => void;
}

/**
 * The open resume: its form, what is saved of it, and everything that saves, restores or replaces it. Text and photo are
 * saved apart: a save of the text leaves the photo alone, and a photo overwrites no text, so that it cannot conflict.
 */
export const useResumeEditor = ({ resume, userId, onUnauthorized, onInvalid }: EditorOptions) => {
  const form = useForm<FormContent>({
    resolver,
    defaultValues: formOf(resume),
    mode: 'onTouched',
  });
  useEffect(() => void loadRules(), []);
  const [shown, setShown] = useState<SavedContent>(() => ({
    content: formOf(resume),
    version: resume.version,
  }));
  // For handlers that outlive a render, such as a slow save; `shown` is for what is rendered.
  const saved = useRef(shown);
  const drafts = useDrafts({ userId, form, saved });

  const rebase = (next: SavedContent) => {
    saved.current = next;
    setShown(next);
  };

  const adopt = (newer: Resume) => {
    form.reset(formOf(newer));
    rebase({ content: formOf(newer), version: newer.version });
    drafts.removeOwn();
  };

  const leaveToSignIn = () => {
    drafts.persistOwn();
    onUnauthorized();
  };

  const saves = useResumeSaves({ form, saved, drafts, onSaved: rebase, onUnauthorized: leaveToSignIn });
  const { conflict, endConflict, isSaving } = saves;

  const submit = form.handleSubmit((content) => {
    const typed = structuredClone(form.getValues());
    return saves.storeText({ text: textOf(content), typed: { ...typed, newSkill: '' } });
  }, onInvalid);

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
    drafts,
    savedContent: shown.content,
    savedVersion: shown.version,
    isSaving,
    leaveToSignIn,
    submit: () => {
      if (isSaving || !takeTypedSkill()) return;
      normalizeTyping(form);
      void submit();
    },

    /** Saves the photo alone ('' removes it); unsaved input is unchanged. Throws when it was not saved. */
    savePhoto: (profilePhotoUrl: string) =>
      saves.storePhoto(profilePhotoUrl, (stored) => {
        // Another tab changed the text meanwhile: a form without unsaved input shows it at once. One with input keeps its old
        // version, so that its next save reports a conflict instead of overwriting.
        if (stored.version !== saved.current.version && !drafts.isUnsaved()) adopt(stored);
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
      drafts.setUnsavedAside();
      adopt(conflict.newer);
      endConflict();
    },

    restore: (draft: Draft) => {
      drafts.setUnsavedAside();
      form.reset(draft.content);
      saved.current = { ...saved.current, version: draft.version };
      drafts.persistOwn();
      drafts.dropOffer(draft);
    },

    /** Puts imported text into the form, unsaved; previous unsaved input is stored as a draft. */
    replaceContent: (text: ResumeText) => {
      drafts.setUnsavedAside();
      form.reset(formOf(text));
      drafts.persistOwn();
    },
  };
};

export type ResumeEditor = ReturnType<typeof useResumeEditor>;
