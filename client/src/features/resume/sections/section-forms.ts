import type { ComponentProps } from 'react';
import { emptyOf } from '#shared/resume/schema';
import { customEntry, sectionsContent } from '#shared/resume/sections/schema';
import {
  customEntryFields,
  sectionEntryFields as tables,
  sectionLimits,
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

const emptyEntry = (id: AdditionalListName) => emptyOf(sectionsContent.shape[id].element);

const web = { type: 'url', inputMode: 'url' } as const;
const points = 'Start a line with - to make it a point';

/** How each section beside the specified ones is typed. Licenses have more: see license-fields.tsx. */
export const sectionForms: Record<AdditionalListName, SectionForm> = {
  licenses: {
    noun: 'License',
    explanation: 'PRC, TESDA NC, BLS, driver’s license',
    max: sectionLimits.licenses,
    empty: emptyEntry('licenses'),
    namedBy: ['name', 'issuer'],
    fields: [],
  },
  languages: {
    noun: 'Language',
    explanation: 'Languages, dialects and your level',
    max: sectionLimits.languages,
    empty: emptyEntry('languages'),
    namedBy: ['name'],
    fields: [
      { name: 'name', field: tables.languages.name, suggestions: languageNames },
      {
        name: 'level',
        field: tables.languages.level,
        hint: 'In your words, or from A1 to C2',
        suggestions: languageLevels,
      },
    ],
  },
  trainings: {
    noun: 'Training',
    explanation: 'Seminars and workshops you attended',
    max: sectionLimits.trainings,
    empty: emptyEntry('trainings'),
    namedBy: ['title', 'organizer'],
    fields: [
      { name: 'title', field: tables.trainings.title, presets: loadTrainingPresets },
      { name: 'organizer', field: tables.trainings.organizer },
      {
        name: 'duration',
        field: tables.trainings.duration,
        as: 'duration',
        hint: 'Such as March 4–6, 2023 or May 2024',
      },
      { name: 'hours', field: tables.trainings.hours, label: 'Hours (optional)', hint: 'Such as 24' },
    ],
  },
  projects: {
    noun: 'Project',
    explanation: 'School, community or client projects',
    max: sectionLimits.projects,
    empty: emptyEntry('projects'),
    namedBy: ['name', 'role'],
    fields: [
      { name: 'name', field: tables.projects.name },
      { name: 'role', field: tables.projects.role, label: 'Role (optional)' },
      { name: 'duration', field: tables.projects.duration, as: 'duration' },
      { name: 'link', field: tables.projects.link, label: 'Link (optional)', input: web },
      { name: 'description', field: tables.projects.description, as: 'text', hint: points, wide: true },
    ],
  },
  awards: {
    noun: 'Award',
    explanation: 'Honors, scholarships, recognition',
    max: sectionLimits.awards,
    empty: emptyEntry('awards'),
    namedBy: ['title', 'awarder'],
    fields: [
      { name: 'title', field: tables.awards.title },
      { name: 'awarder', field: tables.awards.awarder },
      { name: 'date', field: tables.awards.date, as: 'date', hint: 'Such as May 2024', wide: true },
      {
        name: 'description',
        field: tables.awards.description,
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
    empty: emptyEntry('volunteering'),
    namedBy: ['role', 'organization'],
    fields: [
      { name: 'role', field: tables.volunteering.role },
      { name: 'organization', field: tables.volunteering.organization },
      { name: 'duration', field: tables.volunteering.duration, as: 'duration', wide: true },
      { name: 'location', field: tables.volunteering.location, label: 'Location (optional)' },
      { name: 'link', field: tables.volunteering.link, label: 'Link (optional)', input: web },
      { name: 'description', field: tables.volunteering.description, as: 'text', hint: points, wide: true },
    ],
  },
  publications: {
    noun: 'Publication',
    explanation: 'Theses, articles and papers',
    max: sectionLimits.publications,
    empty: emptyEntry('publications'),
    namedBy: ['title', 'publisher'],
    fields: [
      { name: 'title', field: tables.publications.title },
      {
        name: 'publisher',
        field: tables.publications.publisher,
        hint: 'Journal, conference or school',
      },
      { name: 'date', field: tables.publications.date, as: 'date', hint: 'Such as May 2024' },
      { name: 'link', field: tables.publications.link, label: 'Link (optional)', input: web },
      {
        name: 'description',
        field: tables.publications.description,
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
    empty: emptyEntry('links'),
    namedBy: ['label', 'url'],
    fields: [
      { name: 'label', field: tables.links.label, suggestions: linkLabels },
      { name: 'url', field: tables.links.url, hint: 'Such as linkedin.com/in/ana', input: web },
    ],
  },
  references: {
    noun: 'Reference',
    explanation: 'People who can vouch for you',
    max: sectionLimits.references,
    empty: emptyEntry('references'),
    namedBy: ['name', 'company'],
    fields: [
      { name: 'name', field: tables.references.name, wide: true },
      { name: 'position', field: tables.references.position },
      { name: 'company', field: tables.references.company },
      { name: 'phone', field: tables.references.phone, input: { type: 'tel' } },
      { name: 'email', field: tables.references.email, input: { type: 'email', inputMode: 'email' } },
      {
        name: 'quote',
        field: tables.references.quote,
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
