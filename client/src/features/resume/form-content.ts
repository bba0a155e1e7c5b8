import type { z } from 'zod';
import { useWatch, type Control } from 'react-hook-form';
import { emptyResume, resumeContent, type Resume, type ResumeContent } from '#shared/resume/schema';

/** The resume's rules for a form, which holds every field: the schema's default for a missing one never applies. */
export const formSchema = resumeContent as z.ZodType<ResumeContent, ResumeContent>;

/** The part of a stored resume that the form holds. */
export const contentOf = (resume: Resume): ResumeContent => ({
  title: resume.title,
  summary: resume.summary,
  phone: resume.phone,
  location: resume.location,
  website: resume.website,
  profilePhotoUrl: resume.profilePhotoUrl,
  skills: [...resume.skills],
  experience: resume.experience.map((entry) => ({ ...entry })),
  education: resume.education.map((entry) => ({ ...entry })),
});

/** Two contents with the same fingerprint are the same, but for what a save cleans away (spaces at the ends). */
export const fingerprintOf = (content: ResumeContent) => {
  const clean = resumeContent.safeParse(content);
  const { title, summary, phone, location, website, profilePhotoUrl, skills, experience, education } =
    clean.data ?? content;
  return JSON.stringify([
    [title, summary, phone, location, website, profilePhotoUrl, skills],
    experience.map((entry) => [entry.title, entry.company, entry.duration, entry.description]),
    education.map((entry) => [entry.degree, entry.school, entry.year, entry.description]),
  ]);
};

export const isSameContent = (one: ResumeContent, other: ResumeContent) =>
  fingerprintOf(one) === fingerprintOf(other);

/** Whether there is anything in it that an import would replace. The photo is no part of that. */
export const isBlank = (content: ResumeContent) =>
  isSameContent({ ...content, profilePhotoUrl: '' }, emptyResume);

/** What the form holds, with every keystroke. For small components only: each of them renders again each time. */
export const useFormContent = (control: Control<ResumeContent>) =>
  // The form starts with every field, so nothing that the type calls optional is ever missing.
  useWatch({ control }) as ResumeContent;
