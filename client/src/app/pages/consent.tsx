import { useLocation } from 'wouter';
import type { CurrentUser } from '#shared/accounts/schema';
import { pages } from '#shared/pages/page-table';
import { ConsentCard } from '../../features/consents/consent-card';
import { consentWords } from '../../features/consents/words';
import { toast } from '../../ui/feedback/toast';
import { Card } from '../../ui/layout/card';
import { toSignIn } from '../layout/sign-in-required';
import { usePageTitle } from '../page-title';

const words = consentWords.answer;

/** /consent/{token}: an agency's request for a resume. */
export const ConsentPage = ({ user, token }: { user: CurrentUser | null; token: string }) => {
  usePageTitle(words.tab);
  const [, navigate] = useLocation();
  return (
    <div className="mx-auto max-w-2xl px-4 py-8 sm:px-6">
      <Card>
        <ConsentCard
          key={user?.id}
          token={token}
          isSignedIn={user !== null}
          onGiven={(organization) => {
            toast({ title: words.done(organization), variant: 'success' });
            navigate(pages.sharedWith);
          }}
          onDeclined={(organization) => {
            toast({ title: words.declined(organization), variant: 'success' });
            navigate(pages.sharedWith);
          }}
          onUnauthorized={toSignIn}
        />
      </Card>
    </div>
  );
};
