/** The texts around the steps. */
export const stepWords = {
  fromExample: (parts: number) =>
    `Still from the example: ${parts} ${parts === 1 ? 'part' : 'parts'}. Replace names, places, dates and numbers with your own before you send it.`,
};
