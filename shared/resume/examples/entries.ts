import type { EducationEntry, ExperienceEntry, ResumeContent } from '../schema';
import { emptyEntries } from '../empty-entries';
import type { LicenseEntry, SeaServiceEntry } from '../sections/schema';

/** A filled resume of a person who does not exist. */
export interface ResumeExample {
  person: { firstName: string; lastName: string; email: string };
  content: ResumeContent;
}

// The examples hold what a person would fill in; the rest of an entry is empty.

export const job = (entry: Partial<ExperienceEntry>): ExperienceEntry => ({
  ...emptyEntries.experience,
  ...entry,
});

export const study = (entry: Partial<EducationEntry>): EducationEntry => ({
  ...emptyEntries.education,
  ...entry,
});

export const license = (entry: Partial<LicenseEntry>): LicenseEntry => ({
  ...emptyEntries.licenses,
  ...entry,
});

export const contract = (entry: Partial<SeaServiceEntry>): SeaServiceEntry => ({
  ...emptyEntries.seaService,
  ...entry,
});

/** A description of points. */
export const points = (...lines: string[]) => lines.map((line) => `• ${line}`).join('\n');
