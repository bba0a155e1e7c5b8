import type { ComponentProps } from 'react';
import { emptyOf } from '#shared/resume/schema';
import {
  awardEntry,
  customEntry,
  languageEntry,
  licenseEntry,
  linkEntry,
  projectEntry,
  publicationEntry,
  referenceEntry,
  trainingEntry,
  volunteeringEntry,
} from '#shared/resume/sections/schema';
import {
  awardFields,
  customEntryFields,
  languageFields,
  linkFields,
  projectFields,
  publicationFields,
  referenceFields,
  sectionLimits,
  trainingFields,
  volunteeringFields,
} from '#shared/resume/sections/section-fields';
import type { EntryListName, TextField } from '../editor/form-content';
import { loadTrainingPresets, type LoadPresets } from './presets';
import { languageLevels, languageNames, linkLabels } from './suggestions';

/** A field of an entry and how it is typed. A 'duration' has months to choose, a 'date' may be a year alone. */
export interface EntryField {
  name: string;
  field: TextField;
  as?: 'line' | 'text' | 'duration' | 'date';
  /** In place of the field's own. */
  label?: string;
  hint?: string;
  suggestions?: readonly string[];
  /** Like suggestions, and what each of them means for the other fields. */
  presets?: LoadPresets;
  input?: ComponentProps<'input'>;
  /** Takes the whole width. */
  wide?: boolean;
}

export interface SectionForm {
  /** 'Language': names the entries ('Language 1') and the button ('Add Language'). */
  noun: string;
  /** What belongs here, in one line. */
  explanation: string;
  max: number;
  empty: object;
  /** The fields that name an entry. */
  namedBy: readonly string[];
  fields: readonly EntryField[];
}

export type AdditionalListName = Exclude<EntryListName, 'experience' | 'education'>;

const web = { type: 'url', inputMode: 'url' } as const;
const points = 'Start a line with - to make it a point';

