import type { EducationEntry, ExperienceEntry, ResumeContent } from '../schema';
import type { LicenseEntry } from '../sections/schema';

/** A filled resume of a person who does not exist. */
export interface ResumeExample {
  person: { firstName: string; lastName: string; email: string };
  content: ResumeContent;
}

// The examples hold what a person would fill in; the rest of an entry is empty.

export const job = (entry: Partial<ExperienceEntry>): ExperienceEntry => ({
  title: '',
  company: '',
  duration: '',
  description: '',
  location: '',
  link: '',
  ...entry,
});

export const study = (entry: Partial<EducationEntry>): EducationEntry => ({
  degree: '',
  school: '',
  year: '',
  description: '',
  link: '',
  ...entry,
});

export const license = (entry: Partial<LicenseEntry>): LicenseEntry => ({
  name: '',
  issuer: '',
  number: '',
  issued: '',
  validUntil: '',
  noExpiry: false,
  link: '',
  credentialId: '',
  numberIsPublic: false,
  ...entry,
});

/** A description of points. */
export const points = (...lines: string[]) => lines.map((line) => `• ${line}`).join('\n');
