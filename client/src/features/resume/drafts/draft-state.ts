import { manilaDay } from '#shared/manila-day';
import type { DraftSave, ResumeDraft } from '#shared/resume/draft';
import { inOrder, isSameContent, type FormContent, type Typed } from '../form/form-content';
import { draftWords } from '../words';
import type { FormStart } from './choose-start';
import type { Draft } from './local-drafts';

/** How long typing may exist nowhere but in the form, and how long it pauses before it is sent. */
export const localMs = 500;
const pauseMs = 1000;
const maxPauseMs = 5000;
const retryMs = { first: 5000, longest: 60_000 };
/** Revisions without an answer; the server takes twenty. */
const maxUnconfirmed = 15;

/** What another device, or another tab here, typed meanwhile. */
export type ConflictingDraft = Typed & Pick<ResumeDraft, 'revision' | 'savedAt'>;

type Phase =
  /** Nothing is under way. What was typed since is sent after a pause. */
  | { name: 'idle' }
  /** One request at a time, except when the page is about to end. `isAgain` is whether another send follows. */
  | { name: 'sending'; requests: number; isAgain: boolean }
  /** The user has to compare; nothing is sent until then. */
  | { name: 'conflicting'; other: ConflictingDraft }
  /** Nothing more is sent. */
  | { name: 'signedOut' };

/** What the form's draft is, here and on the server. */
export interface DraftState {
  phase: Phase;
  /** The server's draft that the next revision replaces; null without one. */
  acknowledged: string | null;
  /** Revisions that were sent without an answer, so that the server may have them. */
  unconfirmed: string[];
  /** The server's draft that is only offered: the next revision takes its place there. */
  offered: string | null;
  /** The typing that the server has, as text; null if it has none, or another one. */
  sent: string | null;
  savedAt: string | null;
  /** The last that is known of the typing. */
  status: 'none' | 'saved' | Failure;
  /** False when the browser refused to store the typing. */
  isStoredHere: boolean;
  /** Whether the server has all of it. */
  isSent: boolean;
  /** When the typing began that is to be sent, in milliseconds since 1970. */
  typingSince: number | null;
  nextRetryMs: number;
}

type Failure = 'offline' | 'later' | 'signedOut' | 'refused';

/** What an event finds in the form and the browser. */
export interface Moment {
  /** What is typed and not saved; null when all of it is. */
  typed: Typed | null;
  isOnline: boolean;
  /** A new name, for the revision that may be sent. */
  revision: string;
}

export type DraftEvent =
  /** Something was typed, at this time in milliseconds since 1970. */
  | { type: 'typed'; at: number }
  | { type: 'opened' }
  /** Typing is older than `localMs`, or is to be stored in this browser at once. */
  | { type: 'storeHere' }
  /** A pause or a wait is over, or the draft is to be sent or removed at once. */
  | { type: 'send' }
  /** The page may end. `isMeant` is whether the app itself navigates away. */
  | { type: 'leaving'; isMeant: boolean }
  | { type: 'stored'; text: string; draft: ResumeDraft }
  | { type: 'discarded' }
  /** `code` is the server's refusal; undefined without an answer. The revision is null when a draft was to be removed. */
  | { type: 'failed'; code: string | undefined; revision: string | null }
  /** The server's draft, and its content if it can be read. */
  | { type: 'loaded'; reason: LoadReason; draft: ResumeDraft | null; content: FormContent | undefined }
  /** The user has compared: the next revision contains the other draft. */
  | { type: 'conflictResolved' }
  /** The form shows this draft of the server, which another device typed, saved or removed. */
  | { type: 'followed'; draft: ResumeDraft | null }
  | { type: 'offerDropped'; revision: string }
  | { type: 'storageAnswered'; isStored: boolean };

type LoadReason = 'compare' | 'remove';

export type DraftEffect =
  /** Stores the typing in this browser, or removes it. */
  | { do: 'storeHere'; draft: Pick<Draft, 'content' | 'version' | 'acknowledged' | 'unconfirmed'> | null }
  | { do: 'storeHereLater' }
  | { do: 'store'; body: DraftSave; text: string; keepalive: boolean }
  | { do: 'load'; reason: LoadReason }
  | { do: 'discard'; revision: string }
  | { do: 'discardOffer'; revision: string }
  /** Replaces an earlier wait. */
  | { do: 'sendAfter'; ms: number }
  | { do: 'stopWaiting' }
  /** The server's draft as it is known from now on. */
  | { do: 'cache'; draft: ResumeDraft | null };

