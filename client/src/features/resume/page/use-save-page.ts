import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { PageSettings, PaperName } from '#shared/resume-document/page-settings';
import { choosePage } from '#shared/resume/endpoints';
import type { Resume } from '#shared/resume/schema';
import { isUnauthorized } from '../../../lib/api/api-error';
import { callApi } from '../../../lib/api/call-api';
import { toast } from '../../../ui/feedback/toast';
import { resumeQuery } from '../api';

type StoredPage = Pick<Resume, keyof PageSettings>;

interface Choice {
  change: Partial<PageSettings>;
  /** What the server has, as far as it answered. Choices that wait for each other share it. */
  saved: StoredPage;
  isProposal: boolean;
}

const mutationKey = ['page-settings'];

/** Saves paper, density, photo, QR code and attached data with the resume. They apply at once, and are taken back if they could not be saved. */
export const useSavePage = () => {
  const queryClient = useQueryClient();
  const { queryKey } = resumeQuery();
  const apply = (change: Partial<StoredPage>) =>
    queryClient.setQueryData(queryKey, (resume) => resume && { ...resume, ...change });
  const waiting = () =>
    queryClient
      .getMutationCache()
      .findAll({ mutationKey, status: 'pending' })
      .map(({ state }) => state.variables as Choice);

  /** The settings of a choice as they are now: as a later choice wants them, else as the server has them. */
  const settle = (choice: Choice) => {
    const later = waiting().filter((other) => other !== choice);
    const settings = later.reduce<StoredPage>((page, { change }) => ({ ...page, ...change }), choice.saved);
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
    },
    onError: (error, choice) => {
      settle(choice);
      // The builder reacts to a signed-out resume.
      if (isUnauthorized(error)) return void queryClient.invalidateQueries({ queryKey, exact: true });
      // The user did not ask for a proposal to be saved.
      if (choice.isProposal) return;
      toast({
        title: 'Page settings not saved',
        description: 'Please check your connection and try again.',
        variant: 'destructive',
      });
    },
  });

  const choose = (change: Choice['change'], isProposal = false) => {
    const resume = queryClient.getQueryData(queryKey);
    if (!resume) return;
    const { paper, density, photo, qrCode, attachData } = resume;
    const saved = waiting()[0]?.saved ?? { paper, density, photo, qrCode, attachData };
    apply(change);
    mutate({ change, saved, isProposal });
  };

  return {
    save: (change: Choice['change']) => choose(change),
    /** Saves a paper that the user was shown but did not choose. */
    keepProposal: (paper: PaperName) => choose({ paper }, true),
  };
};
