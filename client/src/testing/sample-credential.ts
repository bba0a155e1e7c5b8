import type { CredentialRecord } from '#shared/credentials/schema';
import { sampleProfile } from './sample-profile';

const [license] = sampleProfile.credentials;
if (!license) throw new Error('The sample profile has no credential');
const { username, firstName, lastName } = sampleProfile.user;

/** What the page of the sample profile's credential, a PDF, shows. */
export const sampleRecord: CredentialRecord = {
  owner: {
    username,
    firstName,
    lastName,
    title: sampleProfile.resume.title,
    photoUrl: sampleProfile.resume.profilePhotoUrl,
  },
  credential: {
    ...license,
    description: 'Renewed every three years.\n- Valid until 2027',
    sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
    uploadedAt: '2026-11-20T01:00:00.000Z',
  },
  license: null,
  trust: 'self-declared',
  today: sampleProfile.today,
};

/** The same as a picture. */
export const pictureRecord: CredentialRecord = {
  ...sampleRecord,
  credential: {
    ...sampleRecord.credential,
    fileType: 'image/png',
    thumbnailUrl: `/api/credentials/${license.id}/thumbnail`,
  },
};
