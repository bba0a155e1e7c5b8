import type { ComponentProps } from 'react';
import { emptyEntries } from '#shared/resume/empty-entries';
import { trainingPresets } from '#shared/resume/presets/trainings';
import {
  customEntryFields,
  sectionEntryFields as tables,
  sectionLimits,
  type SectionField,
} from '#shared/resume/sections/section-fields';
import type { EntryListName } from '../form/form-content';
import { fieldWords, sectionFieldWords as words, sectionTexts } from '../words';
import type { Preset } from './suggested-field';

export type AdditionalListName = Exclude<EntryListName, 'experience' | 'education'>;

/** How a text of an entry is typed; what is not given follows from the field. A 'duration' has months to choose. */
interface Typing {
  as?: 'line' | 'text' | 'duration' | 'date';
  /** In place of the field's own. */
  label?: string;
  hint?: string;
  suggestions?: readonly string[];
  /** Like suggestions, and what each of them means for the other fields. */
  presets?: readonly Preset[];
  input?: ComponentProps<'input'>;
  /** Takes the whole width. */
  wide?: boolean;
}

export interface EntryField extends Typing {
  name: string;
  field: SectionField;
}

/** What an additional section is called and holds. */
interface SectionText {
  /** 'Language': names the entries ('Language 1') and the button ('Add Language'). */
  noun: string;
  /** What belongs here, in one line. */
  explanation: string;
}

export interface SectionForm extends SectionText {
  max: number;
  empty: object;
  /** The fields that name an entry. */
  namedBy: readonly string[];
  fields: readonly EntryField[];
}

/** A form whose limits and texts are those of its section; `fields` in the order of the form. */
interface SectionTyping<Name extends string> {
  namedBy: readonly Name[];
  fields: Partial<Record<Name, Typing>>;
}

const webAddress: Typing = { input: { type: 'url', inputMode: 'url' } };

const typingOf: Record<NonNullable<SectionField['is']>, Typing> = {
  lines: { as: 'text', wide: true },
  date: { as: 'date' },
  link: webAddress,
  'secure-link': webAddress,
  email: { input: { type: 'email', inputMode: 'email' } },
};

type FieldTable = Readonly<Record<string, SectionField>>;

const formOf = (
  { fields, ...form }: SectionTyping<string> & SectionText,
  { table, max, empty }: { table: FieldTable; max: number; empty: object },
): SectionForm => ({
  ...form,
  max,
  empty,
  fields: Object.entries(fields).flatMap(([name, typing]) => {
    const field = table[name];
    return field ? [{ name, field, ...(field.is && typingOf[field.is]), ...typing }] : [];
  }),
});

const listForm = <Id extends AdditionalListName>(
  id: Id,
  typing: SectionTyping<keyof (typeof tables)[Id] & string>,
): SectionForm =>
  formOf(
    { ...sectionTexts[id], ...typing },
    {
      table: tables[id],
      max: sectionLimits[id],
      empty: emptyEntries[id],
    },
  );

const link: Typing = { label: words.link };
const points: Typing = { hint: fieldWords.pointsHint };
const optionalDescription: Typing = { label: fieldWords.description };

/** The languages that most people in the Philippines list, most common first. */
const languageNames = [
  'English',
  'Filipino',
  'Tagalog',
  'Cebuano',
  'Ilocano',
  'Hiligaynon',
  'Waray',
  'Bikol',
  'Kapampangan',
  'Pangasinan',
  'Chavacano',
  'Maranao',
  'Maguindanaon',
  'Tausug',
  'Filipino Sign Language',
  'Mandarin',
  'Japanese',
  'Korean',
  'Spanish',
  'Arabic',
] as const;

/** Plain words, then the levels of the Common European Framework of Reference. */
const languageLevels = [
  'Native',
  'Fluent',
  'Professional',
  'Conversational',
  'Basic',
  'C2',
  'C1',
  'B2',
  'B1',
  'A2',
  'A1',
] as const;

const ranks = [
  'Master',
  'Chief Officer',
  'Second Officer',
  'Third Officer',
  'Deck Cadet',
  'Bosun',
  'Able Seaman',
  'Ordinary Seaman',
  'Chief Engineer',
  'Second Engineer',
  'Third Engineer',
  'Fourth Engineer',
  'Engine Cadet',
  'Electro-Technical Officer',
  'Fitter',
  'Oiler',
  'Wiper',
  'Pumpman',
  'Chief Cook',
  'Messman',
] as const;

