import { product } from '#shared/product/product';
import { isolated, withoutInvisible } from '#shared/text/invisible';
import type { CredentialRecord } from '../credentials/schema';

interface Named {
  firstName: string;
  lastName: string;
}

/** First and last name for a profile; 'Professional' when both are empty. */
export const profileName = ({ firstName, lastName }: Named) =>
  [firstName, lastName]
    .map((name) => withoutInvisible(name).trim())
    .filter(Boolean)
    .join(' ') || 'Professional';

interface Titled {
  user: Named;
  resume: { title: string };
}

/** The profile's owner in one line: 'Maria Santos – Nurse'. */
export const profileHeadline = ({ user, resume }: Titled) =>
  [profileName(user), resume.title.trim()].filter(Boolean).map(isolated).join(' – ');

/** The title of a profile's page, the same in the server's HTML and after navigation: 'Maria Santos – Nurse | Husay'. */
export const profileTitle = (profile: Titled) => `${profileHeadline(profile)} | ${product.name}`;

type TitledCredential = {
  owner: Pick<CredentialRecord['owner'], 'firstName' | 'lastName'>;
  credential: { title: string };
};

/** A credential and its owner in one line: 'PRC License – Maria Santos'. */
export const credentialHeadline = ({ owner, credential }: TitledCredential) =>
  `${isolated(credential.title)} – ${isolated(profileName(owner))}`;

/** The title of a credential's page, the same in the server's HTML and after navigation. */
export const credentialTitle = (record: TitledCredential) =>
  `${credentialHeadline(record)} | ${product.name}`;

export const missingCredentialTitle = `Credential Not Found | ${product.name}`;
