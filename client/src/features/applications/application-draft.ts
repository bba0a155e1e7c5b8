import type { z } from 'zod';
import type { applicationDetails } from '#shared/applications/schema';
import { tabDraft } from '../../lib/typed-text/tab-draft';

interface Unsaved {
  id: string;
  /** The one that the changes were made to. */
  version: number;
  details: z.input<typeof applicationDetails>;
}

/** Unsaved changes to one application. */
export const applicationDraft = tabDraft<Unsaved>('husay.application');
