import { UserRoundX } from 'lucide-react';
import { Link } from 'wouter';
import { buttonClass } from '../../../ui/button';
import { NotFoundCard } from '../not-found-card';
import { publicWords } from '../words';
import { profileWords } from '../words';

/** Shown for an unused username. */
export const ProfileNotFound = () => (
  <NotFoundCard icon={UserRoundX} title={profileWords.notFoundTitle} description={profileWords.notFound}>
    <Link href="/" className={buttonClass()}>
      {publicWords.goHome}
    </Link>
  </NotFoundCard>
);
