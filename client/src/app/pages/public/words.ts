/** The texts of the sample profile. */
export const examplePageWords = {
  tab: 'Example profile',
  title: 'This is an example',
  explanation: (person: string) => `${person} is not a real person. Your own profile can look like this.`,
  own: 'Fill in My Resume',
  start: 'Start Building for Free',
};
