import { browserStorageMs } from '#shared/privacy-notice/browser-storage';
import { MutationObserver, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo } from 'react';
import {
  attachesDataByDefault,
  automaticDesign,
  defaultDensity,
  defaultMonthStyle,
  defaultPaper,
  defaultPhotoShape,
  densities,
  designChoices,
  designNames,
  designOf,
  pageSettingNames,
  paperNames,
  photoShapes,
  proposedPaper,
  type PageSettings,
  type PaperName,
} from '#shared/document/page-settings';
import { monthStyles } from '#shared/text/partial-date';
import { templates } from '#shared/document/templates';
import type { Resume } from '#shared/resume/schema';
import { actingUserId } from '../../../lib/api/acting-user';
import { ApiError, isUnauthorized } from '../../../lib/api/api-error';
import { draftList, renameDraftKeys, type StoredDraft } from '../../../lib/typed-text/draft-list';
import { toast } from '../../../ui/feedback/toast';
import { formerPageSettingsKeyPrefix, pageSettingsKeyPrefix } from '../drafts/forget-drafts';
import { mainResumeCalls, storageNameOf, useResumeCalls, type ResumeCalls } from '../resume-calls';
import { pageWords } from '../words';

// The resume in the cache has what the server has. What is chosen and not confirmed is held here, and shown in its place.

/** How the resume is drawn, as it is stored. */
type Stored = Pick<Resume, 'templateId' | keyof PageSettings>;
type Name = keyof Stored;

/** What may be chosen. */
export type PageChange = Partial<PageSettings> & { templateId?: string };

const options: Record<Name, readonly unknown[]> = {
  templateId: templates.map((template) => template.id),
  paper: paperNames,
  density: densities,
  photo: photoShapes,
  monthStyle: monthStyles,
  ...designChoices,
  qrCode: [true, false],
  attachData: [true, false],
};

export const paperLabels: Record<PaperName, string> = {
  a4: 'A4',
  letter: 'Letter',
  'long-bond': 'Long bond (8.5 × 13 in)',
};

/**
 * The paper of the place where this browser is. A language alone says too little: many browsers in the Philippines are
 * set to American English.
 */
const localPaper = (): PaperName =>
  /^(?:America|US|Canada)\//.test(Intl.DateTimeFormat().resolvedOptions().timeZone)
    ? proposedPaper(navigator.language)
    : defaultPaper;

/** How the resume's pages are drawn: as chosen, else as proposed. */
const pageSettingsOf = (resume: Partial<Pick<Resume, keyof PageSettings>>): PageSettings => ({
  paper: resume.paper ?? localPaper(),
  density: resume.density ?? defaultDensity,
  photo: resume.photo ?? defaultPhotoShape,
  monthStyle: resume.monthStyle ?? defaultMonthStyle,
  ...automaticDesign,
  ...designOf(resume),
  qrCode: resume.qrCode ?? false,
  attachData: resume.attachData ?? attachesDataByDefault,
});

const storedNames = ['templateId', ...pageSettingNames, ...designNames] as const;

const storedOf = (resume: Stored): Stored =>
  Object.fromEntries(storedNames.map((name) => [name, resume[name]])) as Stored;

const pick = <Values extends object>(
  values: Values,
  isWanted: (name: Name, value: unknown) => boolean,
): Partial<Values> =>
  Object.fromEntries(
    Object.entries(values).filter(([name, value]) => isWanted(name as Name, value)),
  ) as Partial<Values>;

/** What was chosen and not confirmed by the server, and what it had before, to notice a choice made elsewhere since. */
interface Choices {
  chosen: PageChange;
  before: Partial<Stored>;
}

const only = ({ chosen, before }: Choices, isWanted: (name: Name, value: unknown) => boolean): Choices => {
  const left = pick(chosen, isWanted);
  return { chosen: left, before: pick(before, (name) => name in left) };
};

/** Without those that were sent, unless they were changed meanwhile. */
const without = (choices: Choices, sent: PageChange): Choices =>
  only(choices, (name, value) => !(name in sent && sent[name] === value));

