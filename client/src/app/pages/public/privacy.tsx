import { useQuery } from '@tanstack/react-query';
import { noticeQuery } from '../../../features/privacy-notice/api';
import { NoticeText } from '../../../features/privacy-notice/notice-text';
import { FailedState } from '../../../ui/feedback/failed-state';
import { PageSpinner } from '../../../ui/spinner';
import { usePageTitle } from '../../page-title';
import { publicPageWords } from '../words';

export const PrivacyPage = () => {
  usePageTitle('Privacy Notice');
  const { data, isError, isFetching, refetch } = useQuery(noticeQuery());
  if (data) return <NoticeText facts={data} />;
  if (!isError) return <PageSpinner />;
  return (
    <FailedState title={publicPageWords.privacyFailed} onRetry={() => void refetch()} retrying={isFetching} />
  );
};
