import { pages } from '#shared/pages/page-table';
import { samplePerson, sampleResume } from '#shared/resume/sample-resume';
import type { PdfData } from '../public-profile/schema';

/** The example at /example: the sample user's profile, in every installation, without an account. */
export const exampleProfile: PdfData = {
  user: {
    username: pages.example.slice(1),
    ...samplePerson,
    profileImageUrl: null,
    plan: 'pro',
  },
  resume: { ...sampleResume, profilePhotoUrl: '/example-photo.jpg', updatedAt: null },
  credentials: [],
  // A fixed day: the page has no data of its own, and server and browser must render the same.
  today: '2026-11-23',
  templateId: 'modern-blue',
  paper: null,
  density: 'automatic',
  monthStyle: 'as-typed',
  photo: 'automatic',
  qrCode: false,
  attachData: true,
};