/** Without what another device has chosen differently since. */
const stillOpen = (choices: Choices, saved: Stored): Choices =>
  only(choices, (name, value) => saved[name] === choices.before[name] || saved[name] === value);

type StoredChoices = StoredDraft & Choices;

/** The choices of a resume are stored together. */
const id = 'page';

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** In localStorage, so that choices outlive the tab. */
const choicesInBrowser = draftList<StoredChoices>({
  keyPrefix: pageSettingsKeyPrefix,
  parse: (stored) => {
    const { keptAt, chosen, before } = (stored ?? {}) as Partial<StoredChoices>;
    if (typeof keptAt !== 'number' || !isObject(chosen) || !isObject(before))
      throw new Error('No page settings');
    // Those of another release may be none of this one.
    return { id, keptAt, ...only({ chosen, before }, (name, value) => options[name]?.includes(value)) };
  },
  maxDrafts: 1,
  maxAgeMs: browserStorageMs,
});

const readBrowser = (storageName: string): Choices =>
  choicesInBrowser.read(storageName)[0] ?? { chosen: {}, before: {} };

/** The choices of this page, and how far they are. */
interface Unsent extends Choices {
  /** To be sent next, after what is under way. */
  queue: PageChange;
  sending: PageChange | null;
  /** The template whose save failed, and whether the server refused it. A new object each time. */
  failure: { templateId: string; isRefused: boolean } | null;
  wasPaperProposed: boolean;
}

const unsentQuery = (storageName: string) => ({
  queryKey: ['unsent-page-settings', storageName],
  queryFn: (): Unsent => {
    renameDraftKeys(formerPageSettingsKeyPrefix, pageSettingsKeyPrefix);
    choicesInBrowser.removeExpired();
    return { ...readBrowser(storageName), queue: {}, sending: null, failure: null, wasPaperProposed: false };
  },
  staleTime: Infinity,
  gcTime: Infinity,
});

interface SendOptions {
  /** It was sent before, and the user knows. */
  isRepeated?: boolean;
  /** The user was shown it, but did not choose it. */
  isProposal?: boolean;
}

/** Called with each choice, and with what it takes the place of. */
type ChoiceListener = (choice: { before: PageChange; after: PageChange }) => void;

const choiceListeners = new Set<ChoiceListener>();

/** Returns the function that unsubscribes. */
export const onPageChoice = (listener: ChoiceListener) => {
  choiceListeners.add(listener);
  return () => void choiceListeners.delete(listener);
};

