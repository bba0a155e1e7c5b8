import type { Box } from './positioned-text';
import type { SectionKind } from './sections/section-names';

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

/** An entry of a section. What the fields mean depends on the kind: see docs of `ReadSection`. */
export interface ReadEntry {
  /** The job title, degree, license, project, award or name. */
  headline?: Found | undefined;
  /** The company, school, issuer, awarder or publisher. */
  organization?: Found | undefined;
  location?: Found | undefined;
  duration?: Found | undefined;
  link?: FoundLink | undefined;
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
  summary?: Found | undefined;
  sections: readonly ReadSection[];
  /** Lines of the header that have no field. */
  unplaced: readonly Found[];
  /** All lines in reading order. */
  text: string;
}
