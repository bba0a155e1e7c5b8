import { RequestsToMe, SharedList } from '../../features/consents/shared-list';
import { consentWords } from '../../features/consents/words';
import { PageHeader } from '../layout/page-header';
import { toSignIn } from '../layout/sign-in-required';
import { usePageTitle } from '../page-title';

const words = consentWords.shared;

/** /shared-with: what agencies have of the user, by the user's own consent. */
export const SharedWithPage = () => {
  usePageTitle(words.title);
  return (
    <div className="mx-auto max-w-page px-4 py-8 sm:px-6">
      <div className="max-w-3xl">
        <PageHeader title={words.title} description={words.description} />
        <RequestsToMe />
        <SharedList onUnauthorized={toSignIn} />
      </div>
    </div>
  );
};