/** Sends the choices for one resume, one request at a time. Without a connection they stay chosen and are sent later. */
const pageSettingsOfResume = (queryClient: QueryClient, userId: string, calls: ResumeCalls) => {
  const storageName = storageNameOf(userId, calls);
  const { queryKey: resumeKey } = calls.query();
  const { queryKey, queryFn } = unsentQuery(storageName);
  const readSaved = () => queryClient.getQueryData(resumeKey);
  const read = () => queryClient.getQueryData<Unsent>(queryKey) ?? queryFn();
  const note = (changes: Partial<Unsent>) => queryClient.setQueryData(queryKey, { ...read(), ...changes });
  // Step by step in the browser, too, as another tab may have choices there.
  const changeInBrowser = (change: (choices: Choices) => Choices) => {
    const { chosen, before } = change(readBrowser(storageName));
    if (Object.keys(chosen).length > 0)
      choicesInBrowser.persist(storageName, { id, keptAt: Date.now(), chosen, before });
    else choicesInBrowser.remove(storageName, id);
  };
  const changeChoices = (change: (choices: Choices) => Choices) => {
    note(change(read()));
    changeInBrowser(change);
  };

  const succeed = (sent: PageChange) => {
    queryClient.setQueryData(resumeKey, (resume) => resume && { ...resume, ...sent });
    changeChoices((choices) => {
      const { chosen, before } = without(choices, sent);
      return { chosen, before: { ...before, ...pick(sent, (name) => name in chosen) } };
    });
    if (sent.templateId !== undefined) note({ failure: null });
  };

  const fail = (
    error: unknown,
    sent: PageChange,
    { isRepeated = false, isProposal = false }: SendOptions,
  ) => {
    // The builder reacts to a signed-out resume. What is stored is sent after the next sign-in.
    if (isUnauthorized(error))
      return void queryClient.invalidateQueries({ queryKey: resumeKey, exact: true });
    // The user did not ask for a proposal to be saved.
    if (isProposal) return;
    const { templateId, ...page } = sent;
    if (templateId !== undefined && read().chosen.templateId === templateId) {
      const isRefused = isFinal(error);
      if (isRefused) changeInBrowser((choices) => without(choices, { templateId }));
      note({ failure: { templateId, isRefused } });
    }
    if (Object.keys(page).length === 0) return;
    const inBrowser = readBrowser(storageName).chosen;
    const isStored = Object.keys(page).every((name) => name in inBrowser);
    // Without an answer, what this browser stores stays chosen.
    if (isStored && !(error instanceof ApiError)) {
      if (!isRepeated) toast(pageWords.stored);
      return;
    }
    changeChoices((choices) => without(choices, page));
    toast({ ...pageWords.notSaved, variant: 'destructive' });
  };

  const send = async (change: PageChange, sendOptions: SendOptions = {}): Promise<void> => {
    if (read().sending) return void note({ queue: { ...read().queue, ...change } });
    note({ sending: change });
    const request = new MutationObserver(queryClient, {
      mutationFn: () => calls.choosePage(change),
      // A template is tried again by itself: visitors download it.
      retry: (failures, error) => change.templateId !== undefined && failures < 3 && !isFinal(error),
    });
    const isSaved = await request.mutate().then(
      () => {
        succeed(change);
        return true;
      },
      (error: unknown) => {
        fail(error, change, sendOptions);
        return false;
      },
    );
    const next = read().queue;
    note({ sending: null, queue: {} });
    if (Object.keys(next).length > 0) await send(next);
    // There is a connection again.
    else if (isSaved && !sendOptions.isRepeated) sendUnsent();
  };

  /** Sends again what had no answer, and with a new connection also a template that was refused. */
  const sendUnsent = ({ evenRefused = false } = {}) => {
    const saved = readSaved();
    if (!saved || read().sending) return;
    changeChoices((choices) => stillOpen(choices, saved));
    const { chosen, failure } = read();
    const due = pick(chosen, (name) => evenRefused || !(name === 'templateId' && failure?.isRefused));
    if (Object.keys(due).length > 0) void send(due, { isRepeated: true });
  };

  return {
    choose: (change: PageChange) => {
      const saved = readSaved();
      if (!saved) return;
      const shown = { ...storedOf(saved), ...stillOpen(read(), saved).chosen };
      const replaced = pick({ ...shown, ...pageSettingsOf(shown) }, (name) => name in change);
      for (const listener of choiceListeners) listener({ before: replaced, after: change });
      changeChoices(({ chosen, before }) => ({
        chosen: { ...chosen, ...change },
        before: { ...pick(storedOf(saved), (name) => name in change), ...before },
      }));
      if (change.templateId !== undefined) note({ failure: null });
      void send(change);
    },
    sendUnsent,
    retryTemplate: () => {
      const { chosen, sending } = read();
      if (chosen.templateId !== undefined && !sending) void send({ templateId: chosen.templateId });
    },
    /**
     * Visitors get the paper that the owner was shown: a proposal other than the default is saved with the resume. If that
     * fails, the next visit tries again.
     */
    saveProposedPaper: () => {
      // A version has the paper of what it was made from, until its owner chooses one.
      if (calls.documentId !== null) return;
      const saved = readSaved();
      const paper = localPaper();
      const { chosen, wasPaperProposed } = read();
      if (!saved || saved.version === 0 || saved.paper !== null || paper === defaultPaper) return;
      if (wasPaperProposed || chosen.paper !== undefined) return;
      note({ wasPaperProposed: true });
      void send({ paper }, { isProposal: true });
    },
  };
};

