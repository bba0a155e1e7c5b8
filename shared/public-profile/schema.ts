import { z } from 'zod';
import { accountPicture } from '#shared/accounts/schema';
import { plan } from '#shared/billing/plans';
import { publicCredential } from '#shared/credentials/schema';
import { resume, storedResumeContent } from '#shared/resume/schema';
import { design } from '#shared/document/page-settings';
import { templateId } from '#shared/document/template-id';

/** A profile's owner as visitors see them. `plan` is the effective plan. */
const publicPerson = z.object({
  username: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  profileImageUrl: accountPicture,
  plan,
});
export type PublicPerson = z.infer<typeof publicPerson>;

/** Without personal particulars, whatever the server read: no answer to visitors has a place for them. */
const publicResume = storedResumeContent
  .omit({ particulars: true })
  .extend({ updatedAt: resume.shape.updatedAt });
export type PublicResume = z.infer<typeof publicResume>;

export const publicProfile = z.object({
  user: publicPerson,
  resume: publicResume,
  credentials: z.array(publicCredential),
  /** The day in Manila (YYYY-MM-DD) by which licenses are valid or expired: server and browser render the same. */
  today: z.iso.date(),
  /** How months are written, as in the resume's PDF; `as-typed` if not given. */
  monthStyle: resume.shape.monthStyle.optional(),
});
export type PublicProfile = z.infer<typeof publicProfile>;

/**
 * The data of a resume PDF. `templateId` is the owner's choice, or the default if their plan does not include it; `paper` is
 * null if the owner has not chosen one.
 */
export const pdfData = publicProfile.extend({
  templateId,
  paper: resume.shape.paper,
  density: resume.shape.density,
  photo: resume.shape.photo,
  monthStyle: resume.shape.monthStyle,
  ...design,
  qrCode: resume.shape.qrCode,
  attachData: resume.shape.attachData,
});
export type PdfData = z.infer<typeof pdfData>;

/** The same for the owner alone, whose own Bio-data prints personal particulars. */
export const ownPdfData = pdfData.extend({
  resume: publicResume.extend({ particulars: storedResumeContent.shape.particulars }),
});
export type OwnPdfData = z.infer<typeof ownPdfData>;
