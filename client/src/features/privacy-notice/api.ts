import { useMutation } from '@tanstack/react-query';
import { acknowledgeNotice, getNotice } from '#shared/privacy-notice/endpoints';
import { noticeVersion } from '#shared/privacy-notice/version';
import { apiQuery, minutes } from '../../lib/api/api-query';
import { callApi } from '../../lib/api/call-api';

/** Who runs the service, and how long records are kept. */
export const noticeQuery = () => apiQuery(getNotice, { staleTime: minutes(60) });

/** Records that the user has seen the notice that this page knows. */
export const useAcknowledgeNotice = (onDone: () => void) =>
  useMutation({
    mutationFn: () => callApi(acknowledgeNotice, { body: { version: noticeVersion } }),
    onSuccess: onDone,
  });
