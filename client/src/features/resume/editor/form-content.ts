import { z } from 'zod';
import { useWatch, type Control } from 'react-hook-form';
import { emptyResume, resumeContent, type ResumeContent } from '#shared/resume/schema';

const resumeText = resumeContent.omit({ profilePhotoUrl: true });
/** A resume without its photo, which is saved by itself, at once. */
export type ResumeText = z.infer<typeof resumeText>;

/** What the form holds: the text, and a skill that was typed but not added yet. */
export type FormContent = ResumeText & { newSkill: string };

/** The resume's rules for a form, which holds every field: the schema's default for a missing one never applies. */
export const formSchema = resumeText.extend({ newSkill: z.string() }) as z.ZodType<FormContent, FormContent>;

export const textOf = (resume: ResumeText): ResumeText => ({
  title: resume.title,
  summary: resume.summary,
  phone: resume.phone,
  location: resume.location,
  website: resume.website,
  skills: [...resume.skills],
  experience: resume.experience.map((entry) => ({ ...entry })),
  education: resume.education.map((entry) => ({ ...entry })),
});

/** The form that this resume opens as. */
export const formOf = (resume: ResumeText): FormContent => ({ ...textOf(resume), newSkill: '' });

/** The resume that a form and a photo make. */
export const resumeOf = (content: FormContent, profilePhotoUrl: string): ResumeContent => ({
  ...textOf(content),
  profilePhotoUrl,
});

/** Two contents with the same fingerprint are the same, but for what a save cleans away (spaces at the ends). */
export const fingerprintOf = (content: FormContent) => {
  const clean = formSchema.safeParse(content);
  const { title, summary, phone, location, website, skills, experience, education } = clean.data ?? content;
  return JSON.stringify([
    [title, summary, phone, location, website, skills, content.newSkill.trim()],
    experience.map((entry) => [entry.title, entry.company, entry.duration, entry.description]),
    education.map((entry) => [entry.degree, entry.school, entry.year, entry.description]),
  ]);
};

export const isSameContent = (one: FormContent, other: FormContent) =>
  fingerprintOf(one) === fingerprintOf(other);

/** Whether there is nothing in it that an import would replace. */
export const isBlank = (content: FormContent) => isSameContent(content, formOf(emptyResume));

/** What the form holds, with every keystroke. For small components only: each of them renders again each time. */
export const useFormContent = (control: Control<FormContent>) =>
  // The form starts with every field, so nothing that the type calls optional is ever missing.
  useWatch({ control }) as FormContent;
