import { useId, useState } from 'react';
import type { Organization } from '#shared/organizations/schema';
import { processingTerms, termsVersion } from '#shared/organizations/terms';
import { formatDate } from '../../lib/format';
import { Button } from '../../ui/button';
import { refusedAs } from '../../ui/feedback/refused-as';
import { toast } from '../../ui/feedback/toast';
import { Card, CardHeader } from '../../ui/layout/card';
import { useAcceptTerms } from './api';
import { organizationWords } from './words';

const words = organizationWords.terms;

interface TermsCardProps {
  organization: Organization;
  onAccepted: (stored: Organization) => void;
  onUnauthorized: () => void;
}

/** The terms of processing candidates' data, and who accepted them when. */
export const TermsCard = ({ organization, onAccepted, onUnauthorized }: TermsCardProps) => {
  const { id, terms, role } = organization;
  const [agrees, setAgrees] = useState(false);
  const agreement = useId();
  const acceptance = useAcceptTerms(id);
  const isCurrent = terms?.version === termsVersion;
  const accept = () =>
    acceptance.mutate(termsVersion, {
      onSuccess: (stored) => {
        toast({ title: words.done, variant: 'success' });
        onAccepted(stored);
      },
      onError: refusedAs(words.notDone, onUnauthorized),
    });
  return (
    <Card>
      <CardHeader title={words.title} description={words.description} />
      <p className="text-sm font-medium">
        {isCurrent
          ? words.accepted(formatDate(terms.acceptedAt), terms.version)
          : terms
            ? words.outdated
            : words.notYet}
      </p>
      <details open={!isCurrent} className="mt-3 text-sm">
        <summary className="inline-flex min-h-9 cursor-pointer items-center font-medium text-primary-text pointer-coarse:min-h-11">
          {words.title}
        </summary>
        <dl className="mt-2 grid max-w-prose gap-3">
          {processingTerms.map(({ title, text }) => (
            <div key={title}>
              <dt className="font-semibold">{title}</dt>
              <dd className="mt-0.5 text-muted">{text}</dd>
            </div>
          ))}
        </dl>
      </details>
      {!isCurrent &&
        (role === 'owner' ? (
          <div className="mt-4 grid justify-items-start gap-3">
            <div className="flex items-start gap-2 text-sm">
              <input
                id={agreement}
                type="checkbox"
                checked={agrees}
                onChange={({ target }) => setAgrees(target.checked)}
                className="mt-0.5 size-5 shrink-0 accent-primary"
              />
              <label htmlFor={agreement}>{words.agree}</label>
            </div>
            <Button disabled={!agrees} loading={acceptance.isPending} onClick={accept}>
              {words.accept}
            </Button>
          </div>
        ) : (
          <p className="mt-4 text-sm text-muted">{words.forOwner}</p>
        ))}
    </Card>
  );
};
