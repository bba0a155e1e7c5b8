import type { ReactNode } from 'react';
import { useId } from 'react';
import type { CredentialRecord } from '#shared/credentials/schema';
import { product } from '#shared/product/product';
import { profileName } from '#shared/public-profile/profile-title';
import { formatDateTime } from '../../../lib/format';
import { Card } from '../../../ui/layout/card';
import { Fingerprint } from './fingerprint';

interface TrustCardProps {
  record: CredentialRecord;
  onCopy: (text: string, what: string) => Promise<boolean>;
}

/** What a visitor may rely on and what not, with the reasons. */
export const TrustCard = ({ record: { owner, credential }, onCopy }: TrustCardProps) => {
  const titleId = useId();
  const name = profileName(owner);
  return (
    <Card aria-labelledby={titleId} className="print:border-0 print:p-0">
      <h2 id={titleId} className="text-base font-semibold tracking-tight">
        What self-declared means
      </h2>
      <div className="mt-1 max-w-reading space-y-2 text-sm">
        <p>
          <bdi>{name}</bdi> added this credential. No one has verified it: neither {product.name} nor{' '}
          {credential.issuer ? <bdi>{credential.issuer}</bdi> : 'whoever issued it'}. To be sure, ask the
          issuer.
        </p>
        <p>
          What is certain is that the file has not changed since it was uploaded: {product.name} noted its
          SHA-256 at that moment, and changing a single character of the file would change the SHA-256.
        </p>
      </div>
      <dl className="mt-4 space-y-4 text-sm">
        <Fact term="Uploaded">
          <time dateTime={credential.uploadedAt}>{formatDateTime(credential.uploadedAt)}</time> (Philippine
          time)
        </Fact>
        <Fact term="SHA-256 of the file">
          <Fingerprint sha256={credential.sha256} onCopy={onCopy} />
        </Fact>
      </dl>
    </Card>
  );
};

const Fact = ({ term, children }: { term: string; children: ReactNode }) => (
  <div>
    <dt className="text-muted">{term}</dt>
    <dd className="mt-1">{children}</dd>
  </div>
);
