import { documentLimits, trashDays } from '#shared/resume/documents/schema';
import { isolated } from '#shared/text/invisible';

/** The texts that lists of documents have in common. What a list names by itself comes with it. */
export const documentWords = {
  search: 'Search',
  tag: 'Tag',
  allTags: 'All tags',
  sort: 'Sort by',
  sorts: { changed: 'Last changed', created: 'Newest', name: 'Name' },
  noneFound: 'Try other words or another tag.',
  changed: (when: string) => `Changed ${when}`,
  trashedOn: (when: string, until: string) => `In the trash since ${when}; removed for good on ${until}`,
  rename: 'Rename',
  renameOf: (name: string) => `Rename ${isolated(name)}`,
  trash: 'Move to trash',
  trashOf: (name: string) => `Move ${isolated(name)} to the trash`,
  trashed: 'Moved to the trash',
  trashedAbout: (name: string) => `“${isolated(name)}” can be restored for ${trashDays} days.`,
  undo: 'Undo',
  restore: 'Restore',
  restoreOf: (name: string) => `Restore ${isolated(name)}`,
  restored: 'Restored',
  remove: 'Delete for good',
  removeOf: (name: string) => `Delete ${isolated(name)} for good`,
  removeQuestion: (name: string) => `Delete “${isolated(name)}” for good?`,
  removed: 'Deleted',
  showTrash: 'Show the trash',
  trashEmptyTitle: 'The trash is empty',
  trashEmpty: `What you throw away stays here for ${trashDays} days and does not count for your plan.`,
  name: 'Name',
  tags: 'Tags',
  tagsHint: `Separate them with commas, at most ${documentLimits.tags}`,
  cancel: 'Cancel',
  save: 'Save',
  notSaved: 'This was not saved. Please try again.',
  room: {
    used: (used: number, limit: number) =>
      `${used} of ${limit} documents used, letters included. Your main resume does not count.`,
    full: (limit: number) =>
      `Your plan has room for ${limit} documents beside your main resume, letters included, and you have used all. Move one to the trash to make another.`,
    over: (used: number, limit: number) =>
      `You have ${used} documents, and your plan has room for ${limit}. Nothing is lost: the ones made last can be read, downloaded and deleted, but not edited.`,
    upgrade: (limit: number) => `Upgrade to Pro for ${limit}`,
  },
};

/** The texts of one list. */
export interface ListWords {
  list: string;
  loading: string;
  failed: string;
  /** What can be searched for. */
  searchHint: string;
  noneFoundTitle: string;
  /** Shows all of them again. */
  clear: string;
  hideTrash: string;
  notTrashed: string;
  notRestored: string;
  notRemoved: string;
  removeAbout: string;
}
