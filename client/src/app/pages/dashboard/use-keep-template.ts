import { useMutation } from '@tanstack/react-query';
import { chooseTemplate } from '#shared/resume/endpoints';
import { handleUnauthorized } from '../../../features/accounts/sign-in-redirect';
import { isUnauthorized } from '../../../lib/api-error';
import { callApi } from '../../../lib/call-api';
import { toast } from '../../../ui/toast';

/** Keeps the chosen template with the resume, so that visitors download it in that one too. */
export const useKeepTemplate = () =>
  useMutation({
    mutationFn: (templateId: string) => callApi(chooseTemplate, { body: { templateId } }),
    // One after the other, so that the last choice is the one that stays.
    scope: { id: 'chosen-template' },
    onError: (error) => {
      if (isUnauthorized(error)) {
        handleUnauthorized();
        return;
      }
      toast({
        title: 'Template kept on this device only',
        description: 'Visitors still download your resume in the one before. Please select it again.',
        variant: 'destructive',
      });
    },
  });
