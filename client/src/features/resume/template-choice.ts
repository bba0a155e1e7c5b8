import {
  useMutation,
  useMutationState,
  useQuery,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query';
import { chooseTemplate, getResume } from '#shared/resume/endpoints';
import { ApiError, isUnauthorized } from '../../lib/api/api-error';
import { callApi } from '../../lib/api/call-api';
import { resumeQuery } from './api';
import { forgetLook, keepLook } from './unsent-look';

const mutationKey = (userId: string) => ['template-choice', userId] as const;

interface Choice {
  templateId: string;
}

/** A choice not confirmed by the server. */
export interface UnsavedChoice extends Choice {
  saving: boolean;
  /** Saving it has failed at least once. */
  failed: boolean;
}

/** The user's template on the server (undefined before the first response), and a newer choice, if any. */
export const useTemplateState = (userId: string) => {
  const saved = useQuery({ ...resumeQuery(), select: (resume) => resume?.templateId }).data;
  const saves = useMutationState({
    filters: { mutationKey: mutationKey(userId), exact: true },
    select: ({ state }) => ({ status: state.status, templateId: (state.variables as Choice).templateId }),
  });
  return { saved, unsaved: unsavedChoice(saves) };
};

interface Save extends Choice {
  status: 'idle' | 'pending' | 'success' | 'error';
}

const unsavedChoice = (saves: Save[]): UnsavedChoice | undefined => {
  const latest = saves.at(-1);
  if (!latest || latest.status === 'success') return undefined;
  const sinceSaved = saves.slice(saves.findLastIndex(({ status }) => status === 'success') + 1);
  return {
    templateId: latest.templateId,
    saving: latest.status === 'pending',
    failed: sinceSaved.some(
      ({ status, templateId }) => status === 'error' && templateId === latest.templateId,
    ),
  };
};

// A 4xx response is final; a lost connection or an overloaded server is retried.
const isWorthRetrying = (error: Error) => !(error instanceof ApiError && error.status < 500);

interface SaveOptions {
  userId: string;
  onUnauthorized: () => void;
  onFailed: () => void;
}

/**
 * Saves a choice with the resume. A failed one stays marked as unsaved until another is saved, and in this browser for the next
 * visit.
 */
export const useSaveTemplate = ({ userId, onUnauthorized, onFailed }: SaveOptions) => {
  const queryClient = useQueryClient();
  const key = mutationKey(userId);
  const isLatest = (choice: Choice) =>
    queryClient.getMutationCache().findAll({ mutationKey: key, exact: true }).at(-1)?.state.variables ===
    choice;
  return useMutation({
    mutationKey: key,
    onMutate: (choice: Choice) => {
      const resume = queryClient.getQueryData(resumeQuery().queryKey);
      if (resume) keepLook(userId, choice, { templateId: resume.templateId });
    },
    mutationFn: async (choice: Choice) => {
      // Quick choices are serialized: only the last one has to reach the server.
      if (isLatest(choice)) await callApi(chooseTemplate, { body: choice });
    },
    scope: { id: 'template-choice' },
    gcTime: Infinity,
    retry: (failures, error) => failures < 3 && isWorthRetrying(error),
    onSuccess: (_answer, choice) => {
      if (!isLatest(choice)) return;
      setSavedTemplate(queryClient, choice.templateId);
      forgetLook(userId, choice);
    },
    onError: (error, choice) => {
      if (isUnauthorized(error)) return onUnauthorized();
      if (!isLatest(choice)) return;
      if (!isWorthRetrying(error)) forgetLook(userId, choice);
      onFailed();
    },
  });
};

/** Queries the server's template again, and nothing else: text that is being edited stays as it is. */
export const useRefreshTemplate = () => {
  const queryClient = useQueryClient();
  return async () => setSavedTemplate(queryClient, (await callApi(getResume)).templateId);
};

const setSavedTemplate = (queryClient: QueryClient, templateId: string) =>
  queryClient.setQueryData(resumeQuery().queryKey, (resume) => resume && { ...resume, templateId });
