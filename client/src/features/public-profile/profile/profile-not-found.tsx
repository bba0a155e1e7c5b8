import { UserRoundX } from 'lucide-react';
import { Link } from 'wouter';
import { buttonClass } from '../../../ui/button';
import { NotFoundCard } from '../not-found-card';

/** Shown for an unused username. */
export const ProfileNotFound = () => (
  <NotFoundCard
    icon={UserRoundX}
    title="Profile Not Found"
    description="The profile you're looking for doesn't exist."
  >
    <Link href="/" className={buttonClass()}>
      Go to Home
    </Link>
  </NotFoundCard>
);
