import { useId } from 'react';
import type { CredentialRecord } from '#shared/credentials/schema';
import { profileName } from '#shared/public-profile/profile-title';
import { formatDateTime } from '../../../lib/format';
import { Card } from '../../../ui/layout/card';
import { VerificationLinks } from '../verification-links';
import { Fingerprint } from './fingerprint';
import { credentialPageWords } from '../words';

const { trust: words } = credentialPageWords;

interface TrustCardProps {
  record: CredentialRecord;
  onCopy: (text: string, what: string) => Promise<boolean>;
}

/** What a visitor may rely on and what not, with the reasons. */
export const TrustCard = ({ record: { owner, credential, license }, onCopy }: TrustCardProps) => {
  const titleId = useId();
  const name = profileName(owner);
  const issuer = credential.issuer || license?.issuer;
  return (
    <Card aria-labelledby={titleId} className="print:border-0 print:p-0">
      <h2 id={titleId} className="text-base font-semibold tracking-tight">
        {words.title}
      </h2>
      <div className="mt-1 max-w-reading space-y-2 text-sm">
        <p>{words.unverified(<bdi>{name}</bdi>, issuer ? <bdi>{issuer}</bdi> : words.unknownIssuer)}</p>
        <VerificationLinks issuers={[credential.issuer, license?.issuer ?? '']} link={license?.link ?? ''} />
        <p>
          {words.unchanged(
            <time dateTime={credential.uploadedAt}>{formatDateTime(credential.uploadedAt)}</time>,
          )}
        </p>
      </div>
      <details className="mt-3 text-sm">
        <summary className="-mx-2 flex min-h-10 w-fit items-center rounded-control px-2 font-medium text-primary-text hover:bg-subtle pointer-coarse:min-h-11 print:hidden">
          {words.details}
        </summary>
        <p className="mt-1 max-w-reading">{words.recorded}</p>
        <dl className="mt-3">
          <dt className="text-muted">{words.hash}</dt>
          <dd className="mt-1">
            <Fingerprint sha256={credential.sha256} onCopy={onCopy} />
          </dd>
        </dl>
      </details>
    </Card>
  );
};
