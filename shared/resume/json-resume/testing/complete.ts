/** A JSON Resume of a sailor with every key that version 1.0.0 names, for tests. */
export const complete = {
  $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
  basics: {
    name: 'Ramon Dela Peña',
    label: 'Second Officer',
    image: 'https://ramon.example.ph/me.jpg',
    email: 'ramon@example.ph',
    phone: '+63 917 555 0144',
    url: 'https://ramon.example.ph',
    summary:
      'Deck officer with nine years on bulk carriers and tankers, and a clean record in port inspections.',
    location: {
      address: '5 Escolta',
      postalCode: '1006',
      city: 'Manila',
      countryCode: 'PH',
      region: 'Metro Manila',
    },
    profiles: [
      { network: 'LinkedIn', username: 'ramon-dp', url: 'https://www.linkedin.com/in/ramon-dp' },
      { network: 'Mastodon', username: 'ramon', url: 'https://social.example.ph/feed' },
      { network: 'Viber', username: '0917-555-0144' },
    ],
  },
  work: [
    {
      name: 'Visayan Bulk Lines',
      location: 'Manila Bay',
      description: 'Owner of eleven bulk carriers',
      position: 'Second Officer',
      url: 'https://vbl.example.ph',
      startDate: '2019-02',
      endDate: '2024-10',
      summary: 'Kept the navigational watch on a Supramax carrier.',
      highlights: ['Planned 140 passages', 'Cut chart corrections from 6 to 2 hours a week'],
    },
  ],
  volunteer: [
    {
      organization: 'Coast Guard Auxiliary',
      position: 'Instructor',
      url: 'https://auxiliary.example.ph',
      startDate: '2018-01',
      endDate: '2018-12',
      summary: 'Taught survival at sea.',
      highlights: ['Reached 300 fishers'],
    },
  ],
  education: [
    {
      institution: 'Philippine Merchant Marine Academy',
      url: 'https://pmma.example.ph',
      area: 'Marine Transportation',
      studyType: 'Bachelor of Science',
      startDate: '2010',
      endDate: '2014',
      score: '1.75',
      courses: ['Celestial Navigation', 'Ship Stability'],
    },
  ],
  awards: [
    { title: 'Best Cadet', date: '2013-11-05', awarder: 'PMMA', summary: 'First of 212 in the sea year.' },
  ],
  certificates: [
    {
      name: 'Officer in Charge of a Navigational Watch',
      date: '2022-03-18',
      url: 'https://marina.example.ph/verify/88',
      issuer: 'Maritime Industry Authority',
    },
  ],
  publications: [
    {
      name: 'Fatigue on Four-Hour Watches',
      publisher: 'Tinig ng Marino',
      releaseDate: '2021-06',
      url: 'https://tinig.example.ph/fatigue',
      summary: 'A survey of 90 watchkeepers.',
    },
  ],
  skills: [
    { name: 'ECDIS', level: 'Expert', keywords: ['Passage planning', 'Chart correction'] },
    { name: 'Voyage data recorder analysis', level: 'Beginner', keywords: ['VDR'] },
  ],
  languages: [
    { language: 'Filipino', fluency: 'Native' },
    { language: 'English', fluency: 'Professional working proficiency' },
  ],
  interests: [{ name: 'Sailing', keywords: ['Dinghies', 'Paraw'] }, { name: 'Chess' }],
  references: [{ name: 'Capt. Lito Reyes', reference: 'I would sail with him again at once.' }],
  projects: [
    {
      name: 'Watch Planner',
      description: 'A sheet that plans fair watches.',
      highlights: ['Used on nine ships'],
      keywords: ['Excel', 'Rest hours'],
      startDate: '2020-05',
      endDate: '2020-08',
      url: 'https://planner.example.ph',
      roles: ['Author', 'Trainer'],
      entity: 'Visayan Bulk Lines',
      type: 'application',
    },
  ],
  meta: {
    canonical: 'https://ramon.example.ph/resume.json',
    version: 'v1.0.0',
    lastModified: '2026-01-02T03:04:05',
  },
};