// A lost connection or an overloaded server may answer later.
const isFinal = (error: unknown) => error instanceof ApiError && error.status < 500;

const userIdOrVisitor = () => actingUserId() ?? '';

/** The resume's page settings as they are shown, and what chooses others. */
export const usePageSettings = () => {
  const queryClient = useQueryClient();
  const userId = userIdOrVisitor();
  const calls = useResumeCalls();
  const storageName = storageNameOf(userId, calls);
  const { data: saved } = useQuery({ ...calls.query(), select: (resume) => resume && storedOf(resume) });
  const { data: unsent } = useQuery({
    ...unsentQuery(storageName),
    initialData: unsentQuery(storageName).queryFn,
  });
  const open: PageChange = saved ? stillOpen(unsent, saved).chosen : {};
  // The same object until a setting changes: pages are laid out anew for another one.
  const settings = JSON.stringify(pageSettingsOf({ ...saved, ...open }));
  const page = useMemo(() => JSON.parse(settings) as PageSettings, [settings]);
  const { choose, retryTemplate } = pageSettingsOfResume(queryClient, userId, calls);
  const { failure, sending } = unsent;
  return {
    page,
    /** The template on the server (undefined before the first response), and a newer choice, if any. */
    template: {
      saved: saved?.templateId,
      unsaved: open.templateId,
      failure: failure && failure.templateId === open.templateId ? failure : null,
      isSaving: sending?.templateId !== undefined,
    },
    /** Applies at once. What the server refuses is taken back, but for the template, which the user may send again. */
    choose,
    retryTemplate,
  };
};

/** Chooses page settings, for what does not show them. */
export const useChoosePage = () => {
  const queryClient = useQueryClient();
  const calls = useResumeCalls();
  return (change: PageChange) => pageSettingsOfResume(queryClient, userIdOrVisitor(), calls).choose(change);
};

/** Sends what an earlier visit or a lost connection left: at once, and whenever there may be a connection again. */
export const useUnsentPageSettings = () => {
  const queryClient = useQueryClient();
  const userId = userIdOrVisitor();
  const calls = useResumeCalls();
  const isLoaded = useQuery({ ...calls.query(), select: (resume) => resume !== null }).data === true;
  const isPaperOpen = useQuery({
    ...calls.query(),
    select: (resume) => resume !== null && resume.version > 0 && resume.paper === null,
  }).data;
  const sendUnsent = useEffectEvent((how?: { evenRefused: boolean }) =>
    pageSettingsOfResume(queryClient, userId, calls).sendUnsent(how),
  );
  const saveProposedPaper = useEffectEvent(() =>
    pageSettingsOfResume(queryClient, userId, calls).saveProposedPaper(),
  );
  useEffect(() => {
    if (isLoaded) sendUnsent();
  }, [isLoaded]);
  useEffect(() => {
    if (isPaperOpen) saveProposedPaper();
  }, [isPaperOpen]);
  useEffect(() => {
    const onOnline = () => sendUnsent({ evenRefused: true });
    const onVisible = () => {
      if (!document.hidden) sendUnsent();
    };
    window.addEventListener('online', onOnline);
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      window.removeEventListener('online', onOnline);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, []);
};

/** The settings that these pages are drawn with here: with a choice that is just being saved, and a proposed paper. */
export const shownPageSettings = (
  queryClient: QueryClient,
  userId: string,
  stored: Pick<Resume, keyof PageSettings>,
  calls: ResumeCalls = mainResumeCalls,
): PageSettings => {
  const resume = queryClient.getQueryData(calls.query().queryKey);
  const unsent = queryClient.getQueryData<Unsent>(unsentQuery(storageNameOf(userId, calls)).queryKey);
  return pageSettingsOf({ ...(resume ?? stored), ...(resume && unsent && stillOpen(unsent, resume).chosen) });
};
