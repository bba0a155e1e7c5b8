import { composed } from '#shared/text/plain-text';
import type { LicenseEntry } from './schema';

interface Listed extends Pick<LicenseEntry, 'name' | 'issuer' | 'credentialId'> {
  /** Of a license, as it was typed. */
  issued?: string;
}

interface Proof {
  id?: string | undefined;
  title: string;
  issuer?: string | null | undefined;
  /** YYYY-MM-DD. */
  issuedDate?: string | null | undefined;
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

/** 'Cardiovascular Life Support (CLS)' is known by its name, and as CLS. */
const namesOf = (text: string) =>
  text
    .split('(')
    .map(keyOf)
    .filter((known) => known.length > 1);

/** 'Professional Regulation Commission' is known as PRC, too. */
const issuerNamesOf = (issuer: string) => {
  const names = namesOf(issuer);
  return [...names, initialsOf(names[0] ?? '')].filter((known) => known.length > 1);
};

/** 'ACLS' is 'Advanced Cardiovascular Life Support (ACLS)'; but 'NC II (Cookery)' is not 'NC II (Bread)'. */
const isSameName = (one: string, other: string) =>
  keyOf(one) === keyOf(other) || namesOf(one).includes(keyOf(other)) || namesOf(other).includes(keyOf(one));

/** An issuer that is not named contradicts none. */
const isSameIssuer = (one: string, other: string) =>
  !keyOf(one) ||
  !keyOf(other) ||
  keyOf(one) === keyOf(other) ||
  issuerNamesOf(one).some((name) => issuerNamesOf(other).includes(name));

type IsSame = (license: Listed, credential: Proof) => boolean;

const areNamedAlike: IsSame = ({ name, issuer }, credential) =>
  keyOf(name) !== '' && isSameName(name, credential.title) && isSameIssuer(issuer, credential.issuer ?? '');

/** Of one day and one issuer: 'Registered Nurse' and the picture of it, 'PRC ID'. */
const areOfOneDay: IsSame = ({ issuer, issued = '' }, credential) =>
  issued !== '' &&
  issued === credential.issuedDate &&
  keyOf(issuer) !== '' &&
  keyOf(credential.issuer ?? '') !== '' &&
  isSameIssuer(issuer, credential.issuer ?? '');

/**
 * The credential that proves each license, in their order: the one it links to, else the only one of the same name and issuer
 * that no license links to, else the only one of the same issuer and day. Of two that are the same so far none is guessed.
 */
export const proofsOf = <License extends Listed, Credential extends Proof>(
  licenses: readonly License[],
  credentials: readonly Credential[],
): (Credential | undefined)[] => {
  const linked = new Set(licenses.map(({ credentialId }) => credentialId));
  const free = credentials.filter(({ id }) => id === undefined || !linked.has(id));
  const onlySame = (license: License, isSame: IsSame) => {
    const [same, another] = free.filter((credential) => isSame(license, credential));
    const alike = licenses.filter((one) => one.credentialId === '' && same && isSame(one, same));
    return same && !another && alike.length === 1 ? same : undefined;
  };
  const found = licenses.map((license) =>
    license.credentialId === ''
      ? onlySame(license, areNamedAlike)
      : credentials.find(({ id }) => id === license.credentialId),
  );
  return found.map((proof, i) => {
    const license = licenses[i];
    if (proof || !license || license.credentialId !== '') return proof;
    const ofOneDay = onlySame(license, areOfOneDay);
    return found.includes(ofOneDay) ? undefined : ofOneDay;
  });
};

/**
 * The licenses with the credentials that prove them, and the credentials that prove none: a license and its credential are
 * one item, named after the credential if the license has no name. A hidden section neither shows nor proves anything.
 */
export const joinProofs = <License extends Listed, Credential extends Proof>(
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
