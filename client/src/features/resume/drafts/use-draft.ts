import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { DraftSave, ResumeDraft } from '#shared/resume/draft';
import type { Resume } from '#shared/resume/schema';
import { ApiError } from '../../../lib/api/api-error';
import { isLeaving } from '../../../lib/leaving/leaving';
import { draftWriters } from '../../../lib/typed-text/draft-list';
import { dismissToast, toast } from '../../../ui/feedback/toast';
import { useFetchResume, useResumeCalls, type ResumeCalls } from '../resume-calls';
import { formOf, isSameContent, type FormContent, type ResumeText, type Typed } from '../form/form-content';
import { draftWords } from '../words';
import type { FormStart } from './choose-start';
import {
  draftStatusText,
  draftStep,
  firstDraftState,
  isAtRest,
  isKnown,
  localMs,
  type ConflictingDraft,
  type DraftEffect,
  type DraftEvent,
  type DraftState,
} from './draft-state';
import { drafts, holdDraft, newDraftId, readContent, type Draft } from './local-drafts';

const { discarded: words } = draftWords;

/** What the save bar shows of the draft. */
export interface DraftStatus {
  /** Where the typing is; null before that is known. */
  text: string | null;
  /** Whether the server has all of it. */
  isSent: boolean;
  /** Whether another device typed meanwhile, so that the user has to compare. */
  isConflicting: boolean;
}

const statusOf = (state: DraftState): DraftStatus => ({
  text: draftStatusText(state),
  isSent: state.isSent,
  isConflicting: state.phase.name === 'conflicting',
});

/** Outside React's state: a change of the status rerenders what shows it, and not the form. */
const createStatusStore = () => {
  let status: DraftStatus = { text: null, isSent: false, isConflicting: false };
  const listeners = new Set<() => void>();
  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    read: () => status,
    publish: (next: DraftStatus) => {
      const { text, isSent, isConflicting } = status;
      if (next.text === text && next.isSent === isSent && next.isConflicting === isConflicting) return;
      status = next;
      for (const listener of listeners) listener();
    },
  };
};

/** Browsers refuse to outlive the page with more than 64 KB in all. */
const maxKeepaliveLength = 20_000;

const mayOutlivePage = (body: DraftSave) =>
  // A character takes up to three bytes.
  JSON.stringify(body).length <= maxKeepaliveLength;

/** How long a page that is being left may take to end. */
const leavingMs = 30_000;

interface RunnerOptions {
  calls: ResumeCalls;
  start: FormStart;
  /** What is typed and not saved; null when all of it is. */
  read: () => Typed | null;
  /** The resume as it was saved last. */
  saved: () => ResumeText;
  /** Stores the typing in this browser, or removes it. False when the browser refuses. */
  storeHere: (draft: Extract<DraftEffect, { do: 'storeHere' }>['draft']) => boolean;
  /** Caches the server's draft. */
  cache: (draft: ResumeDraft | null) => void;
  onState: (state: DraftState) => void;
}

/** Runs the effects of the draft's steps, and dispatches what becomes of them. */
const runDraft = ({ calls, start, read, saved, storeHere, cache, onState }: RunnerOptions) => {
  let state = firstDraftState(start);
  let isClosed = false;
  let localTimer: number | undefined;
  let sendTimer: number | undefined;

  const dispatch = (event: DraftEvent) => {
    const { state: next, effects } = draftStep(state, event, {
      // Read only where it matters: a keystroke is a step, too.
      get typed() {
        return read();
      },
      isOnline: navigator.onLine,
      revision: newDraftId(),
    });
    state = next;
    for (const effect of effects) run(effect);
    onState(state);
  };

  const fail = (error: unknown, revision: string | null = null) =>
    dispatch({
      type: 'failed',
      code: error instanceof ApiError ? (error.code ?? 'INTERNAL') : undefined,
      revision,
    });

  const run = (effect: DraftEffect) => {
    switch (effect.do) {
      case 'storeHere': {
        window.clearTimeout(localTimer);
        localTimer = undefined;
        const isStored = storeHere(effect.draft);
        if (isStored !== state.isStoredHere) dispatch({ type: 'storageAnswered', isStored });
        return;
      }
      case 'storeHereLater':
        localTimer ??= window.setTimeout(() => dispatch({ type: 'storeHere' }), localMs);
        return;
      case 'stopWaiting':
        window.clearTimeout(sendTimer);
        return;
      case 'sendAfter':
        window.clearTimeout(sendTimer);
        if (!isClosed) sendTimer = window.setTimeout(() => dispatch({ type: 'send' }), effect.ms);
        return;
      case 'store': {
        const { text, keepalive } = effect;
        const { replaces: _, ...draft } = effect.body;
        calls.saveDraft(effect.body, keepalive && mayOutlivePage(effect.body)).then(
          ({ savedAt }) => dispatch({ type: 'stored', text, draft: { ...draft, savedAt } }),
          (error: unknown) => fail(error, draft.revision),
        );
        return;
      }
      case 'load': {
        const { reason } = effect;
        calls.loadDraft().then(({ draft }) => {
          const content = draft ? readContent(draft.content, saved()) : undefined;
          dispatch({ type: 'loaded', reason, draft, content });
        }, fail);
        return;
      }
      case 'discard':
        calls.discardDraft(effect.revision).then(() => dispatch({ type: 'discarded' }), fail);
        return;
      case 'discardOffer':
        calls.discardDraft(effect.revision).catch(() => undefined);
        return;
      case 'cache':
        cache(effect.draft);
    }
  };

  return {
    read: () => state,
    dispatch,
    /** Requests that are under way still end; no new ones begin by themselves. */
    close: () => {
      isClosed = true;
      window.clearTimeout(sendTimer);
      window.clearTimeout(localTimer);
    },
  };
};

