import { useQuery } from '@tanstack/react-query';
import { getNotice } from '#shared/privacy-notice/endpoints';
import { noticeQuery } from '../../../features/privacy-notice/api';
import { NoticeText } from '../../../features/privacy-notice/notice-text';
import { answerOf } from '../../../lib/api/call-api';
import { FailedState } from '../../../ui/feedback/failed-state';
import { PageSpinner } from '../../../ui/spinner';
import { useInitialData } from '../../initial-data';
import { usePageTitle } from '../../page-title';
import { publicPageWords } from '../words';

export const PrivacyPage = () => {
  usePageTitle('Privacy Notice');
  useInitialData(({ notice }, queryClient) => {
    if (notice) queryClient.setQueryData(noticeQuery().queryKey, answerOf(getNotice, notice));
  });
  const { data, isError, isFetching, refetch } = useQuery(noticeQuery());
  if (data) return <NoticeText facts={data} />;
  if (!isError) return <PageSpinner />;
  return (
    <FailedState title={publicPageWords.privacyFailed} onRetry={() => void refetch()} retrying={isFetching} />
  );
};
