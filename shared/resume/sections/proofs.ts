import type { LicenseEntry } from './schema';

interface Proof {
  id?: string | undefined;
  title: string;
}

/**
 * The licenses with the credentials that prove them, and the credentials that prove none: a license and its credential are
 * one item, named after the credential if the license has no name. A hidden section neither shows nor proves anything.
 */
export const joinProofs = <
  License extends Pick<LicenseEntry, 'name' | 'credentialId'>,
  Credential extends Proof,
>(
  { licenses, hiddenSections }: { licenses: readonly License[]; hiddenSections: readonly string[] },
  credentials: readonly Credential[],
) => {
  const shown = hiddenSections.includes('credentials') ? [] : credentials;
  const proofOf = ({ credentialId }: License) =>
    credentialId === '' ? undefined : shown.find(({ id }) => id === credentialId);
  const proven = licenses.map((license) => {
    const proof = proofOf(license);
    return { ...license, name: license.name.trim() ? license.name : (proof?.title ?? ''), proof };
  });
  const proofs = new Set(hiddenSections.includes('licenses') ? [] : proven.map(({ proof }) => proof));
  return { licenses: proven, alone: credentials.filter((credential) => !proofs.has(credential)) };
};
