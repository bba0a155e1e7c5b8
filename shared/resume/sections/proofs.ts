import { composed } from '#shared/text/plain-text';
import type { LicenseEntry } from './schema';

interface Named {
  name: string;
  issuer: string;
}

interface Proof {
  id?: string | undefined;
  title: string;
  issuer?: string | null | undefined;
}

const keyOf = (text: string) =>
  composed(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const initialsOf = (key: string) =>
  key
    .split(' ')
    .filter((word) => !['of', 'the', 'and', 'for'].includes(word))
    .map(([initial]) => initial)
    .join('');

/** 'Professional Regulation Commission (PRC)' is known by its name, and as PRC. */
const namesOf = (issuer: string) => {
  const [name = '', inBrackets = ''] = issuer.split('(').map(keyOf);
  return [name, inBrackets, initialsOf(name)].filter((known) => known.length > 1);
};

/** An issuer that is not named contradicts none. */
const isSameIssuer = (one: string, other: string) =>
  !keyOf(one) ||
  !keyOf(other) ||
  keyOf(one) === keyOf(other) ||
  namesOf(one).some((name) => namesOf(other).includes(name));

/**
 * The credential that proves each license, in their order: the one it links to, else the only one of the same name and issuer
 * that no license links to. Of two licenses of one name none is guessed.
 */
export const proofsOf = <
  License extends Named & Pick<LicenseEntry, 'credentialId'>,
  Credential extends Proof,
>(
  licenses: readonly License[],
  credentials: readonly Credential[],
): (Credential | undefined)[] => {
  const linked = new Set(licenses.map(({ credentialId }) => credentialId));
  const free = credentials.filter(({ id }) => id === undefined || !linked.has(id));
  const isSame = (license: License, { title, issuer }: Credential) =>
    license.credentialId === '' &&
    keyOf(license.name) !== '' &&
    keyOf(license.name) === keyOf(title) &&
    isSameIssuer(license.issuer, issuer ?? '');
  return licenses.map((license) => {
    if (license.credentialId !== '') return credentials.find(({ id }) => id === license.credentialId);
    const [same, another] = free.filter((credential) => isSame(license, credential));
    const isOnly = same && !another && licenses.filter((one) => isSame(one, same)).length === 1;
    return isOnly ? same : undefined;
  });
};

/**
 * The licenses with the credentials that prove them, and the credentials that prove none: a license and its credential are
 * one item, named after the credential if the license has no name. A hidden section neither shows nor proves anything.
 */
export const joinProofs = <
  License extends Named & Pick<LicenseEntry, 'credentialId'>,
  Credential extends Proof,
>(
  { licenses, hiddenSections }: { licenses: readonly License[]; hiddenSections: readonly string[] },
  credentials: readonly Credential[],
) => {
  const shown = proofsOf(licenses, hiddenSections.includes('credentials') ? [] : credentials);
  const proven = licenses.map((license, index) => {
    const proof = shown[index];
    return { ...license, name: license.name.trim() ? license.name : (proof?.title ?? ''), proof };
  });
  const proofs = new Set(hiddenSections.includes('licenses') ? [] : shown);
  return { licenses: proven, alone: credentials.filter((credential) => !proofs.has(credential)) };
};
