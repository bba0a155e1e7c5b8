import { z } from 'zod';
import { line, lines, optionalText } from '#shared/text';
import { templateId } from '#shared/resume-document/template-id';

/** The limits that fields, counters and messages share. */
export const resumeLimits = {
  title: 100,
  lineMin: 2,
  line: 100,
  summary: 500,
  summaryRecommended: 20,
  phoneInput: 15,
  duration: 50,
  descriptionMin: 10,
  skill: 30,
  skills: 20,
  entries: 50,
  description: 500,
  educationDescription: 300,
} as const;

const phone = line({ max: 20, message: 'Phone number must be less than 20 characters' }).refine(
  (value) => value === '' || /^\+?[\d\s\-()]{7,}$/.test(value),
  {
    message: 'Please enter a valid phone number',
  },
);

const website = line({ max: 2000, message: 'Website must be less than 2000 characters' }).refine(
  (value) => value === '' || z.url({ protocol: /^https?$/ }).safeParse(value).success,
  {
    message: 'Please enter a valid website URL',
  },
);

/** A skill as it is stored; the form is stricter when one is added (see skills.ts). */
export const skill = line({
  max: resumeLimits.skill,
  message: `Skill must be less than ${resumeLimits.skill} characters`,
}).min(1, 'Skill cannot be empty');

export const experienceEntry = z.strictObject({
  title: optionalText(line, 'Job title', { min: resumeLimits.lineMin, max: resumeLimits.line }),
  company: optionalText(line, 'Company', { min: 2, max: 100 }),
  duration: optionalText(line, 'Duration', { min: 2, max: 50 }),
  description: optionalText(lines, 'Description', { min: 10, max: resumeLimits.description }),
});
export type ExperienceEntry = z.infer<typeof experienceEntry>;

export const educationEntry = z.strictObject({
  degree: optionalText(line, 'Degree', { min: 2, max: 100 }),
  school: optionalText(line, 'School', { min: 2, max: 100 }),
  year: line({ max: 20, message: 'Year must be less than 20 characters' }).refine(
    (value) => value === '' || /^\d{4}(-\d{4})?$/.test(value),
    {
      message: 'Please enter a valid year format (e.g., 2020 or 2020-2024)',
    },
  ),
  description: optionalText(lines, 'Description', { max: resumeLimits.educationDescription }).default(''),
});
export type EducationEntry = z.infer<typeof educationEntry>;

/** Our own photo's address, or none: a resume never makes its readers' browsers call a stranger's server. */
export const photoUrl = z
  .string()
  .regex(/^$|^\/api\/photos\/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, 'Please upload a photo');

/** The content of a resume: what the form holds and a save carries. */
export const resumeContent = z.strictObject({
  title: optionalText(line, 'Title', { min: 2, max: resumeLimits.title }),
  summary: optionalText(lines, 'Summary', { min: 20, max: resumeLimits.summary }),
  phone,
  location: optionalText(line, 'Location', { min: 2, max: 100 }),
  website,
  profilePhotoUrl: photoUrl,
  skills: z.array(skill).max(resumeLimits.skills, `Maximum ${resumeLimits.skills} skills allowed`),
  experience: z
    .array(experienceEntry)
    .max(resumeLimits.entries, `Maximum ${resumeLimits.entries} work experience entries allowed`),
  education: z
    .array(educationEntry)
    .max(resumeLimits.entries, `Maximum ${resumeLimits.entries} education entries allowed`),
});
export type ResumeContent = z.infer<typeof resumeContent>;

export const emptyResume: ResumeContent = {
  title: '',
  summary: '',
  phone: '',
  location: '',
  website: '',
  profilePhotoUrl: '',
  skills: [],
  experience: [],
  education: [],
};

/**
 * A save. `version` is the one the form was loaded with (0 for a resume never saved); without it the save is taken as
 * it is. A field left out keeps what is stored, so that a program which knows fewer fields erases nothing.
 */
export const resumeSave = resumeContent.partial().extend({ version: z.int().nonnegative().optional() });
export type ResumeSave = z.infer<typeof resumeSave>;

/** A stored resume. `version` grows by one with each save; `updatedAt` is null before the first. */
export const resume = z.object({
  title: z.string(),
  summary: z.string(),
  phone: z.string(),
  location: z.string(),
  website: z.string(),
  profilePhotoUrl: z.string(),
  skills: z.array(z.string()),
  experience: z.array(
    z.object({ title: z.string(), company: z.string(), duration: z.string(), description: z.string() }),
  ),
  education: z.array(
    z.object({ degree: z.string(), school: z.string(), year: z.string(), description: z.string() }),
  ),
  templateId,
  version: z.int().nonnegative(),
  updatedAt: z.iso.datetime().nullable(),
});
export type Resume = z.infer<typeof resume>;
