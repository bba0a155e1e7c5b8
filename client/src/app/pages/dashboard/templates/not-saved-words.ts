/** The texts about a chosen template that could not be saved. */
export const notSavedWords = {
  toast: {
    title: 'Template not saved',
    description: (template: string) =>
      `Visitors still download your resume in ${template}. Please try again.`,
  },
  title: (template: string) => `${template} is not saved yet.`,
  description: (template: string) =>
    `Visitors still download your resume in ${template}. We will try again when your connection is back.`,
  retry: 'Try Again',
};
