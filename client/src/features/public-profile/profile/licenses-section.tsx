import { Award } from 'lucide-react';
import { Link } from 'wouter';
import { credentialPagePath } from '#shared/credentials/endpoints';
import type { PublicProfile, PublicResume } from '#shared/public-profile/schema';
import { printedDate } from '#shared/text/partial-date';
import { FoldedList } from '../folded-list';
import { ValidityBadge } from '../validity-badge';
import { VerificationLinks } from '../verification-links';
import { publicWords } from '../words';
import { Section } from './profile-section';
import { profileWords as words } from '../words';

type License = PublicResume['licenses'][number];

interface LicensesSectionProps {
  title: string;
  entries: readonly License[];
  owner: PublicProfile['user'];
  /** The day in Manila by which they are valid. */
  today: string;
}

/** Licenses and certificates with their validity, and where to check them. */
export const LicensesSection = ({ title, entries, owner, today }: LicensesSectionProps) => (
  <Section title={title}>
    <p className="-mt-1 mb-2 text-xs leading-4 text-muted print:mt-0 print:mb-1.5">
      {words.enteredBy(<bdi>{owner.firstName.trim() || owner.lastName.trim() || words.unnamedOwner}</bdi>)}
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
            {publicWords.licenseNumber} <bdi className="tabular-nums">{number}</bdi>
          </p>
        )}
        <ValidityBadge license={license} today={today} />
        {issued && <p className="text-sm text-muted">{words.issued(printedDate(issued))}</p>}
        {credentialId && (
          <Link
            href={credentialPagePath(username, credentialId)}
            className="inline-flex min-h-6 items-center gap-1.5 text-sm text-primary-text underline-offset-4 hover:underline pointer-coarse:min-h-11 print:hidden"
          >
            <Award aria-hidden className="size-4" />
            {words.seeCredential}
          </Link>
        )}
        <VerificationLinks issuers={[issuer]} link={link} />
      </div>
    </>
  );
};