/** How each section beside the specified ones is typed. Licenses have more: see license-fields.tsx. */
export const sectionForms: Record<AdditionalListName, SectionForm> = {
  licenses: {
    noun: 'License',
    explanation: 'PRC, TESDA NC, BLS, driver’s license',
    max: sectionLimits.licenses,
    empty: emptyOf(licenseEntry),
    namedBy: ['name', 'issuer'],
    fields: [],
  },
  languages: {
    noun: 'Language',
    explanation: 'Languages, dialects and your level',
    max: sectionLimits.languages,
    empty: emptyOf(languageEntry),
    namedBy: ['name'],
    fields: [
      { name: 'name', field: languageFields.name, suggestions: languageNames },
      {
        name: 'level',
        field: languageFields.level,
        hint: 'In your words, or from A1 to C2',
        suggestions: languageLevels,
      },
    ],
  },
  trainings: {
    noun: 'Training',
    explanation: 'Seminars and workshops you attended',
    max: sectionLimits.trainings,
    empty: emptyOf(trainingEntry),
    namedBy: ['title', 'organizer'],
    fields: [
      { name: 'title', field: trainingFields.title, presets: loadTrainingPresets },
      { name: 'organizer', field: trainingFields.organizer },
      {
        name: 'duration',
        field: trainingFields.duration,
        as: 'duration',
        hint: 'Such as March 4–6, 2023 or May 2024',
      },
      { name: 'hours', field: trainingFields.hours, label: 'Hours (optional)', hint: 'Such as 24' },
    ],
  },
  projects: {
    noun: 'Project',
    explanation: 'School, community or client projects',
    max: sectionLimits.projects,
    empty: emptyOf(projectEntry),
    namedBy: ['name', 'role'],
    fields: [
      { name: 'name', field: projectFields.name },
      { name: 'role', field: projectFields.role, label: 'Role (optional)' },
      { name: 'duration', field: projectFields.duration, as: 'duration' },
      { name: 'link', field: projectFields.link, label: 'Link (optional)', input: web },
      { name: 'description', field: projectFields.description, as: 'text', hint: points, wide: true },
    ],
  },
  awards: {
    noun: 'Award',
    explanation: 'Honors, scholarships, recognition',
    max: sectionLimits.awards,
    empty: emptyOf(awardEntry),
    namedBy: ['title', 'awarder'],
    fields: [
      { name: 'title', field: awardFields.title },
      { name: 'awarder', field: awardFields.awarder },
      { name: 'date', field: awardFields.date, as: 'date', hint: 'Such as May 2024', wide: true },
      {
        name: 'description',
        field: awardFields.description,
        label: 'Description (optional)',
        as: 'text',
        wide: true,
      },
    ],
  },
  volunteering: {
    noun: 'Volunteer Role',
    explanation: 'Outreach and community work',
    max: sectionLimits.volunteering,
    empty: emptyOf(volunteeringEntry),
    namedBy: ['role', 'organization'],
    fields: [
      { name: 'role', field: volunteeringFields.role },
      { name: 'organization', field: volunteeringFields.organization },
      { name: 'duration', field: volunteeringFields.duration, as: 'duration', wide: true },
      { name: 'location', field: volunteeringFields.location, label: 'Location (optional)' },
      { name: 'link', field: volunteeringFields.link, label: 'Link (optional)', input: web },
      { name: 'description', field: volunteeringFields.description, as: 'text', hint: points, wide: true },
    ],
  },
  publications: {
    noun: 'Publication',
    explanation: 'Theses, articles and papers',
    max: sectionLimits.publications,
    empty: emptyOf(publicationEntry),
    namedBy: ['title', 'publisher'],
    fields: [
      { name: 'title', field: publicationFields.title },
      {
        name: 'publisher',
        field: publicationFields.publisher,
        hint: 'Journal, conference or school',
      },
      { name: 'date', field: publicationFields.date, as: 'date', hint: 'Such as May 2024' },
      { name: 'link', field: publicationFields.link, label: 'Link (optional)', input: web },
      {
        name: 'description',
        field: publicationFields.description,
        label: 'Description (optional)',
        as: 'text',
        wide: true,
      },
    ],
  },
  links: {
    noun: 'Link',
    explanation: 'LinkedIn, GitHub, portfolio',
    max: sectionLimits.links,
    empty: emptyOf(linkEntry),
    namedBy: ['label', 'url'],
    fields: [
      { name: 'label', field: linkFields.label, suggestions: linkLabels },
      { name: 'url', field: linkFields.url, hint: 'Such as linkedin.com/in/ana', input: web },
    ],
  },
  references: {
    noun: 'Reference',
    explanation: 'People who can vouch for you',
    max: sectionLimits.references,
    empty: emptyOf(referenceEntry),
    namedBy: ['name', 'company'],
    fields: [
      { name: 'name', field: referenceFields.name, wide: true },
      { name: 'position', field: referenceFields.position },
      { name: 'company', field: referenceFields.company },
      { name: 'phone', field: referenceFields.phone, input: { type: 'tel' } },
      { name: 'email', field: referenceFields.email, input: { type: 'email', inputMode: 'email' } },
      {
        name: 'quote',
        field: referenceFields.quote,
        label: 'Recommendation (optional)',
        hint: 'What this person wrote about you',
        as: 'text',
        wide: true,
      },
    ],
  },
};

/** An entry of a section of the user's own. */
export const customForm: SectionForm = {
  noun: 'Entry',
  explanation: 'Anything else, under your own heading',
  max: sectionLimits.customEntries,
  empty: emptyOf(customEntry),
  namedBy: ['title', 'place'],
  fields: [
    { name: 'title', field: customEntryFields.title },
    { name: 'place', field: customEntryFields.place, label: 'Place (optional)' },
    {
      name: 'date',
      field: customEntryFields.date,
      label: 'Date (optional)',
      as: 'duration',
      wide: true,
    },
    { name: 'text', field: customEntryFields.text, as: 'text', hint: points, wide: true },
  ],
};