export interface DraftStep {
  state: DraftState;
  effects: DraftEffect[];
}

/** Equal texts are equal typing, however the objects were made. */
const textOf = ({ content, version }: Typed) => JSON.stringify([version, content], inOrder);

export const firstDraftState = (start: FormStart): DraftState => ({
  phase: { name: 'idle' },
  acknowledged: start.acknowledged,
  unconfirmed: start.unconfirmed,
  offered: start.onlyOffered,
  sent: start.savedAt ? textOf(start) : null,
  savedAt: start.savedAt,
  status: 'none',
  isStoredHere: true,
  isSent: false,
  typingSince: null,
  nextRetryMs: retryMs.first,
});

/**
 * What follows from an event. Typing is kept in this browser within half a second, as a safety net, and after a pause on the
 * server. Each revision names those that it contains, so that the server refuses to overwrite typing of another device.
 */
export const draftStep = (state: DraftState, event: DraftEvent, moment: Moment): DraftStep => {
  switch (event.type) {
    case 'typed':
      return afterKey(state, event.at);
    case 'opened': {
      const { typed } = moment;
      const hasToSend = typed ? textOf(typed) !== state.sent : state.acknowledged !== null;
      return hasToSend ? send(state, moment) : storedHere(withSavedTime(state, true), typed);
    }
    case 'storeHere':
      return storedHere(state, moment.typed);
    case 'send':
      return send(state, moment);
    case 'leaving': {
      const { typed } = moment;
      const isToSend = typed && !event.isMeant && textOf(typed) !== state.sent;
      return isToSend ? send(state, moment, { keepalive: true }) : storedHere(state, typed);
    }
    case 'stored':
      return stored(state, event.text, event.draft, moment);
    case 'discarded':
      return removed(state, moment);
    case 'failed':
      return chain(storedHere(state, moment.typed), (next) =>
        failed(next, event.code, event.revision, moment),
      );
    case 'loaded':
      return event.reason === 'compare'
        ? compared(state, event.draft, event.content, moment)
        : foundToRemove(state, event.draft, moment);
    case 'conflictResolved': {
      if (state.phase.name !== 'conflicting') return { state, effects: [] };
      const { other } = state.phase;
      return chain(
        accept({ ...state, phase: { name: 'idle' } }, { ...other, content: { ...other.content } }),
        (next) => send(next, moment),
      );
    }
    case 'followed': {
      const { typed } = moment;
      const { state: next, effects } = accept(state, event.draft);
      return { state: withSavedTime({ ...next, sent: typed && textOf(typed) }, true), effects };
    }
    case 'offerDropped': {
      const { revision } = event;
      if (revision !== state.offered) return { state, effects: [] };
      return { state: { ...state, offered: null }, effects: [{ do: 'discardOffer', revision }] };
    }
    case 'storageAnswered':
      return { state: { ...state, isStoredHere: event.isStored }, effects: [] };
  }
};

type Next = (state: DraftState) => DraftStep;

const chain = (first: DraftStep, ...nexts: Next[]): DraftStep =>
  nexts.reduce((step, next) => {
    const { state, effects } = next(step.state);
    return { state, effects: [...step.effects, ...effects] };
  }, first);

const sends = ({ phase }: DraftState) => phase.name === 'idle' || phase.name === 'sending';

const withSavedTime = (state: DraftState, isSent: boolean): DraftState => ({
  ...state,
  status: state.savedAt ? 'saved' : 'none',
  isSent,
});

const isOwn = ({ acknowledged, unconfirmed }: DraftState, draft: ResumeDraft) =>
  [acknowledged, ...unconfirmed].includes(draft.revision);

/** Keeps in this browser what the server does not have. */
const storedHere = (state: DraftState, typed: Typed | null): DraftStep => {
  const { acknowledged, unconfirmed, sent } = state;
  const draft = typed && textOf(typed) !== sent ? { ...typed, acknowledged, unconfirmed } : null;
  return { state, effects: [{ do: 'storeHere', draft }] };
};

