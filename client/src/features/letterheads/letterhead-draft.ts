import type { LetterheadDetails } from '#shared/letterheads/schema';
import { tabDraft } from '../../lib/typed-text/tab-draft';

/** What is typed in the form of a letterhead: by user, for the team with this id. */
export const letterheadDraft = tabDraft<{ organizationId: string; details: LetterheadDetails }>(
  'husay.letterhead',
);
