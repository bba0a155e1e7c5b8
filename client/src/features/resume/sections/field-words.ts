/** The texts of the fields of the sections beside work and education. */
export const sectionFieldWords = {
  link: 'Link (optional)',
  dateHint: 'Such as May 2024',
  languages: { levelHint: 'In your words, or from A1 to C2' },
  trainings: {
    durationHint: 'Such as March 4–6, 2023 or May 2024',
    hours: 'Hours (optional)',
    hoursHint: 'Such as 24',
  },
  projects: { role: 'Role (optional)' },
  publications: { publisherHint: 'Journal, conference or school' },
  links: { urlHint: 'Such as linkedin.com/in/ana' },
  references: { quote: 'Recommendation (optional)', quoteHint: 'What this person wrote about you' },
  own: {
    noun: 'Entry',
    explanation: 'Anything else, under your own heading',
    place: 'Place (optional)',
    date: 'Date (optional)',
  },
};