const afterKey = (state: DraftState, at: number): DraftStep => {
  const stored: DraftEffect = { do: 'storeHereLater' };
  if (!sends(state)) return { state, effects: [stored] };
  const typingSince = state.typingSince ?? at;
  const ms = Math.max(0, Math.min(pauseMs, typingSince + maxPauseMs - at));
  return { state: { ...state, typingSince, isSent: false }, effects: [stored, { do: 'sendAfter', ms }] };
};

const send = (before: DraftState, moment: Moment, { keepalive = false } = {}): DraftStep => {
  const { typed } = moment;
  const state: DraftState = { ...before, typingSince: null };
  const first = chain({ state, effects: [{ do: 'stopWaiting' }] }, (next) => storedHere(next, typed));
  const { phase } = state;
  if (!sends(state)) return first;
  if (phase.name === 'sending' && !keepalive)
    return { ...first, state: { ...state, phase: { ...phase, isAgain: true } } };
  if (!typed && state.acknowledged === null && state.unconfirmed.length === 0)
    return { ...first, state: { ...state, status: 'none', isSent: false } };
  if (!moment.isOnline) return { ...first, state: { ...state, status: 'offline', isSent: false } };
  if (!typed) return chain(first, remove);
  if (textOf(typed) === state.sent) return { ...first, state: withSavedTime(state, true) };
  return chain({ state, effects: [{ do: 'stopWaiting' }] }, (next) => store(next, typed, moment, keepalive));
};

const begun = (state: DraftState): DraftState => ({
  ...state,
  phase:
    state.phase.name === 'sending'
      ? { ...state.phase, requests: state.phase.requests + 1 }
      : { name: 'sending', requests: 1, isAgain: false },
});

/** A request is over. */
const ended = (state: DraftState, moment: Moment): DraftStep => {
  const { phase } = state;
  if (phase.name !== 'sending') return { state, effects: [] };
  if (phase.requests > 1)
    return { state: { ...state, phase: { ...phase, requests: phase.requests - 1 } }, effects: [] };
  const idle: DraftState = { ...state, phase: { name: 'idle' } };
  return phase.isAgain ? send(idle, moment) : { state: idle, effects: [] };
};

const store = (state: DraftState, typed: Typed, { revision }: Moment, keepalive: boolean): DraftStep => {
  const { content, version } = typed;
  const replaces = [state.acknowledged, state.offered, ...state.unconfirmed].filter(
    (known) => known !== null,
  );
  const unconfirmed = [...state.unconfirmed, revision].slice(-maxUnconfirmed);
  const body = { content: { ...content }, version, revision, replaces };
  return chain(storedHere(begun({ ...state, unconfirmed }), typed), (next) => ({
    state: next,
    effects: [{ do: 'store', body, text: textOf(typed), keepalive }],
  }));
};

/** All is saved or discarded: no draft is left behind. */
const remove: Next = (state) => {
  const { acknowledged, unconfirmed } = state;
  return unconfirmed.length > 0 || acknowledged === null
    ? { state: begun({ ...state, sent: null }), effects: [{ do: 'load', reason: 'remove' }] }
    : removing(begun(state), acknowledged);
};

/** From now on the server may have this revision or none: typing that comes back meanwhile is kept here and continues both. */
const removing = (state: DraftState, revision: string): DraftStep => ({
  state: { ...state, acknowledged: null, unconfirmed: [revision], sent: null },
  effects: [{ do: 'discard', revision }],
});

const foundToRemove = (state: DraftState, draft: ResumeDraft | null, moment: Moment): DraftStep => {
  if (!draft || !isOwn(state, draft)) return removed(state, moment);
  const { revision } = draft;
  return chain(accept(state, draft), (next) => removing(next, revision));
};

const removed = (state: DraftState, moment: Moment): DraftStep =>
  chain(
    accept(state, null),
    (next) => ({ state: { ...next, status: 'none', isSent: false }, effects: [] }),
    (next) => ended(next, moment),
  );

const stored = (before: DraftState, text: string, draft: ResumeDraft, moment: Moment): DraftStep => {
  const { typed } = moment;
  const state: DraftState = { ...before, nextRetryMs: retryMs.first };
  const index = state.unconfirmed.indexOf(draft.revision);
  const confirmed: DraftStep =
    index < 0
      ? // A later one has been confirmed meanwhile, which contains it.
        { state, effects: [] }
      : {
          state: {
            ...state,
            acknowledged: draft.revision,
            unconfirmed: state.unconfirmed.slice(index + 1),
            sent: text,
            savedAt: draft.savedAt,
          },
          effects: [{ do: 'cache', draft }],
        };
  const isSent = typed !== null && textOf(typed) === confirmed.state.sent;
  return chain(
    confirmed,
    (next) => storedHere(withSavedTime(next, isSent), typed),
    (next) => ended(next, moment),
  );
};

