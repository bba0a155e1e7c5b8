/** The languages that most people in the Philippines list, most common first. */
export const languageNames = [
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
export const languageLevels = [
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

export const linkLabels = [
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
