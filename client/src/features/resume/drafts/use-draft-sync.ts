import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Resume } from '#shared/resume/schema';
import { draftWriters } from '../../../lib/typed-text/draft-list';
import { dismissToast, toast } from '../../../ui/feedback/toast';
import { draftQuery, useFetchResume } from '../api';
import type { ResumeEditor } from '../editor/use-resume-editor';
import { draftCalls } from './draft-calls';
import type { Typed } from '../form/form-content';
import { createDraftSync, type DraftSync, type OwnDraft, type Rival } from './draft-sync';
import { drafts, holdDraft, newDraftId, type Draft } from './local-drafts';
import { draftWords } from '../words';

const { discarded: words } = draftWords;

interface SyncOfForm {
  userId: string;
  /** Of the form's own draft in this browser. */
  draftId: string;
  editor: ResumeEditor;
  /** As it is saved now. */
  resume: Resume;
}

/** Keeps the typing of an open form, and the drafts that it offers. */
export const useDraftSync = ({ userId, draftId, editor, resume }: SyncOfForm) => {
  const { form, start, draftLink } = editor;
  const queryClient = useQueryClient();
  const fetchResume = useFetchResume();
  const [offered, setOffered] = useState(start.offered);
  const [rival, setRival] = useState<Rival | null>(null);
  const sync = useRef<DraftSync | null>(null);
  const undoToast = useRef(0);

  const read = useEffectEvent(() => (editor.isUnsaved() ? editor.typed() : null));
  const keepLocal = useEffectEvent((own: OwnDraft | null) => {
    if (own) return drafts.persist(userId, { ...structuredClone(own), id: draftId, keptAt: Date.now() });
    drafts.remove(userId, draftId);
    return true;
  });
  const setAside = ({ content, version }: Typed) => {
    const draft: Draft = {
      id: newDraftId(),
      content: structuredClone(content),
      version,
      keptAt: Date.now(),
      acknowledged: null,
      unconfirmed: [],
    };
    drafts.persist(userId, draft);
    setOffered((list) => [draft, ...list]);
    return draft;
  };
  const dropOffer = (draft: Draft) => {
    drafts.remove(userId, draft.id);
    setOffered((list) => list.filter(({ id }) => id !== draft.id));
    sync.current?.dropBeside(draft.id);
  };
  const onSetAside = useEffectEvent(setAside);
  const onDropOffer = useEffectEvent(dropOffer);
  const onDiscard = useEffectEvent(() => {
    const discarded = structuredClone(editor.typed());
    editor.adopt(resume);
    undoToast.current = toast({
      title: words.title,
      description: words.description,
      action: { label: words.undo, onPress: () => editor.show(discarded) },
    });
  });
  const onCompare = useEffectEvent(() => setRival(sync.current?.readRival() ?? null));

  // What was typed or saved on another device is shown by itself, unless it would take the place of typing here.
  const lookElsewhere = useEffectEvent(async (opened: DraftSync) => {
    if (!opened.isIdle()) return;
    const [draft, newest] = await Promise.all([draftCalls.load(), fetchResume()]);
    const { readContent } = await import('./stored-draft');
    if (!opened.isIdle()) return;
    const isKnown = opened.isKnown(draft);
    if (draft && !isKnown && draft.version !== newest.version) {
      // Typing that the newest resume does not contain is offered when the resume is opened next.
      if (!editor.isUnsaved() && editor.isOlderThan(newest)) editor.adopt(newest);
      return;
    }
    const content = draft && !isKnown && readContent(draft.content);
    if (content) editor.show({ content, version: draft.version }, newest);
    else if (isKnown ? !editor.isUnsaved() && editor.isOlderThan(newest) : !draft) editor.adopt(newest);
    else return;
    opened.follow(draft, editor.isUnsaved() ? editor.typed() : null);
  });

  useEffect(() => {
    let release = holdDraft(draftId);
    const opened = createDraftSync({
      calls: draftCalls,
      start,
      read: () => read(),
      keepLocal: (own) => keepLocal(own),
      onState: draftLink.publish,
      onStored: (draft) => queryClient.setQueryData(draftQuery().queryKey, () => ({ draft })),
    });
    sync.current = opened;
    draftLink.attach({
      settle: opened.settle,
      setAside: (typed) => onSetAside(typed),
      dropOffer: (draft) => onDropOffer(draft),
      compare: () => onCompare(),
      discard: () => onDiscard(),
    });
    opened.begin();
    if (start.restored) drafts.remove(userId, start.restored.id);

    const look = () => void lookElsewhere(opened).catch(() => undefined);
    const see = () => (document.hidden ? opened.flush() : look());
    const reconnect = () => {
      opened.settle();
      look();
    };
    const unsubscribe = form.subscribe({ formState: { values: true }, callback: opened.changed });
    // At once, as the page that a reload opens asks soon after.
    const leave = () => {
      opened.flush();
      release();
    };
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) release = holdDraft(draftId);
    };
    window.addEventListener('pagehide', leave);
    window.addEventListener('pageshow', comeBack);
    document.addEventListener('visibilitychange', see);
    window.addEventListener('online', reconnect);
    draftWriters.add(opened.persist);
    return () => {
      unsubscribe();
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', comeBack);
      document.removeEventListener('visibilitychange', see);
      window.removeEventListener('online', reconnect);
      draftWriters.delete(opened.persist);
      draftLink.attach(null);
      // There is no form left to undo it in.
      dismissToast(undoToast.current);
      opened.flush();
      opened.close();
      release();
    };
  }, [userId, draftId, start, draftLink, form, queryClient]);

  return {
    offered,
    dropOffer,
    rival,
    closeRival: () => setRival(null),
    keepMine: () => {
      if (rival) setAside(rival);
      sync.current?.settleRival();
      setRival(null);
    },
    takeOther: () => {
      if (!rival) return;
      setAside(editor.typed());
      editor.show(rival);
      sync.current?.settleRival();
      setRival(null);
    },
  };
};
