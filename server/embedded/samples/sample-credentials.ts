import { createReadStream } from 'node:fs';
import type { CredentialUpload } from '#shared/credentials/schema';
import type { UserId } from '../../db/schema/users';
import type { CredentialsDeps } from '../../features/credentials/credentials-deps';
import { addCredential, listCredentials } from '../../features/credentials/service';
import { storeFile } from '../../features/credentials/files/stored-file';
import { projectFile } from '../../process/project-root';

const samples: (CredentialUpload & { fileName: string })[] = [
  {
    fileName: 'nursing-license.pdf',
    title: 'Registered Nurse, PRC license',
    issuer: 'Professional Regulation Commission',
    issuedDate: '2017-11-24',
    description: 'Valid until November 24, 2029.',
    isPublic: true,
  },
  {
    fileName: 'nbi-clearance.pdf',
    title: 'NBI clearance',
    issuer: 'National Bureau of Investigation',
    issuedDate: '2026-09-02',
    description: '',
    isPublic: false,
  },
  {
    fileName: 'life-support-certificate.png',
    title: 'Advanced Cardiovascular Life Support',
    issuer: 'Visayas Life Support Training Center',
    issuedDate: '2025-03-08',
    description: 'Provider course of two days; valid for two years.',
    isPublic: true,
  },
];

/** Gives a user without credentials the samples, uploaded the usual way: two public ones and a private one. */
export const addSampleCredentials = async (deps: CredentialsDeps, owner: UserId) => {
  if ((await listCredentials(deps, owner)).length > 0) return;
  for (const { fileName, ...details } of samples) {
    const content = createReadStream(projectFile(`server/embedded/samples/credentials/${fileName}`));
    await addCredential(deps, owner, details, await storeFile(deps, owner, content, fileName));
  }
};
