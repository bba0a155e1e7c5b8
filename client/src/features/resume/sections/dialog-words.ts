/** The texts of the dialog that arranges sections. */
export const arrangeWords = {
  title: 'Arrange sections',
  usual: 'Usual Order',
  done: 'Done',
  ownSection: (number: number) => `Your Own Section ${number}`,
  moved: (section: string, place: number, all: number) => `${section} moved to position ${place} of ${all}`,
  pickedUp: (section: string) => `Picked up ${section}`,
  over: (place: number, all: number) => `Over position ${place} of ${all}`,
  stays: (section: string) => `${section} stays where it was`,
  show: (section: string) => `Show ${section}`,
  shown: 'Shown',
  hidden: 'Hidden',
  heading: (section: string) => `Heading of ${section}`,
  headingTooLong: (max: number) => `A heading has at most ${max} characters.`,
  places: {
    contact: 'Contact',
    side: (template: string, sections: string) =>
      `In ${template}, ${sections} are in the sidebar. You can change the order inside the sidebar and inside the main part, but not move a section from one to the other.`,
    lead: (template: string, sections: string, count: number) =>
      `In ${template}, ${sections} ${count === 1 ? 'comes' : 'come'} first; the other sections follow in your order.`,
    free: (template: string) => `In ${template}, the sections follow in your order.`,
    withoutCredentials: (places: string) => `${places} It does not print uploaded credentials.`,
  },
};
