/** The texts of the fields of work and education, and of those that other sections have too. */
export const fieldWords = {
  example: (text: string) => `E.g., ${text}`,
  /** Labels of fields that may stay empty. */
  location: 'Location (optional)',
  website: 'Website (optional)',
  description: 'Description (optional)',
  durationHint: 'Such as Jun 2021 – Present',
  yearsHint: 'Such as 2020 or 2020-2024',
  placeHint: 'City, or Remote',
  pointsHint: 'Start a line with - to make it a point',
  ideas: 'Ideas',
  ideasFor: (entry: string) => `Ideas for ${entry}`,
};
