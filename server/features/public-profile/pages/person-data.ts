import { credentialPagePath } from '#shared/credentials/endpoints';
import type { PublicCredential } from '#shared/credentials/schema';
import { profileName } from '#shared/public-profile/profile-title';
import type { PublicProfile } from '#shared/public-profile/schema';
import { joinProofs } from '#shared/resume/sections/proofs';
import { spanOf } from '#shared/text/dates';
import { webAddress } from '#shared/text/web-address';

interface Addresses {
  publicUrl: string;
  /** The profile's own. */
  url: string;
  image: string;
}

type Resume = PublicProfile['resume'];

/** An address as it was typed, if search engines may follow it. */
const followed = (text: string) => (webAddress(text) === undefined ? undefined : text);

/** Without properties that have nothing to say. */
const filled = (data: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(data).filter(
      ([, value]) => value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0),
    ),
  );

const unique = (texts: (string | undefined)[]) => [...new Set(texts.filter((text) => !!text?.trim()))];

const named = (type: string, entries: readonly { name: string; link: string }[]) => {
  const byName = new Map(entries.filter(({ name }) => name.trim()).map((entry) => [entry.name, entry]));
  return [...byName.values()].map(({ name, link }) => filled({ '@type': type, name, url: followed(link) }));
};

/** What a user declares of a credential. Nothing names the issuer as vouching for it (`recognizedBy`). */
const declared = ({ name, issuer, ...more }: { name: string; issuer: string } & Record<string, unknown>) =>
  filled({
    '@type': 'EducationalOccupationalCredential',
    name,
    description: issuer && `Issuer: ${issuer} (self-declared)`,
    ...more,
  });

/** Licenses, then the uploaded credentials that no license points to. Numbers are here if visitors see them. */
const credentialsOf = (
  resume: Resume,
  credentials: readonly PublicCredential[],
  pageOf: (id: string) => string,
) => {
  const { licenses, alone } = joinProofs(resume, credentials);
  return [
    ...licenses
      .filter(({ name }) => name.trim())
      .map(({ name, issuer, number, issued, validUntil, noExpiry, link, proof }) =>
        declared({
          name,
          issuer,
          credentialCategory: 'license',
          identifier: number,
          dateCreated: issued,
          expires: noExpiry ? '' : validUntil,
          url: proof ? pageOf(proof.id) : followed(link),
        }),
      ),
    ...alone.map(({ id, title, issuer, issuedDate }) =>
      declared({ name: title, issuer: issuer ?? '', dateCreated: issuedDate ?? '', url: pageOf(id) }),
    ),
  ];
};

const isOngoing = (duration: string) => {
  const { start, end } = spanOf(duration);
  return start !== undefined && end === null;
};

/** A profile's owner for search engines, in the terms of https://schema.org/Person: what visitors see, and no more. */
export const personData = (
  { user, resume, credentials }: PublicProfile,
  { publicUrl, url, image }: Addresses,
) =>
  filled({
    '@type': 'Person',
    name: profileName(user),
    url,
    image,
    jobTitle: resume.title,
    description: resume.summary,
    address: resume.location,
    sameAs: unique([resume.website, ...resume.links.map((link) => link.url)].map(followed)),
    worksFor: named(
      'Organization',
      resume.experience
        .filter(({ duration }) => isOngoing(duration))
        .map(({ company, link }) => ({ name: company, link })),
    ),
    alumniOf: named(
      'EducationalOrganization',
      resume.education.map(({ school, link }) => ({ name: school, link })),
    ),
    hasCredential: credentialsOf(
      resume,
      credentials,
      (id) => publicUrl + credentialPagePath(user.username, id),
    ),
    knowsAbout: resume.skills,
    knowsLanguage: named(
      'Language',
      resume.languages.map(({ name }) => ({ name, link: '' })),
    ),
    award: unique(resume.awards.map(({ title, awarder }) => [title, awarder].filter(Boolean).join(', '))),
  });
