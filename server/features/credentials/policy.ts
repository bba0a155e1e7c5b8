import type { CredentialRow } from '../../db/schema/credentials';

type Exposure = 'indexed' | 'unlisted' | 'hidden';

/** Visitors see a public credential and its files wherever they see the profile. The owner sees every one of theirs. */
export const canVisitorsSee = ({ isPublic }: Pick<CredentialRow, 'isPublic'>, profile: Exposure): boolean =>
  isPublic && profile !== 'hidden';
