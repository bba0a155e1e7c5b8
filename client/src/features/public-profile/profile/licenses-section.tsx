import { Mail } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PublicProfile } from '#shared/public-profile/schema';
import { printedDate, type MonthStyle } from '#shared/text/partial-date';
import { mailAddress } from '../contact-links';
import { FoldedList } from '../folded-list';
import { ValidityBadge } from '../validity-badge';
import { VerificationLinks } from '../verification-links';
import { publicWords } from '../words';
import { CredentialItem } from './credentials-section';
import type { ProfileContent } from './profile-content';
import { Section } from './profile-section';
import { profileWords as words } from '../words';

type License = ProfileContent['licenses'][number];

interface LicensesSectionProps {
  title: string;
  onOpenFile?: ((id: string) => void) | undefined;
  entries: readonly License[];
  owner: PublicProfile['user'];
  /** The day in Manila by which they are valid. */
  today: string;
  monthStyle: MonthStyle;
}

/** Licenses and certificates with their validity, and where to check them. */
export const LicensesSection = ({
  title,
  entries,
  owner,
  today,
  monthStyle,
  onOpenFile,
}: LicensesSectionProps) => (
  <Section title={title}>
    <p className="-mt-1 mb-2 text-xs leading-4 text-muted print:mt-0 print:mb-1.5">
      {words.enteredBy(<bdi>{owner.firstName.trim() || owner.lastName.trim() || words.unnamedOwner}</bdi>)}
    </p>
    <FoldedList items={entries} className="space-y-4 print:space-y-2">
      {(license, index) => (
        <li key={index} className="print:break-inside-avoid">
          <LicenseItem license={license} owner={owner} today={today} monthStyle={monthStyle}>
            {license.proof && (
              <CredentialItem
                credential={license.proof}
                monthStyle={monthStyle}
                username={owner.username}
                onOpenFile={onOpenFile}
              />
            )}
          </LicenseItem>
        </li>
      )}
    </FoldedList>
  </Section>
);

interface LicenseItemProps extends Pick<LicensesSectionProps, 'owner' | 'today' | 'monthStyle'> {
  license: License;
  /** The credential that proves it. */
  children: ReactNode;
}

const LicenseItem = ({ license, owner, today, monthStyle, children }: LicenseItemProps) => {
  const { name, issuer, number, issued, link } = license;
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
        <ValidityBadge license={license} today={today} monthStyle={monthStyle} />
        {issued && <p className="text-sm text-muted">{words.issued(printedDate(issued, monthStyle))}</p>}
        <VerificationLinks issuers={[issuer]} link={link} />
        {!number && <AskForNumber license={name || issuer} owner={owner} />}
        {children}
      </div>
    </>
  );
};

/** Numbers are private by default: a mail to the owner, prepared, where visitors may have the address. */
const AskForNumber = ({ license, owner }: { license: string; owner: LicensesSectionProps['owner'] }) => {
  const address = mailAddress(owner.email);
  if (!address || !license) return null;
  const { subject, body } = words.askForNumber.mail(license, owner.firstName.trim());
  return (
    <a
      href={`${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`}
      aria-label={words.askForNumber.of(license)}
      className="inline-flex min-h-6 items-center gap-1.5 text-sm text-primary-text underline-offset-4 hover:underline pointer-coarse:min-h-11 print:hidden"
    >
      <Mail aria-hidden className="size-4" />
      {words.askForNumber.action}
    </a>
  );
};
