import type { ParticularName } from '#shared/resume/particulars';
import type { SeaServiceEntry } from '#shared/resume/sections/schema';

/** The keys of JSON Resume 1.x that the bench compares. Format: https://docs.jsonresume.org/schema */
export interface JsonResume {
  basics?: {
    name?: string;
    label?: string;
    email?: string;
    phone?: string;
    url?: string;
    summary?: string;
    location?: {
      address?: string;
      postalCode?: string;
      city?: string;
      region?: string;
      countryCode?: string;
    };
    profiles?: { network?: string; username?: string; url?: string }[];
  };
  work?: (JsonDated &
    JsonText & { name?: string; position?: string; location?: string; description?: string })[];
  volunteer?: (JsonDated & JsonText & { organization?: string; position?: string })[];
  education?: (JsonDated & {
    institution?: string;
    area?: string;
    studyType?: string;
    score?: string;
    summary?: string;
    courses?: string[];
  })[];
  awards?: { title?: string; date?: string; awarder?: string; summary?: string }[];
  certificates?: { name?: string; date?: string; issuer?: string; number?: string; validUntil?: string }[];
  publications?: { name?: string; publisher?: string; releaseDate?: string; summary?: string }[];
  skills?: { name?: string; level?: string; keywords?: string[] }[];
  languages?: { language?: string; fluency?: string }[];
  interests?: { name?: string; keywords?: string[] }[];
  references?: {
    name?: string;
    reference?: string;
    position?: string;
    company?: string;
    phone?: string;
  }[];
  // What the format has no keys for, and the form knows.
  trainings?: { title?: string; organizer?: string; date?: string; hours?: string }[];
  seaService?: Partial<Record<keyof SeaServiceEntry, string>>[];
  particulars?: Partial<Record<ParticularName, string>>;
  projects?: (JsonDated & JsonText & { name?: string; description?: string; keywords?: string[] })[];
}

export interface JsonDated {
  startDate?: string;
  endDate?: string;
}

interface JsonText {
  summary?: string;
  highlights?: string[];
}