/** The server's draft becomes the one that the next revision replaces. */
const accept = (state: DraftState, draft: ResumeDraft | null): DraftStep => ({
  state: {
    ...state,
    acknowledged: draft?.revision ?? null,
    unconfirmed: [],
    savedAt: draft?.savedAt ?? null,
    sent: null,
  },
  effects: [{ do: 'cache', draft }],
});

/** The server refused to overwrite a draft: it is another device's, unless an answer was lost. */
const compared = (
  state: DraftState,
  draft: ResumeDraft | null,
  content: FormContent | undefined,
  moment: Moment,
): DraftStep => {
  const { typed } = moment;
  const isOther = draft && content && !isOwn(state, draft);
  if (isOther && typed && !isSameContent(content, typed.content)) {
    const phase: Phase = { name: 'conflicting', other: { ...draft, content } };
    return { state: { ...state, phase, isSent: false }, effects: [] };
  }
  // With nothing typed here, what was typed elsewhere is shown when the resume is opened next.
  return chain(accept(state, isOther && !typed ? null : draft), (next) =>
    ended(
      next.phase.name === 'sending' ? { ...next, phase: { ...next.phase, isAgain: true } } : next,
      moment,
    ),
  );
};

const failed = (
  state: DraftState,
  code: string | undefined,
  revision: string | null,
  moment: Moment,
): DraftStep => {
  if (code === 'DRAFT_CHANGED') {
    if (revision === null) return chain(accept(state, null), (next) => ended(next, moment));
    // An answer to a later revision has said the same.
    if (!state.unconfirmed.includes(revision)) return ended(state, moment);
    return { state, effects: [{ do: 'load', reason: 'compare' }] };
  }
  const status = failureOf(code);
  const told: DraftState = { ...state, status, isSent: false };
  if (status === 'signedOut') return { state: { ...told, phase: { name: 'signedOut' } }, effects: [] };
  if (status === 'refused') return ended(told, moment);
  return chain(
    {
      state: { ...told, nextRetryMs: Math.min(2 * state.nextRetryMs, retryMs.longest) },
      effects: [{ do: 'sendAfter', ms: state.nextRetryMs }],
    },
    (next) => ended(next, moment),
  );
};

const failureOf = (code: string | undefined): Failure => {
  if (code === 'UNAUTHORIZED' || code === 'USER_CHANGED') return 'signedOut';
  if (code === 'VALIDATION_FAILED' || code === 'TOO_LARGE') return 'refused';
  return code === undefined ? 'offline' : 'later';
};

/** Whether nothing typed here is still to be sent, so that what another device typed may be shown. */
export const isAtRest = ({ phase, sent, unconfirmed }: DraftState, typed: Typed | null): boolean =>
  phase.name === 'idle' && (typed ? textOf(typed) === sent : unconfirmed.length === 0);

/** Whether the server has what this form knows of. */
export const isKnown = ({ acknowledged, offered }: DraftState, draft: ResumeDraft | null): boolean =>
  draft ? [acknowledged, offered].includes(draft.revision) : acknowledged === null;

const { status: words } = draftWords;

/** Where the typing is, in words; null before that is known. */
export const draftStatusText = ({ phase, status, isStoredHere, savedAt }: DraftState): string | null => {
  if (phase.name === 'conflicting') return words.conflicting;
  if (status === 'none') return null;
  if (status === 'saved') return savedAt && words.saved(savedTime(savedAt));
  return isStoredHere ? words[status] : words.nowhere;
};

const time = new Intl.DateTimeFormat('en-US', {
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'Asia/Manila',
});
const dayAndTime = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'Asia/Manila',
});

/** '7:03 PM' in Manila; of another day than today 'Nov 20, 7:03 PM'. */
const savedTime = (moment: string): string => {
  const at = new Date(moment);
  const format = manilaDay(at) === manilaDay(new Date()) ? time : dayAndTime;
  // Browsers differ in the space before AM and PM.
  return format.format(at).replace(/\u202f/g, ' ');
};
