import { useQuery } from '@tanstack/react-query';
import { getCredentialRecord } from '#shared/public-profile/endpoints';
import { credentialTitle, missingCredentialTitle } from '#shared/public-profile/profile-title';
import { isPictureType } from '#shared/credentials/file-facts';
import { useCurrentUser } from '../../../features/accounts/api';
import { sendDownloadBeacon } from '../../../features/analytics/recording/beacon';
import { useShownBeacon } from '../../../features/analytics/recording/use-beacons';
import { credentialRecordQuery } from '../../../features/public-profile/api';
import { CredentialNotFound } from '../../../features/public-profile/not-found-card';
import {
  CredentialSkeleton,
  CredentialView,
} from '../../../features/public-profile/credential/credential-view';
import { copyText } from '../../../features/sharing/copy-text';
import { ApiError } from '../../../lib/api/api-error';
import { answerOf } from '../../../lib/api/call-api';
import { Card } from '../../../ui/layout/card';
import { FailedState } from '../../../ui/feedback/failed-state';
import { useInitialData } from '../../initial-data';
import { useTabTitle } from '../../page-title';
import { publicPageWords } from '../words';

interface CredentialAddress {
  username: string;
  id: string;
}

/** /profile/{username}/credentials/{id}: one public credential. */
export const CredentialPage = (address: CredentialAddress) => {
  useInitialData(({ credential, missingCredential }, queryClient) => {
    if (credential) {
      const { queryKey } = credentialRecordQuery(credential.owner.username, credential.credential.id);
      queryClient.setQueryData(queryKey, answerOf(getCredentialRecord, credential));
    }
    if (missingCredential) {
      const { username, id } = missingCredential;
      queryClient.setQueryData(credentialRecordQuery(username, id).queryKey, null);
    }
  });
  return (
    <div className="mx-auto max-w-4xl px-4 py-6 sm:px-6 sm:py-8 print:max-w-none print:p-0">
      <Credential {...address} />
    </div>
  );
};

const Credential = ({ username, id }: CredentialAddress) => {
  const { data: record, error, isFetching, refetch } = useQuery(credentialRecordQuery(username, id));
  const { user } = useCurrentUser();
  const notFound = record === null || (error instanceof ApiError && error.status === 404);
  useTabTitle(record ? credentialTitle(record) : notFound ? missingCredentialTitle : undefined);

  const isVisitor = user?.username !== record?.owner.username;
  // An image is visible on this page, so opening it is not recorded again.
  const isShown = record ? isPictureType(record.credential.fileType) : false;
  useShownBeacon(record?.owner.username ?? '', isVisitor && isShown ? record?.credential.id : undefined);

  if (record) {
    const tell = () => sendDownloadBeacon(record.owner.username, record.credential.id);
    return (
      <CredentialView
        record={record}
        onCopy={copyText}
        onOpenFile={isVisitor && !isShown ? tell : undefined}
      />
    );
  }
  if (notFound) return <CredentialNotFound username={username} />;
  // A retry shows the skeleton instead of the previous failure.
  if (isFetching) return <CredentialSkeleton />;
  return (
    <Card>
      <FailedState title={publicPageWords.credentialFailed} onRetry={() => void refetch()} />
    </Card>
  );
};
