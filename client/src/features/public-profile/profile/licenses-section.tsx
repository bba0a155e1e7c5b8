import { Award } from 'lucide-react';
import { Link } from 'wouter';
import { credentialPagePath } from '#shared/credentials/endpoints';
import { product } from '#shared/product/product';
import type { PublicProfile, PublicResume } from '#shared/public-profile/schema';
import { printedDate } from '#shared/resume/partial-date';
import { FoldedList } from '../folded-list';
import { ValidityBadge } from '../validity-badge';
import { VerificationLinks } from '../verification-links';
import { Section, type Placed } from './profile-section';

type License = PublicResume['licenses'][number];

interface LicensesSectionProps extends Placed {
  title: string;
  entries: readonly License[];
  owner: PublicProfile['user'];
  /** The day in Manila by which they are valid. */
  today: string;
}

/** Licenses and certificates with their validity, and where to check them. */
export const LicensesSection = ({ title, entries, owner, today, order }: LicensesSectionProps) => (
  <Section title={title} order={order}>
    <p className="-mt-1 mb-2 text-xs leading-4 text-muted print:mt-0 print:mb-1.5">
      Entered by <bdi>{owner.firstName.trim() || owner.lastName.trim() || 'the profile’s owner'}</bdi>.{' '}
      {product.name} does not verify licenses; check with the issuer.
    </p>
    <FoldedList items={entries} className="space-y-4 print:space-y-2">
      {(license, index) => (
        <li key={index} className="print:break-inside-avoid">
          <LicenseItem license={license} username={owner.username} today={today} />
        </li>
      )}
    </FoldedList>
  </Section>
);

const LicenseItem = ({ license, username, today }: { license: License; username: string; today: string }) => {
  const { name, issuer, number, issued, credentialId, link } = license;
  return (
    <>
      <h3 dir="auto" className="font-semibold">
        {name || issuer}
      </h3>
      {name && issuer && (
        <p dir="auto" className="text-sm text-muted">
          {issuer}
        </p>
      )}
      <div className="mt-1 space-y-1">
        {number && (
          <p className="text-sm">
            License No. <bdi className="tabular-nums">{number}</bdi>
          </p>
        )}
        <ValidityBadge license={license} today={today} />
        {issued && <p className="text-sm text-muted">Issued {printedDate(issued)}</p>}
        {credentialId && (
          <Link
            href={credentialPagePath(username, credentialId)}
            className="inline-flex min-h-6 items-center gap-1.5 text-sm text-primary-text underline-offset-4 hover:underline pointer-coarse:min-h-11 print:hidden"
          >
            <Award aria-hidden className="size-4" />
            See the credential
          </Link>
        )}
        <VerificationLinks issuers={[issuer]} link={link} />
      </div>
    </>
  );
};
