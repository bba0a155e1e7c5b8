import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { PageSettings } from '#shared/resume-document/page-settings';
import { choosePage } from '#shared/resume/endpoints';
import { isUnauthorized } from '../../../lib/api/api-error';
import { callApi } from '../../../lib/api/call-api';
import { toast } from '../../../ui/feedback/toast';
import { resumeQuery } from '../api';

type Change = Partial<PageSettings>;

/** Saves paper, density and photo with the resume. They apply at once, and are taken back if they could not be saved. */
export const useSavePage = () => {
  const queryClient = useQueryClient();
  const { queryKey } = resumeQuery();
  const apply = (change: object) =>
    queryClient.setQueryData(queryKey, (resume) => resume && { ...resume, ...change });

  const { mutate } = useMutation({
    mutationFn: ({ change }: { change: Change; before: object }) => callApi(choosePage, { body: change }),
    // Changes reach the server in the order in which they were made.
    scope: { id: 'page-settings' },
    onError: (error, { before }) => {
      apply(before);
      // The builder reacts to a signed-out resume.
      if (isUnauthorized(error)) return void queryClient.invalidateQueries({ queryKey, exact: true });
      toast({
        title: 'Page settings not saved',
        description: 'Please check your connection and try again.',
        variant: 'destructive',
      });
    },
  });

  return (change: Change) => {
    const resume = queryClient.getQueryData(queryKey);
    if (!resume) return;
    const before = Object.fromEntries(
      Object.keys(change).map((name) => [name, resume[name as keyof Change]]),
    );
    apply(change);
    mutate({ change, before });
  };
};
