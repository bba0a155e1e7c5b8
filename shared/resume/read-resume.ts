// What a reader finds in a file: the resume reader fills it in, import maps it to the form.
import type { ParticularName } from './particulars';

/** What a section of a resume is about. */
export const sectionKinds = [
  'contact',
  'summary',
  'experience',
  'education',
  'skills',
  'licenses',
  'languages',
  'projects',
  'trainings',
  'awards',
  'volunteering',
  'publications',
  'references',
  'links',
  'interests',
  'personal',
  'other',
] as const;
export type SectionKind = (typeof sectionKinds)[number];

/** A place on a page, in points (1/72 inch) from its upper left corner. `page` counts from 0. */
export interface Box {
  page: number;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A text that was read, where it is in the file, and how sure its meaning is (0 to 1). */
export interface Found {
  text: string;
  confidence: number;
  places: readonly Box[];
}

export interface FoundLink extends Found {
  /** The address behind the text, or the text itself with a protocol. */
  url: string;
}

/** What a table of sea service says. */
type ShipFact = 'vessel' | 'type' | 'flag' | 'tonnage' | 'power' | 'principal' | 'signOn' | 'signOff';

/** An entry of a section. What the fields mean depends on the section's kind. */
export interface ReadEntry {
  /** The job title, degree, license, project, award or name. */
  headline?: Found | undefined;
  /** The company, school, issuer, awarder or publisher. */
  organization?: Found | undefined;
  location?: Found | undefined;
  duration?: Found | undefined;
  link?: FoundLink | undefined;
  /** Of a license: its number, and until when it is valid. */
  number?: Found | undefined;
  validUntil?: Found | undefined;
  /** Of a contract at sea. */
  ship?: Readonly<Partial<Record<ShipFact, Found>>> | undefined;
  /** Of a training. */
  hours?: Found | undefined;
  /** What the person does or did: in a project, or at the company of a reference. */
  role?: Found | undefined;
  /** Of a reference. */
  phone?: Found | undefined;
  email?: Found | undefined;
  /** Paragraphs and list items, one per line; list items begin with '- '. */
  description?: Found | undefined;
  bullets: readonly Found[];
}

/** A section has entries (jobs, schools, projects …), items (skills, languages, interests) or text (summary, other). */
export interface ReadSection {
  kind: SectionKind;
  heading?: Found | undefined;
  entries: readonly ReadEntry[];
  items: readonly Found[];
  text?: Found | undefined;
  /** What only says what other texts are: labels, the headings of columns, the names of groups. */
  labels?: readonly Found[] | undefined;
}

export interface ReadContact {
  name?: Found | undefined;
  title?: Found | undefined;
  email?: Found | undefined;
  phone?: Found | undefined;
  location?: Found | undefined;
  website?: FoundLink | undefined;
  links: readonly FoundLink[];
}

export interface ReadResume extends ReadContact {
  /** What a form says about the person. */
  particulars?: Readonly<Partial<Record<ParticularName, Found>>> | undefined;
  summary?: Found | undefined;
  sections: readonly ReadSection[];
  /** Lines of the header that have no field. */
  unplaced: readonly Found[];
  /** All lines in reading order. */
  text: string;
  /** The same with a tab between cells and a place for each, to find what has no field. A format without lines has none. */
  lines?: readonly Found[] | undefined;
  /** Page numbers, and headers and footers that repeat: they are in no line. */
  furniture?: readonly Found[] | undefined;
  /** Whether lines of columns that were beside each other follow each other. */
  isMixedUp?: boolean | undefined;
}
