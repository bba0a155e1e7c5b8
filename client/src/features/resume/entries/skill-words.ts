/** The texts of the skills' card. */
export const skillWords = {
  title: 'Skills',
  label: 'New skill',
  add: 'Add Skill',
  count: (skills: number, max: number) => `${skills} of ${max}`,
  full: (max: number) => `Maximum ${max} skills allowed`,
  limits: (min: number, max: number) => `${min} to ${max} characters each; commas separate several`,
  tooLong: (max: number) => `A skill has at most ${max} characters.`,
  list: 'Your skills',
  moved: (skill: string, place: number, all: number) => `${skill} moved to position ${place} of ${all}`,
  reorder: (skill: string) => `Reorder ${skill}`,
  remove: (skill: string) => `Remove ${skill}`,
  keys: 'Drag it, or press the arrow keys, to move the skill.',
  refused: {
    title: (count: number) => `${count} skills were not added`,
    reason: (skill: string, reason: string) => `“${skill}”: ${reason}`,
    description: (reasons: string[], others: number) =>
      `${reasons.join('. ')}.${others > 0 ? ` And ${others} more.` : ''} They are still in the field.`,
  },
};

/** The offer to undo removals. */
export const undoWords = {
  title: (name: string) => `${name} removed`,
  several: (count: number) => `${count} removals can be undone, the last one first.`,
  action: 'Undo',
};
