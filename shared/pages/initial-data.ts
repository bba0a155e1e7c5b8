import { z } from 'zod';
import { currentUser } from '../accounts/schema';
import { credentialRecord } from '../credentials/schema';
import { noticeFacts } from '../privacy-notice/schema';
import { pdfData, publicProfile } from '../public-profile/schema';
import { resumeDraft } from '../resume/draft';
import { resume } from '../resume/schema';

/**
 * The data that a page carries in `<script type="application/json" id="initial-data">`, so that the app renders without
 * a second request. The column `data` of shared/pages/page-table.ts says which page carries what beside the user.
 */
export const initialData = z.object({
  currentUser: currentUser.nullable(),
  profile: publicProfile.optional(),
  /** The username of a profile's address where no profile is visible. */
  missingProfile: z.string().optional(),
  credential: credentialRecord.optional(),
  /** The parameters of a credential's address where no credential is visible. */
  missingCredential: z.object({ username: z.string(), id: z.string() }).optional(),
  /** What a link of an application shows, and its token. */
  version: z.object({ token: z.string(), shown: pdfData }).optional(),
  /** The token of an address where nothing is shown. */
  missingVersion: z.string().optional(),
  notice: noticeFacts.optional(),
  /** The user's own resume, and what they typed and have not saved. */
  resume: resume.optional(),
  draft: z.object({ draft: resumeDraft.nullable() }).optional(),
});

export type InitialData = z.infer<typeof initialData>;
