/** The texts of choosing a template beside the preview. */
export const templateWords = {
  label: 'Template',
  locked: (template: string) => `${template} (Pro)`,
  tried: (replacement: string) => `Pro template. Your download uses ${replacement}.`,
};
