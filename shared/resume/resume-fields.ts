import { normalizeDuration } from '#shared/text/duration';
import { normalizePhone, normalizeWebsite, typedYears } from './typed-fields';

/**
 * Every text of a resume: schema, form, import and messages read its limits here. Any text may be empty; `min` holds
 * once there is some. Lengths are in UTF-16 code units of the cleaned text. `normalize` rewrites what was typed as the
 * field is left and before it is saved.
 */
export const resumeFields = {
  title: { label: 'Title', min: 2, max: 100 },
  summary: { label: 'Summary', min: 20, max: 500 },
  phone: { label: 'Phone', max: 20, maxTyped: 15, normalize: normalizePhone },
  location: { label: 'Location', min: 2, max: 100 },
  website: { label: 'Website', max: 2000, normalize: normalizeWebsite },
} as const;

export const experienceFields = {
  title: { label: 'Job title', min: 2, max: 100 },
  company: { label: 'Company', min: 2, max: 100 },
  duration: { label: 'Duration', min: 2, max: 50, normalize: normalizeDuration },
  description: { label: 'Description', min: 10, max: 500 },
  location: { label: 'Location', max: 100 },
  link: { label: "Company's website", max: 300, normalize: normalizeWebsite },
} as const;

export const educationFields = {
  degree: { label: 'Degree', min: 2, max: 100 },
  school: { label: 'School', min: 2, max: 100 },
  year: { label: 'Year', max: 20, normalize: typedYears },
  description: { label: 'Description', max: 300 },
  link: { label: "School's website", max: 300, normalize: normalizeWebsite },
} as const;

/** `skills` and `entries` are numbers of items; a skill's `min` holds when it is added (see skills.ts). */
export const resumeLimits = { skill: { min: 2, max: 30 }, skills: 20, entries: 50 } as const;
