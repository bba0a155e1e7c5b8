import type { DraftSave, ResumeDraft } from '#shared/resume/draft';
import { ApiError } from '../../../lib/api/api-error';
import { isLeaving } from '../../../lib/leaving/leaving';
import { inOrder, isSameContent, type Typed } from '../form/form-content';
import { untold, type DraftState } from './draft-link';
import type { FormStart } from './form-start';
import { newDraftId, type Draft } from './local-drafts';
import { savedTime } from './saved-time';
import { draftWords } from '../words';

export interface DraftCalls {
  load: () => Promise<ResumeDraft | null>;
  store: (save: DraftSave, options: { keepalive: boolean }) => Promise<{ savedAt: string }>;
  discard: (revision: string) => Promise<void>;
}

/** What another device, or another tab here, typed meanwhile. */
export type Rival = Typed & Pick<ResumeDraft, 'revision' | 'savedAt'>;

/** Typing as this browser keeps it. */
export type OwnDraft = Pick<Draft, 'content' | 'version' | 'acknowledged' | 'unconfirmed'>;

interface SyncOptions {
  calls: DraftCalls;
  start: Pick<FormStart, 'acknowledged' | 'unconfirmed' | 'beside' | 'savedAt' | 'content' | 'version'>;
  /** What is typed and not saved; null when all of it is. */
  read: () => Typed | null;
  /** Keeps the typing in this browser, or removes it. False when the browser refuses. */
  keepLocal: (draft: OwnDraft | null) => boolean;
  onState: (state: DraftState) => void;
  /** The server's draft as it is known from now on. */
  onStored: (draft: ResumeDraft | null) => void;
}

/** How long typing may exist nowhere but in the form, and how long it pauses before it is sent. */
const localMs = 500;
const pauseMs = 1000;
const maxPauseMs = 5000;
const retryMs = { first: 5000, longest: 60_000 };
/** Revisions without an answer; the server takes twenty. */
const maxUnconfirmed = 15;

const { status: words } = draftWords;

/**
 * Keeps what is typed: in this browser within half a second, as a safety net, and after a pause on the server. One revision
 * is sent at a time, except when the page is about to end; each names those that it contains, so that the server refuses to
 * overwrite typing of another device.
 */