const vesselTypes = [
  'Bulk carrier',
  'General cargo',
  'Container ship',
  'Oil tanker',
  'Chemical tanker',
  'LPG carrier',
  'LNG carrier',
  'Car carrier',
  'Ro-ro',
  'Passenger ship',
  'Cruise ship',
  'Offshore supply vessel',
  'Tug',
] as const;

const linkLabels = [
  'LinkedIn',
  'Portfolio',
  'GitHub',
  'Facebook',
  'Behance',
  'OnlineJobs.ph',
  'Jobstreet',
  'YouTube',
  'Google Scholar',
  'ORCID',
] as const;

const trainings: readonly Preset[] = trainingPresets.map(({ title, organizer, hours }) => ({
  text: title,
  values: { organizer, hours },
}));

/** How each additional section is typed. Licenses have more: see licenses-card.tsx. */
export const sectionForms: Record<AdditionalListName, SectionForm> = {
  licenses: listForm('licenses', {
    namedBy: ['name', 'issuer'],
    fields: {},
  }),
  seaService: listForm('seaService', {
    namedBy: ['vessel', 'rank'],
    fields: {
      vessel: { hint: words.seaService.vesselHint },
      type: { suggestions: vesselTypes },
      rank: { suggestions: ranks },
      flag: {},
      tonnage: { hint: words.seaService.tonnageHint },
      power: { hint: words.seaService.powerHint, input: { inputMode: 'decimal' } },
      principal: { wide: true },
      signOn: { hint: words.seaService.dateHint },
      signOff: { hint: words.seaService.signOffHint },
    },
  }),
  languages: listForm('languages', {
    namedBy: ['name'],
    fields: {
      name: { suggestions: languageNames },
      level: { hint: words.languages.levelHint, suggestions: languageLevels },
    },
  }),
  trainings: listForm('trainings', {
    namedBy: ['title', 'organizer'],
    fields: {
      title: { presets: trainings },
      organizer: {},
      duration: { as: 'duration', hint: words.trainings.durationHint },
      hours: { label: words.trainings.hours, hint: words.trainings.hoursHint },
    },
  }),
  projects: listForm('projects', {
    namedBy: ['name', 'role'],
    fields: {
      name: {},
      role: { label: words.projects.role },
      duration: { as: 'duration' },
      link,
      description: points,
    },
  }),
  awards: listForm('awards', {
    namedBy: ['title', 'awarder'],
    fields: {
      title: {},
      awarder: {},
      date: { hint: words.dateHint, wide: true },
      description: optionalDescription,
    },
  }),
  volunteering: listForm('volunteering', {
    namedBy: ['role', 'organization'],
    fields: {
      role: {},
      organization: {},
      duration: { as: 'duration', wide: true },
      location: { label: fieldWords.location },
      link,
      description: points,
    },
  }),
  publications: listForm('publications', {
    namedBy: ['title', 'publisher'],
    fields: {
      title: {},
      publisher: { hint: words.publications.publisherHint },
      date: { hint: words.dateHint },
      link,
      description: optionalDescription,
    },
  }),
  links: listForm('links', {
    namedBy: ['label', 'url'],
    fields: {
      label: { suggestions: linkLabels },
      url: { hint: words.links.urlHint },
    },
  }),
  references: listForm('references', {
    namedBy: ['name', 'company'],
    fields: {
      name: { wide: true },
      position: {},
      company: {},
      phone: { input: { type: 'tel' } },
      email: {},
      quote: { label: words.references.quote, hint: words.references.quoteHint },
    },
  }),
};

const customTyping: SectionTyping<keyof typeof customEntryFields> & SectionText = {
  noun: words.own.noun,
  explanation: words.own.explanation,
  namedBy: ['title', 'place'],
  fields: {
    title: {},
    place: { label: words.own.place },
    date: { label: words.own.date, as: 'duration', wide: true },
    text: points,
  },
};

/** An entry of a section of the user's own. */
export const customForm = formOf(customTyping, {
  table: customEntryFields,
  max: sectionLimits.customEntries,
  empty: emptyEntries.custom,
});
