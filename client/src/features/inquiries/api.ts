import { useMutation, useQueryClient } from '@tanstack/react-query';
import { deleteInquiry, listInquiries, markInquiry, sendInquiry } from '#shared/inquiries/endpoints';
import type { InquiryDetails, InquiryQuery } from '#shared/inquiries/schema';
import { apiQuery, freshFor } from '../../lib/api/api-query';
import { callApi } from '../../lib/api/call-api';

export const useSendInquiry = () =>
  useMutation({ mutationFn: (body: InquiryDetails) => callApi(sendInquiry, { body }) });

export const inquiriesQuery = (query: InquiryQuery) => apiQuery(listInquiries, { query, ...freshFor(0) });

const useRefresh = () => {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: [listInquiries.path] });
};

export const useMarkInquiry = () => {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ id, isAnswered }: { id: string; isAnswered: boolean }) =>
      callApi(markInquiry, { params: { id }, body: { isAnswered } }),
    onSettled: refresh,
  });
};

export const useDeleteInquiry = () => {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (id: string) => callApi(deleteInquiry, { params: { id } }),
    onSettled: refresh,
  });
};
