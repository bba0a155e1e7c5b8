import { LicenseFields, type CredentialChoice } from './license-fields';
import { SectionCard } from './section-card';

interface LicensesCardProps {
  credentials: readonly CredentialChoice[] | undefined;
  addsFirst?: boolean;
}

/** Licenses and certificates, whose entries have more than a table of fields. */
export const LicensesCard = ({ credentials, addsFirst = false }: LicensesCardProps) => (
  <SectionCard
    id="licenses"
    addsFirst={addsFirst}
    renderEntry={(index) => <LicenseFields index={index} credentials={credentials} />}
  />
);
