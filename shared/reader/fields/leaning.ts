import type { SectionKind } from '#shared/resume/read-resume';
import {
  awardScore,
  companyScore,
  degreeScore,
  issuerScore,
  jobScore,
  licenseScore,
  publisherScore,
  schoolScore,
} from '#shared/resume/words';

const byJob = (text: string) => jobScore(text) - companyScore(text);
const leanings: Partial<Record<SectionKind, (text: string) => number>> = {
  education: (text) => degreeScore(text) - schoolScore(text),
  experience: byJob,
  volunteering: byJob,
  projects: byJob,
  awards: (text) => awardScore(text) - companyScore(text),
  licenses: (text) => licenseScore(text) - issuerScore(text),
  publications: (text) => -publisherScore(text),
};

/** How much a text looks like the headline of an entry (above zero) or like its organization (below zero). */
export const leaning = (kind: SectionKind, text: string): number => leanings[kind]?.(text) ?? 0;
