import type { DocumentSummary } from '#shared/resume/documents/schema';
import { isolated } from '#shared/text/invisible';

/** What a version was made from, as its owner knows it. */
export const sourceName = (isMain: boolean) => (isMain ? 'main resume' : 'source');

/** The texts around a version that is open in the builder. */
export const documentWords = {
  banner: (count: number, isMain: boolean) =>
    `Your ${sourceName(isMain)} changed in ${count === 1 ? '1 place' : `${count} places`}. This version stays as it is until you decide.`,
  see: 'See the differences',
  leaveOut: 'Leave things out',
  compare: (isMain: boolean) => `Compare with your ${sourceName(isMain)}`,
  saveFirst: {
    title: 'Save your changes first?',
    description: 'This works on what is saved.',
    confirm: 'Save and go on',
  },

  tab: 'Version',
  back: 'All documents',
  goneTitle: 'This document is gone',
  gone: 'It was deleted, or it is in the account of another person.',
  readOnly: {
    trash: 'This document is in the trash: you can read and download it. To edit it, restore it.',
    plan: 'This document was made after those that your plan has room for: you can read, download and delete it. To edit it, upgrade or move an older one to the trash.',
  },
  upgrade: 'See the plans',
  about: ({ source, forJob }: Pick<DocumentSummary, 'source' | 'forJob'>) =>
    [
      source
        ? `Version of ${source.isMain ? 'your main resume' : isolated(source.name)}`
        : 'What it was made from was deleted; it is a document of its own now',
      forJob && `for ${isolated(forJob)}`,
    ]
      .filter(Boolean)
      .join(', ') + '. Your main resume and your profile stay as they are.',
};
