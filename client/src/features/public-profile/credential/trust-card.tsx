import { useId } from 'react';
import type { CredentialRecord } from '#shared/credentials/schema';
import { product } from '#shared/product/product';
import { profileName } from '#shared/public-profile/profile-title';
import { formatDateTime } from '../../../lib/format';
import { Card } from '../../../ui/layout/card';
import { VerificationLinks } from '../verification-links';
import { Fingerprint } from './fingerprint';

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
        What self-declared means
      </h2>
      <div className="mt-1 max-w-reading space-y-2 text-sm">
        <p>
          <bdi>{name}</bdi> added this credential. No one has verified it: neither {product.name} nor{' '}
          {issuer ? <bdi>{issuer}</bdi> : 'the issuer'}. To be sure, ask the issuer.
        </p>
        <VerificationLinks issuers={[credential.issuer, license?.issuer ?? '']} link={license?.link ?? ''} />
        <p>
          The file has not changed since it was uploaded on{' '}
          <time dateTime={credential.uploadedAt}>{formatDateTime(credential.uploadedAt)}</time> (Philippine
          time).
        </p>
      </div>
      <details className="mt-3 text-sm">
        <summary className="-mx-2 flex min-h-10 w-fit items-center rounded-control px-2 font-medium text-primary-text hover:bg-subtle pointer-coarse:min-h-11 print:hidden">
          Technical details
        </summary>
        <p className="mt-1 max-w-reading">
          {product.name} recorded the SHA-256 of the file when it was uploaded. Changing a single character of
          the file would change it.
        </p>
        <dl className="mt-3">
          <dt className="text-muted">SHA-256 of the file</dt>
          <dd className="mt-1">
            <Fingerprint sha256={credential.sha256} onCopy={onCopy} />
          </dd>
        </dl>
      </details>
    </Card>
  );
};
