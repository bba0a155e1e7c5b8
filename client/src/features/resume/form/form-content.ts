import { useWatch, type Control, type UseFormReturn } from 'react-hook-form';
import { emptyResume } from '#shared/resume/empty-resume';
import { educationFields, experienceFields, resumeFields } from '#shared/resume/resume-fields';
import { particularFields, type ParticularName } from '#shared/resume/particulars';
import type { ResumeContent } from '#shared/resume/schema';
import type { CustomEntry } from '#shared/resume/sections/schema';
import { sectionEntryFields } from '#shared/resume/sections/section-fields';
import { isNoExpiry } from '#shared/text/partial-date';
import { cleanLines } from '#shared/text/plain-text';

/** A resume without its photo, which is saved by itself, at once. */
export type ResumeText = Omit<ResumeContent, 'profilePhotoUrl'>;

/** The form's content: the text, and a skill that was typed but not added yet. */
export type FormContent = ResumeText & { newSkill: string };

/** A form's content, and the version of the resume that it started from. */
export interface Typed {
  content: FormContent;
  version: number;
}

/** The names of the texts in an object with texts and lists. */
type TextName<Content> = {
  [Name in keyof Content & string]: Content[Name] extends string ? Name : never;
}[keyof Content & string];

/** The lists of entries that have fields, and these. */
const entryFields = {
  experience: experienceFields,
  education: educationFields,
  ...sectionEntryFields,
};
export type EntryListName = keyof typeof entryFields;
export type CustomEntriesPath = `customSections.${number}.entries`;

/** Where a text is in the form. */
export type TextPath =
  | TextName<ResumeText>
  | { [List in EntryListName]: `${List}.${number}.${TextName<ResumeText[List][number]>}` }[EntryListName]
  | `particulars.${ParticularName}`
  | `customSections.${number}.heading`
  | `${CustomEntriesPath}.${number}.${TextName<CustomEntry>}`;

/** A row of the tables of fields in the resume's schema. */
export interface TextField {
  label: string;
  max: number;
  normalize?: (typed: string) => string;
}

const names = Object.keys(emptyResume).filter((name) => name !== 'profilePhotoUrl') as (keyof ResumeText)[];

/** A copy of a resume's text, without anything else that the resume has. */
export const textOf = (resume: ResumeText) =>
  Object.fromEntries(names.map((name) => [name, structuredClone(resume[name])])) as ResumeText;

/** The form that this resume opens as. */
export const formOf = (resume: ResumeText): FormContent => ({ ...textOf(resume), newSkill: '' });

/** Combines form content and photo into a resume. */
export const resumeOf = (content: FormContent, profilePhotoUrl: string): ResumeContent => ({
  ...textOf(content),
  profilePhotoUrl,
});

/** The same properties in one order, however an object was made. */
export const inOrder = (_key: string, value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value;

/** Contents with equal fingerprints are equal after a save's normalization (trimming, line breaks, Unicode). */
export const fingerprintOf = (content: FormContent) =>
  JSON.stringify(content, (key, value: unknown) =>
    typeof value === 'string' ? cleanLines(value) : inOrder(key, value),
  );

export const isSameContent = (one: FormContent, other: FormContent) =>
  fingerprintOf(one) === fingerprintOf(other);

/** Whether there is nothing in it that an import would replace. */
export const isBlank = (content: FormContent) => isSameContent(content, formOf(emptyResume));

/** The form's content at every keystroke. For small components only: each rerenders each time. */
export const useFormContent = (control: Control<FormContent>) =>
  // The form starts with every field, so nothing that the type calls optional is ever missing.
  useWatch({ control }) as FormContent;

/** Normalizes each text as leaving its field would: Ctrl+S saves while the focus is in it. */
export const normalizeTyping = ({ getValues, setValue }: UseFormReturn<FormContent>) => {
  const normalizeAll = (prefix: string, fields: Record<string, TextField>) => {
    for (const [name, { normalize }] of Object.entries(fields)) {
      const path = `${prefix}${name}` as TextPath;
      if (normalize) setValue(path, normalize(getValues(path)));
    }
  };
  normalizeAll('', resumeFields);
  normalizeAll('particulars.', particularFields);
  for (const [list, fields] of Object.entries(entryFields))
    for (const index of getValues(list as EntryListName).keys()) normalizeAll(`${list}.${index}.`, fields);
  for (const [index, { validUntil }] of getValues('licenses').entries()) {
    if (!isNoExpiry(validUntil)) continue;
    setValue(`licenses.${index}.noExpiry`, true);
    setValue(`licenses.${index}.validUntil`, '');
  }
};

/** The fields of the form with an error, by their paths. */
export const refusedFields = (errors: object, parent = ''): string[] =>
  Object.entries(errors as Record<string, object | undefined>).flatMap(([name, error]) => {
    if (!error) return [];
    const path = parent + name;
    return 'type' in error && typeof error.type === 'string' ? [path] : refusedFields(error, `${path}.`);
  });
