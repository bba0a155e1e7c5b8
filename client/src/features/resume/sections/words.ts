/** The texts of the sections beside the specified ones. */
export const sectionWords = {
  add: {
    title: 'Add a section',
    description: 'Only what you fill in is printed.',
    action: (section: string) => `Add ${section}`,
    arrange: 'Arrange Sections',
    credentials: 'Credentials',
  },
  own: {
    name: 'Your Own Section',
    removed: 'Your section',
    remove: (section: string) => `Remove ${section}`,
    headingHint: 'Such as Board Examinations or Seminars Led',
  },
  interests: {
    explanation: 'Hobbies that say something about you',
    count: (interests: number, max: number) => `${interests} of ${max}`,
    label: 'Your interests',
    hint: 'One on each line',
  },
  references: {
    onRequest: 'Print “Available on request” instead of names',
    public: 'Show them on my public profile',
    privacy:
      'References are private on your profile unless you show them. Ask each person before you print a phone number.',
  },
};
