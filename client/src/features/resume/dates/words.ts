/** The texts of dates, and of the choices that write them. */
export const dateWords = {
  /** The buttons that open the choices. */
  choose: { months: 'Choose months', years: 'Choose years', date: 'Choose a date' },
  from: 'From',
  to: 'To',
  units: { month: 'Month', day: 'Day', year: 'Year' },
  ongoing: 'Still ongoing',
  ambiguous: 'Write the month as a word, such as May 4, 2024',
  parts: 'A year is enough; add the month and the day if you know them.',
  replaces: (text: string) => `Your choice replaces “${text}”.`,
  endsBeforeStart: 'This ends before it starts. Please check the dates.',
  missingYear: 'Please choose the year too.',
  missingStartYear: 'Please choose the year of the start too.',
  startAlone:
    'A year alone reads as the year you finished. Please choose that year too, even if it is still ahead.',
};
