/** The texts of the steps. Their titles are in step-list.ts. */
export const stepWords = {
  number: (step: number, of: number) => `Step ${step} of ${of}`,
  examplesFor: 'Examples for',
  links: {
    label: 'Steps',
    step: (step: number, title: string, isFilled: boolean) =>
      `Step ${step}, ${title}${isFilled ? ', filled in' : ''}`,
  },
  back: { action: 'Back', to: (step: string) => `Back to ${step}`, toStart: 'Back to the start' },
  next: 'Next',
  skip: 'Skip for now',
  example: { see: 'See an example', use: 'Use This Example' },
  about: {
    titleHint: (title: string) => `Your profession, e.g., ${title}`,
    summaryHint: 'Who you are and what you do best',
    locationHint: 'E.g., Cebu City, Philippines',
  },
  work: {
    noJob: 'No job yet? Add your OJT, internship or clinical duty as work, and your seminars as trainings.',
  },
  skills: {
    ideas: 'Skills to add',
    add: (skill: string) => `Add the skill ${skill}`,
    added: (skill: string) => `Added: ${skill}`,
  },
  fromExample: (parts: number) =>
    `Still from the example: ${parts} ${parts === 1 ? 'part' : 'parts'}. Replace names, places, dates and numbers with your own before you send it.`,
  /** Some parts by name, and how many more there are. */
  parts: (named: string, others: number) => (others > 0 ? `${named} and ${others} more` : named),
};
