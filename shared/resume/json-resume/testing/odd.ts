/** A file with something out of place in every section, for tests. */
export const odd = {
  basics: {
    label: 'Cook',
    url: 'not an address',
    phone: 'none',
    location: 'Cebu',
    profiles: [
      { network: 'Blog', url: 'ftp://x.ph' },
      { network: 'N'.repeat(60), url: 'https://n.ph' },
    ],
  },
  work: [{ position: 'Cook', url: 'not an address', startDate: 'long ago' }, [['x']], 'Waiter'],
  education: [{ institution: 'TESDA', startDate: 'once', endDate: 'later' }],
  certificates: [
    {
      name: 'NC II',
      date: 'Summer of 2020',
      validUntil: 'never',
      issuer: 'I'.repeat(160),
      number: 7,
      noExpiry: true,
      credentialId: 'abc',
    },
  ],
  references: [{ name: 'Ana', email: 'at home', phone: '123456789012345678901' }],
  skills: [
    { name: 'Baking', level: 'Expert', keywords: ['Bread'], years: 4 },
    { level: 'Expert' },
    ['x'],
    'bread',
  ],
  interests: [{ name: 'Fish', keywords: ['a'.repeat(60), 'b'.repeat(60)], since: 2010 }, ['y'], 'Chess'],
  languages: 5,
  projects: 'App',
  awards: { title: 'Best' },
  publications: null,
  meta: {
    husay: {
      sectionOrder: ['skills', 'BAD ID', 7],
      hiddenSections: 'awards',
      sectionHeadings: { awards: 'Honors' },
      referencesOnRequest: true,
      referencesArePublic: true,
      trainings: [{ title: 'BLS', organizer: 'PRC', duration: 'May 2020', hours: '8', price: 100 }],
      customSections: [
        { id: 'nope', heading: 'Own', entries: [{ title: 'T', place: 'P', date: 'D', text: 'X' }, 5] },
        { id: 'custom-1', heading: 'Two' },
        'text',
      ],
    },
  },
  hobbies: { a: 'Diving' },
};
