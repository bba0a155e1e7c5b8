import type { ApplicationDetails } from '#shared/applications/schema';
import { tabDraft } from '../../lib/typed-text/tab-draft';
import type { VersionedDraft } from '../../lib/typed-text/use-versioned-form';

/** Unsaved changes to one application, and the version that they were made to. */
export const applicationDraft = tabDraft<VersionedDraft<ApplicationDetails>>('husay.application');
