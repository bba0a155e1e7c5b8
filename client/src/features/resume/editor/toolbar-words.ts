/** The texts of the row above the builder's cards. */
export const toolbarWords = {
  view: 'View',
  edit: 'Edit',
  preview: 'Preview',
  check: 'Check',
  import: 'Import',
  export: 'Export',
  exportFailed: { title: 'Export failed', description: 'Please check your connection and try again.' },
};
