import { product } from '#shared/product/product';
import { profileName } from '#shared/public-profile/profile-title';
import type { CredentialRecord } from '../credentials/schema';

type Titled = {
  owner: Pick<CredentialRecord['owner'], 'firstName' | 'lastName'>;
  credential: { title: string };
};

/** A credential and its owner in one line: 'PRC License – Maria Santos'. */
export const credentialHeadline = ({ owner, credential }: Titled) =>
  `${credential.title} – ${profileName(owner)}`;

/** The title of a credential's page, the same in the server's HTML and after navigation. */
export const credentialTitle = (record: Titled) => `${credentialHeadline(record)} | ${product.name}`;

export const missingCredentialTitle = `Credential Not Found | ${product.name}`;
