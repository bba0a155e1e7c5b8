import type { TemplateFilter } from '#shared/document/template';

/** The texts of the choice among the templates. */
export const pickerWords = {
  filter: 'Filter templates by category',
  categories: {
    all: 'All',
    modern: 'Modern',
    minimalist: 'Minimalist',
    creative: 'Creative',
    classic: 'Classic',
  } satisfies Record<TemplateFilter, string>,
  select: 'Select',
  selected: 'Selected',
  selectOf: (state: string, template: string) => `${state}: ${template}`,
  download: 'Download',
  downloadOf: (template: string) => `Download ${template}`,
  preview: 'Preview',
  previewOf: (template: string) => `Preview ${template}`,
  pro: 'Pro',
  locked: (replacement: string) => ` Comes with Pro; until then visitors download ${replacement}.`,
};