export const createDraftSync = ({ calls, start, read, keepLocal, onState, onStored }: SyncOptions) => {
  let acknowledged = start.acknowledged;
  let unconfirmed = [...start.unconfirmed];
  let { beside } = start;
  let savedAt = start.savedAt;
  /** The content that the server has, as JSON. */
  let sent = savedAt ? textOf(start) : null;
  let rival: Rival | null = null;
  let state = untold;
  let isStopped = false;
  let isClosed = false;
  let sending = 0;
  let isAgain = false;
  let retryAfterMs = retryMs.first;
  let typedAt: number | null = null;
  let localTimer: number | undefined;
  let sendTimer: number | undefined;

  const publish = (next: DraftState) => {
    const isSame = next.status === state.status && next.isSent === state.isSent;
    if (isSame && next.isRivaled === state.isRivaled) return;
    state = next;
    onState(next);
  };
  const show = (status: string | null, isSent = false) =>
    publish({ status, isSent, isRivaled: rival !== null });
  const showSaved = (isSent: boolean) => show(savedAt && words.saved(savedTime(savedAt)), isSent);

  const persist = () => {
    window.clearTimeout(localTimer);
    localTimer = undefined;
    const typed = read();
    return keepLocal(typed && textOf(typed) !== sent ? { ...typed, acknowledged, unconfirmed } : null);
  };

  const confirm = (revision: string, text: string, draft: ResumeDraft) => {
    const index = unconfirmed.indexOf(revision);
    // A later one has been confirmed meanwhile, which contains it.
    if (index < 0) return;
    acknowledged = revision;
    unconfirmed = unconfirmed.slice(index + 1);
    sent = text;
    savedAt = draft.savedAt;
    onStored(draft);
  };

  /** The server's draft becomes the one that the next revision replaces. */
  const accept = (draft: ResumeDraft | null) => {
    acknowledged = draft?.revision ?? null;
    unconfirmed = [];
    savedAt = draft?.savedAt ?? null;
    sent = null;
    onStored(draft);
  };

  const meetOther = async (typed: Typed) => {
    const draft = await calls.load();
    const { readContent } = await import('./stored-draft');
    const isOwn = draft && [acknowledged, ...unconfirmed].includes(draft.revision);
    const content = draft && readContent(draft.content);
    if (!draft || !content || isOwn || isSameContent(content, typed.content)) {
      accept(draft);
      isAgain = true;
      return;
    }
    rival = { ...draft, content };
    show(words.rivaled);
  };

  const fail = async (error: unknown, typed: Typed | null, revision: string | null) => {
    const isKept = persist();
    const code = error instanceof ApiError ? error.code : undefined;
    if (code === 'DRAFT_CHANGED') {
      if (revision !== null && !unconfirmed.includes(revision)) return;
      if (typed) await meetOther(typed);
      // What was typed elsewhere meanwhile is shown when the resume is opened next.
      else accept(null);
      return;
    }
    if (!isKept) show(words.nowhere);
    else if (code === 'UNAUTHORIZED' || code === 'USER_CHANGED') show(words.signedOut);
    else if (code === 'VALIDATION_FAILED' || code === 'TOO_LARGE') show(words.refused);
    else show(error instanceof ApiError ? words.later : words.offline);
    isStopped = code === 'UNAUTHORIZED' || code === 'USER_CHANGED';
    if (isStopped || code === 'VALIDATION_FAILED' || code === 'TOO_LARGE') return;
    sendAfter(retryAfterMs);
    retryAfterMs = Math.min(2 * retryAfterMs, retryMs.longest);
  };

  const storeTyped = async (typed: Typed, keepalive: boolean) => {
    const text = textOf(typed);
    if (text === sent) {
      persist();
      showSaved(true);
      return;
    }
    const revision = newDraftId();
    const replaces = [acknowledged, beside, ...unconfirmed].filter((known) => known !== null);
    unconfirmed = [...unconfirmed, revision].slice(-maxUnconfirmed);
    persist();
    const { content, version } = typed;
    const body = { content: { ...content }, version, revision, replaces };
    try {
      const stored = await calls.store(body, { keepalive });
      retryAfterMs = retryMs.first;
      confirm(revision, text, { content: body.content, version, revision, savedAt: stored.savedAt });
      persist();
      const now = read();
      showSaved(now !== null && textOf(now) === sent);
    } catch (error) {
      await fail(error, typed, revision);
    }
  };

  /** All is saved or discarded: no draft is left behind. */
  const removeStored = async () => {
    try {
      if (unconfirmed.length > 0) {
        const draft = await calls.load();
        const isOwn = draft && [acknowledged, ...unconfirmed].includes(draft.revision);
        accept(isOwn ? draft : null);
      }
      if (acknowledged !== null) await calls.discard(acknowledged);
      accept(null);
      show(null);
    } catch (error) {
      await fail(error, null, null);
    }
  };

  const send = async ({ keepalive = false } = {}): Promise<void> => {
    window.clearTimeout(sendTimer);
    typedAt = null;
    if (rival || isStopped) {
      persist();
      return;
    }
    if (sending > 0 && !keepalive) {
      isAgain = true;
      return;
    }
    const typed = read();
    if (!typed) persist();
    if (!typed && acknowledged === null && unconfirmed.length === 0) return show(null);
    if (!navigator.onLine) {
      show(persist() ? words.offline : words.nowhere);
      return;
    }
    sending += 1;
    try {
      await (typed ? storeTyped(typed, keepalive) : removeStored());
    } finally {
      sending -= 1;
    }
    if (!isAgain || sending > 0) return;
    isAgain = false;
    await send();
  };

  const sendAfter = (ms: number) => {
    window.clearTimeout(sendTimer);
    if (!isClosed) sendTimer = window.setTimeout(() => void send(), ms);
  };

  return {
    /** Something was typed. */
    changed: () => {
      localTimer ??= window.setTimeout(persist, localMs);
      if (rival || isStopped) return;
      const now = Date.now();
      typedAt ??= now;
      sendAfter(Math.max(0, Math.min(pauseMs, typedAt + maxPauseMs - now)));
      publish({ ...state, isSent: false });
    },

    /** The form is open: sends what an earlier visit could not, or removes what is saved. */
    begin: () => {
      const typed = read();
      if (typed ? textOf(typed) !== sent : acknowledged !== null) void send();
      else {
        persist();
        showSaved(true);
      }
    },

    /** Keeps the typing in this browser at once. */
    persist,

    /** The offer of this draft is over. */
    dropBeside: (revision: string) => {
      if (revision !== beside) return;
      beside = null;
      calls.discard(revision).catch(() => undefined);
    },

    /** Sends at once. */
    settle: () => void send(),

    /** The page may end: keeps the typing here and sends it as far as the browser still allows. */
    flush: () => {
      persist();
      const typed = isLeaving() ? null : read();
      if (typed && textOf(typed) !== sent) void send({ keepalive: true });
    },

    /** What another device typed, while it is not decided which draft stays. */
    readRival: () => rival,

    /** Ends the comparison: the next revision contains the other device's draft. */
    settleRival: () => {
      if (!rival) return;
      accept({ ...rival, content: { ...rival.content } });
      rival = null;
      void send();
    },

    /** Whether nothing typed here is still to be sent, so that what another device typed may be shown. */
    isIdle: () => {
      const typed = read();
      const isSettled = typed ? textOf(typed) === sent : unconfirmed.length === 0;
      return isSettled && !rival && !isStopped && sending === 0;
    },

    isKnown: (draft: ResumeDraft | null) =>
      draft ? [acknowledged, beside].includes(draft.revision) : acknowledged === null,

    /** The form shows this draft of the server now. */
    follow: (draft: ResumeDraft | null, typed: Typed | null) => {
      accept(draft);
      sent = typed && textOf(typed);
      showSaved(true);
    },

    close: () => {
      isClosed = true;
      window.clearTimeout(sendTimer);
      window.clearTimeout(localTimer);
    },
  };
};

export type DraftSync = ReturnType<typeof createDraftSync>;

const textOf = ({ content, version }: Typed) => JSON.stringify([version, content], inOrder);
