import type { DownloadFormat } from './formats';

/** The texts of the download in any format. */
export const formatWords = {
  title: 'Choose a format',
  description: 'Each file is made from your saved resume.',
  preparing: 'Preparing your file…',
  download: 'Download',
  failed: {
    title: 'Generation Failed',
    description: 'Your file could not be made. Please check your connection and try again.',
  },
  action: (action: string, format: string) => `${action} ${format}`,
  formats: (
    template: string,
  ): Record<DownloadFormat, { name: string; description: string; action?: string }> => ({
    pdf: {
      name: 'PDF',
      description: `In ${template}. Looks the same everywhere: for email, printing and most employers.`,
    },
    docx: {
      name: 'Word',
      description: `In the style of ${template}. You can edit it in Word, Google Docs and LibreOffice.`,
    },
    portal: {
      name: 'Word for application portals',
      description:
        'One plain column with dates such as 03/2021, for sites that read your file to fill their form.',
    },
    copy: {
      name: 'Text to copy',
      description: 'Section by section, to paste into the fields of a web form.',
      action: 'Show',
    },
    text: { name: 'Plain text', description: 'All of your resume without any formatting.' },
    markdown: {
      name: 'Markdown',
      description: 'Text with headings and lists, for GitHub, notes and websites.',
    },
    json: {
      name: 'JSON Resume',
      description: 'An open format that Husay and other resume tools can import.',
    },
  }),
  copy: {
    title: 'Copy your text',
    description: 'Copy a section, then paste it into the form.',
    back: 'Back to all formats',
    sections: 'Sections',
    action: 'Copy',
    done: 'Copied',
    of: (action: string, section: string) => `${action} ${section}`,
    announced: (section: string) => `${section} copied`,
  },
};
