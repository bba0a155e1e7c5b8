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

/** 'Senior High School in Accountancy' is what was finished, not where. */
const schoolLevel =
  /^(?:(?:senior|junior) high(?: school)?|(?:high|elementary|primary|secondary) (?:school|education)|vocational)(?=$|\s+(?:in|diploma|graduate|strand|track|level|education)\b|\s*[,–—(:-])/i;
/** What names a license or who gives it, whatever its other words say. */
const surely = {
  license: /\bNC ?I{1,3}V?\b|\b(?:licensed|registered|licensure)\b/i,
  issuer:
    /\b(?:professional regulation(?: commission)?|prc|tesda|marina|maritime industry authority|land transportation office|lto|civil service commission|red cross)\b/i,
};

const byDegree = (text: string): number =>
  schoolLevel.test(text)
    ? 3 + byDegree(text.replace(schoolLevel, ''))
    : degreeScore(text) - schoolScore(text);
const byLicense = (text: string) =>
  licenseScore(text) -
  issuerScore(text) +
  (surely.license.test(text) ? 2 : 0) -
  (surely.issuer.test(text) ? 2 : 0);
/** What its last word is, a name is: 'Medical Technologist', 'Nurse Staffing Services'. */
const byJob = (text: string) => {
  const last = text.slice(text.lastIndexOf(' ') + 1);
  return jobScore(text) - companyScore(text) + (jobScore(last) - companyScore(last)) / 2;
};
const leanings: Partial<Record<SectionKind, (text: string) => number>> = {
  education: byDegree,
  experience: byJob,
  volunteering: byJob,
  projects: byJob,
  awards: (text) =>
    awardScore(text) + (/\bexam(?:ination)?\b/i.test(text) ? 1 : 0) - companyScore(text) - issuerScore(text),
  licenses: byLicense,
  publications: (text) => -publisherScore(text),
};

/** How much a text looks like the headline of an entry (above zero) or like its organization (below zero). */
export const leaning = (kind: SectionKind, text: string): number => leanings[kind]?.(text) ?? 0;
