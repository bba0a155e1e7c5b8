import { educationFields, experienceFields, resumeFields, resumeLimits } from '#shared/resume/resume-fields';
import { defaultHeadings } from '#shared/resume/sections/section-order';
import { customEntryFields, sectionEntryFields, sectionLimits } from '#shared/resume/sections/section-fields';
import type { EntryListName, ResumeText, TextField } from '../../form/form-content';
import { sectionForms } from '../../sections/section-forms';
import type { AdditionalListName } from '../../sections/section-forms';

/** An entry of any list, as the review handles all of them. */
export type Entry = Readonly<Record<string, string | boolean>>;

export interface ReviewList {
  heading: string;
  /** 'Experience': names entries without a name ('Experience 2'). */
  noun: string;
  max: number;
  fields: Readonly<Record<string, TextField>>;
  /** The fields that name an entry, the first one above all. */
  namedBy: readonly string[];
  /** The fields that are shown where the file has nothing for them, too. */
  usual: readonly string[];
}

const additional = (id: AdditionalListName): ReviewList => ({
  heading: defaultHeadings[id],
  noun: sectionForms[id].noun,
  max: sectionForms[id].max,
  fields: sectionEntryFields[id],
  namedBy: sectionForms[id].namedBy,
  usual: sectionForms[id].namedBy,
});

const additionalIds = Object.keys(sectionEntryFields) as AdditionalListName[];

/** Every list of entries, in the order of the form. */
export const reviewLists: Readonly<Record<EntryListName, ReviewList>> = {
  experience: {
    heading: defaultHeadings.experience,
    noun: 'Experience',
    max: resumeLimits.entries,
    fields: experienceFields,
    namedBy: ['title', 'company'],
    usual: ['title', 'company', 'duration', 'description'],
  },
  education: {
    heading: defaultHeadings.education,
    noun: 'Education',
    max: resumeLimits.entries,
    fields: educationFields,
    namedBy: ['degree', 'school'],
    usual: ['degree', 'school', 'year'],
  },
  ...(Object.fromEntries(additionalIds.map((id) => [id, additional(id)])) as Record<
    AdditionalListName,
    ReviewList
  >),
};
export const listNames = Object.keys(reviewLists) as EntryListName[];

export const customList: ReviewList = {
  heading: '',
  noun: 'Entry',
  max: sectionLimits.customEntries,
  fields: customEntryFields,
  namedBy: ['title', 'place'],
  usual: ['title'],
};

/** The texts outside of lists, in the order of the form. */
export const singleFields = resumeFields;
export type SingleName = keyof typeof resumeFields;
export const singleNames = Object.keys(resumeFields) as SingleName[];

/** Texts of several lines. */
const longTexts = new Set(['summary', 'description', 'quote', 'text']);
export const isLongText = (name: string) => longTexts.has(name);

export const entriesOf = (content: ResumeText, list: EntryListName): readonly Entry[] => content[list];

export const entryText = (entry: Entry, name: string) => {
  const value = entry[name];
  return typeof value === 'string' ? value : '';
};

/** 'Staff Nurse, Visayas Medical', or 'Experience 2' for one without a name. */
export const nameOfEntry = (entry: Entry, { namedBy, noun }: ReviewList, index: number) =>
  namedBy
    .map((name) => entryText(entry, name))
    .filter(Boolean)
    .join(', ') || `${noun} ${index + 1}`;
