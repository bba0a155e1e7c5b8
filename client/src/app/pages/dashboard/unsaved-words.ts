import type { DownloadFormat } from './download/formats';

const noun = (format: DownloadFormat) => (format === 'pdf' ? 'PDF' : format === 'copy' ? 'text' : 'file');

/** The texts of a download while there are unsaved changes. */
export const unsavedWords = {
  title: 'Save your changes first?',
  description: (format: DownloadFormat) =>
    `Your ${noun(format)} has what you saved. What you typed since then is a draft.`,
  explanation: 'Saving also updates the resume that visitors of your profile see.',
  cancel: 'Cancel',
  lastSaved: (format: DownloadFormat) =>
    format === 'copy' ? 'Copy from the last saved version' : 'Download the last saved version',
  saveFirst: (format: DownloadFormat) => (format === 'copy' ? 'Save and copy' : 'Save and download'),
};
