import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { PageSettings, PaperName } from '#shared/document/page-settings';
import { choosePage } from '#shared/resume/endpoints';
import type { Resume } from '#shared/resume/schema';
import { actingUserId } from '../../../lib/api/acting-user';
import { ApiError, isUnauthorized } from '../../../lib/api/api-error';
import { callApi } from '../../../lib/api/call-api';
import { toast } from '../../../ui/feedback/toast';
import { resumeQuery } from '../api';
import { forgetLook, keepLook, keptLook, unsentLook } from '../unsent-look';
import { pageWords } from '../words';

type StoredPage = Pick<Resume, keyof PageSettings>;

const names = ['paper', 'density', 'photo', 'qrCode', 'attachData'] as const satisfies (keyof PageSettings)[];

const pageOf = ({ paper, density, photo, qrCode, attachData }: Resume): StoredPage => ({
  paper,
  density,
  photo,
  qrCode,
  attachData,
});

interface Choice {
  change: Partial<PageSettings>;
  /** What the server has, as far as it answered. Choices that wait for each other share it. */
  saved: StoredPage;
  /** The user was shown it, but did not choose it. */
  isProposal: boolean;
  /** This browser has it until the server confirms it. */
  isKept: boolean;
  /** It was sent before, and the user knows. */
  isRepeated: boolean;
}

const mutationKey = ['page-settings'];

/**
 * Saves paper, density, photo, QR code and attached data with the resume. They apply at once. Without a connection they stay
 * chosen and are sent later; they are taken back if the server refuses them.
 */
export const useSavePage = () => {
  const queryClient = useQueryClient();
  const { queryKey } = resumeQuery();
  const userId = actingUserId();
  const apply = (change: Partial<StoredPage>) =>
    queryClient.setQueryData(queryKey, (resume) => resume && { ...resume, ...change });
  const waiting = (except?: Choice) =>
    queryClient
      .getMutationCache()
      .findAll({ mutationKey, status: 'pending' })
      .map(({ state }) => state.variables as Choice)
      .filter((choice) => choice !== except);

  /** The settings of a choice as they are now: as a later choice wants them, else as the server has them. */
  const settle = (choice: Choice) => {
    const settings = waiting(choice).reduce<StoredPage>(
      (page, { change }) => ({ ...page, ...change }),
      choice.saved,
    );
    apply(Object.fromEntries(Object.entries(settings).filter(([name]) => name in choice.change)));
  };

  const { mutate } = useMutation({
    mutationKey,
    mutationFn: ({ change }: Choice) => callApi(choosePage, { body: change }),
    // Changes reach the server in the order in which they were made.
    scope: { id: 'page-settings' },
    onSuccess: (_, choice) => {
      Object.assign(choice.saved, choice.change);
      settle(choice);
      if (userId) forgetLook(userId, choice.change);
      // There is a connection again.
      if (!choice.isRepeated) sendKept(choice);
    },
    onError: (error, choice) => {
      // Without an answer, what is kept stays chosen.
      if (choice.isKept && !(error instanceof ApiError)) {
        if (!choice.isRepeated) toast(pageWords.kept);
        return;
      }
      settle(choice);
      // The builder reacts to a signed-out resume. What is kept is sent after the next sign-in.
      if (isUnauthorized(error)) return void queryClient.invalidateQueries({ queryKey, exact: true });
      // The user did not ask for a proposal to be saved.
      if (choice.isProposal) return;
      if (userId) forgetLook(userId, choice.change);
      toast({ ...pageWords.notSaved, variant: 'destructive' });
    },
  });

  /** What the server has, without the choices that it was not sent. */
  const savedPage = (resume: Resume): StoredPage => ({
    ...pageOf(resume),
    ...(userId && keptLook(userId, names).before),
  });

  const choose = (change: Choice['change'], { isProposal = false, isRepeated = false } = {}) => {
    const resume = queryClient.getQueryData(queryKey);
    if (!resume) return;
    const saved = waiting()[0]?.saved ?? savedPage(resume);
    const isKept = !isProposal && userId !== null && keepLook(userId, change, saved);
    apply(change);
    mutate({ change, saved, isProposal, isKept, isRepeated });
  };

  /** Sends again what had no answer, unless something else than the settled choice is being sent. */
  const sendKept = (settled?: Choice) => {
    if (!userId || waiting(settled).length > 0) return;
    const { chosen } = keptLook(userId, names);
    if (Object.keys(chosen).length > 0) choose(chosen as Choice['change'], { isRepeated: true });
  };

  return {
    save: (change: Choice['change']) => choose(change),
    /** Saves a paper that the user was shown, unless they have chosen one meanwhile. */
    keepProposal: (paper: PaperName) => {
      const isChosen = userId !== null && keptLook(userId, ['paper']).chosen.paper !== undefined;
      if (!isChosen && queryClient.getQueryData(queryKey)?.paper === null)
        choose({ paper }, { isProposal: true });
    },
    sendKept: () => sendKept(),
    /** Sends what an earlier visit could not. */
    sendUnsent: () => {
      const resume = queryClient.getQueryData(queryKey);
      if (resume && userId) unsentLook(userId, pageOf(resume));
      sendKept();
    },
  };
};
