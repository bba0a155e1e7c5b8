import { UserRoundX } from 'lucide-react';
import { Link } from 'wouter';
import { buttonClass } from '../../ui/button';
import { Card } from '../../ui/card';

/** Nobody has this address. */
export const ProfileNotFound = () => (
  <Card className="mx-auto flex max-w-md flex-col items-center py-10 text-center">
    <span className="grid size-12 place-items-center rounded-full bg-subtle text-muted">
      <UserRoundX aria-hidden className="size-6" />
    </span>
    <h1 className="mt-4 text-lg font-semibold">Profile Not Found</h1>
    <p className="mt-1 text-muted">The profile you're looking for doesn't exist.</p>
    <Link href="/" className={`mt-6 ${buttonClass()}`}>
      Go to Home
    </Link>
  </Card>
);
