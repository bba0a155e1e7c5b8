/** The texts of the ways to a first resume. */
export const startWords = {
  label: 'Start your resume',
  scratch: { title: 'Start from scratch', explanation: 'Five short steps. Skip what you do not have yet.' },
  continue: {
    title: 'Continue your resume',
    explanation: (step: number, steps: number, title: string) => `Step ${step} of ${steps}: ${title}`,
  },
  bring: {
    title: 'Bring what I have',
    explanation:
      'A PDF, Word or text file, your LinkedIn data, or text you paste. You check what was found before it is used.',
  },
  examples: 'See an example for …',
};
