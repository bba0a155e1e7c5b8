import type { LucideIcon } from 'lucide-react';
import FileX from 'lucide-react/icons/file-x';
import UserRoundX from 'lucide-react/icons/user-round-x';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { profilePath } from '#shared/public-profile/endpoints';
import { Card } from '../../ui/layout/card';
import { buttonClass } from '../../ui/button';
import { publicWords, profileWords } from './words';
import { credentialPageWords as words } from './credential/words';

interface NotFoundCardProps {
  icon: LucideIcon;
  title: string;
  description: string;
  /** Where to go instead. */
  children: ReactNode;
}

/** The content of a not-found page. */
export const NotFoundCard = ({ icon: Icon, title, description, children }: NotFoundCardProps) => (
  <Card className="mx-auto flex max-w-md flex-col items-center py-10 text-center">
    <span className="grid size-12 place-items-center rounded-full bg-subtle text-muted">
      <Icon aria-hidden className="size-6" />
    </span>
    <h1 className="mt-4 text-lg font-semibold">{title}</h1>
    <p className="mt-1 text-muted">{description}</p>
    <div className="mt-6 flex flex-wrap justify-center gap-2">{children}</div>
  </Card>
);

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

/** Shown for an unused username. */
export const ProfileNotFound = () => (
  <NotFoundCard icon={UserRoundX} title={profileWords.notFoundTitle} description={profileWords.notFound}>
    <Link href="/" className={buttonClass()}>
      {publicWords.goHome}
    </Link>
  </NotFoundCard>
);
