/** What the specified lists are called. Apart from their fields, which load with the first entry. */
export const listTexts = {
  experience: {
    titleId: 'resume-experience',
    title: 'Work Experience',
    description: 'Most recent first. An internship or a part-time job counts too.',
    noun: 'Experience',
  },
  education: {
    titleId: 'resume-education',
    title: 'Education',
    description: 'Degrees, courses and training, most recent first.',
    noun: 'Education',
  },
};
