import { FileX } from 'lucide-react';
import { Link } from 'wouter';
import { profilePath } from '#shared/public-profile/endpoints';
import { buttonClass } from '../../../ui/button';
import { NotFoundCard } from '../not-found-card';
import { publicWords } from '../words';
import { credentialPageWords as words } from '../words';

/** Not found: the same text whether the credential never existed, is deleted, private or another user's. */
export const CredentialNotFound = ({ username }: { username: string }) => (
  <NotFoundCard icon={FileX} title={words.notFoundTitle} description={words.notFound}>
    <Link href={profilePath(username)} className={buttonClass()}>
      {words.openProfile}
    </Link>
    <Link href="/" className={buttonClass({ variant: 'secondary' })}>
      {publicWords.goHome}
    </Link>
  </NotFoundCard>
);
