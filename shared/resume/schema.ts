import { z } from 'zod';
import { line, lines, optionalText } from '#shared/text/schema';
import { webAddress } from '#shared/text/web-address';
import { densities, design, paperNames, photoShapes } from '#shared/document/page-settings';
import { monthStyles } from '#shared/text/partial-date';
import { templateId } from '#shared/document/template-id';
import { educationFields, experienceFields, resumeFields, resumeLimits } from './resume-fields';
import { beyondTotalMessage, sectionBeyondTotal, sectionsContent, webLink } from './sections/schema';

const phone = line({
  max: resumeFields.phone.max,
  message: `Phone number must be less than ${resumeFields.phone.max} characters`,
}).refine((value) => value === '' || /^\+?[\d\s\-()]{7,}$/.test(value), {
  message: 'Please enter a valid phone number',
});

const website = optionalText(line, resumeFields.website).refine(
  (value) => value === '' || webAddress(value) !== undefined,
  { message: 'Please enter a valid website URL' },
);

/** A skill as it is stored; the form is stricter when one is added (see skills.ts). */
export const skill = line({
  max: resumeLimits.skill.max,
  message: `Skill must be less than ${resumeLimits.skill.max} characters`,
}).min(1, 'Skill cannot be empty');

const experienceEntry = z.strictObject({
  title: optionalText(line, experienceFields.title),
  company: optionalText(line, experienceFields.company),
  duration: optionalText(line, experienceFields.duration),
  description: optionalText(lines, experienceFields.description),
  location: optionalText(line, experienceFields.location).default(''),
  link: webLink(experienceFields.link),
});
export type ExperienceEntry = z.infer<typeof experienceEntry>;

export const educationEntry = z.strictObject({
  degree: optionalText(line, educationFields.degree),
  school: optionalText(line, educationFields.school),
  year: optionalText(line, educationFields.year).refine(
    (value) => value === '' || /^\d{4}(-\d{4})?$/.test(value),
    { message: 'Please enter a valid year format (e.g., 2020 or 2020-2024)' },
  ),
  description: optionalText(lines, educationFields.description).default(''),
  link: webLink(educationFields.link),
});
export type EducationEntry = z.infer<typeof educationEntry>;

/** Our own photo's address, or none: a resume never makes its readers' browsers call a stranger's server. */
const photoUrl = z
  .string()
  .regex(/^$|^\/api\/photos\/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, 'Please upload a photo');

/** The specified content; each field is a column of a resume. */
const specifiedContent = z.strictObject({
  title: optionalText(line, resumeFields.title),
  summary: optionalText(lines, resumeFields.summary),
  phone,
  location: optionalText(line, resumeFields.location),
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
type SpecifiedContent = z.infer<typeof specifiedContent>;
export const specifiedFields = Object.keys(specifiedContent.shape) as (keyof SpecifiedContent)[];

/** The content of a resume: what the form holds and a save carries. Stored, empty and form content derive from it. */
export const resumeContent = z.strictObject({ ...specifiedContent.shape, ...sectionsContent.shape });
export type ResumeContent = z.infer<typeof resumeContent>;

const emptyValueOf = (type: unknown): unknown => {
  if (type instanceof z.ZodDefault) return emptyValueOf(type.unwrap());
  if (type instanceof z.ZodArray) return [];
  if (type instanceof z.ZodRecord) return {};
  if (type instanceof z.ZodObject) return emptyOf(type);
  return type instanceof z.ZodBoolean ? false : '';
};

/** The object with nothing in it: '' for each text, [] for each list, false for each choice. */
export const emptyOf = <Type extends z.ZodObject>({ shape }: Type) =>
  Object.fromEntries(
    Object.entries(shape).map(([name, type]) => [name, emptyValueOf(type)]),
  ) as z.infer<Type>;

export const emptySections = emptyOf(sectionsContent);
export const emptyExperience = emptyOf(experienceEntry);
export const emptyEducation = emptyOf(educationEntry);

/**
 * The largest save, in bytes of JSON: 50 jobs and schools at their limits and the other sections at theirs, every character
 * escaped (\uXXXX).
 */
export const maxResumeBytes = 928 * 1024;

/**
 * A save. `version` is the one the form was loaded with (0 for a resume never saved); without it the save is taken as
 * it is. A field left out keeps what is stored, so that a program which knows fewer fields erases nothing.
 */
export const resumeSave = resumeContent
  .partial()
  .extend({ version: z.int().nonnegative().optional() })
  .superRefine((save, context) => {
    const longest = sectionBeyondTotal(save);
    if (longest) context.addIssue({ code: 'custom', path: [longest], message: beyondTotalMessage });
  });
export type ResumeSave = z.infer<typeof resumeSave>;

/** A type's stored form: the same texts and lists without their limits, as what is stored may be older than a rule. */
type Stored<Type> =
  Type extends z.ZodDefault<infer Inner>
    ? Stored<Inner>
    : Type extends z.ZodArray<infer Item>
      ? z.ZodArray<Stored<Item>>
      : Type extends z.ZodObject<infer Shape>
        ? z.ZodObject<StoredShape<Shape>>
        : Type extends z.ZodRecord
          ? z.ZodRecord<z.ZodString, z.ZodString>
          : Type extends z.ZodBoolean
            ? z.ZodBoolean
            : z.ZodString;

type StoredShape<Shape> = { [Name in keyof Shape]: Stored<Shape[Name]> };

const storedType = (type: unknown): z.ZodType => {
  if (type instanceof z.ZodDefault) return storedType(type.unwrap());
  if (type instanceof z.ZodArray) return z.array(storedType(type.element));
  if (type instanceof z.ZodObject) return z.object(storedShape(type.shape));
  if (type instanceof z.ZodRecord) return z.record(z.string(), z.string());
  return type instanceof z.ZodBoolean ? z.boolean() : z.string();
};

const storedShape = <Shape extends z.ZodRawShape>(shape: Shape) =>
  Object.fromEntries(
    Object.entries(shape).map(([name, type]) => [name, storedType(type)]),
  ) as StoredShape<Shape>;

/** The content of a stored resume. */
export const storedResumeContent = z.object(storedShape(resumeContent.shape));

/** How the pages are drawn, but for the paper. */
const pageChoices = {
  templateId,
  density: z.enum(densities),
  photo: z.enum(photoShapes),
  monthStyle: z.enum(monthStyles),
  ...design,
  qrCode: z.boolean(),
  attachData: z.boolean(),
};

/** Some of the settings of the pages, to be kept with a resume. */
export const pageChoice = z.strictObject({ ...pageChoices, paper: z.enum(paperNames) }).partial();

/**
 * A stored resume. `version` grows by one with each save; `updatedAt` is null before the first. `paper` is null until the
 * user has chosen one.
 */
export const resume = storedResumeContent.extend({
  ...pageChoices,
  paper: z.enum(paperNames).nullable(),
  version: z.int().nonnegative(),
  updatedAt: z.iso.datetime().nullable(),
});
export type Resume = z.infer<typeof resume>;
