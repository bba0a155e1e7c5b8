import { useMutation } from '@tanstack/react-query';
import { acknowledgeNotice, getNotice } from '#shared/privacy-notice/endpoints';
import { noticeVersion } from '#shared/privacy-notice/version';
import { apiQuery, minutes } from '../../lib/api/api-query';
import { callApi } from '../../lib/api/call-api';

/** The operator of the service, and the retention periods. */
export const noticeQuery = () => apiQuery(getNotice, { staleTime: minutes(60) });

/** Records that the user has seen this page's version of the notice. */
export const useAcknowledgeNotice = (onDone: () => void) =>
  useMutation({
    mutationFn: () => callApi(acknowledgeNotice, { body: { version: noticeVersion } }),
    onSuccess: onDone,
  });
