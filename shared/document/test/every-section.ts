import { fullSections } from '#shared/resume/sections/testing/full-sections';
import type { DocumentSource } from '../layout/document';
import { profileCode } from '../profile-code';
import { lizaSource } from './people';

/** A resume with every section, and a QR code. */
export const everySection: DocumentSource = {
  ...lizaSource,
  resume: { ...lizaSource.resume, ...fullSections },
  profileCode: await profileCode('https://husay.example/profile/liza'),
};
