/** Marks of a section that is not printed. */
export const badgeWords = {
  hidden: 'Hidden',
  named: (section: string) => `${section} hidden`,
};
