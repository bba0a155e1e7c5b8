/** The steps that lead a new user through the resume, in order. The names are in the URL. */
export const steps = [
  { id: 'about', title: 'About you' },
  { id: 'work', title: 'Work or training' },
  { id: 'education', title: 'Education' },
  { id: 'skills', title: 'Skills and licenses' },
  { id: 'look', title: 'Look and share' },
] as const;

export type StepId = (typeof steps)[number]['id'];

export const findStep = (id: unknown): StepId | null => steps.find((step) => step.id === id)?.id ?? null;

export const numberOf = (id: StepId) => steps.findIndex((step) => step.id === id) + 1;
