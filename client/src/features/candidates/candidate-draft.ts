import type { CandidateSave } from '#shared/candidates/schema';
import { tabDraft } from '../../lib/typed-text/tab-draft';
import type { VersionedDraft } from '../../lib/typed-text/use-versioned-form';

/** Unsaved changes to one candidate's record, and the version that they were made to. */
export const candidateDraft = tabDraft<VersionedDraft<Omit<CandidateSave, 'version'>>>('husay.candidate');
