import { FileX } from 'lucide-react';
import { Link } from 'wouter';
import { profilePath } from '#shared/public-profile/endpoints';
import { buttonClass } from '../../../ui/button';
import { NotFoundCard } from '../not-found-card';

/** Not found: the same text whether the credential never existed, is deleted, private or another user's. */
export const CredentialNotFound = ({ username }: { username: string }) => (
  <NotFoundCard
    icon={FileX}
    title="Credential Not Found"
    description="The credential you're looking for doesn't exist or is not public."
  >
    <Link href={profilePath(username)} className={buttonClass()}>
      Open the Profile
    </Link>
    <Link href="/" className={buttonClass({ variant: 'secondary' })}>
      Go to Home
    </Link>
  </NotFoundCard>
);
