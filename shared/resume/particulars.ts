import { normalizeDate } from '#shared/text/partial-date';
import type { SectionField } from './sections/section-fields';

/**
 * What forms ask about a person and a profile never shows, in the order of Bio-data. The street address is kept apart from
 * the location, which is a city and a country.
 */
export const particularFields = {
  birthDate: { label: 'Date of birth', max: 10, is: 'date', normalize: normalizeDate },
  birthplace: { label: 'Place of birth', max: 100 },
  sex: { label: 'Sex', max: 20 },
  civilStatus: { label: 'Civil status', max: 30 },
  citizenship: { label: 'Citizenship', max: 60 },
  height: { label: 'Height', max: 20 },
  weight: { label: 'Weight', max: 20 },
  religion: { label: 'Religion', max: 60 },
  streetAddress: { label: 'Street address', max: 150 },
  nextOfKin: { label: 'Next of kin', max: 150 },
  passport: { label: 'Passport', max: 100 },
  seamansBook: { label: 'Seaman’s book', max: 100 },
  visa: { label: 'Visa', max: 100 },
} as const satisfies Record<string, SectionField>;

export type ParticularName = keyof typeof particularFields;
export const particularNames = Object.keys(particularFields) as ParticularName[];

/** The texts, and the names of those that the owner prints in Bio-data: none, until they say so. */
export type Particulars = Record<ParticularName, string> & { printed: string[] };

export const noParticulars: Particulars = {
  ...(Object.fromEntries(particularNames.map((name) => [name, ''])) as Record<ParticularName, string>),
  printed: [],
};

/** Those that have a text and are switched on. */
export const printedParticulars = (particulars: Particulars): ParticularName[] =>
  particularNames.filter((name) => particulars.printed.includes(name) && particulars[name].trim() !== '');

/** Content that is safe to hand on: everything about the person that is not a particular. */
export const withoutParticulars = <Content extends object>({
  particulars: _private,
  ...content
}: Content & { particulars?: unknown }): Omit<Content, 'particulars'> => content;
