import type { LetterDetails } from '#shared/letters/schema';
import { tabDraft } from '../../lib/typed-text/tab-draft';
import type { VersionedDraft } from '../../lib/typed-text/use-versioned-form';

/** Unsaved changes to one letter, and the version that they were made to. */
export const letterDraft = tabDraft<VersionedDraft<LetterDetails>>('husay.letter');
