import type { LetterDetails } from '#shared/letters/schema';
import { tabDraft } from '../../lib/typed-text/tab-draft';

/** Unsaved changes to one letter, and the version that they were made to. */
export const letterDraft = tabDraft<{ id: string; version: number; details: LetterDetails }>('husay.letter');