interface DraftOptions {
  /** What this browser keeps the typing under. */
  storageName: string;
  form: UseFormReturn<FormContent>;
  start: FormStart;
  /** As it is saved now. */
  resume: Resume;
  typed: () => Typed;
  isUnsaved: () => boolean;
  isOlderThan: (resume: Resume) => boolean;
  /** Shows this in the form. With the newest resume, that is what counts as saved from now on. */
  show: (typed: Typed, newest?: Resume) => void;
}

/** Stores the typing of an open form here and on the server, and offers other typing. */
export const useDraft = ({
  storageName,
  form,
  start,
  resume,
  typed,
  isUnsaved,
  isOlderThan,
  show,
}: DraftOptions) => {
  const queryClient = useQueryClient();
  const fetchResume = useFetchResume();
  const calls = useResumeCalls();
  const [ownId] = useState(newDraftId);
  const [status] = useState(createStatusStore);
  const [offered, setOffered] = useState(start.offered);
  const [conflict, setConflict] = useState<ConflictingDraft | null>(null);
  const opened = useRef<ReturnType<typeof runDraft> | null>(null);
  const undoToast = useRef(0);

  const dispatch = (event: DraftEvent) => opened.current?.dispatch(event);
  const send = () => dispatch({ type: 'send' });
  const showAndSend = (shown: Typed, newest?: Resume) => {
    show(shown, newest);
    send();
  };
  const dropOffer = (draft: Draft) => {
    drafts.remove(storageName, draft.id);
    setOffered((list) => list.filter(({ id }) => id !== draft.id));
    dispatch({ type: 'offerDropped', revision: draft.id });
  };
  /** Offers this typing, as something else takes its place in the form. Returns the function that takes the offer back. */
  const setAside = ({ content, version }: Typed) => {
    const draft: Draft = {
      id: newDraftId(),
      content: structuredClone(content),
      version,
      keptAt: Date.now(),
      acknowledged: null,
      unconfirmed: [],
    };
    drafts.persist(storageName, draft);
    setOffered((list) => [draft, ...list]);
    return () => dropOffer(draft);
  };

  const unsaved = () => (isUnsaved() ? typed() : null);
  const read = useEffectEvent(unsaved);
  const savedText = useEffectEvent((): ResumeText => resume);
  // What was typed or saved on another device is shown by itself, unless it would take the place of typing here.
  const followOtherDevices = useEffectEvent(async (running: ReturnType<typeof runDraft>) => {
    const isResting = () => isAtRest(running.read(), unsaved());
    if (!isResting()) return;
    const [{ draft }, newest] = await Promise.all([calls.loadDraft(), fetchResume()]);
    if (!isResting()) return;
    const saved: Typed = { content: formOf(newest), version: newest.version };
    const isSavedSince = !isUnsaved() && isOlderThan(newest);
    const isOther = !isKnown(running.read(), draft);
    if (draft && isOther && draft.version !== newest.version) {
      // Typing that the newest resume does not contain is offered when the resume is opened next.
      if (isSavedSince) showAndSend(saved, newest);
      return;
    }
    const content = draft && isOther && readContent(draft.content, newest);
    if (content) show({ content, version: draft.version }, newest);
    else if (isOther ? !draft : isSavedSince) show(saved, newest);
    else return;
    running.dispatch({ type: 'followed', draft });
  });

  useEffect(() => {
    let release = holdDraft(ownId);
    let leaveTimer: number | undefined;
    // Not what was discarded or saved meanwhile, nor older typing: the question may have been answered with Stay.
    const isCopyOfTyping = () => {
      const now = read();
      const copy = drafts.read(storageName).find(({ id }) => id === ownId);
      return now && copy?.version === now.version && isSameContent(copy.content, now.content);
    };
    const draft = runDraft({
      calls,
      start,
      read: () => read(),
      saved: () => savedText(),
      storeHere: (own) => {
        if (own)
          return drafts.persist(storageName, { ...structuredClone(own), id: ownId, keptAt: Date.now() });
        // Keep the local draft: the next page may have loaded before the server stored this one.
        if (leaveTimer === undefined || !isCopyOfTyping()) drafts.remove(storageName, ownId);
        return true;
      },
      // An answer to an earlier visit of this page may come late, after a newer draft was stored.
      cache: (stored) =>
        queryClient.setQueryData(calls.draftQuery().queryKey, (known) =>
          known?.draft && stored && known.draft.savedAt > stored.savedAt ? known : { draft: stored },
        ),
      onState: (state) => status.publish(statusOf(state)),
    });
    opened.current = draft;
    draft.dispatch({ type: 'opened' });
    if (start.restored) drafts.remove(storageName, start.restored.id);

    const leave = () => draft.dispatch({ type: 'leaving', isMeant: isLeaving() });
    const look = () => void followOtherDevices(draft).catch(() => undefined);
    const see = () => (document.hidden ? leave() : look());
    const reconnect = () => {
      draft.dispatch({ type: 'send' });
      look();
    };
    const storeHere = () => draft.dispatch({ type: 'storeHere' });
    const beginToLeave = () => {
      window.clearTimeout(leaveTimer);
      leaveTimer = window.setTimeout(() => {
        leaveTimer = undefined;
        storeHere();
      }, leavingMs);
    };
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: () => {
        // Only now: it keeps some browsers from restoring a page at once on Back.
        window.addEventListener('beforeunload', beginToLeave);
        draft.dispatch({ type: 'typed', at: Date.now() });
      },
    });
    // At once, as the page that a reload opens asks soon after.
    const hide = () => {
      leave();
      release();
    };
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) release = holdDraft(ownId);
    };
    window.addEventListener('pagehide', hide);
    window.addEventListener('pageshow', comeBack);
    document.addEventListener('visibilitychange', see);
    window.addEventListener('online', reconnect);
    draftWriters.add(storeHere);
    return () => {
      unsubscribe();
      window.clearTimeout(leaveTimer);
      leaveTimer = undefined;
      window.removeEventListener('beforeunload', beginToLeave);
      window.removeEventListener('pagehide', hide);
      window.removeEventListener('pageshow', comeBack);
      document.removeEventListener('visibilitychange', see);
      window.removeEventListener('online', reconnect);
      draftWriters.delete(storeHere);
      // There is no form left to undo it in.
      dismissToast(undoToast.current);
      leave();
      draft.close();
      opened.current = null;
      release();
    };
  }, [storageName, calls, ownId, start, status, form, queryClient]);

  return {
    /** For `useSyncExternalStore`. */
    status,
    /** Sends or removes the draft at once: after a save, a discard or a restore. */
    send,
    setAside,
    offered,
    dropOffer,
    /** Shows what is saved, and offers Undo. */
    discard: () => {
      const discarded = structuredClone(typed());
      showAndSend({ content: formOf(resume), version: resume.version }, resume);
      undoToast.current = toast({
        title: words.title,
        description: words.description,
        action: { label: words.undo, onPress: () => showAndSend(discarded) },
      });
    },
    conflict,
    compare: () => {
      const phase = opened.current?.read().phase;
      setConflict(phase?.name === 'conflicting' ? phase.other : null);
    },
    endCompare: () => setConflict(null),
    keepMine: () => {
      if (conflict) setAside(conflict);
      dispatch({ type: 'conflictResolved' });
      setConflict(null);
    },
    takeOther: () => {
      if (!conflict) return;
      setAside(typed());
      show(conflict);
      dispatch({ type: 'conflictResolved' });
      setConflict(null);
    },
  };
};

export type FormDraft = ReturnType<typeof useDraft>;
