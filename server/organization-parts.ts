import { candidatesPart } from './features/candidates/export';
import { jobOrderTexts } from './features/job-orders/export';
import { letterheadTexts } from './features/letterheads/export';
import { presentationTexts } from './features/presentations/export';
import type { OrganizationPart } from './features/organizations/organizations-deps';

/** What features keep for organizations: their files, export, and what to do when the plan ends. Each adds its part here. */
export const organizationParts: readonly OrganizationPart[] = [
  candidatesPart,
  { exportTexts: jobOrderTexts },
  { exportTexts: letterheadTexts },
  { exportTexts: presentationTexts },
];
